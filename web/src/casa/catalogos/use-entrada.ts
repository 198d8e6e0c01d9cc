import type { EntradaEscrita } from '@fedatario/contract/casa';
import { useEffect } from 'react';
import { useRowForm } from '../../common/use-row-form.ts';
import { useSend } from '../../lib/api.ts';
import type { Valores } from './campos.tsx';
import type { Catalogo, Entrada } from './catalogo.ts';
import { type Campos, prepare, valoresOf } from './valores.ts';

/** Form of an entry, existing or new. */
export function useEntrada(catalogo: Catalogo, entrada: Entrada | undefined, onClose: () => void) {
  const { nombre, campos, llamadas, Cambio, Nueva } = catalogo;
  const renews = [llamadas.list, llamadas.read];
  const create = useSend(llamadas.create, { renews });
  const update = useSend(llamadas.update, { renews });
  const row = useRowForm<Valores, Valores, EntradaEscrita, Entrada>({
    schema: entrada ? Cambio : Nueva,
    values: valoresOf(campos, entrada),
    prepare: (valores) => prepare(campos, valores),
    send: (body) => (entrada ? update.mutateAsync({ params: { id: entrada.id }, body }) : create.mutateAsync({ body })),
    valuesOf: (saved) => valoresOf(campos, saved),
    draft: `borrador:${nombre}:${entrada?.id ?? 'nueva'}`,
    onSaved: onClose,
  });
  usePropuestas(row.form, campos, !entrada);
  return { row, sending: { isPending: create.isPending || update.isPending, error: create.error ?? update.error } };
}

/** Updates the proposed value of a field from the other fields, until the person edits it. */
function usePropuestas(
  form: ReturnType<typeof useRowForm<Valores, Valores, EntradaEscrita, Entrada>>['form'],
  campos: Campos,
  making: boolean,
) {
  useEffect(() => {
    if (!making) return;
    const proposed: Record<string, string> = {};
    const { unsubscribe } = form.watch((valores) => {
      for (const [name, { propone }] of Object.entries(campos)) {
        const now = propone?.(valores as Valores);
        const untouched = (valores[name] ?? '') === (proposed[name] ?? '');
        if (now === undefined || now === valores[name] || !untouched) continue;
        proposed[name] = now;
        form.setValue(name, now, { shouldDirty: true });
      }
    });
    return unsubscribe;
  }, [form, campos, making]);
}
