import type { ProductoDeOficina } from '@fedatario/contract/catalogo';
import { calls } from '#calls';
import { type Orden, useLugares } from '../../../casa/catalogos/use-lugares.ts';
import { useSend } from '../../../lib/api.ts';

export type Fila = ProductoDeOficina & { readonly id: string };

export const conId = (row: ProductoDeOficina): Fila => ({ ...row, id: row.idProducto });

/** The place of each product in the catalogue, moved by hand while the list shows that order. */
export function useOrdenDeOficina(rows: readonly ProductoDeOficina[] | undefined): Orden<Fila> | undefined {
  const { mutateAsync } = useSend(calls.productosDeOficina.move, { renews: [calls.productosDeOficina.list] });
  return useLugares({
    rows: rows?.map(conId),
    nameOf: ({ nombre }) => nombre,
    move: (idProducto, body) => mutateAsync({ params: { idProducto }, body }),
  });
}
