import type { usageEn } from './help.en.ts';

export const helpPl = `Quri: planszowe wyprawy po skarby świątyń, w terminalu.

  quri play [GRA]       gra z botami (zwykle pierwsza z quri games)
  quri games            gry, ich opcje i boty
  quri simulate         wiele gier samych botów i co z nich wyszło
  quri arena            który bot jest silniejszy, z uczciwymi zakresami
  quri bench            jak szybkie są zasady
  quri replay PLIK      zapisana gra opowiedziana zdaniami
  quri verify PLIK      czy zapisana gra jest prawdziwa
  quri engine           sędzia na standardowym wejściu i wyjściu
  quri host status      serwer, który tu działa; wszystkie polecenia pokaże quri host --help
  quri backup PLIK      kopia danych serwera, także w trakcie jego pracy
  quri restore PLIK     powrót do takiej kopii, także w trakcie pracy serwera

  --lang en|pl          język; bez tego taki jak w LC_ALL albo LANG
  --help                ta strona, a przy poleceniu wszystko o nim
  --version             która to wersja Quri`;

export const usagePl: typeof usageEn = {
  play: `quri play [GRA] [opcje]: gra z botami.

  --players N           ile osób zasiada do gry razem z tobą (zwykle 4)
  --bots a,b            kto gra przeciw tobie, po kolei (zob. quri games)
  --option NAZWA=WARTOŚĆ  opcja stołu; można podać kilka; NAZWA=@PLIK czyta tekst
  --seed TEKST          ten sam tekst daje te same karty
  --name IMIĘ           jak się nazywasz
  --save PLIK           zachowuje grę w pliku, także gdy ją przerwiesz albo zamkniesz terminal
  --resume PLIK         wraca do zapisanej gry i zapisuje ją z powrotem, chyba że --save podaje inny plik`,
  games: `quri games [--json]: gry: liczba graczy, czas, opcje i boty.`,
  simulate: `quri simulate [opcje]: wiele gier samych botów i co z nich wyszło.

  --game GRA            która gra (zwykle pierwsza z quri games)
  --players N           ile osób zasiada do gry (zwykle 4)
  --games K             ile gier (zwykle 1000)
  --seed TEKST          ten sam tekst daje te same gry i ten sam skrót
  --bots a,b            kto gra, miejsce po miejscu, na zmianę (zwykle random)
  --option NAZWA=WARTOŚĆ  opcja stołu; można podać kilka; NAZWA=@PLIK czyta tekst
  --replay PLIK         zachowuje pierwszą grę jako powtórkę
  --json                jeden obiekt JSON; różni się tylko to, co pod „timing”`,
  arena: `quri arena [opcje]: który bot jest silniejszy, w mieszanym towarzystwie i na lustrzanych rozdaniach.

  --game GRA            która gra (zwykle pierwsza z quri games)
  --players N           ile osób przy stole (zwykle 4)
  --games K             co najmniej tyle gier, w pełnych rundach wszystkich towarzystw (zwykle 1000)
  --seed TEKST          ten sam tekst daje ten sam wynik przy każdej liczbie wątków
  --bots a,b,c          kto gra (zwykle wszystkie boty gry): boty albo programy: ./mojbot.py,
                        "python3 bot.py" (docs/writing-a-bot.md)
  --option NAZWA=WARTOŚĆ  opcja stołu; można podać kilka; NAZWA=@PLIK czyta tekst
  --ms N                ile milisekund bot może myśleć nad ruchem (zwykle 1000)
  --workers W           ile wątków gra (zwykle tyle, ile rdzeni)
  --json                jeden obiekt JSON; różni się tylko to, co pod „timing”
  --html PLIK           strona z wykresami
  --best-response BOT   zamiast tego: nauka wygrywania z kopiami bota i jej wynik
  --budget GRY          z ilu gier wolno się uczyć (zwykle 20000)`,
  bench: `quri bench [opcje]: ile całych gier losowych ruchów mieści się w sekundzie pracy procesora.

  --seconds N           jak długo mierzyć każdą grę (zwykle 3)
  --json                jeden obiekt JSON`,
  replay: `quri replay PLIK [opcje]: zapisana gra opowiedziana zdaniami.

  --seat KTO            czyimi oczami: numer miejsca od 0, spectator albo all (zwykle all)`,
  verify: `quri verify PLIK [--json]: czy zapisana gra jest prawdziwa.

  --commitment HEX      zobowiązanie pokazane przed grą; plik musi mieć to samo

Przy każdym sprawdzeniu podany jest pierwszy wpis, który się nie zgadza. Kod wyjścia to 0, gdy zgadza się wszystko, inaczej 1.`,
  engine: `quri engine: sędzia na standardowym wejściu i wyjściu, w każdym wierszu jeden obiekt JSON.

  {"do":"new","game":"incan-gold","players":3,"options":{},"seed":"a"}
  {"do":"waiting"}  {"do":"legal","seat":0}  {"do":"play","seat":0,"intent":{…}}
  {"do":"try","seat":0,"intents":[{…}]}  {"do":"bot","seat":0,"bot":"greedy"}
  {"do":"view","seat":0}  {"do":"outcome"}  {"do":"save"}  {"do":"load","replay":{…}}

Na każdy wiersz przychodzi jeden wiersz odpowiedzi. Wszystko o tym: docs/protocol.md`,
  host: `quri host POLECENIE [opcje]: dla tego, kto prowadzi serwer, na tym samym komputerze.

  quri host status        od kiedy i gdzie działa, ile osób jest połączonych, ile zajmuje pamięci
  quri host tables        używane stoły: gra, stan, ile osób przy nich jest, kiedy ostatnio coś się działo
  quri host show STÓŁ     jeden stół: kto gdzie siedzi, kogo nie ma, opcje i ostatnie wpisy
  quri host close STÓŁ    kończy stół na dobre razem z grą, która się przy nim toczy; obecni się o tym dowiadują
  quri host rewind STÓŁ N      cofa wszystko od wpisu N; obecni się o tym dowiadują
  quri host export STÓŁ PLIK   zapisuje trwającą grę w nowym pliku, razem z jej tajemnicami
  quri host import PLIK        prowadzi dalej grę z takiego pliku
  quri host ban KTO [--for DNI]  blokuje gościa (po identyfikatorze) albo adres; adres zwykle na 30 dni
  quri host unban KTO     zdejmuje blokadę
  quri host bans          kto ma blokadę
  quri host purge GOŚĆ    usuwa wszystko, co zapisano o gościu
  quri host archive --older-than DNI   przenosi zapisy i powtórki dawnych gier do drugiego pliku
  quri host archive --restore STÓŁ     przenosi jedną grę z powrotem
  quri host stop          zatrzymuje serwer, gdy wszystko jest zapisane

  --data KATALOG        katalog danych serwera (bez tego DATA_DIR albo data)
  --json                jedna wartość JSON

Kod wyjścia to 1, gdy żaden serwer nie odpowiada albo nie mógł wykonać polecenia.`,
  backup: `quri backup PLIK [opcje]: kopiuje dane serwera do jednego pliku, także w trakcie jego pracy.

  --data KATALOG        katalog danych serwera (bez tego DATA_DIR albo data)
  --force               nadpisuje PLIK

Kopia jest sprawdzana, zanim dostanie nazwę. Są w niej ziarna trwających gier: odczyta ją tylko jej właściciel.`,
  restore: `quri restore PLIK [opcje]: wstawia kopię w miejsce danych serwera, także w trakcie jego pracy.

  --data KATALOG        katalog danych serwera (bez tego DATA_DIR albo data)
  --force               także kopia z uszkodzonymi stołami

Kopia jest najpierw sprawdzana. Poprzednie dane zostają w katalogu jako quri-before-restore-DATA.db. Działający serwer
pracuje dalej na danych z kopii; otwarte strony łączą się z nim same.`,
};
