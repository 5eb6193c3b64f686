import type { Words } from './words.ts';

export const pl: Words = {
  cards: {
    welcome:
      'Witaj przed świątynią. Wchodzimy pięć razy, a wygrywa osoba, która zgromadzi największy majątek. Prowadzę cię przez trzy rundy, dwie ostatnie należą do ciebie.',
    share:
      'Pierwszą kartę odkrywa się bez pytania: 5 klejnotów na trzy osoby, czyli po jednym. Dwóch nie da się podzielić, więc zostają na karcie. Pamiętaj o nich.',
    choose:
      'Teraz wszyscy wybierają w tajemnicy: pochodnia to krok w głąb, obóz to powrót z łupem. Dla jednego klejnotu nie warto wracać. Wybierz „Pochodnia: idę dalej”.',
    warning:
      'Pierwsze niebezpieczeństwo danego rodzaju tylko ostrzega. Ale drugie pająki na tej ścieżce kończą rundę, a kto jest w środku, traci klejnoty leżące obok namiotu.',
    thirds:
      'Każde niebezpieczeństwo ma trzy karty, więc wśród 29 kart talii są jeszcze dwie z pająkami. Gdy stawką jest 1 klejnot, można zaryzykować: „Pochodnia: idę dalej”.',
    beside:
      'To już coś: 6 klejnotów. Leżą jednak obok namiotu, a nie w środku, więc wciąż można je stracić. Na razie grożą tylko pająki. Wybierz „Pochodnia: idę dalej”.',
    'left-behind':
      'Pająki i wąż: rundę mogą teraz zakończyć 4 z 27 kart. A pamiętasz 2 klejnoty z pierwszej karty? Zabierają je ci, którzy wychodzą.',
    'go-home':
      'Sześć klejnotów to niezły łup na początek. Kto wychodzi, ma je na zawsze i dostaje część tego, co leży na ścieżce. Wybierz „Obóz: wracam”.',
    'from-camp':
      'Wychodzą dwie osoby, więc 2 klejnoty ze ścieżki idą do podziału. Trzecia zostaje, znajduje 7 tylko dla siebie, a potem traci całe 13. Oto cała gra w jednej rundzie.',
    removed:
      'Karta, która przegania wyprawę, wisi w drzwiach swojej rundy i jest poza grą: o pająki teraz trudniej. Wszystkie inne karty wracają do talii.',
    again:
      'Wszyscy są znów w środku, a tego, co masz w namiocie, nikt ci już nie odbierze. Cztery nowe klejnoty to za mało na powrót. Wybierz „Pochodnia: idę dalej”.',
    'no-hazard':
      'Doświadczeni to wiedzą: dopóki na ścieżce nie ma niebezpieczeństwa, następna karta nie może zakończyć rundy. To krok za darmo. Wybierz „Pochodnia: idę dalej”.',
    price:
      'Lawina kamieni. Odtąd każdy krok ma swoją cenę: rundę mogą zakończyć 2 z 28 kart. Przy 5 klejnotach jeszcze warto. Wybierz „Pochodnia: idę dalej”.',
    'left-alone':
      'Ktoś wymyka się w pojedynkę i zabiera oba klejnoty ze ścieżki. Przy wspólnym wyjściu idą do podziału, przy samotnym wszystkie są twoje.',
    'larger-shares':
      'A 15 klejnotów dzielą już tylko dwie osoby: po 7. Im mniej was w środku, tym więcej daje każda karta. Masz 12. Wybierz „Pochodnia: idę dalej”.',
    'last-inside':
      'Lawina i ogień: 4 karty z 26. Ktoś tu nerwowo zerka ku wyjściu, a ostatnia osoba w środku ma każdy skarb dla siebie. Wybierz „Pochodnia: idę dalej”.',
    alone:
      'W środku jesteś już tylko ty: następny skarb byłby w całości twój. Ale ostrzegają cię trzy niebezpieczeństwa, a 6 z 25 kart zabrałoby ci wszystkie 12 klejnotów.',
    bold: 'Następna karta daje średnio trochę więcej, niż kosztuje ryzyko. Powrót to rozwaga, dalsza droga to odwaga. Tym razem postaw na odwagę: „Pochodnia: idę dalej”.',
    struck:
      'Boli: 12 klejnotów przepada, choć szanse były po naszej stronie. Dobry zakład też można przegrać. Im więcej leży obok namiotu, tym bardziej kusi obóz.',
    safe: 'Co jest w namiocie, tam zostaje: masz 7 klejnotów z pierwszej rundy. Do cudzych namiotów nie zajrzysz, więc warto patrzeć, kto z czym wraca.',
    'one-gem':
      'Trzecia runda zaczyna się od jednego klejnotu. Na trzy osoby nie da się go podzielić, więc zostaje na karcie. Nie masz nic do stracenia: „Pochodnia: idę dalej”.',
    'nothing-to-lose':
      'Ogień. Ale spójrz: obok twojego namiotu nic nie leży. Nawet jeśli zaraz wróci, nie tracisz zupełnie nic. Wybierz „Pochodnia: idę dalej”.',
    artifact:
      'Artefakt! Tego się nie dzieli. Kto wychodzi w pojedynkę, zabiera go ze sobą. Gdy wychodzą naraz dwie osoby, nie dostaje go żadna.',
    worth:
      'Trzy pierwsze artefakty wyniesione w całej grze są warte po 5, następne po 10. To dużo, gdy nikt jeszcze nic nie ma. I wszyscy tutaj o tym wiedzą.',
    stay: 'Kto więc teraz wyjdzie? Jeśli wszyscy pomyślą to samo, spotkacie się w drzwiach z niczym. Niech inni spróbują pierwsi. Wybierz „Pochodnia: idę dalej”.',
    neither:
      'Oboje chcą pucharu, oboje wychodzą naraz, więc puchar nadal tu leży. A na ciebie czeka 17 klejnotów, wszystkie twoje. Cierpliwość czasem popłaca.',
    'carry-out':
      'W środku jesteś tylko ty, więc na pewno wyjdziesz w pojedynkę: z 17 klejnotami, z tym jednym ze ścieżki i z pucharem. Po tamtej stracie nie kuś losu: „Obóz: wracam”.',
    learned:
      'Teraz wiesz już wszystko: łup obok namiotu można stracić, w namiocie jest bezpieczny. Licz niebezpieczeństwa, zgaduj, kto wyjdzie, i w porę wychodź w pojedynkę.',
    'on-your-own':
      'Zostały dwie rundy, a ty prowadzisz. Odtąd inni myślą samodzielnie, ty także. Po piątej rundzie otwierają się wszystkie namioty. Powodzenia!',
  },
  tips: {
    'last-round': 'Ostatnia runda: klejnoty, które nie trafią do namiotu, przepadają.',
    'alone-with-artifact': 'W środku jesteś tylko ty: wyjdź teraz, a artefakt na pewno jest twój.',
    artifact: 'Artefakt dostajesz tylko wtedy, gdy nikt inny z tobą nie wychodzi.',
    'two-hazards': 'Dwa niebezpieczeństwa na ścieżce: mniej więcej co siódma karta kończy rundę.',
    'much-to-lose': 'Dużo leży obok twojego namiotu. Bezpieczne będzie dopiero po wyjściu.',
    alone: 'W środku jesteś tylko ty: następny skarb jest w całości twój.',
    'nothing-to-lose': 'Obok twojego namiotu nic nie leży, więc niczego nie możesz stracić.',
    warning: 'Pierwsze niebezpieczeństwo ostrzega, drugie tego samego rodzaju kończy rundę.',
    'on-the-path': 'Klejnoty z kart dostają ci, którzy wychodzą. W pojedynkę bierzesz wszystkie.',
    'no-hazard': 'Na ścieżce nie ma niebezpieczeństw: następna karta nie zakończy rundy.',
    rarer: 'Niebezpieczeństwo wiszące w drzwiach jest poza grą: o kolejne takie trudniej.',
    change: 'Możesz zmienić zdanie, dopóki nie wybierze ostatnia osoba.',
  },
};
