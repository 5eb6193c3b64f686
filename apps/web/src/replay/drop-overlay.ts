import { settings } from '../session/settings.ts';
import { REPLAY } from '../words/replay-text.ts';
import styles from './drop-overlay.module.css';
import { openFile } from './opened-files.ts';

/** While a file is over the page, it says so several times a second: silence means that it has left. */
const GONE_MS = 400;

let shown: HTMLElement | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

function hide(): void {
  clearTimeout(timer);
  shown?.remove();
  shown = null;
}

/** Says that the file may be dropped here; above dialogs too. */
export function showOverlay(): void {
  clearTimeout(timer);
  timer = setTimeout(hide, GONE_MS);
  if (shown !== null) return;
  shown = document.createElement('div');
  shown.className = styles.overlay ?? '';
  shown.popover = 'manual';
  shown.setAttribute('role', 'status');
  const words = document.createElement('p');
  words.textContent = REPLAY[settings.get().language].dropHere;
  shown.append(words);
  document.body.append(shown);
  shown.showPopover();
}

export function dropped(file: File | undefined): void {
  hide();
  if (file !== undefined) void openFile(file);
}
