/** So long the page has the network for itself once it is loaded. */
const LATER_MS = 4000;

const register = (): void => {
  navigator.serviceWorker.register('/sw.js').catch(() => undefined);
};

const whenIdle = (): void => {
  if (typeof requestIdleCallback === 'undefined') register();
  else requestIdleCallback(register);
};

/** Keeps Quri on this device for when there is no network. On plain http there is no such thing, and nothing needs it. */
export function keepForOffline(): void {
  if ('serviceWorker' in navigator) addEventListener('load', () => setTimeout(whenIdle, LATER_MS));
}
