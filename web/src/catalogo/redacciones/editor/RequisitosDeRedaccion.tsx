import { CambioDeRequisitos, type Redaccion } from '@fedatario/contract/catalogo';
import type { UseFormReturn } from 'react-hook-form';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { call } from '../../../lib/api.ts';
import { CheckField, SelectField } from '../../../ui/form/fields.tsx';
import { AreaField } from '../../../ui/form/quantities.tsx';
import { Section } from '../../../ui/Page.tsx';
import { Filas } from './Filas.tsx';
import { FormaSola } from './parte/FormaSola.tsx';
import { useParte } from './parte/use-parte.ts';
import { faultOf, sinVacias } from './valores.ts';

type Valores = Pick<Redaccion, 'requisitos' | 'revision'>;

const valoresDe = ({ requisitos, revision }: Redaccion): Valores => ({ requisitos, revision });

/** The requisitos of a product, in the order in which the customer is asked for them. */
export function RequisitosDeRedaccion({ redaccion, quien }: { redaccion: Redaccion; quien: string }) {
  const t = useT();
  const { idProducto } = redaccion;
  const parte = useParte({
    redaccion,
    quien,
    parte: 'requisitos',
    schema: CambioDeRequisitos,
    valoresDe,
    preparar: ({ requisitos, revision }: Valores) => ({ requisitos: sinVacias(requisitos), revision }),
    enviar: (body) => call(calls.redacciones.saveRequisitos, { params: { idProducto }, body }),
  });
  const { errors } = parte.form.formState;
  const options = redaccion.tiposDeRequisito.map(({ clave, nombre }) => ({ value: clave, label: nombre }));
  return (
    <FormaSola
      parte={parte}
      labels={{ requisitos: t('redaccion.pestana.requisitos') }}
      faults={{ requisitos: faultOf(errors, 'requisitos') }}
      show={(_, valor) => pedidosEnPalabras(valor, options)}
    >
      <Section title={t('redaccion.pestana.requisitos')} text={t('redaccion.requisitosDetalle')}>
        <Pedidos form={parte.form} options={options} />
      </Section>
    </FormaSola>
  );
}

/** The requisitos by the names of their kinds, as the dialog of a conflict shows them. */
function pedidosEnPalabras(json: string, options: PedidosProps['options']): string {
  const pedidos = JSON.parse(json) as Redaccion['requisitos'];
  return pedidos.map(({ clave }) => options.find(({ value }) => value === clave)?.label ?? clave).join('\n');
}

interface PedidosProps {
  form: UseFormReturn<Valores, unknown, CambioDeRequisitos>;
  options: readonly { value: string; label: string }[];
}

function Pedidos({ form, options }: PedidosProps) {
  const t = useT();
  const { errors } = form.formState;
  return (
    <Filas
      form={form}
      name="requisitos"
      vacia={{ clave: '', obligatorio: true, instrucciones: '' }}
      una={t('redaccion.requisito.uno')}
      agregar={t('redaccion.requisito.agregar')}
    >
      {(index) => (
        <>
          <SelectField
            label={t('redaccion.requisito.clave')}
            error={faultOf(errors, `requisitos.${index}.clave`)}
            field={form.register(`requisitos.${index}.clave`)}
            options={[{ value: '', label: t('redaccion.requisito.elija') }, ...options]}
          />
          <CheckField
            label={t('redaccion.requisito.obligatorio')}
            error={undefined}
            field={form.register(`requisitos.${index}.obligatorio`)}
          />
          <AreaField
            label={t('redaccion.requisito.instrucciones')}
            help={t('redaccion.requisito.ayuda')}
            error={faultOf(errors, `requisitos.${index}.instrucciones`)}
            field={form.register(`requisitos.${index}.instrucciones`)}
            rows={2}
          />
        </>
      )}
    </Filas>
  );
}
