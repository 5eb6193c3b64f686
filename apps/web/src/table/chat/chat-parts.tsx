/** Everything of the chat that is loaded after the table is shown. */
export { ChatNews } from './chat-news.tsx';
export { ChatOpener } from './chat-opener.tsx';
export { ChatPanel } from './chat-panel.tsx';
export { ChatTabs } from './chat-tabs.tsx';
