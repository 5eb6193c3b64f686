import { type ComponentProps, lazy, type ReactNode, Suspense } from 'react';
import { LoadBoundary } from '../../app/load-boundary.tsx';

/** Dialogs that few open: loaded when somebody does. */
const Notes = lazy(() => import('../notes/notes-dialog.tsx').then(({ NotesDialog }) => ({ default: NotesDialog })));
const Concede = lazy(() =>
  import('../consent/concede-dialog.tsx').then(({ ConcedeDialog }) => ({ default: ConcedeDialog })),
);
const SeatLink = lazy(() =>
  import('../watching/seat-link-dialog.tsx').then(({ SeatLinkDialog }) => ({ default: SeatLinkDialog })),
);

const later = (part: ReactNode): ReactNode => (
  <LoadBoundary otherwise={null}>
    <Suspense fallback={null}>{part}</Suspense>
  </LoadBoundary>
);

export const LazyNotes = (props: ComponentProps<typeof Notes>): ReactNode => later(<Notes {...props} />);
export const LazyConcede = (props: ComponentProps<typeof Concede>): ReactNode => later(<Concede {...props} />);
export const LazySeatLink = (props: ComponentProps<typeof SeatLink>): ReactNode => later(<SeatLink {...props} />);
