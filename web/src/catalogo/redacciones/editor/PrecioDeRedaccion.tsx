import { CambioDePrecio, type Redaccion } from '@fedatario/contract';
import type * as z from 'zod/mini';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { montoOf, readMonto } from '../../../lib/escribir.ts';
import { MoneyField } from '../../../ui/form/quantities.tsx';
import { Section } from '../../../ui/Page.tsx';
import * as llamadas from './calls.ts';
import { renews } from './renews.ts';
import { useFresh } from './use-fresh.ts';

interface Valores {
  precio: string;
  revision: number;
}

const valoresOf = ({ precio, revision }: Redaccion): Valores => ({ precio: montoOf(precio), revision });

/** The price of the next version. */
export function PrecioDeRedaccion({ redaccion }: { redaccion: Redaccion }) {
  const t = useT();
  const { idProducto } = redaccion;
  const sending = useSend(llamadas.savePrecio, { renews });
  const row = useRowForm<Valores, Valores, CambioDePrecio, Redaccion>({
    schema: CambioDePrecio as unknown as z.ZodMiniType<CambioDePrecio, Valores>,
    values: valoresOf(redaccion),
    prepare: ({ precio, revision }) => ({ precio: readMonto(precio), revision }),
    send: (body) => sending.mutateAsync({ params: { idProducto }, body }),
    valuesOf: valoresOf,
    draft: `borrador:redaccion:precio:${idProducto}`,
    onSaved: () => undefined,
  });
  useFresh(row.form, redaccion, valoresOf);
  const label = t('redaccion.campo.precio');
  return (
    <RowForm row={row} sending={sending} labels={{ precio: label }} action={t('redaccion.guardar')}>
      <Section title={t('redaccion.pestana.precio')} text={t('redaccion.precioDetalle')}>
        <MoneyField label={label} error={row.form.formState.errors.precio} field={row.form.register('precio')} />
      </Section>
    </RowForm>
  );
}
