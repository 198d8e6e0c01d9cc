import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import type { Words } from './Snackbar.tsx';
import css from './snackbar.module.css';
import { type Message, onMessages, shown } from './store.ts';

const fetchSnackbar = () => import('./Snackbar.tsx');
const Snackbar = lazy(async () => ({ default: (await fetchSnackbar()).Snackbar }));

/**
 * At the top centre. The live regions are always in the page, because screen readers announce only changes inside
 * existing ones.
 */
export function Snackbars(words: Words) {
  const messages = useSyncExternalStore(onMessages, shown, shown);
  // Loaded after the first page, and before a lost connection may have to be reported.
  useEffect(() => void fetchSnackbar().catch(() => undefined), []);
  const urgent = ({ variant }: Message) => variant === 'error' || variant === 'warning';
  const draw = (message: Message) => <Snackbar key={message.id} message={message} {...words} />;
  return (
    <div className={css.place}>
      <div role="alert">
        <Suspense>{messages.filter(urgent).map(draw)}</Suspense>
      </div>
      <div role="status">
        <Suspense>{messages.filter((message) => !urgent(message)).map(draw)}</Suspense>
      </div>
    </div>
  );
}
