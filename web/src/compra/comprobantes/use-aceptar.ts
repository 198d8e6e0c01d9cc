import { AceptacionDeComprobante, type Comprobante } from '@fedatario/contract/compra';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { montoOf, readMonto } from '../../lib/escribir.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { show } from '../../ui/snackbar/store.ts';

type Aceptacion = z.output<typeof AceptacionDeComprobante>;
interface Valores {
  montoRecibido: string;
  motivo: string;
}

/** Calls whose cached answers a decision makes stale. */
export const renews = [
  calls.comprobantes.list,
  calls.comprobantes.read,
  calls.comprobantes.ofFactura,
  calls.ventas.list,
  calls.ventas.read,
];

/** Form that accepts a transfer. An amount that differs from the order's needs a reason. */
export function useAceptar(
  { idComprobante, monto }: Comprobante,
  { referencia, total }: { referencia: string; total: number },
  onDone?: (() => void) | undefined,
) {
  const { mutateAsync, isPending: sending, error } = useSend(calls.comprobantes.accept, { renews });
  const form = useSchemaForm<Aceptacion, Aceptacion, Valores>(
    AceptacionDeComprobante as never,
    { montoRecibido: montoOf(monto ?? total), motivo: '' },
    ({ montoRecibido, motivo }) => ({ montoRecibido: readMonto(montoRecibido), motivo }),
  );
  const differs = readMonto(form.watch('montoRecibido')) !== total;
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { idComprobante }, body });
      show('success', t('comprobantes.revision.aceptado', { referencia }));
      onDone?.();
    } catch (failure) {
      placeErrors(form, failure as ApiError);
    }
  });
  return { form, submit, sending, error, differs };
}
