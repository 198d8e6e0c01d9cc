import { CambioDeDatosFacturacion, type DatosFacturacion } from '@fedatario/contract';
import { formatNit } from '@fedatario/document-engine';
import { useEffect } from 'react';
import type * as z from 'zod/mini';
import { useRowForm } from '../common/use-row-form.ts';
import { useSend } from '../lib/api.ts';
import { cambiarDatos, leerDatos, listarDetenidos } from './calls.ts';

export type Valores = z.input<typeof CambioDeDatosFacturacion>;

export function useDatos(datos: DatosFacturacion) {
  const { mutateAsync, isPending, error } = useSend(cambiarDatos, { renews: [leerDatos, listarDetenidos] });
  const row = useRowForm({
    schema: CambioDeDatosFacturacion,
    values: valoresOf(datos),
    prepare: (values: Valores) => values,
    send: (body) => mutateAsync({ body }),
    valuesOf: valoresOf,
    draft: 'borrador:datos-facturacion',
    onSaved: nothing,
  });
  const { form } = row;
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) form.reset(valoresOf(datos));
  }, [datos, isDirty, form]);
  return { ...row, saving: isPending, error };
}

const nothing = () => undefined;

/** As the form shows it: an empty field for what is not known. */
function valoresOf(datos: DatosFacturacion): Valores {
  const texts = Object.entries(datos).map(([field, value]) => [field, value ?? '']);
  return { ...(Object.fromEntries(texts) as Valores), nit: formatNit(datos.nit ?? '') };
}
