import { CambioDeRequisitos, type Redaccion } from '@fedatario/contract';
import type * as z from 'zod/mini';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { CheckField, SelectField } from '../../../ui/form/fields.tsx';
import { AreaField } from '../../../ui/form/quantities.tsx';
import { Section } from '../../../ui/Page.tsx';
import * as llamadas from './calls.ts';
import { Filas } from './Filas.tsx';
import { renews } from './renews.ts';
import { useFresh } from './use-fresh.ts';
import { faultOf } from './valores.ts';

type Valores = Pick<Redaccion, 'requisitos' | 'revision'>;

const valoresOf = ({ requisitos, revision }: Redaccion): Valores => ({ requisitos, revision });

/** The requisitos of a product, in the order in which the customer is asked for them. */
export function RequisitosDeRedaccion({ redaccion }: { redaccion: Redaccion }) {
  const t = useT();
  const { idProducto } = redaccion;
  const sending = useSend(llamadas.saveRequisitos, { renews });
  const row = useRowForm<Valores, Valores, CambioDeRequisitos, Redaccion>({
    schema: CambioDeRequisitos as unknown as z.ZodMiniType<CambioDeRequisitos, Valores>,
    values: valoresOf(redaccion),
    prepare: (valores) => valores,
    send: (body) => sending.mutateAsync({ params: { idProducto }, body }),
    valuesOf: valoresOf,
    draft: `borrador:redaccion:requisitos:${idProducto}`,
    onSaved: () => undefined,
  });
  const { form } = row;
  useFresh(form, redaccion, valoresOf);
  const { errors } = form.formState;
  const options = redaccion.tiposDeRequisito.map(({ clave, nombre }) => ({ value: clave, label: nombre }));
  return (
    <RowForm
      row={row}
      sending={sending}
      labels={{ requisitos: t('redaccion.pestana.requisitos') }}
      faults={{ requisitos: faultOf(errors, 'requisitos') }}
      action={t('redaccion.guardar')}
      show={(_, valor) => pedidosEnPalabras(valor, options)}
    >
      <Section title={t('redaccion.pestana.requisitos')} text={t('redaccion.requisitosDetalle')}>
        <Pedidos form={form} options={options} />
      </Section>
    </RowForm>
  );
}

/** The requisitos by the names of their kinds, as the dialog of a conflict shows them. */
function pedidosEnPalabras(json: string, options: PedidosProps['options']): string {
  const pedidos = JSON.parse(json) as Redaccion['requisitos'];
  return pedidos.map(({ clave }) => options.find(({ value }) => value === clave)?.label ?? clave).join('\n');
}

interface PedidosProps {
  form: ReturnType<typeof useRowForm<Valores, Valores, CambioDeRequisitos, Redaccion>>['form'];
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
