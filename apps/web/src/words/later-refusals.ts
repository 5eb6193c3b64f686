import type { Refused } from '@quri/protocol';
import type { Language } from '@quri/words';
import { refusalText } from './refusal-text.ts';
import type { LaterCode, ShellText } from './shell-text.ts';

/** Errors that only parts of the page meet which are loaded later: devices, games put online, webhooks. */
const LATER_REFUSALS: Readonly<Record<Language, Readonly<Record<LaterCode, string>>>> = {
  en: {
    badCode: 'This code does not work. It may be mistyped, used or too old.',
    tooManyDevices: 'You have as many devices as you may. Sign one of them out first.',
    badReplay: 'This game is damaged or was not played on a device, so the server does not take it.',
    otherVersion: 'This game was played by another version of Quri, so the server cannot check it.',
    gameTaken: 'There is another game under this name on the server.',
    tooManyGames: 'You have put as many games on the server as you may.',
    webhookForbidden: 'This address cannot be used. It must be a public one that begins with http:// or https://.',
    webhookFailed: 'The address did not take the test message, so it was not saved.',
  },
  pl: {
    badCode: 'Ten kod nie działa. Może jest w nim błąd albo jest już zużyty lub za stary.',
    tooManyDevices: 'Masz już tyle urządzeń, ile można. Najpierw wyloguj jedno z nich.',
    badReplay: 'Ten zapis jest uszkodzony albo nie pochodzi z gry na urządzeniu, więc serwer go nie przyjmuje.',
    otherVersion: 'Tę grę rozegrano w innej wersji Quri, więc serwer nie może jej sprawdzić.',
    gameTaken: 'Pod tą nazwą jest już na serwerze inna gra.',
    tooManyGames: 'Na serwerze jest już tyle twoich gier, ile może być.',
    webhookForbidden:
      'Tego adresu nie można użyć. Musi to być adres publiczny, zaczynający się od http:// lub https://.',
    webhookFailed: 'Adres nie przyjmuje wiadomości próbnej, więc nie został zapisany.',
  },
};

/** As `refusalText`, for those parts. */
export function laterRefusalText(shell: ShellText, language: Language, refused: Pick<Refused, 'code'>): string {
  const later = LATER_REFUSALS[language];
  return Object.hasOwn(later, refused.code) ? later[refused.code as LaterCode] : refusalText(shell, refused);
}
