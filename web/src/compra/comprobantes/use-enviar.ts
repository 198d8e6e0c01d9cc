import { ComprobanteEnviado, type FacturaDetalle } from '@fedatario/contract/compra';
import { calls } from '#calls';
import { t } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { hoy, montoOf, readFecha, readMonto } from '../../lib/escribir.ts';
import { placeErrors, useSchemaForm } from '../../lib/form.ts';
import { show } from '../../ui/snackbar/store.ts';

interface Valores {
  monto: string;
  fecha: string;
  banco: string;
  referencia: string;
}

/** Form that accompanies the file of a receipt. */
export function useEnviar({ idFactura, total }: FacturaDetalle, idArchivo: string) {
  const renews = [calls.facturas.read, calls.facturas.list, calls.comprobantes.ofFactura];
  const { mutateAsync, isPending: sending, error } = useSend(calls.comprobantes.submit, { renews });
  const form = useSchemaForm<ComprobanteEnviado, ComprobanteEnviado, Valores>(
    ComprobanteEnviado as never,
    { monto: montoOf(total), fecha: '', banco: '', referencia: '' },
    ({ monto, fecha, ...rest }) => ({
      ...rest,
      idArchivo,
      monto: readMonto(monto),
      fecha: readFecha(fecha, { hoy: hoy(), pasada: true }),
    }),
  );
  const submit = form.handleSubmit(async (body) => {
    try {
      await mutateAsync({ params: { idFactura }, body });
      show('success', t('comprobantes.enviar.recibido'));
    } catch (failure) {
      placeErrors(form, failure as NonNullable<typeof error>);
    }
  });
  return { form, submit, sending, error };
}
