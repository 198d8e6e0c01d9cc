import { CambioDeDatosFacturacion, type DatosFacturacion } from '@fedatario/contract/compra';
import { formatNit } from '@fedatario/document-engine';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { useLoadedRow } from '../../../common/use-loaded-row.ts';
import { useSend } from '../../../lib/api.ts';

export type Valores = z.input<typeof CambioDeDatosFacturacion>;

export function useDatos(datos: DatosFacturacion) {
  const sending = useSend(calls.facturacion.update, { renews: [calls.facturacion.read, calls.facturacion.detenidos] });
  const row = useLoadedRow(
    {
      schema: CambioDeDatosFacturacion,
      prepare: (values: Valores) => values,
      send: (body) => sending.mutateAsync({ body }),
      valuesOf: valoresOf,
      draft: 'borrador:datos-facturacion',
    },
    datos,
  );
  return { row, sending };
}

/** Form values; unknown data are empty fields. */
function valoresOf(datos: DatosFacturacion): Valores {
  const texts = Object.entries(datos).map(([field, value]) => [field, value ?? '']);
  return { ...(Object.fromEntries(texts) as Valores), nit: formatNit(datos.nit ?? '') };
}
