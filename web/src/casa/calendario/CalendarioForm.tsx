import { type Calendario, CambioDeCalendario } from '@fedatario/contract/casa';
import type { UseFormReturn } from 'react-hook-form';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { RowForm } from '../../common/RowForm.tsx';
import { useLoadedRow } from '../../common/use-loaded-row.ts';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { Section } from '../../ui/Page.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Feriados } from './Feriados.tsx';
import type { Cambiar, ParteDeCalendario } from './partes.ts';
import { Semana } from './Semana.tsx';
import { leido } from './texto.ts';

/** The calendar of the office. */
export function CalendarioPage() {
  const t = useT();
  const { data, error, refetch } = useCall(calls.calendario.read, {});
  if (data) return <CalendarioForm actual={data} />;
  if (error) return <Failure error={error} retry={refetch} />;
  return <Skeleton pieces={[320, 320]} label={t('comun.cargando')} />;
}

function CalendarioForm({ actual }: { actual: Calendario }) {
  const t = useT();
  const sending = useSend(calls.calendario.update, { renews: [calls.calendario.read] });
  const row = useLoadedRow(
    {
      schema: CambioDeCalendario,
      prepare: (values: Calendario) => values,
      send: (body) => sending.mutateAsync({ body }),
      valuesOf: same,
      draft: 'borrador:calendario',
    },
    actual,
  );
  const { form } = row;
  const values = form.watch();
  const errors = form.formState.errors as ParteDeCalendario['errors'];
  const labels = Object.fromEntries(
    (['horario', 'traslado', 'feriadosLocales', 'excepciones', 'cierresDeRegistros'] as const).map((campo) => [
      campo,
      t(`calendario.campo.${campo}`),
    ]),
  );
  const props = { values, errors, cambiar: changerOf(form) };
  return (
    <RowForm
      row={row}
      sending={sending}
      panel="seccion"
      labels={labels}
      show={(campo, valor) => leido(t, campo, valor)}
    >
      <Section title={t('calendario.campo.horario')} text={t('calendario.horarioDetalle')}>
        <Semana {...props} />
      </Section>
      <Feriados {...props} />
    </RowForm>
  );
}

const same = (values: Calendario): Calendario => values;

function changerOf(form: UseFormReturn<Calendario, unknown, Calendario>): Cambiar {
  return (values) => {
    for (const [campo, valor] of Object.entries(values))
      form.setValue(campo as keyof Calendario, valor, { shouldDirty: true });
    form.clearErrors();
  };
}
