import type { backupEn } from './backup.en.ts';

export const backupPl: typeof backupEn = {
  whichFile: 'do którego pliku? Na przykład quri backup quri-dzisiaj.db.',
  whichBackup: 'z którego pliku? Podaj taki, który zapisało quri backup.',
  noData: (folder) => `w katalogu ${folder} nie ma danych Quri. Inny katalog podaje się przez --data KATALOG.`,
  isData: (file) => `${file} to same dane; podaj inny plik.`,
  exists: (file) => `${file} już istnieje; z --force zostanie nadpisany.`,
  problems: {
    notQuri: (file) => `${file} nie zawiera danych Quri.`,
    newer: (file) => `${file} pochodzi z nowszej wersji Quri; najpierw zaktualizuj tę.`,
    damaged: (file) => `${file} jest uszkodzony, więc nie został skopiowany; nic się nie zmieniło.`,
  },
  written: (file, megabytes) => `${file} jest zapisany i sprawdzony: ${megabytes} MB.`,
  restored: (file, old) =>
    `Dane pochodzą teraz z ${file}.${old === null ? '' : ` Poprzednie zostają obok jako ${old}.`}`,
};
