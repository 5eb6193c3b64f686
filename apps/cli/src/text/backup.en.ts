export const backupEn = {
  whichFile: 'into which file? As in quri backup quri-today.db.',
  whichBackup: 'from which file? Name one that quri backup has written.',
  noData: (folder: string): string => `there is no data of Quri in ${folder}. Name another folder with --data DIR.`,
  isData: (file: string): string => `${file} is the data itself; name another file.`,
  exists: (file: string): string => `${file} exists already; with --force it is overwritten.`,
  problems: {
    notQuri: (file: string): string => `${file} is no data of Quri.`,
    newer: (file: string): string => `${file} was written by a newer Quri; update this one first.`,
    damaged: (file: string): string => `${file} is damaged, so it was not copied; nothing was changed.`,
  },
  written: (file: string, megabytes: string): string => `${file} is written and checked: ${megabytes} MB.`,
  restored: (file: string, old: string | null): string =>
    `The data is that of ${file} now.${old === null ? '' : ` What was there before is kept beside it as ${old}.`}`,
};
