import { estaEnVenta, type Redaccion } from '@fedatario/contract/catalogo';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import type { ApiError } from '../../../lib/api-error.ts';
import { dinero } from '../../../lib/format.ts';
import { renew } from '../../../lib/renew.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { show } from '../../../ui/snackbar/store.ts';
import { Cuando, instanteDe, type Momento } from './Cuando.tsx';
import { renews } from './renews.ts';

interface Props {
  readonly redaccion: Redaccion;
  /** The parts that change, in words. */
  readonly partes: string;
  readonly onClose: () => void;
}

/** Publishes what is written: now, at a moment, or once another person approved it. */
export function PublicarRedaccion({ redaccion, partes, onClose }: Props) {
  const t = useT();
  const { datos, precio, segundaPersona, publicacion } = redaccion;
  const [momento, setMomento] = useState<Momento>(null);
  const { enviar, isPending, error } = useEnvio(redaccion, onClose);
  const fault = error?.errores.find(({ campo }) => campo === 'publicarEn')?.mensaje;
  const otraLoCambio = error?.codigo === 'conflicto-revision';
  const accion = segundaPersona ? 'redaccion.pedir' : momento === null ? 'redaccion.publicar' : 'redaccion.programar';
  return (
    <ConfirmDialog
      title={t('redaccion.publicarTitulo', { nombre: datos.nombre })}
      confirm={t(accion)}
      pending={isPending}
      error={fault || otraLoCambio ? null : error}
      onConfirm={() => enviar(momento)}
      onClose={onClose}
    >
      {partes && <p>{partes}</p>}
      <p>{t('redaccion.publicarTexto', { precio: dinero(precio) })}</p>
      {segundaPersona && <p>{t('redaccion.segundaPersona')}</p>}
      {publicacion && <p>{t('redaccion.enLugarDe')}</p>}
      <Cuando momento={momento} onChange={setMomento} segundaPersona={segundaPersona} error={fault} />
      {otraLoCambio && <Notice tone="warning">{t('redaccion.otraLoCambio')}</Notice>}
    </ConfirmDialog>
  );
}

function useEnvio({ idProducto, revision, texto, segundaPersona }: Redaccion, onClose: () => void) {
  const client = useQueryClient();
  const publishing = useSend(calls.redacciones.publish, { renews });
  const requesting = useSend(calls.publicacionesDeProducto.request, { renews });
  const visto = { revision, revisionDeTexto: texto?.revision ?? 0 };
  const params = { idProducto };
  const done = (clave: 'redaccion.publicado' | 'redaccion.programado' | 'redaccion.pedido') => ({
    onSuccess: () => {
      show('success', tell(clave));
      onClose();
    },
    onError: (refused: ApiError) => {
      if (refused.codigo !== 'conflicto-revision') return;
      // Read again, so that the dialog tells what there is now and its next try is about that.
      void renew(client, calls.redacciones.read);
      if (nadaQueda(refused.actual as Redaccion)) show('warning', tell('redaccion.otraLoPublico'));
    },
  });
  const enviar = (momento: Momento) => {
    if (momento === null && !segundaPersona)
      return publishing.mutate({ params, body: visto }, done('redaccion.publicado'));
    return requesting.mutate(
      { params, body: { ...visto, publicarEn: instanteDe(momento) } },
      done(segundaPersona ? 'redaccion.pedido' : 'redaccion.programado'),
    );
  };
  return {
    enviar,
    isPending: publishing.isPending || requesting.isPending,
    error: publishing.error ?? requesting.error,
  };
}

/** Somebody else published or dropped all of it: the buttons go, and this dialog with them. */
function nadaQueda({ sinPublicar, estado }: Redaccion): boolean {
  return sinPublicar.length === 0 && estaEnVenta(estado);
}
