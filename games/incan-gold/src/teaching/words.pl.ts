import type { Words } from './words.ts';

export const pl: Words = {
  cards: {
    welcome:
      'Witaj przed świątynią. Wchodzimy pięć razy, wygrywa największy majątek. Pierwsza karta to 5 klejnotów na trzy osoby, czyli po jednym. Dwóch nie da się podzielić, więc zostają na karcie: pamiętaj o nich.',
    choose:
      'Teraz wszyscy wybierają w tajemnicy: pochodnia to krok w głąb, obóz to powrót z łupem. Dla jednego klejnotu nie warto wracać. Wybierz „Pochodnia: idę dalej”.',
    warning:
      'Pierwsze niebezpieczeństwo danego rodzaju tylko ostrzega. Drugie pająki, a to 2 z 29 kart, kończą rundę i zabierają wszystkim w środku klejnoty leżące obok namiotów. Stawką jest 1 klejnot: „Pochodnia: idę dalej”.',
    beside:
      'To już coś: 6 klejnotów. Leżą jednak obok namiotu, a nie w środku, więc wciąż można je stracić. Na razie grożą tylko pająki. Wybierz „Pochodnia: idę dalej”.',
    'go-home':
      'Pająki i wąż: rundę mogą teraz zakończyć 4 z 27 kart. Kto wychodzi, ma swój łup na zawsze i dostaje część klejnotów ze ścieżki. Twoje 6 to niezły początek. Wybierz „Obóz: wracam”.',
    'from-camp':
      'Wychodzą dwie osoby, więc 2 klejnoty ze ścieżki idą do podziału. Trzecia zostaje, znajduje 7 tylko dla siebie, a potem traci całe 13. Oto cała gra w jednej rundzie.',
    removed:
      'Karta, która przegania wyprawę, wisi w drzwiach, poza grą: o pająki teraz trudniej. Pozostałe wracają do talii. Twój namiot jest bezpieczny, a cztery nowe klejnoty to za mało na powrót: „Pochodnia: idę dalej”.',
    'no-hazard':
      'Doświadczeni to wiedzą: dopóki na ścieżce nie ma niebezpieczeństwa, następna karta nie może zakończyć rundy. To krok za darmo. Wybierz „Pochodnia: idę dalej”.',
    price:
      'Lawina kamieni. Odtąd każdy krok ma swoją cenę: rundę mogą zakończyć 2 z 28 kart. Przy 5 klejnotach jeszcze warto. Wybierz „Pochodnia: idę dalej”.',
    'larger-shares':
      'Ktoś wymyka się w pojedynkę i zabiera oba klejnoty ze ścieżki, bez podziału. A 15 dzielą już tylko dwie osoby, po 7: im mniej was w środku, tym więcej daje każda karta. Masz 12. Wybierz „Pochodnia: idę dalej”.',
    'last-inside':
      'Lawina i ogień: 4 karty z 26. Ktoś tu nerwowo zerka ku wyjściu, a ostatnia osoba w środku ma każdy skarb dla siebie. Wybierz „Pochodnia: idę dalej”.',
    bold: 'W środku jesteś tylko ty: następny skarb byłby cały twój. Ale 6 z 25 kart zabrałoby ci 12 klejnotów. Średnio dalsza droga daje trochę więcej, niż kosztuje ryzyko. Powrót to rozwaga. Tym razem odwagi: „Pochodnia: idę dalej”.',
    struck:
      'Boli: 12 klejnotów przepada, choć szanse były po naszej stronie. Dobry zakład też można przegrać: im więcej leży obok namiotu, tym bardziej kusi obóz. Twoje 7 w namiocie jest bezpieczne, a cudzych nikt nie widzi.',
    'one-gem':
      'Trzecia runda zaczyna się od jednego klejnotu. Na trzy osoby nie da się go podzielić, więc zostaje na karcie. Nie masz nic do stracenia: „Pochodnia: idę dalej”.',
    'nothing-to-lose':
      'Ogień. Ale spójrz: obok twojego namiotu nic nie leży. Nawet jeśli zaraz wróci, nie tracisz zupełnie nic. Wybierz „Pochodnia: idę dalej”.',
    artifact:
      'Artefakt! Tego się nie dzieli. Kto wychodzi w pojedynkę, zabiera go ze sobą. Gdy wychodzą naraz dwie osoby, nie dostaje go żadna. Trzy pierwsze wyniesione w całej grze są warte po 5, następne po 10.',
    stay: 'Kto więc teraz wyjdzie? Jeśli wszyscy pomyślą to samo, spotkacie się w drzwiach z niczym. Niech inni spróbują pierwsi. Wybierz „Pochodnia: idę dalej”.',
    'carry-out':
      'Oboje chcą pucharu i wychodzą naraz, więc puchar nadal tu leży. A 17 klejnotów jest tylko twoje. Teraz na pewno wyjdziesz w pojedynkę: z nimi, z jednym ze ścieżki i z pucharem. Wybierz „Obóz: wracam”.',
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
