import type { TermsText } from './terms-text.ts';

export const invitationPl: TermsText['invitation'] = {
  heading: 'Zaproszenie',
  lead: 'Kto otworzy ten link, może zająć wolne miejsce. Niedokończona gra znika po 90 dniach bez ruchu.',
  link: 'Link z zaproszeniem',
  qr: 'Zaproszenie jako kod QR',

  fairHeading: 'Tasowanie, którego nikt nie ustawi',
  fairLine: 'Serwer zapieczętował swoją część tasowania:',
  fairMore: 'Co to znaczy?',
};
