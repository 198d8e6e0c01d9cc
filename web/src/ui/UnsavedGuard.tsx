import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from './Dialog.tsx';

interface Props {
  dirty: boolean;
  /** Search parameter of an open panel: closing the panel counts as leaving. */
  panel?: string | undefined;
  words: { title: string; text: string; stay: string; leave: string; close: string };
}

/** Asks before leaving unsaved changes. */
export function UnsavedGuard({ dirty, panel, words }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && placeOf(currentLocation, panel) !== placeOf(nextLocation, panel),
  );
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  const stay = () => blocker.reset?.();
  return (
    <Dialog
      open={blocker.state === 'blocked'}
      title={words.title}
      close={words.close}
      onClose={stay}
      actions={
        <>
          <Button variant="default" onClick={() => blocker.proceed?.()}>
            {words.leave}
          </Button>
          <Button onClick={stay}>{words.stay}</Button>
        </>
      }
    >
      <p>{words.text}</p>
    </Dialog>
  );
}

function placeOf({ pathname, search }: { pathname: string; search: string }, panel: string | undefined): string {
  return panel === undefined ? pathname : `${pathname} ${new URLSearchParams(search).get(panel) ?? ''}`;
}
