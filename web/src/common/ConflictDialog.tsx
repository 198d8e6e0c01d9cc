import { lazy, Suspense } from 'react';
import type { Conflict } from './ConflictChoices.tsx';

const Choices = lazy(async () => ({ default: (await import('./ConflictChoices.tsx')).ConflictChoices }));

/** Dialog for a row changed by two people. Loaded on demand, because conflicts are rare. */
export function ConflictDialog<V extends object>(props: Conflict<V>) {
  return (
    <Suspense>
      <Choices {...(props as unknown as Conflict<object>)} />
    </Suspense>
  );
}
