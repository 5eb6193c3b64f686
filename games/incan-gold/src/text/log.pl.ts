import { countPl, doesPl, type GameText, listPl, type PredicatePl, pluralPl, subjectPl, verbPl } from '@quri/words';
import type { IncanGoldShape } from '../shape.ts';
import { type CarriedArtifact, ROUNDS } from '../vocabulary.ts';
import { ARTIFACT_PL, gemsEachPl, gemsPl, HAZARD_PL, leadsPl } from './names.pl.ts';

/** In the present tense, names in the nominative: a past verb would have to know whether Sasza is a she or a he. */
export const logPl: GameText<IncanGoldShape>['seen'] = {
  roundBegun: ({ round, startPlayer, artifact }, who) => {
    const begun = `Runda ${round} z ${ROUNDS}. Wyprawę ${leadsPl(startPlayer, who)}.`;
    if (artifact === null) return begun;
    return `${begun} Do talii trafia ${ARTIFACT_PL[artifact.artifact].name}.`;
  },

  treasureFound: ({ card, inside, share, left }, who) => {
    const found = `Skarb wart ${gemsPl(card.value)}`;
    const [first] = inside;
    if (inside.length === 1 && first !== undefined)
      return `${found}. ${doesPl(first, who, 'zabiera', 'zabierasz')} wszystko.`;
    if (share === 0) {
      return `${found}, za mało na ${countPl(inside.length, 'osobę', 'osoby', 'osób')}: zostaje na karcie.`;
    }
    const taken = `${found}. Każda z ${inside.length} osób w świątyni bierze ${share}`;
    return left === 0 ? `${taken}.` : `${taken}, na karcie ${stays(left)} ${left}.`;
  },

  artifactFound: ({ card }) =>
    `Artefakt: ${ARTIFACT_PL[card.artifact].name}. Zabierze go osoba, która wyjdzie w pojedynkę.`,

  hazardMet: ({ card }) => `${HAZARD_PL[card.hazard].met} Tym razem kończy się na strachu.`,

  hazardStruck: ({ card, inside }, who) => {
    const tents = inside.length === 1 ? 'namiotu' : 'namiotów';
    return `${HAZARD_PL[card.hazard].again} ${subjectPl(inside, who, FLEE)} wszystko, co leży obok ${tents}.`;
  },

  choiceMade: ({ seat }, who) => `${doesPl(seat, who, 'ma', 'masz')} wybór za sobą.`,

  choicesRevealed: ({ stayers, leavers }, who) => {
    if (leavers.length === 0 && stayers.length > 1) return 'Nikt nie wychodzi: wyprawa idzie dalej.';
    const staying = `${subjectPl(stayers, who, GO)} dalej.`;
    const leaving = `${subjectPl(leavers, who, LEAVE)}.`;
    if (leavers.length === 0) return staying;
    return stayers.length === 0 ? leaving : `${staying} ${leaving}`;
  },

  leaversSettled: ({ leavers, share, left, artifacts }, who) => {
    const alone = leavers.length === 1;
    const gems = alone ? gemsPl(share) : gemsEachPl(share);
    const taken = [...(share > 0 ? [gems] : []), ...artifacts.map(withValue)];
    const back = `${subjectPl(leavers, who, RETURN)} bezpiecznie do obozu`;
    const bringing = taken.length === 0 ? '.' : `, a ze ścieżki ${verbPl(leavers, who, TAKE)} ${listPl(taken)}.`;
    const rest = left === 0 ? '' : ` Na ścieżce ${stays(left)} ${gemsPl(left)}.`;
    return `${back}${bringing}${rest}`;
  },

  roundEnded: ({ round, reason, lost }) => {
    const ended =
      reason === 'struck'
        ? `Runda ${round} kończy się ucieczką. Karta, która przegoniła wyprawę, wypada z gry.`
        : `Runda ${round} się kończy: w świątyni nie ma już nikogo.`;
    if (lost.length === 0) return ended;
    const names = listPl(lost.map(({ artifact }) => ARTIFACT_PL[artifact].name));
    return `${ended} Na zawsze ${lost.length === 1 ? 'przepada' : 'przepadają'} ${names}.`;
  },
};

const FLEE: PredicatePl = {
  one: 'ucieka i traci',
  several: 'uciekają i tracą',
  you: 'uciekasz i tracisz',
  youAll: 'uciekacie i tracicie',
};
const GO: PredicatePl = { one: 'idzie', several: 'idą', you: 'idziesz', youAll: 'idziecie' };
const LEAVE: PredicatePl = { one: 'wychodzi', several: 'wychodzą', you: 'wychodzisz', youAll: 'wychodzicie' };
const RETURN: PredicatePl = { one: 'wraca', several: 'wracają', you: 'wracasz', youAll: 'wracacie' };
const TAKE: PredicatePl = { one: 'zabiera', several: 'zabierają', you: 'zabierasz', youAll: 'zabieracie' };

/** zostaje 1, zostają 2, zostaje 5 */
const stays = (n: number): string => pluralPl(n, 'zostaje', 'zostają', 'zostaje');

const withValue = ({ card, value }: CarriedArtifact): string =>
  `${ARTIFACT_PL[card.artifact].taken} (wartość ${value})`;
