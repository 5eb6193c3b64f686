import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../kit/dialog.tsx';
import { useDialogsText } from '../../words/dialogs-text.ts';
import { noBreak } from '../../words/no-break.ts';
import { useTermsText } from '../../words/terms-text.ts';
import styles from './notes-dialog.module.css';

interface NotesProps {
  /** As the server has them. */
  readonly saved: string;
  save(text: string): void;
  close(): void;
}

const MOST_CHARACTERS = 4000;
/** How long somebody must stop writing before it is saved. */
const PAUSE_MS = 600;

/** What somebody writes down for themselves; saved while they write, and when they close it. */
export function NotesDialog({ saved, save, close }: NotesProps): ReactNode {
  const { extras } = useTermsText();
  const words = useDialogsText();
  const [text, setText] = useState(saved);
  const latest = useRef({ text, saved, save });
  latest.current = { text, saved, save };
  useEffect(() => {
    if (text === saved) return undefined;
    const timer = setTimeout(() => save(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, saved, save]);
  useEffect(() => {
    return () => {
      const { text: last, saved: known, save: store } = latest.current;
      if (last !== known) store(last);
    };
  }, []);
  return (
    <Dialog title={extras.notes} close={close}>
      <p className={styles.lead}>{noBreak(words.notesLead)}</p>
      <textarea
        // Whoever opens it wants to write, and no key may press anything else.
        autoFocus
        className={styles.text}
        aria-label={words.notesLabel}
        rows={10}
        maxLength={MOST_CHARACTERS}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p className={styles.state}>{text === saved ? words.notesSaved : words.notesNotSaved}</p>
    </Dialog>
  );
}
