import { countPl } from '@quri/words';
import type { ShellText } from './shell-text.ts';

export const chatPl: ShellText['chat'] = {
  heading: 'Czat',
  logAndChat: 'Przebieg i czat',
  unread: (n) => countPl(n, 'nowa wiadomość', 'nowe wiadomości', 'nowych wiadomości'),
};
