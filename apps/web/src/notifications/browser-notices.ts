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

/** Null where it is not allowed, or this browser cannot. */
export function showNotice({ title, body, tag }: Notice): Pick<Notification, 'close'> | null {
  if (noticeObstacle() !== null || Notification.permission !== 'granted') return null;
  try {
    const notice = new Notification(title, { body, tag, icon: '/favicon-turn.svg' });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
    return notice;
  } catch {
    return shownByWorker({ title, body, tag });
  }
}

/** On Android a page may not, but its service worker may; a tap on it leads back here. */
function shownByWorker({ title, body, tag }: Notice): Pick<Notification, 'close'> | null {
  if (navigator.serviceWorker?.controller == null) return null;
  const showing = navigator.serviceWorker.ready.then(async (worker) => {
    await worker.showNotification(title, { body, tag, icon: '/icon-192.png', data: location.href });
    return worker;
  });
  const close = async (): Promise<void> => {
    for (const one of await (await showing).getNotifications({ tag })) one.close();
  };
  showing.catch(() => undefined);
  return { close: () => void close().catch(() => undefined) };
}
