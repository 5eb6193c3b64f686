import { MOST_WEBHOOK_URL, type Refused, type WebhookKind, type WebhookView } from '@quri/protocol';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useLanguage, useText } from '../app/language.tsx';
import { Button } from '../kit/button.tsx';
import { Segmented } from '../kit/segmented.tsx';
import { askServer } from '../me/ask-server.ts';
import { connection } from '../session/socket/page-connection.ts';
import { laterRefusalText } from '../words/later-refusals.ts';
import styles from './notify.module.css';
import { type NotifyText, useNotifyText } from './notify-text.ts';

const PATH = '/api/me/webhook';

/** An address of one's own that Quri calls; it is tried before it is saved. */
export function WebhookForm(): ReactNode {
  const shell = useText();
  const text = useNotifyText();
  const language = useLanguage();
  const id = useId();
  const [webhook, setWebhook] = useState<WebhookView | null>(null);
  const [kind, setKind] = useState<WebhookKind>('ntfy');
  const [url, setUrl] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const [trying, setTrying] = useState(false);
  const [said, setSaid] = useState<{ readonly words: string; readonly bad: boolean } | null>(null);

  useEffect(() => {
    void askServer<WebhookView | null>(PATH).then((answer) => {
      if (!answer.ok || answer.value === null) return;
      setWebhook(answer.value);
      setKind(answer.value.kind);
    });
  }, []);
  const changed = (now: WebhookView | null, words: string): void => {
    setWebhook(now);
    setUrl('');
    setSaid({ words, bad: false });
    const { state } = connection();
    state.set({ ...state.get(), webhookOff: false });
  };
  const refuse = (refused: Refused): void => {
    const detail = detailOf(refused, text);
    setSaid({ words: [laterRefusalText(shell, language, refused), detail].filter(Boolean).join(' '), bad: true });
  };
  const save = async (): Promise<void> => {
    if (!/^https?:\/\/./.test(url.trim())) return refuse({ code: 'webhookForbidden', retry: false });
    setTrying(true);
    setSaid({ words: text.trying, bad: false });
    const answer = await askServer<WebhookView>(PATH, 'PUT', { url: url.trim(), kind, language });
    setTrying(false);
    if (answer.ok) changed(answer.value, text.saved(answer.value.host));
    else refuse(answer.refused);
  };
  const remove = async (): Promise<void> => {
    const answer = await askServer(PATH, 'DELETE');
    if (!answer.ok) return refuse(answer.refused);
    changed(null, text.switchedOff);
    // The button for it is gone.
    field.current?.focus();
  };

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <h3>{text.elsewhere}</h3>
      <p>{text.elsewhereWhen}</p>
      {webhook !== null && (
        <div className={styles.current} data-off={webhook.off !== null}>
          <p>{webhook.off === null ? text.goesTo(text.kinds[webhook.kind], webhook.host) : text.off(webhook.host)}</p>
          <Button small look="quiet" onClick={remove}>
            {webhook.off === null ? text.switchOff : text.remove}
          </Button>
        </div>
      )}
      <Segmented
        legend={text.kind}
        value={kind}
        choices={KINDS.map((value) => ({ value, label: text.kinds[value] }))}
        onChange={(chosen) => setKind(chosen)}
      />
      <label htmlFor={id}>{text.address}</label>
      <input
        ref={field}
        id={id}
        type="url"
        value={url}
        required
        maxLength={MOST_WEBHOOK_URL}
        placeholder="https://"
        autoComplete="off"
        spellCheck={false}
        aria-describedby={`${id}-how`}
        onChange={({ target }) => {
          setSaid(null);
          setUrl(target.value);
        }}
      />
      <p id={`${id}-how`}>{text.addressHow[kind]}</p>
      <Button type="submit" disabled={trying}>
        {text.save}
      </Button>
      <p role="status" className={styles.said} data-bad={said?.bad === true}>
        {said?.words}
      </p>
    </form>
  );
}

/** What most people want comes first. */
const KINDS: readonly WebhookKind[] = ['ntfy', 'discord', 'slack', 'json'];

function detailOf({ status, reason }: Refused, { status: answered, reasons }: NotifyText): string {
  if (typeof status === 'number') return answered(status);
  return reason === 'noAnswer' || reason === 'unreachable' ? reasons[reason] : '';
}
