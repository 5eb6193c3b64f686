interface Damaged {
  readonly table: string;
  readonly fault: string;
}

const moreTables = (more: number): string => (more === 0 ? '' : ` And ${more} more.`);

export const backupEn = {
  whichFile: 'into which file? As in quri backup quri-today.db.',
  whichBackup: 'from which file? Name one that quri backup has written.',
  noData: (folder: string): string => `there is no data of Quri in ${folder}. Name another folder with --data DIR.`,
  isData: (file: string): string => `${file} is the data itself; name another file.`,
  exists: (file: string): string => `${file} exists already; with --force it is overwritten.`,
  problems: {
    notQuri: (file: string): string => `${file} is no data of Quri.`,
    newer: (file: string): string => `${file} was written by a newer Quri; update this one first.`,
    cut: (file: string): string =>
      `${file} is not as long as it says it is, so it was not copied; nothing was changed.`,
    foreign: (file: string): string =>
      `${file} has tables, views or triggers in it that Quri does not make, so it was not copied; nothing was changed.`,
    damaged: (file: string): string => `${file} is damaged, so it was not copied; nothing was changed.`,
  },
  damagedTables: (file: string, { table, fault }: Damaged, more: number): string =>
    `${file} has damaged tables, so it is not restored; nothing was changed. Table ${table}: ${fault}.${moreTables(more)} With --force it is restored all the same; nothing is played at these tables then.`,
  holdsDamage: (file: string, { table, fault }: Damaged, more: number): string =>
    `the data is damaged, and so is its copy in ${file}; keep older copies. Table ${table}: ${fault}.${moreTables(more)}`,
  written: (file: string, megabytes: string): string => `${file} is written and checked: ${megabytes} MB.`,
  restored: (file: string, old: string | null): string =>
    `The data is that of ${file} now.${old === null ? '' : ` What was there before is kept beside it as ${old}.`}`,
};
