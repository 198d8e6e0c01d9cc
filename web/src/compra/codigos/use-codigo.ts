import { CambioDeCodigo, CodigoNuevo, type CodigoPromocional } from '@fedatario/contract/compra';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { useRowForm } from '../../common/use-row-form.ts';
import { useSend } from '../../lib/api.ts';
import { renews } from './use-acciones.ts';
import { nuevo, prepare, type Valores, valoresOf } from './valores.ts';

type Escrito = z.output<typeof CodigoNuevo> & { readonly revision?: number };

/** Form of a code, existing or new. */
export function useCodigo(codigo: CodigoPromocional | undefined, onClose: () => void) {
  const create = useSend(calls.codigos.create, { renews });
  const update = useSend(calls.codigos.update, { renews });
  const row = useRowForm<Valores, Valores, Escrito, CodigoPromocional>({
    schema: (codigo ? CambioDeCodigo : CodigoNuevo) as unknown as z.ZodMiniType<Escrito, Valores>,
    values: codigo ? valoresOf(codigo) : nuevo,
    prepare,
    send: ({ revision, ...body }) =>
      codigo && revision !== undefined
        ? update.mutateAsync({ params: { idCodigo: codigo.idCodigo }, body: { ...body, revision } })
        : create.mutateAsync({ body }),
    valuesOf: valoresOf,
    draft: `borrador:codigo:${codigo?.idCodigo ?? 'nuevo'}`,
    onSaved: onClose,
  });
  return { row, sending: { isPending: create.isPending || update.isPending, error: create.error ?? update.error } };
}
