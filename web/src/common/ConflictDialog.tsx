import { lazy, Suspense } from 'react';
import type { Conflict } from './ConflictChoices.tsx';

const Choices = lazy(async () => ({ default: (await import('./ConflictChoices.tsx')).ConflictChoices }));

/** Two people changed the same row. Fetched when it happens: most forms are never in it. */
export function ConflictDialog<V extends object>(props: Conflict<V>) {
  return (
    <Suspense>
      <Choices {...(props as unknown as Conflict<object>)} />
    </Suspense>
  );
}
