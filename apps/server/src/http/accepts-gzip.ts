export function acceptsGzip(accepted: string | string[] | undefined): boolean {
  const codings = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()));
  const coding = ['gzip', 'x-gzip', '*'].map((name) => codings.find(([one]) => one === name)).find(Boolean);
  return coding !== undefined && !coding.some((part) => /^q=0(\.0*)?$/.test(part));
}
