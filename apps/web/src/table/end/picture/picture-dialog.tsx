import { type SeatLook, SeatLooks } from '@quri/board-kit';
import type { News, RoomView } from '@quri/protocol';
import { type GameText, seatNames, whoFrom, withConcessions } from '@quri/words';
import { type ReactNode, useContext, useEffect, useMemo, useState } from 'react';
import { gameEntry } from '../../../app/game-facts.ts';
import { useLanguage, useText } from '../../../app/language.tsx';
import { Button } from '../../../kit/button.tsx';
import { Dialog } from '../../../kit/dialog.tsx';
import { saveFile } from '../../../kit/save-file.ts';
import { dayText } from '../../../words/dates.ts';
import { useTermsText } from '../../../words/terms-text.ts';
import { concessionsIn } from '../concessions-in.ts';
import { drawResult, pageColour, type ResultPicture } from './draw-result.ts';
import styles from './picture-dialog.module.css';
import { usePictureText } from './picture-text.ts';

interface PictureProps {
  readonly room: RoomView;
  readonly view: object;
  readonly history: readonly News[];
  readonly seats: readonly SeatLook[];
  readonly text: GameText;
  close(): void;
}

/** The result as a picture, to be sent, saved or copied. */
export function PictureDialog({ close, ...finished }: PictureProps): ReactNode {
  const words = usePictureText();
  const { picture, spoken } = useResultPicture(finished);
  const [file, setFile] = useState<File | null>(null);
  const [said, setSaid] = useState('');
  const [source, setSource] = useState<string | null>(null);
  const { game } = finished.room;
  useEffect(() => {
    let left = false;
    let url: string | null = null;
    drawResult(picture).then(
      (blob) => {
        if (left) return;
        url = URL.createObjectURL(blob);
        setSource(url);
        setFile(new File([blob], `quri-${game}.png`, { type: 'image/png' }));
      },
      () => setSaid(words.failed),
    );
    return () => {
      left = true;
      if (url !== null) URL.revokeObjectURL(url);
    };
  }, [picture, game, words]);

  const attempt = (act: () => Promise<void>, done: string): void => {
    act().then(
      () => setSaid(done),
      // Whoever closes what their device shares with has changed their mind.
      (error: unknown) => setSaid(error instanceof Error && error.name === 'AbortError' ? '' : words.failed),
    );
  };
  const isShared = file !== null && navigator.canShare?.({ files: [file] }) === true;
  const isCopied = typeof ClipboardItem !== 'undefined' && navigator.clipboard?.write !== undefined;
  return (
    <Dialog title={words.title} close={close}>
      {source !== null && <img className={styles.picture} src={source} alt={spoken} />}
      {file !== null && (
        <div className={styles.ways}>
          {isShared && (
            <Button look="torch" onClick={() => attempt(() => navigator.share({ files: [file] }), '')}>
              {words.share}
            </Button>
          )}
          <Button look={isShared ? 'plain' : 'torch'} onClick={() => saveFile(file, file.name)}>
            {words.save}
          </Button>
          {isCopied && (
            <Button
              onClick={() =>
                attempt(() => navigator.clipboard.write([new ClipboardItem({ 'image/png': file })]), words.copied)
              }
            >
              {words.copy}
            </Button>
          )}
        </div>
      )}
      <p role="status" className={styles.said}>
        {said || (file === null ? words.drawing : '')}
      </p>
    </Dialog>
  );
}

/** What the picture shows, for others to read: nobody in it is "you". */
function useResultPicture({ room, view, history, seats, text }: Omit<PictureProps, 'close'>): {
  readonly picture: ResultPicture;
  readonly spoken: string;
} {
  const shell = useText();
  const language = useLanguage();
  const { onDevice } = useTermsText();
  const looks = useContext(SeatLooks);
  return useMemo(() => {
    const names = seatNames(room.seats, text, shell);
    const who = whoFrom(names);
    const finished = { result: text.result(view, who), players: seats.length, concessions: concessionsIn(history) };
    const result = withConcessions(finished, who, language);
    const rows = (result?.rows ?? []).map(({ place, seat, score, detail }) => ({
      ...{ place, score, detail },
      name: names[seat] ?? '',
      level: seats[seat]?.level ?? '',
      look: looks[seat] ?? seat,
      colour: pageColour(`--seat-${seat}`),
    }));
    const day = dayText(room.endedAt ?? Date.now(), language);
    const headline = result?.headline ?? shell.over;
    const picture = {
      game: text.name,
      cover: gameEntry(room.game).cover,
      headline,
      rows,
      footer: room.onDevice ? `${onDevice} · ${day}` : day,
    };
    const lines = rows.map(({ place, name, score }) => `${place}. ${name}: ${score}`);
    return { picture, spoken: [headline, ...lines].join(' ') };
  }, [room, view, history, seats, text, shell, language, onDevice, looks]);
}
