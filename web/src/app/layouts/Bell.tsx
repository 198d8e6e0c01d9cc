import { lazy, Suspense } from 'react';
import { loadTexts } from '../../i18n/i18n.ts';

const Campana = lazy(async () => {
  const [{ Campana: bell }] = await Promise.all([
    import('../../casa/notificaciones/Campana.tsx'),
    loadTexts(['avisos', 'error']),
  ]);
  return { default: bell };
});

/** The notification bell, which loads after the screen itself. */
export function Bell() {
  return (
    <Suspense>
      <Campana />
    </Suspense>
  );
}
