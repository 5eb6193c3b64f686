import type { Translation } from '@quri/words';
import { textIn } from '../app/language.tsx';

const notifyEn = {
  title: 'Tell me when it is my turn',
  here: 'Notifications on this device',
  hereWhen: 'When it is your turn and you are looking at something else.',
  obstacle: {
    unsupported: 'This browser cannot show notifications.',
    insecure: 'Browsers show notifications only from pages that are opened over https.',
    blocked: 'Your browser blocks notifications from this page. You can allow them in its settings.',
  },
  sample: 'This is how Quri will tell you.',

  elsewhere: 'A message elsewhere',
  elsewhereWhen:
    'When you are not at the table: through ntfy to your phone, to a channel of Discord or Slack, or as JSON to a program of your own.',
  kind: 'Where to',
  kinds: { ntfy: 'ntfy', discord: 'Discord', slack: 'Slack', json: 'JSON' },
  address: 'Address',
  addressHow: {
    ntfy: 'https://ntfy.sh/ and the name of your topic. Whoever knows the name can read along.',
    discord: 'Channel settings, Integrations, Webhooks: copy the address from there.',
    slack: 'The address of an incoming webhook, as Slack shows it to you.',
    json: 'Quri sends a POST there, with a JSON object: type, text, link and tables.',
  },
  save: 'Try it and save',
  trying: 'Trying …',
  saved: (host: string): string => `Saved. A test message is at ${host}.`,
  goesTo: (kind: string, host: string): string => `${kind}: messages go to ${host}.`,
  switchOff: 'Switch off',
  remove: 'Remove',
  switchedOff: 'No more messages are sent.',
  off: (host: string): string =>
    `Five messages in a row did not reach ${host}, so they are switched off. Save the address again to switch them on.`,
  status: (status: number): string => `It answered with status ${status}.`,
  reasons: { noAnswer: 'It did not answer in time.', unreachable: 'It could not be reached.' },

  offNotice: 'Messages about your turn are switched off: their address kept failing.',
};

const notifyPl: NotifyText = {
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

export type NotifyText = Translation<typeof notifyEn>;

export const useNotifyText = textIn<NotifyText>({ en: notifyEn, pl: notifyPl });
