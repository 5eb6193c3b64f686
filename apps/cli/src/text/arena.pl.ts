import { countPl, pluralPl } from '@quri/words';
import type { arenaEn } from './arena.en.ts';

const people = (n: number): string => countPl(n, 'osoba', 'osoby', 'osób');

export const arenaPl: typeof arenaEn = {
  noSuchProgram: (program, name) => `nie ma programu „${program}” z --bots "${name}".`,
  notExecutable: (program) => `${program} nie jest wykonywalny; użyj chmod +x albo podaj, co ma go uruchomić.`,
  tooFewBots: 'arena potrzebuje co najmniej dwóch botów, na przykład --bots greedy,mixed.',
  onlyHouse: (name, ids) => `--best-response przyjmuje bota domowego (${ids.join(', ')}), a nie „${name}”.`,
  budgetAlone: '--budget ma sens tylko z --best-response.',

  title: (game) => `Arena: ${game}`,
  summary: (players, games, deals, seed) =>
    `${people(players)}, gier: ${games}, rozdań: ${deals}, każde rozegrane raz na każdy obrót miejsc; ziarno ${seed}`,
  bot: 'bot',
  share: 'wygrane',
  range: 'zakres 95%',
  rating: 'ranking',
  score: 'średni wynik',
  ms: 'ms na ruch',
  sat: 'gry',
  faults: 'stracone ruchy',
  par: (par) => `Równy udział to ${par}. Wspólne zwycięstwo liczy się w częściach.`,
  howRanged:
    'Zakresy są słuszne w 95 na 100 takich aren; wynikają z różnic między rozdaniami, bo gry jednego rozdania zależą od siebie. Ranking to openskill (Plackett-Luce), z jego własnym zakresem.',
  ahead: 'Kto kończył przed kim (wiersz przed kolumną, we wszystkich wspólnych grach; remis liczy się za pół)',
  fields: 'Wygrane w każdym towarzystwie',
  company: 'towarzystwo',
  noFaults: 'Żaden bot nie stracił ruchu.',
  faultsHead: 'Ruchy oddane losowi',
  fault: {
    threw: 'załamał się',
    illegal: 'poza propozycjami',
    late: 'za późno albo milczenie',
    crashed: 'skończył albo padł',
    garbage: 'to nie odpowiedź',
    oversized: 'za długi wiersz',
  },
  speed: (games, threads) => `Gier na sekundę: ${games} (${countPl(threads, 'wątek', 'wątki', 'wątków')})`,
  written: (path) => `Strona jest w ${path}`,
  clocked: 'mierzone zegarem przy każdym wyborze',

  answered: (bot, players) =>
    `Najlepsza odpowiedź na ${bot}: jeden uczeń i ${players - 1} ${pluralPl(players - 1, 'kopia', 'kopie', 'kopii')}`,
  learned: (budget, known) => `Gier do nauki: ${budget}, rodzajów decyzji: ${known}`,
  won: (share, low, high, games, deals) =>
    `Wygrane: ${share} (${low} do ${high}); gier: ${games}, nowych rozdań: ${deals}`,
  againstPar: (par) => `Równy udział to ${par}; nadwyżka to dolne ograniczenie tego, ile da się na bocie zyskać.`,
};
