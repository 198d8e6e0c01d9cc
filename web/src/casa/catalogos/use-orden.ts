import type { LlamadasDeCatalogo } from '@fedatario/contract/casa';
import { useSend } from '../../lib/api.ts';
import type { Catalogo, Entrada } from './catalogo.ts';
import { type Orden, useLugares } from './use-lugares.ts';

type Mudanza = NonNullable<LlamadasDeCatalogo['move' | 'update']>;

/** Manual order of the visible entries; undefined where a catalogue has none or another order is shown. */
export function useOrden(
  { llamadas, titulo }: Catalogo,
  rows: readonly Entrada[] | undefined,
): Orden<Entrada> | undefined {
  const { mutateAsync } = useSend<Mudanza>(llamadas.move ?? llamadas.update, { renews: [llamadas.list] });
  return useLugares({
    rows: llamadas.move ? rows : undefined,
    nameOf: titulo,
    move: (id, body) => mutateAsync({ params: { id }, body }),
  });
}
