import type { TeachingWords } from '@quri/words';
import type { CardId, TipId } from './words.en.ts';

export const pl: TeachingWords<CardId, TipId> = {
  cards: {
    welcome:
      'Witaj w Tikal. Pod tymi drzewami leży całe miasto, a my je odkopujemy. Świątynie dają punkty, gdy budzi się wulkan, i dają je temu, kto jest tam najsilniejszy.',
    tile: 'Każda tura zaczyna się od kafla. Ten to świątynia o wartości 2. Kamienie na krawędziach są jak schody: pokazują, którędy wiedzie droga i ile kosztuje.',
    placeTemple:
      'Na północ od polany jest blisko do obozu. Obracamy kafel tak, żeby na tej krawędzi nie było jego kamieni: wtedy droga kosztuje jeden punkt. Wybierz b3, potem „Kładę tutaj”.',
    torches:
      'Dziesięć pochodni to dziesięć punktów akcji. Kupujesz za nie wszystko: ludzi, kroki, kopanie. Co zostaje na koniec tury, przepada.',
    bringLeader:
      'Kierownik znaczy tyle, co trzech odkrywców. Przybycie kosztuje 1, a dwie krawędzie po jednym kamieniu 2. Wybierz „Kierownik”, potem świątynię na b3 i „Idę na b3”.',
    bringExplorer:
      'Teraz odkrywca, tą samą drogą. Dwie figury mogą więcej niż jedna, zaraz to zobaczysz. Wybierz „Nowy odkrywca”, potem świątynię na b3 i „Idę na b3”.',
    dig: 'Zostają cztery punkty. Kopanie kosztuje 2 i dokłada świątyni następny poziom. Każda figura robi to w jednym miejscu raz na turę. Wybierz odkrywcę na b3, potem „Kopię do 3”.',
    digAgain:
      'Teraz kierownik. Więcej niż dwóch poziomów na turę świątynia nie przyjmie. Wybierz kierownika na b3, potem „Kopię do 4”.',
    firstEnd:
      'Po jednej turze świątynia jest warta 4 i nikogo poza tobą tam nie ma. Punkty da dopiero przy punktacji, więc do tej chwili trzeba ją utrzymać. Wybierz „Kończę turę”.',
    ruins:
      'Rywale mają już własną świątynię. A ty masz ruiny z czterema skarbami. Skarby też dają punkty przy każdej punktacji i nikt nie musi ich pilnować.',
    placeRuins: 'Na c4 ruiny leżą obok twojej świątyni i obok polany. Wybierz c4, potem „Kładę tutaj”.',
    walkNextDoor:
      'Odkrywca ma tam jeden kamień, więc droga kosztuje 1. Kierownik zostaje i trzyma świątynię. Wybierz odkrywcę na b3, potem ruiny na c4 i „Idę na c4”.',
    hunt: 'Szukanie kosztuje 3 i zawsze coś daje. Co, tego nikt wcześniej nie wie. Wybierz odkrywcę na c4, potem „Szukam skarbu”.',
    secondHunter:
      'To jak z kopaniem: jeden skarb na figurę i turę. Sześć punktów wystarczy akurat na drugą parę rąk. Wybierz „Nowy odkrywca”, potem ruiny na c4 i „Idę na c4”.',
    huntAgain: 'Ten ma jeszcze świeże siły. Wybierz odkrywcę na c4, potem „Szukam skarbu”.',
    sets: 'Maska i kamienny jaguar, po punkcie za każde. Dwa skarby jednego rodzaju dają 3 punkty, a wszystkie trzy 6.',
    secondEnd:
      'Albo kopać i mieć świątynię wartą 6: też dobry plan. Śmiało czy ostrożnie, jedno i drugie bywa słuszne. Kierownik stoi teraz na b3 sam. Wybierz „Kończę turę”.',
    tie: 'Spójrz na swoją świątynię na b3: zamiast korony ma wagę. Kierownik przeciw kierownikowi, 3 do 3. Przy remisie nie dostaje nikt.',
    sharedLevels:
      'Rywale też tam kopią i świątynia jest warta już 5. Poziomy należą do świątyni: kto jest na koniec najsilniejszy, bierze punkty za wszystkie.',
    placeSecond:
      'Najpierw kafel, znów świątynia o wartości 2. Na północ od polany na c3 nie leży rywalom po drodze. Wybierz c2, potem „Kładę tutaj”.',
    breakTie:
      'Jeden odkrywca przechyla wagę, 4 do 3. Wybierz odkrywcę w ruinach na c4, potem świątynię na b3 i „Idę na b3”.',
    digHigher: 'Skoro już tam jest, niech kopie. Wybierz odkrywcę na b3, potem „Kopię do 6”.',
    camp: 'Wszyscy idą wciąż aż z obozu głównego. Obóz na polanie kosztuje 5, ale tylko raz: odtąd twoi ludzie zjawiają się prosto w nim, za 1.',
    walkToClearing:
      'Polana na c3 to odkrycie rywali, ale obóz rozbija na niej ten, kto pierwszy tam dotrze. Wybierz odkrywcę na c4, potem polanę na c3 i „Idę na c3”.',
    pitch: 'Wybierz odkrywcę na c3, potem „Rozbijam obóz”.',
    arrive: 'Zostaje jeden punkt, a obóz już czeka. Wybierz „Nowy odkrywca”, potem obóz na c3 i „Idę na c3”.',
    letters:
      'Kafle przychodzą literami. Zostaje jedno A, po nim idą B, a wśród nich jest wulkan. Odtąd każda tura może być ostatnią przed punktacją. Wybierz „Kończę turę”.',
    volcano:
      'Oto ta chwila. Każda wyprawa dostaje dziesięć punktów bez kafla, a potem punktuje. Zaczynasz ty, i to za planszę taką, jaką zostawisz.',
    behind: 'Rywale są znów na b3 w sile, 5 do 4. Gdyby liczyć teraz, świątynia warta 6 nie dałaby ci nic.',
    firstHelp:
      'Teraz zwraca się obóz: do b3 jest stąd krok. Wybierz odkrywcę w obozie na c3, potem świątynię na b3 i „Idę na b3”.',
    secondHelp: 'Pięć do pięciu, wciąż remis. Wybierz drugiego odkrywcę na c3, potem znów b3 i „Idę na b3”.',
    raise: '6 do 5, świątynia jest twoja. Niech będzie warta więcej. Wybierz odkrywcę na b3, potem „Kopię do 7”.',
    raiseAgain: 'Wybierz kierownika na b3, potem „Kopię do 8”.',
    otherTemple:
      'Twoja druga świątynia stoi pusta, krok za obozem. Gdzie nie ma nikogo, jeden odkrywca jest najsilniejszy. Wybierz „Nowy odkrywca”, potem świątynię na c2 i „Idę na c2”.',
    digOther: 'Ostatnie dwa punkty. Wybierz odkrywcę na c2, potem „Kopię do 3”.',
    score: 'Policzmy: 8 za b3, 3 za c2, 1 za maskę i 1 za jaguara. Razem 13. Wybierz „Kończę turę”.',
    paidTwice:
      'Widzisz? Rywale wchodzą na b3 już po twojej punktacji i świątynia płaci także im. Przewagę ma się tylko na chwilę.',
    placeVolcano:
      'Teraz wulkan dostaje swoje miejsce. Nikt na niego nie wejdzie, więc to dobry mur: na b2 osłania bok twojej świątyni. Wybierz b2, potem „Kładę tutaj”.',
    guard:
      'Na zawsze zatrzymasz świątynię, stawiając strażnika tam, gdzie masz przewagę. Kosztuje 5, kończy tam kopanie, a twoje inne figury z tego pola odchodzą z gry.',
    digBefore:
      'Na c2 nie tracisz nikogo. Podnieś ją jeszcze raz, zanim się zamknie. Wybierz odkrywcę na c2, potem „Kopię do 4”.',
    putGuard:
      'Przed nami trzy punktacje: dwa wulkany i koniec gry. Za każdym razem cztery punkty i nikt tego nie zmieni. Wybierz odkrywcę na c2, potem „Stawiam strażnika”.',
    free: 'Ostatnie trzy punkty są twoje. Trzech odkrywców do walki o b3? A może maska za kamiennego jaguara rywali: para daje 3 i nikt jej nie zabierze.',
    farewell:
      'Kafle, drogi, kopanie, skarby, obóz, strażnik: znasz już ten fach. Graj dalej, jeśli chcesz: cała partia trwa około godziny, a w każdej chwili możesz ją zostawić i do niej wrócić.',
  },
  tips: {
    bonusTurn: 'Po tej turze punktujesz: najpierw zdobądź przewagę, potem kop.',
    volcanoTile: 'Na wulkan nikt nie wejdzie: niech zagradza drogę innym, nie tobie.',
    turnTile: 'Obróć kafel: mało kamieni na twojej drodze, dużo na cudzej.',
    bid: 'Punkty z licytacji są stracone: za polanę rzadko warto dać dużo.',
    leader: 'Kierownik liczy się za trzech odkrywców. Sprowadź go wcześnie.',
    endsSoon: 'Kafli jest już niewiele. Po ostatnim wszyscy punktują jeszcze raz.',
    volcanoSoon: 'Niedługo może przyjść wulkan: kończ tury z przewagą w świątyniach.',
    tie: 'W świątyni jest remis, a remis nie płaci nikomu. Rozstrzygnie jeden odkrywca.',
    pair: 'Pojedyncze skarby można wymieniać: para daje 3 i nikt jej nie odbierze.',
    guard: 'Strażnik zatrzymuje świątynię na zawsze, ale twoje inne figury odchodzą stamtąd z gry.',
    dig: 'Dwie figury podniosą świątynię w jednej turze o dwa poziomy.',
    camp: 'Obóz tutaj oszczędza drogi: twoje figury zjawiają się w nim za 1 punkt.',
    lastPoint: 'Niewykorzystany punkt przepada: sprowadź za niego odkrywcę.',
  },
};
