import { useState } from 'react';

type DrawerTab = 'log' | 'chat';

export type Drawer = ReturnType<typeof useDrawer>;

/** The drawer of a phone, with the log and the chat in it. */
export function useDrawer() {
  const [open, setOpen] = useState(false);
  const [tab, setTab] = useState<DrawerTab>('log');
  return {
    open,
    tab,
    show: (wanted: DrawerTab): void => setTab(wanted),
    toggle: (wanted?: DrawerTab): void => {
      if (!open && wanted !== undefined) setTab(wanted);
      setOpen(!open);
    },
    close: (): void => setOpen(false),
  };
}
