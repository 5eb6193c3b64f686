import { type ComponentProps, type ReactNode, Suspense, use } from 'react';
import { useText } from '../../app/language.tsx';
import { LoadBoundary } from '../../app/load-boundary.tsx';
import { loadOnce } from '../../app/load-once.ts';

const chatParts = loadOnce(() => import('./chat-parts.tsx'));
type Parts = Awaited<ReturnType<typeof chatParts>>;

function LoadedPanel(props: ComponentProps<Parts['ChatPanel']>): ReactNode {
  const { ChatPanel } = use(chatParts());
  return <ChatPanel {...props} />;
}

function LoadedNews(props: ComponentProps<Parts['ChatNews']>): ReactNode {
  const { ChatNews } = use(chatParts());
  return <ChatNews {...props} />;
}

function LoadedOpener(props: ComponentProps<Parts['ChatOpener']>): ReactNode {
  const { ChatOpener } = use(chatParts());
  return <ChatOpener {...props} />;
}

function LoadedTabs(props: ComponentProps<Parts['ChatTabs']>): ReactNode {
  const { ChatTabs } = use(chatParts());
  return <ChatTabs {...props} />;
}

/** Without it a table can still be played. */
const later = (part: ReactNode, waiting: ReactNode, otherwise = waiting): ReactNode => (
  <LoadBoundary otherwise={otherwise}>
    <Suspense fallback={waiting}>{part}</Suspense>
  </LoadBoundary>
);

export function LazyChatPanel(props: ComponentProps<Parts['ChatPanel']>): ReactNode {
  const { gone } = useText();
  return later(<LoadedPanel {...props} />, <div />, <p>{gone.notLoaded.text}</p>);
}

export const LazyChatNews = (props: ComponentProps<Parts['ChatNews']>): ReactNode =>
  later(<LoadedNews {...props} />, null);

export const LazyChatTabs = (props: ComponentProps<Parts['ChatTabs']>): ReactNode =>
  later(<LoadedTabs {...props} />, null);

/** `otherwise` stands there until it is loaded. */
export const LazyChatOpener = ({
  otherwise,
  ...props
}: ComponentProps<Parts['ChatOpener']> & { readonly otherwise: ReactNode }): ReactNode =>
  later(<LoadedOpener {...props} />, otherwise);
