import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';
import { Splash } from './Splash.tsx';

const Shell = lazy(async () => {
  const [{ Shell }] = await Promise.all([import('./Shell.tsx'), loadTexts(['oficina'])]);
  return { default: Shell };
});

/** The back office's shell, whose code loads only after its guard let the person in. */
export function Office() {
  return (
    <Suspense fallback={<Splash />}>
      <Shell />
    </Suspense>
  );
}
