import { CambioDeTipoNotificacion, type TipoNotificacion } from '@fedatario/contract/casa';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useSend } from '../../../lib/api.ts';

export type Valores = z.input<typeof CambioDeTipoNotificacion>;

/** Form of a kind of notification. */
export function useTipo(tipo: TipoNotificacion, onSaved: () => void) {
  const { clave } = tipo;
  const update = useSend(calls.tiposNotificacion.update, { renews: [calls.tiposNotificacion.list] });
  const row = useRowForm<Valores, Valores, CambioDeTipoNotificacion, TipoNotificacion>({
    schema: CambioDeTipoNotificacion,
    values: valoresOf(tipo),
    prepare: (values) => values,
    send: (body) => update.mutateAsync({ params: { clave }, body }),
    valuesOf: valoresOf,
    draft: `borrador:tipo-notificacion:${clave}`,
    onSaved,
  });
  return { row, sending: update };
}

function valoresOf({ nombre, activa, correo, app, textos, revision }: TipoNotificacion): Valores {
  return { nombre, activa, correo, app, ...textos, revision };
}
