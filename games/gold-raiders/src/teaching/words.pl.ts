import type { TeachingWords } from '@quri/words';
import type { CardId, TipId } from './words.en.ts';

export const pl: TeachingWords<CardId, TipId> = {
  cards: {
    welcome:
      'Witaj nad laguną. Na drugim końcu szlaku, 25 pól stąd, stoi świątynia pełna złota. Kto dotrze tam pierwszy, wygrywa, a dwoje rywali już zaczyna.',
    night:
      'Nocą nikt nie idzie. Wszyscy po kolei kładą po jednej zakrytej karcie, a za dnia te stosy zamieniają się w kroki. Niżej masz swoją rękę: do rana zagrasz wszystkie osiem kart.',
    firstMile: 'Drogę czyta się od spodu, a zaczyna ją 1 mila. Wybierz kartę „1 mila”, potem „Nowy stos”.',
    secondMile:
      '2 mile to dwa pola, ale tylko tuż nad 1 milą. Kolejność jest więc ważniejsza niż same karty. Wybierz kartę „2 mile”, potem „Stos 1”.',
    bandits:
      'Teraz coś niemiłego. Stos z Bandytami donikąd nie prowadzi: kto go odkrywa, cofa się o dwa pola za każdą taką kartę.',
    bait: 'Trzymaj ich więc z dala od swojej drogi. Osobno są świetną przynętą, bo nikt nie widzi, co leży w stosie. Wybierz Bandytów, potem „Nowy stos”.',
    robbed:
      'I nie ma twojej drogi: ktoś zagrywa Kradzież i zabiera cały stos, bez zaglądania. Tracisz karty, ale nie wiedzę: to wciąż 1 mila, a na niej 2 mile.',
    takeBack:
      'Masz dwie Kradzieże, więc odbierz, co twoje. Wybierz Kradzież, potem „Stos 3”, ostatni u złodzieja, a na koniec „Nowy stos”.',
    numbers:
      'Stosy liczy się od lewej. Gdy droga znika, Bandyci przesuwają się na jej miejsce i są stosem 1, a odzyskana droga jest teraz stosem 2. Stół ci tego nie przypomni.',
    scout:
      'Ktoś ma trzy karty w jednym stosie. Zanim wydasz drugą Kradzież, sprawdź, czy warto. Wybierz Zwiad, potem „Stos 1”.',
    triplet:
      'Trzy razy 2 mile. Trzy jednakowe karty pod rząd, byle nie Bandyci, to trójka, a trójka to pięć pól. Zapamiętaj, gdzie leży, i wybierz „Odwracam wzrok”.',
    takeTriplet:
      'Na tym stosie nadal leżą tylko te trzy karty, więc wiesz dokładnie, co bierzesz. Wybierz Kradzież, potem „Stos 1”, a na koniec „Nowy stos”.',
    trapSprung:
      'Ktoś łapie przynętę, a z nią twoich Bandytów. Luka znowu się zamyka: stos 1 to teraz twoja droga, a stos 2 to trójka.',
    thirdMile:
      'Tuż nad 1 i 2 karta „3 mile” dokłada jeszcze trzy pola: razem sześć w jednym stosie. Wybierz kartę „3 mile”, potem „Stos 1”.',
    lastCard:
      'Zostają tylko Bandyci, a zagrać trzeba każdą kartę. Na twojej drodze popsują ją całą. Wybierz Bandytów, potem „Nowy stos”.',
    day: 'Jest dzień, a twoi Bandyci dopadają złodzieja. Teraz ty: odkrywaj własne stosy jeden po drugim, ile chcesz, i kończ, kiedy chcesz.',
    revealPath: 'Pamiętasz? Stos 1 to droga, stos 2 to trójka, a w stosie 3 są Bandyci. Wybierz „Stos 1”.',
    revealTriplet: 'Sześć pól z trzech kart. Pora na łup: wybierz „Stos 2”.',
    leaveClosed:
      'Pole 11 i prowadzisz. W stosie 3 czekają twoi własni Bandyci, a odkrywać go nikt ci nie każe. Wybierz „Kończę turę”.',
    idol: 'W świątyni nikogo jeszcze nie ma, więc wszystkie karty tasuje się i rozdaje od nowa. Jesteś najdalej, dlatego dostajesz posążek: i nocą, i za dnia zaczynasz ty.',
    newPath:
      'Wczorajszych stosów już nie ma, tylko pionki zostają na swoich polach. Zacznij nową drogę: wybierz kartę „1 mila”, potem „Nowy stos”.',
    reconInStack:
      'Mało jest jeszcze do oglądania, więc schowaj jeden Zwiad w drodze. Między kartami drogi wolno go pominąć, a Kradzież je rozdziela. Wybierz Zwiad, potem „Stos 1”.',
    acrossRecon:
      '1, Zwiad, 2 liczy się tak jak 1, 2, a inni widzą tylko wyższy stos. Wybierz kartę „2 mile”, potem „Stos 1”.',
    scoutAgain:
      'Kradzież najlepiej wydać na coś sprawdzonego, a do sprawdzania masz jeszcze Zwiad. Wybierz Zwiad, potem „Stos 1”.',
    everybodySaw:
      '1 i 2: trzy pola i miejsce na więcej. Ale wszyscy wiedzą, który stos oglądasz, jego właściciel też. Wybierz „Odwracam wzrok”.',
    oneMore:
      'Na tym stosie leży teraz jedna karta więcej. 3 mile, żeby było sześć pól? A może Bandyci, właśnie przez twój Zwiad? Tego, co przybywa po podglądaniu, nie znasz.',
    gamble:
      'Sprawdźmy to. Obcego stosu nigdy jednak nie kładź na swoją drogę, bo Bandyci popsują oba. Wybierz Kradzież, potem „Stos 1”, a na koniec „Nowy stos”.',
    finishPath: 'Własnej drodze możesz ufać. Wybierz kartę „3 mile”, potem „Stos 1”.',
    baitAgain:
      'Zostają dwie karty Bandytów, których trzeba się pozbyć. Znowu na przynętę: wybierz Bandytów, potem „Nowy stos”.',
    twoBandits:
      'Druga idzie na pierwszą: dwie takie karty w jednym stosie cofają złodzieja o cztery pola. Wybierz Bandytów, potem „Stos 3”.',
    sureFirst:
      'Ktoś nie może się oprzeć i zabiera obie karty Bandytów. Masz posążek, więc dzień zaczynasz ty: najpierw to, czego masz pewność. Wybierz „Stos 1”.',
    twoSides:
      'Pole 17. Teraz skradziony stos: sześć pól, jeśli na wierzchu są 3 mile, trzy, jeśli coś nieszkodliwego, a jeśli Bandyci, dwa wstecz. Możesz też na tym skończyć.',
    turnOver: 'Przy takiej przewadze rozsądniej jest skończyć. Dziś jednak chcemy wiedzieć. Wybierz „Stos 2”.',
    caught:
      'Bandyci, i to przez twój Zwiad. Dwa pola to uczciwa cena za tę naukę: co przybywa po podglądaniu, znowu jest tajemnicą.',
    onwards:
      'Jeszcze dziesięć pól. Gdy wszyscy mają dzień za sobą, wygrywa ten, kto jest w świątyni; jeśli jest tam kilka osób, decydują odkryte tego dnia mile. Dalej prowadzisz ty.',
  },
  tips: {
    atTemple: 'Jesteś u celu. Kolejne mile pomogą w remisie, ale Bandyci cię stąd przegonią.',
    rivalNear: 'Ktoś jest prawie u celu. Jeśli dojdzie tam więcej osób, zdecydują odkryte mile.',
    mayStop: 'Stosu nie musisz odkrywać. Jeśli mogą w nim być Bandyci, zostaw go zakrytym.',
    lastNight: 'Ktoś jest blisko świątyni: ta noc może być ostatnia.',
    begin: 'Drogę zacznij od 1 mili: 2 mile liczą się tylko tuż nad nią.',
    bandits: 'Bandyci psują cały stos. Daj im osobny, jako przynętę na złodziei.',
    triplet: 'Trzy jednakowe karty pod rząd dają pięć pól, także Kradzieże i Zwiady.',
    remember: 'Zapamiętuj, co i gdzie kładziesz: nikt ci tego więcej nie pokaże.',
    recon: 'Zwiad pokazuje cały stos, nawet twój własny, gdy wypadnie ci z pamięci.',
    steal: 'Kradzież bierze stos w ciemno, nawet z Bandytami. Kładź go z dala od swojej drogi.',
    tall: 'Wysoki stos kusi złodziei. Dwóch niższych nie straci się za jednym razem.',
    dusk: 'Na jutro nic nie zostaje: użyj Zwiadu albo Kradzieży jeszcze tej nocy.',
  },
};
