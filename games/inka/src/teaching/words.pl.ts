import type { TeachingWords } from '@quri/words';
import type { CardId, TipId } from './words.en.ts';

export const pl: TeachingWords<CardId, TipId> = {
  cards: {
    welcome:
      'Witaj w świątyni. Podłoga się zapadła, a na trzech złotych płytach pośrodku stoją twoje posążki. Wygrywa, kto pierwszy wyniesie wszystkie trzy.',
    start:
      'Cztery rogi świątyni to starty, a później wyjścia. Dotknij startu w lewym górnym rogu i wybierz „Startuję stąd”.',
    tiles:
      'Po dziurach nikt nie chodzi, więc układamy własną podłogę: trzynaście płyt, na zmianę. Każda zajmuje dwa trójkąty. Twoją płytę widzą wszyscy, następnej nie zna nikt.',
    layPlain:
      'Gładka płyta, lepszej nie ma. Kładziemy ją blisko startu. Dotknij pola w przerywanej ramce i wybierz „Kładę tutaj”.',
    layWall:
      'Ta ma mur na krawędzi, a mur zatrzymuje z obu stron. Ułożony w ten sposób nie stanie ci na drodze. Dotknij pola w ramce i wybierz „Kładę tutaj”.',
    laySnake:
      'Na połówce leży wąż: kto na nią wchodzi, płaci punkt akcji. Ta płyta przyda się później, dlatego ląduje daleko. Dotknij pola w ramce i wybierz „Kładę tutaj”.',
    layRest:
      'Jeszcze trzy, każda w swojej ramce. Druga trafia tuż przed rywala: mur w poprzek to mały prezent. Połóż wszystkie trzy.',
    points:
      'Podłoga leży, zaczynają się tury. Trzy pochodnie to trzy punkty akcji. Za każdy możesz przesunąć płytę wzdłuż krawędzi albo obrócić ją wokół rogu.',
    slide:
      'Od węża dzielą cię dwie dziury. Wystarczy jedno przesunięcie. Dotknij płyty w ramce, potem znaku obok startu i zatwierdź. Możesz ją też przeciągnąć.',
    gap: 'Za wężem jest jeszcze jedna luka. Płyta z murem leży blisko, ale samo przesunięcie nie wystarczy. Trzeba ją obrócić, a to wymaga miejsca na cały łuk.',
    swing:
      'Dotknij płyty w ramce. Krzyżyk to obrót, któremu coś przeszkadza: dotknij go, a plansza powie co. Potem wybierz zaznaczone miejsce i zatwierdź.',
    walking:
      'Kroki są za darmo, dopóki jest po czym iść. Tylko wąż bierze punkt, a tyle ci właśnie zostało. Wąż przykryty płytą śpi i nic nie kosztuje.',
    walk: 'Kto rusza w drogę, nie rusza już płyt w tej turze. Wybierz „Ruszam w drogę”, potem pole z jedynką: to d8, a jedynka to koszt węża.',
    noBlocker:
      'Punkty się skończyły. Teraz można postawić blokadę, ale raz z niej zrezygnujmy. Wybierz „Kończę turę…”, potem „Bez blokady”.',
    carried:
      'No właśnie. Rywal cofa płytę, a ciebie razem z nią: kto stoi na płycie, ten z nią jedzie. Ale to działa w obie strony.',
    ride: 'Przesunięcie może być tak długie, jak pozwala miejsce, i nadal kosztuje punkt. Dotknij płyty, na której stoisz, potem znaku na środku planszy i zatwierdź.',
    toFirst:
      'Obok dwie złote płyty, a punkty zostały dwa. Wybierz „Ruszam w drogę”, potem złotą płytę po lewej, pole e9.',
    takeFirst: 'Tu stoi twój posążek. Gdy go weźmiesz, nikt ci go nie odbierze. Wybierz „Biorę posążek”.',
    takeSecond:
      'Punkt wydany, więc znów idziesz za darmo. Przejdź na złotą płytę po prawej, pole e11, i tam też wybierz „Biorę posążek”.',
    guard:
      'Dwa posążki w jednej turze. Tym mostem trzeba będzie wrócić, a rywal lubi popychać. Płyty, na której stoi blokada, nie da się ruszyć.',
    guardBridge: 'Wybierz „Kończę turę…”, dotknij zaznaczonej połówki mostu, d9, i wybierz „Blokuję to pole”.',
    blocked:
      'Rywal też ma swój głaz. Stoi akurat w dziurze, nad którą prowadziłby most do trzeciego posążka. Dopóki tam stoi, nie wejdzie tam żadna płyta.',
    around:
      'Idziemy więc drugą stroną. Dotknij płyty w ramce, potem znaku dwa kroki w prawo i zatwierdź. Jej wąż znajdzie się między dwiema złotymi płytami.',
    third:
      'Most, wąż, posążek: równo trzy punkty. Wybierz „Ruszam w drogę”, przejdź na trzecią złotą płytę, f10, i wybierz „Biorę posążek”.',
    choice:
      'Masz wszystkie trzy. Gdzie blokada przyda się bardziej: na drodze rywala czy na płycie, której potrzebujesz? Prowadzisz, więc pilnuj drogi do wyjścia.',
    guardAhead:
      'Niżej leży płyta, która prowadzi do najbliższych schodów. Wybierz „Kończę turę…”, dotknij jej zaznaczonej połówki, h9, potem „Blokuję to pole”.',
    exits: 'Teraz na zewnątrz. Możesz wyjść każdym z czterech wyjść, nie tylko swoim. Do swojego masz pieszo daleko.',
    stairs:
      'Ale są schody. Wszystkie tajne przejścia łączą się ze sobą: za punkt wychodzisz z dowolnego innego, byle odkrytego.',
    swingOut:
      'Na drodze w dół została jedna luka. Dotknij płyty w ramce, potem znaku pod złotą płytą i zatwierdź: obróci się wokół prawego rogu.',
    passage:
      'Wąż i przejście to dwa ostatnie punkty. Wybierz „Ruszam w drogę”, idź do schodów na dole, i7, potem wybierz „Przejściem na b7”.',
    guardHome:
      'Stąd już blisko, a twój pierwszy most nadal leży. Przytrzymaj go: wybierz „Kończę turę…”, dotknij zaznaczonej połówki, b4, potem „Blokuję to pole”.',
    learned:
      'Przesuwać, obracać, jechać, iść, pilnować: oto cała sztuka. Kto z trzema posążkami stanie na odkrytym wyjściu, od razu wygrywa.',
    diamonds:
      'Jedno nas ominęło: kto stoi na diamencie, może przesuwać i obracać złote płyty ze wszystkim, co na nich stoi. Za każdym razem kosztuje to punkt.',
    yourTurn:
      'Dalej grasz bez podpowiedzi. Jedno dobre przesunięcie gładkiej płyty, nad dziurę obok ciebie i na węża, a wyjście stoi otworem. Powodzenia!',
  },
  tips: {
    statue: 'Twój posążek jest blisko. Zostaw punkt: wzięcie go kosztuje 1.',
    passage: 'Blisko jest tajne przejście: za 1 punkt wyjdziesz z dowolnego innego, byle odkrytego.',
    diamond: 'Blisko jest diament: stojąc na nim, możesz ruszać złote płyty.',
    stall: 'Zbyt długo bez posążka i gra się kończy. Wygrywa, kto ma ich najwięcej.',
    lay: 'Gładkie płyty kładź na swojej drodze, mury i węże na cudzej.',
    plan: 'Przesunięcie może być dowolnie długie i zawsze kosztuje jeden punkt.',
    pinned: 'Płyty pod blokadą nie ruszysz. Poszukaj innej.',
    ride: 'Stoisz na płycie, którą można ruszyć: jedź na niej.',
    snake: 'Płyta położona na wężu usypia go.',
    walkLast: 'Najpierw płyty: gdy ruszysz w drogę, zostają tam, gdzie leżą.',
    guard: 'Stoisz na płycie. Blokada na jej drugiej połówce chroni przed popchnięciem.',
    hinder: 'Blokada nic nie kosztuje. Postaw ją choćby na dziurze: płyta tam nie wejdzie.',
  },
};
