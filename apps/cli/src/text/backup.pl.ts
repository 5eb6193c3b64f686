import type { backupEn } from './backup.en.ts';

const moreTables = (more: number): string => (more === 0 ? '' : ` Dalszych uszkodzonych: ${more}.`);

export const backupPl: typeof backupEn = {
  whichFile: 'do którego pliku? Na przykład quri backup quri-dzisiaj.db.',
  whichBackup: 'z którego pliku? Podaj taki, który zapisało quri backup.',
  noData: (folder) => `w katalogu ${folder} nie ma danych Quri. Inny katalog podaje się przez --data KATALOG.`,
  isData: (file) => `${file} to same dane; podaj inny plik.`,
  exists: (file) => `${file} już istnieje; z --force zostanie nadpisany.`,
  problems: {
    notQuri: (file) => `${file} nie zawiera danych Quri.`,
    newer: (file) => `${file} pochodzi z nowszej wersji Quri; najpierw zaktualizuj tę.`,
    cut: (file) => `${file} nie ma długości, którą podaje, więc nie został skopiowany; nic się nie zmieniło.`,
    foreign: (file) =>
      `${file} zawiera tabele, widoki lub wyzwalacze, których Quri nie tworzy, więc nie został skopiowany; nic się nie zmieniło.`,
    damaged: (file) => `${file} jest uszkodzony, więc nie został skopiowany; nic się nie zmieniło.`,
  },
  damagedTables: (file, { table, fault }, more) =>
    `w pliku ${file} są uszkodzone stoły, więc nie zostaje przywrócony; nic się nie zmieniło. Stół ${table}: ${fault}.${moreTables(more)} Z --force zostanie przywrócony mimo to; przy tych stołach nikt wtedy nie zagra.`,
  holdsDamage: (file, { table, fault }, more) =>
    `dane są uszkodzone i ich kopia w ${file} też; zachowaj starsze kopie. Stół ${table}: ${fault}.${moreTables(more)}`,
  written: (file, megabytes) => `${file} jest zapisany i sprawdzony: ${megabytes} MB.`,
  restored: (file, old) =>
    `Dane pochodzą teraz z ${file}.${old === null ? '' : ` Poprzednie zostają obok jako ${old}.`}`,
};
