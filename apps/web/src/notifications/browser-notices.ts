/** What stands between this page and notifications of the browser; null: nothing but a yes. */
export function noticeObstacle(): 'unsupported' | 'insecure' | 'blocked' | null {
  if (!window.isSecureContext) return 'insecure';
  if (!('Notification' in window)) return 'unsupported';
  return Notification.permission === 'denied' ? 'blocked' : null;
}

interface Notice {
  readonly title: string;
  readonly body: string;
  /** A later one with the same tag takes its place. */
  readonly tag: string;
}

/** Null where it is not allowed, or only a service worker may do it, as on Android. */
export function showNotice({ title, body, tag }: Notice): Notification | null {
  if (noticeObstacle() !== null || Notification.permission !== 'granted') return null;
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon-turn.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return null;
  }
}
