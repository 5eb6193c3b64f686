import { type ReactNode, useId, useState } from 'react';
import { useText } from '../app/language.tsx';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { saveText } from '../kit/save-file.ts';
import { refusalText } from '../words/refusal-text.ts';
import { askServer } from './ask-server.ts';
import styles from './me.module.css';
import { useMeText } from './me-text.ts';

/** What is stored about this person: as a file, or deleted after two questions. */
export function MyData({ deleted }: { deleted(): void }): ReactNode {
  const text = useText();
  const words = useMeText();
  const id = useId();
  const [asking, setAsking] = useState<'no' | 'first' | 'second'>('no');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');

  const download = async (): Promise<void> => {
    const answer = await askServer<object>('/api/me/export');
    setProblem(answer.ok ? '' : refusalText(text, answer.refused));
    if (answer.ok) saveText(JSON.stringify(answer.value, null, 1), 'quri-my-data.json');
  };
  const remove = async (): Promise<void> => {
    setBusy(true);
    const answer = await askServer('/api/me/delete', 'POST', { confirm: 'delete' });
    setBusy(false);
    setAsking('no');
    if (answer.ok) deleted();
    else setProblem(refusalText(text, answer.refused));
  };
  return (
    <section className={styles.panel} data-area="data" aria-labelledby={id}>
      <h2 id={id}>{words.data}</h2>
      <p>{words.dataLead}</p>
      <div className={styles.ways}>
        <Button onClick={download}>{words.download}</Button>
        <Button look="quiet" className={styles.danger} onClick={() => setAsking('first')}>
          {words.delete}
        </Button>
      </div>
      <p role="status" className={styles.problem}>
        {problem}
      </p>
      {asking !== 'no' && (
        <Dialog title={words.deleteTitle} small closeButton={false} close={() => setAsking('no')}>
          {asking === 'first' ? (
            <ul className={styles.what}>
              {words.deleteWhat.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          ) : (
            <p className={styles.sure}>{words.deleteSure}</p>
          )}
          {/* Another question, and so other buttons: the focus is on the harmless one each time. */}
          <div key={asking} className={styles.ways}>
            <Button look="torch" autoFocus disabled={busy} onClick={() => setAsking('no')}>
              {words.deleteKeep}
            </Button>
            {asking === 'first' ? (
              <Button onClick={() => setAsking('second')}>{words.deleteGoOn}</Button>
            ) : (
              <Button className={styles.danger} disabled={busy} onClick={remove}>
                {words.deleteNow}
              </Button>
            )}
          </div>
        </Dialog>
      )}
    </section>
  );
}
