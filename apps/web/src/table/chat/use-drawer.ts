import { useState } from 'react';

type DrawerTab = 'log' | 'chat';

/** The drawer of a phone, with the log and the chat in it. */
export interface Drawer {
  readonly open: boolean;
  readonly tab: DrawerTab;
  show(tab: DrawerTab): void;
  toggle(tab?: DrawerTab): void;
  close(): void;
}

export function useDrawer(): Drawer {
  const [open, setOpen] = useState(false);
  const [tab, show] = useState<DrawerTab>('log');
  return {
    open,
    tab,
    show,
    toggle: (wanted) => {
      if (!open && wanted !== undefined) show(wanted);
      setOpen(!open);
    },
    close: () => setOpen(false),
  };
}
