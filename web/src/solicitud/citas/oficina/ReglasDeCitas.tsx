import { CambioDeReglas, type ReglasDeCitas as Reglas } from '@fedatario/contract/solicitud';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { CheckField, SelectField, TextField } from '../../../ui/form/fields.tsx';
import { NumberField } from '../../../ui/form/quantities.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { numeros, prepare, type Valores, valoresOf } from './valores-de-reglas.ts';

const PASOS = ['10', '15', '20', '30', '60'];
const campos = [...numeros, 'paso', 'confirmaSola', 'urlVideo'] as const;

/** How the office gives appointments: lengths, margins, notice and limits. */
export function ReglasDeCitas({ onClose }: { onClose: () => void }) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.reglasDeCitas.read, {}, { fresh: true });
  return (
    <Drawer title={t('citasOficina.reglas')} close={t('comun.cerrar')} onClose={onClose}>
      {error && !data && <Failure error={error} retry={refetch} />}
      {!data && !error && <Skeleton pieces={[72, 72, 72, 72]} label={t('comun.cargando')} />}
      {data && <Forma reglas={data} onClose={onClose} />}
    </Drawer>
  );
}

function Forma({ reglas, onClose }: { reglas: Reglas; onClose: () => void }) {
  const t = useT();
  const { mutateAsync, isPending, error } = useSend(calls.reglasDeCitas.update, { renews: [calls.reglasDeCitas.read] });
  const row = useRowForm<Valores, Valores, z.output<typeof CambioDeReglas>, Reglas>({
    schema: CambioDeReglas as unknown as z.ZodMiniType<z.output<typeof CambioDeReglas>, Valores>,
    values: valoresOf(reglas),
    prepare,
    send: (body) => mutateAsync({ body }),
    valuesOf: valoresOf,
    draft: 'borrador:reglas-de-citas',
    onSaved: onClose,
  });
  const {
    register,
    formState: { errors },
  } = row.form;
  const of = (name: (typeof campos)[number]) => ({
    label: t(`citasOficina.regla.${name}`),
    error: errors[name],
    field: register(name),
  });
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`citasOficina.regla.${campo}`)]));
  return (
    <RowForm row={row} sending={{ isPending, error }} labels={labels} panel="panel">
      <p>{t('citasOficina.reglasDetalle')}</p>
      {numeros.map((campo) => (
        <NumberField key={campo} {...of(campo)} unit={unidadDe(campo)} />
      ))}
      <SelectField {...of('paso')} options={PASOS.map((value) => ({ value, label: `${value} min` }))} />
      <CheckField {...of('confirmaSola')} help={t('citasOficina.ayuda.confirmaSola')} />
      <TextField {...of('urlVideo')} help={t('citasOficina.ayuda.urlVideo')} inputMode="url" autoComplete="off" />
    </RowForm>
  );
}

function unidadDe(campo: (typeof numeros)[number]): string | undefined {
  if (campo.startsWith('minutos') || campo.startsWith('holgura')) return 'min';
  return campo.startsWith('horas') || campo.startsWith('anticipacion') ? 'h' : undefined;
}
