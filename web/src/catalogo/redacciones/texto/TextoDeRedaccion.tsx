import type { Redaccion, TextoDeProducto } from '@fedatario/contract/catalogo';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { SinGuardar } from '../../../common/SinGuardar.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { call } from '../../../lib/api.ts';
import { ApiError } from '../../../lib/api-error.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { BarraDeTexto } from './BarraDeTexto.tsx';
import { ConflictoDeTexto } from './ConflictoDeTexto.tsx';
import { TallerContext, useMesa, useNuevoTaller } from './use-taller.ts';

interface Props {
  readonly redaccion: Redaccion;
  readonly quien: string;
  /** Whether the bar above the tab offers undo. */
  readonly deshace: boolean;
  readonly children: ReactNode;
}

/** The tabs in which the text of a product is written share one text, so that going from one to another loses nothing. */
export function TextoDeRedaccion({ redaccion, ...props }: Props) {
  const t = useT();
  const { idProducto } = redaccion;
  const [inicial, setInicial] = useState<TextoDeProducto>();
  const [error, setError] = useState<ApiError>();
  const load = useCallback(() => {
    setError(undefined);
    call(calls.textosDeProducto.read, { params: { idProducto } }).then(setInicial, (failure: unknown) =>
      setError(failure instanceof ApiError ? failure : new ApiError('error-interno')),
    );
  }, [idProducto]);
  useEffect(load, [load]);
  if (error) return <Failure error={error} retry={load} heading="h2" />;
  if (!inicial) return <Skeleton pieces={[48, 320]} label={t('comun.cargando')} />;
  return <TextoAbierto inicial={inicial} redaccion={redaccion} {...props} />;
}

function TextoAbierto({ inicial, redaccion, quien, deshace, children }: Props & { inicial: TextoDeProducto }) {
  const taller = useNuevoTaller(inicial, redaccion, quien);
  if (!taller) return null;
  return (
    <TallerContext value={taller}>
      <Pendiente />
      <Stack gap={4}>
        <BarraDeTexto deshace={deshace} />
        {children}
      </Stack>
      <ConflictoDeTexto />
    </TallerContext>
  );
}

function Pendiente() {
  const { situacion, leido } = useMesa();
  const dirty = leido.problemas.length > 0 || situacion.clase === 'pendiente' || situacion.clase === 'sinConexion';
  return <SinGuardar dirty={dirty} />;
}
