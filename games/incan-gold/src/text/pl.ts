import { type GameText, listPl, namedPl, overPl, type Who } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import { titles } from '../titles.ts';
import type { View } from '../view/shapes.ts';
import { keysPl } from './keys.pl.ts';
import { logPl } from './log.pl.ts';
import { ARTIFACT_PL, gemsPl, HAZARD_PL } from './names.pl.ts';
import { headlinePl, positionPl } from './position.pl.ts';
import { resultPl } from './result.pl.ts';
import { awaitedIn, ownOf } from './view-facts.ts';

const momentsPl: GameText<IncanGoldShape>['moment'] = {
  hazardLoss: ({ hazard, inside, lost }, who) => {
    const { again } = HAZARD_PL[hazard];
    if (lost === null)
      return `${again} ${listPl(inside.map(who))} ${inside.length === 1 ? 'ucieka' : 'uciekają'} z pustymi rękami.`;
    return lost === 0 ? `${again} Nie masz jeszcze nic do stracenia.` : `${again} Tracisz ${gemsPl(lost)}.`;
  },
  broughtHome: ({ gems, artifacts }) => {
    const brought = [
      ...(gems > 0 || artifacts.length === 0 ? [gemsPl(gems)] : []),
      ...artifacts.map(({ card }) => ARTIFACT_PL[card.artifact].taken),
    ];
    return `Jesteś w obozie. Przynosisz ${listPl(brought)}.`;
  },
  roundOver: ({ round, tent }) =>
    tent === null ? `Koniec rundy ${round}.` : `Koniec rundy ${round}. W twoim namiocie: ${gemsPl(tent)}.`,
};

export const pl: GameText<IncanGoldShape> = {
  ...titles.pl,
  options: {
    edition: {
      label: 'Wydanie',
      sentence: 'Jakie są artefakty i ile są warte.',
      values: {
        'incan-gold': {
          label: 'Incan Gold',
          sentence:
            'W każdej rundzie do talii trafia jeden artefakt; trzy pierwsze wyniesione są warte po 5, kolejne po 10.',
        },
        diamant: { label: 'Diamant', sentence: 'Bez artefaktów: liczą się same klejnoty.' },
        'diamant-2016': {
          label: 'Diamant 2016',
          sentence: 'Cała piątka artefaktów jest w talii od początku, a równy majątek to wspólne zwycięstwo.',
        },
        modern: {
          label: 'Współczesne',
          sentence: 'W każdej rundzie do talii trafia jeden artefakt; są warte kolejno 5, 7, 8, 10 i 12.',
        },
      },
    },
    autoSecondCard: {
      label: 'Druga karta od razu',
      sentence:
        'Gdy runda zaczyna się od niebezpieczeństwa, następną kartę odkrywa się bez pytania, bo nikt nie ma jeszcze nic do stracenia.',
    },
    openTents: { label: 'Otwarte namioty', sentence: 'Wszyscy widzą, ile klejnotów leży w każdym namiocie.' },
    twoPlayers: {
      label: 'Dwie osoby (nieoficjalnie)',
      sentence: 'Pozwala grać w dwie osoby, choć wydana gra wymaga co najmniej trzech.',
    },
  },
  bots: {
    random: {
      names: ['Lekkoduch', 'Marzyciel', 'Wesołek', 'Trzpiot', 'Wiercipięta', 'Obieżyświat', 'Figlarz', 'Powsinoga'],
      level: 'łatwy',
      sentence: 'Przy każdym wyborze rzuca monetą: wesołe towarzystwo na pierwszą grę.',
    },
    greedy: {
      names: ['Rachmistrz', 'Skarbnik', 'Księgowy', 'Bankier', 'Kasjer', 'Buchalter', 'Liczykrupa', 'Poborca'],
      level: 'średni',
      sentence: 'Idzie dalej, dopóki następna karta więcej daje, niż zabiera, a tuzin klejnotów mu wystarcza.',
    },
    mixed: {
      names: [
        'Stary Lis',
        'Czarny Kruk',
        'Szary Wilk',
        'Cichy Ryś',
        'Mądry Puchacz',
        'Bystry Szpak',
        'Zwinny Gronostaj',
        'Czujny Borsuk',
      ],
      level: 'trudny',
      sentence: 'Waży szanse, ale trudno go przejrzeć, i lubi wymykać się z artefaktem w pojedynkę.',
    },
    condor: {
      names: ['Kondor', 'Sokół', 'Orzeł', 'Jastrząb', 'Krogulec', 'Rybołów', 'Bielik', 'Myszołów'],
      level: 'mistrz',
      sentence: 'Krąży nad świątynią od tysięcy wypraw: wie, kto prowadzi, i wie, kiedy zawrócić.',
    },
  },
  intent: {
    choose: ({ choice }) => ({ torch: 'Pochodnia: idę dalej', camp: 'Obóz: wracam' })[choice],
  },
  seen: logPl,
  moment: momentsPl,
  masked: ['choiceMade'],
  refusal: {
    gameOver: () => 'Gra jest skończona: pięć rund już za nami.',
    notInside: () => 'Jesteś już w obozie i do końca tej rundy odpoczywasz.',
    notNow: () => 'Trwa odkrywanie kart, za chwilę znów będzie można wybierać.',
  },
  question: questionPl,
  headline: headlinePl,
  position: positionPl,
  keys: keysPl,
  result: resultPl,
};

/** Those awaited are the subject of a verb, never the object of "czekamy na", which would decline them. */
function questionPl(view: View, who: Who): string {
  if (view.final !== null) return overPl(view.final.winners, who);
  const waiting = awaitedIn(view);
  if (waiting.length === 0) return 'Trwa odkrywanie kart.';
  const choosing = `${waiting.length === 1 ? 'wybiera' : 'wybierają'} ${namedPl(waiting, who)}`;
  const own = ownOf(view);
  if (own === undefined) return `Teraz ${choosing}.`;
  if (!own.inside) return `Jesteś w obozie, a w świątyni ${choosing}.`;
  if (view.choice === null) return 'Wybierz w tajemnicy: idziesz dalej czy wracasz do obozu?';
  const chosen = view.choice === 'torch' ? 'Idziesz dalej' : 'Wracasz do obozu';
  return `${chosen}, ale możesz zmienić zdanie, dopóki ${choosing}.`;
}
