import { CambioDeNotario, type Notario, NotarioNuevo } from '@fedatario/contract/casa';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { useRowForm } from '../../common/use-row-form.ts';
import { useSend } from '../../lib/api.ts';
import { nuevo, prepare, type Valores, valoresOf } from './valores.ts';

export const renews = [calls.notarios.list, calls.notarios.read, calls.notarios.opciones, calls.cuentas.list];

type Escrito = z.output<typeof NotarioNuevo> & { readonly revision?: number };

/** Form of a notary, existing or new. */
export function useNotario(notario: Notario | undefined, onClose: () => void) {
  const create = useSend(calls.notarios.create, { renews });
  const update = useSend(calls.notarios.update, { renews });
  const row = useRowForm<Valores, Valores, Escrito, Notario>({
    schema: (notario ? CambioDeNotario : NotarioNuevo) as unknown as z.ZodMiniType<Escrito, Valores>,
    values: notario ? valoresOf(notario) : nuevo,
    prepare,
    send: ({ revision, ...body }) =>
      notario && revision !== undefined
        ? update.mutateAsync({ params: { idUsuario: notario.idUsuario }, body: { ...body, revision } })
        : create.mutateAsync({ body }),
    valuesOf: valoresOf,
    draft: `borrador:notario:${notario?.idUsuario ?? 'nuevo'}`,
    onSaved: onClose,
  });
  return { row, sending: { isPending: create.isPending || update.isPending, error: create.error ?? update.error } };
}
