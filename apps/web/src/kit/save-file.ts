/** Hands a file over as a download. */
export function saveFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

export const saveText = (text: string, name: string): void =>
  saveFile(new Blob([text], { type: 'application/json' }), name);
