import { actionPointsPl, type GameText, isYou } from '@quri/words';
import { isTarget, labelOf } from '../answers/map.ts';
import type { InkaShape } from '../shape.ts';
import { obstaclePl, ownedPl, posePl } from './names.pl.ts';

export const refusalsPl: GameText<InkaShape>['refusal'] = {
  gameOver: () => 'Gra jest skończona.',
  notNow: () => 'Trwa losowanie, za chwilę gramy dalej.',
  notYourTurn: ({ turn }, who) => `Teraz ${isYou(who, turn) ? 'twoja kolej' : `gra ${who(turn)}`}.`,
  pickStartFirst: () => 'Najpierw wybierz pole startowe dla swojego pionka.',
  layTileFirst: () => 'Najpierw połóż dobraną płytę.',
  startsPicked: () => 'Twój pionek już stoi na planszy.',
  tilesLaid: () => 'Wszystkie płyty już leżą na planszy.',
  noStart: ({ cell }) => `Pole ${labelOf(cell)} nie jest startowe.`,
  startTaken: ({ cell, seat }, who) =>
    `Z ${labelOf(cell)} ${isYou(who, seat) ? 'startujesz ty' : `startuje ${who(seat)}`}: wybierz inne pole.`,
  looksTheSame: ({ pose }) => `Odwrócona płyta wygląda tak samo: połóż ją na ${posePl(pose)}.`,
  tileThere: ({ cell, tile }) => `Na ${labelOf(cell)} leży już ${isTarget(tile) ? 'złota płyta' : 'płyta'}.`,
  counterThere: ({ cell, seat }, who) =>
    `Na ${labelOf(cell)} stoi ${ownedPl(seat, 'counter', who)}: nie można go przykryć.`,
  closesStart: ({ cell, seat }, who) =>
    `Mury zamknęłyby pole startowe ${labelOf(cell)} (${isYou(who, seat) ? 'twoje' : who(seat)}): choć jedna jego krawędź musi zostać wolna.`,
  notEnoughPoints: ({ rule, cost, left }) =>
    `${rule === 'IN-11' ? 'Przez węże po drodze to' : 'To'} kosztuje ${actionPointsPl(cost)}, a ${
      left === 0 ? 'nie masz już ani jednego' : `masz już tylko ${left}`
    }.`,
  walkingStarted: () => 'Jesteś już w drodze: w tej turze płyt się więcej nie rusza.',
  notWalkingYet: () => 'To jeszcze czas na płyty: najpierw rusz w drogę.',
  walkingStopped: () => 'Droga w tej turze skończona: postaw blokadę albo zakończ turę.',
  stillWalking: () => 'Jesteś jeszcze w drodze: zakończ ją, potem zakończ turę.',
  blockerOnTile: ({ seat }, who) => `Tę płytę trzyma w miejscu ${ownedPl(seat, 'blocker', who)}.`,
  targetTile: () => 'Złote płyty rusza się tylko w drodze, stojąc na diamencie.',
  noDiamond: () => 'Aby ruszyć złotą płytę, musisz stać na odkrytym diamencie.',
  noSuchMove: ({ to }) => `Na ${posePl(to)} nie prowadzi żadne przesunięcie ani żaden obrót tej płyty.`,
  inTheWay: ({ rule, tile, to, obstacle }, who) =>
    `${isTarget(tile) ? 'Złotej płyty' : 'Płyty'} nie da się ${rule === 'IN-8' ? 'przesunąć' : 'obrócić'} na ${posePl(to)}: ${
      obstacle.kind === 'edge'
        ? 'po drodze wystawałaby poza krawędź planszy'
        : `przeszkadza ${obstaclePl(obstacle, who)}`
    }.`,
  alreadyThere: ({ cell }) => `Już stoisz na ${labelOf(cell)}.`,
  hole: ({ cell }) => `Na ${labelOf(cell)} jest dziura: tam nie da się wejść.`,
  wayBlocked: ({ cell, by }, who) =>
    `Na drodze do ${labelOf(cell)} stoi ${ownedPl(by.seat, by.kind, who)}, a pionków i blokad nie wolno tu mijać.`,
  noWay: ({ cell }) => `Przy tym ułożeniu płyt na ${labelOf(cell)} nie ma dojścia.`,
  hasWalked: () => 'Za darmo idzie się raz: teraz wydaj punkt akcji, zakończ drogę albo cofnij ten ruch.',
  occupied: ({ rule, cell, by }, who) =>
    `${
      {
        'IN-12': `Nie możesz się zatrzymać na ${labelOf(cell)}`,
        'IN-14': `Nie możesz wyjść na ${labelOf(cell)}`,
        'IN-17': `Blokada nie może stanąć na ${labelOf(cell)}`,
      }[rule]
    }: jest tam ${ownedPl(by.seat, by.kind, who)}.`,
  notOnTarget: () => 'Aby wziąć posążek, musisz stać na złotej płycie.',
  noStatueLeft: () => 'Z tej złotej płyty masz już swój posążek.',
  notOnPassage: () => 'Nie stoisz na odkrytym tajnym przejściu.',
  noPassage: ({ cell }) => `Na ${labelOf(cell)} nie ma tajnego przejścia.`,
  samePassage: ({ cell }) => `Już stoisz przy przejściu na ${labelOf(cell)}: wybierz inne.`,
  passageCovered: ({ cell }) => `Tajne przejście na ${labelOf(cell)} przykrywa płyta.`,
  blockerOnTarget: ({ cell }) => `Na ${labelOf(cell)} leży złota płyta: tam nie wolno postawić blokady.`,
  blockerOnExit: ({ cell }) => `Przy tym stole wyjścia są wolne: na ${labelOf(cell)} nie wolno postawić blokady.`,
};
