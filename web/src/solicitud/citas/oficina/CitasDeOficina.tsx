import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { CitasPage } from './CitasPage.tsx';

const ListaDeCitas = lazy(async () => ({ default: (await import('./ListaDeCitas.tsx')).ListaDeCitas }));

/** The calendar of the office, or the list of a state and some days where its address asks for it. */
export function CitasDeOficina() {
  const t = useT();
  const [address] = useSearchParams();
  if (address.get('vista') !== 'estado') return <CitasPage />;
  return (
    <Suspense fallback={<Skeleton pieces={[80, 120, 120]} label={t('comun.cargando')} />}>
      <ListaDeCitas />
    </Suspense>
  );
}
