import { CambioDePrecio, type Redaccion } from '@fedatario/contract/catalogo';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { call } from '../../../lib/api.ts';
import { montoOf, readMonto } from '../../../lib/escribir.ts';
import { MoneyField } from '../../../ui/form/quantities.tsx';
import { Section } from '../../../ui/Page.tsx';
import { FormaSola } from './parte/FormaSola.tsx';
import { useParte } from './parte/use-parte.ts';

interface Valores {
  precio: string;
  revision: number;
}

const valoresDe = ({ precio, revision }: Redaccion): Valores => ({
  precio: precio === 0 ? '' : montoOf(precio),
  revision,
});

/** The price of the next version. */
export function PrecioDeRedaccion({ redaccion, quien }: { redaccion: Redaccion; quien: string }) {
  const t = useT();
  const { idProducto } = redaccion;
  const parte = useParte({
    redaccion,
    quien,
    parte: 'precio',
    schema: CambioDePrecio,
    valoresDe,
    preparar: ({ precio, revision }: Valores) => ({ precio: readMonto(precio), revision }),
    enviar: (body) => call(calls.redacciones.savePrecio, { params: { idProducto }, body }),
  });
  const label = t('redaccion.campo.precio');
  return (
    <FormaSola parte={parte} labels={{ precio: label }}>
      <Section title={t('redaccion.pestana.precio')} text={t('redaccion.precioDetalle')}>
        <MoneyField label={label} error={parte.form.formState.errors.precio} field={parte.form.register('precio')} />
      </Section>
    </FormaSola>
  );
}
