import type { Redaccion } from '@fedatario/contract/catalogo';
import { lazy, type ReactNode, Suspense } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { EntrevistaDeRedaccion } from '../entrevista/EntrevistaDeRedaccion.tsx';
import { TextoDeRedaccion } from '../texto/TextoDeRedaccion.tsx';

const Plantilla = lazy(async () => ({
  default: (await import('../plantilla/PlantillaDeRedaccion.tsx')).PlantillaDeRedaccion,
}));

interface Props {
  readonly redaccion: Redaccion;
  readonly quien: string;
  readonly pestana: 'entrevista' | 'plantilla' | 'prueba';
  readonly prueba: ReactNode;
}

/** The three tabs of the text of a product, which share what is being written. */
export function TextoDeProducto({ redaccion, quien, pestana, prueba }: Props) {
  const t = useT();
  return (
    <TextoDeRedaccion redaccion={redaccion} quien={quien} deshace={pestana !== 'plantilla'}>
      <Suspense fallback={<Skeleton pieces={[48, 320]} label={t('comun.cargando')} />}>
        {pestana === 'entrevista' && <EntrevistaDeRedaccion />}
        {pestana === 'plantilla' && <Plantilla />}
        {pestana === 'prueba' && prueba}
      </Suspense>
    </TextoDeRedaccion>
  );
}
