import type { NotifyText } from '../notifications/notify-text.ts';

export const notifyPl: NotifyText = {
  title: 'Daj mi znać, gdy moja kolej',
  here: 'Powiadomienia na tym urządzeniu',
  hereWhen: 'Gdy przychodzi twoja kolej, a patrzysz na coś innego.',
  obstacle: {
    unsupported: 'Ta przeglądarka nie umie pokazywać powiadomień.',
    insecure: 'Przeglądarki pokazują powiadomienia tylko ze stron otwartych przez https.',
    blocked: 'Przeglądarka blokuje powiadomienia z tej strony. Można je włączyć w jej ustawieniach.',
  },
  sample: 'Właśnie tak Quri da ci znać.',

  elsewhere: 'Wiadomość gdzie indziej',
  elsewhereWhen:
    'Gdy nie ma cię przy stole: przez ntfy na telefon, na kanał Discorda lub Slacka albo jako JSON do twojego programu.',
  kind: 'Dokąd',
  kinds: { ntfy: 'ntfy', discord: 'Discord', slack: 'Slack', json: 'JSON' },
  address: 'Adres',
  addressHow: {
    ntfy: 'https://ntfy.sh/ i nazwa twojego tematu. Kto zna nazwę, może czytać razem z tobą.',
    discord: 'Ustawienia kanału, Integracje, Webhooki: skopiuj stamtąd adres.',
    slack: 'Adres przychodzącego webhooka, tak jak pokazuje go Slack.',
    json: 'Quri wysyła tam POST z obiektem JSON: type, text, link i tables.',
  },
  save: 'Wypróbuj i zapisz',
  trying: 'Próba trwa…',
  saved: (host) => `Zapisane. Wiadomość próbna czeka: ${host}.`,
  goesTo: (kind, host) => `${kind}: wiadomości idą na ${host}.`,
  switchOff: 'Wyłącz',
  remove: 'Usuń',
  switchedOff: 'Wiadomości są wyłączone.',
  off: (host) =>
    `Pięć wiadomości z rzędu nie dotarło na ${host}, więc są wyłączone. Zapisz adres ponownie, żeby je włączyć.`,
  status: (status) => `Odpowiedź ma status ${status}.`,
  reasons: { noAnswer: 'Odpowiedź nie przyszła na czas.', unreachable: 'Nie da się z nim połączyć.' },

  offNotice: 'Wiadomości o twojej kolei są wyłączone: ich adres nie działa.',
};
