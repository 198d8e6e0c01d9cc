import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Dialog } from './Dialog.tsx';

interface Props {
  dirty: boolean;
  words: { title: string; text: string; stay: string; leave: string; close: string };
}

/** Asks before what was written and not saved is left behind. */
export function UnsavedGuard({ dirty, words }: Props) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => dirty && currentLocation.pathname !== nextLocation.pathname,
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
