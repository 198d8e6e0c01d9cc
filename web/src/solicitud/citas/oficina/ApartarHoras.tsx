import { type Agenda, type Bloqueo, BloqueoNuevo } from '@fedatario/contract/solicitud';
import { ZONA_HORARIA } from '@fedatario/document-engine';
import type * as z from 'zod/mini';
import { calls } from '#calls';
import { RowForm } from '../../../common/RowForm.tsx';
import { useRowForm } from '../../../common/use-row-form.ts';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { fromLocal, toLocal } from '../../../lib/instante.ts';
import { Drawer } from '../../../ui/Drawer.tsx';
import { SelectField, TextField } from '../../../ui/form/fields.tsx';
import { InstantField } from '../../../ui/form/quantities.tsx';
import { renews } from '../renews.ts';
import type { Inicial } from './agenda/Calendario.tsx';

interface Valores {
  idNotario: string;
  inicio: string;
  fin: string;
  motivo: string;
}

interface Props {
  notarios: Agenda['notarios'];
  /** The stretch that was marked in the calendar. */
  inicial?: Inicial | undefined;
  onClose: () => void;
}

const instanteDe = (escrito: string) => fromLocal(escrito, ZONA_HORARIA) ?? '';

const prepare = ({ inicio, fin, ...valores }: Valores) => ({
  ...valores,
  inicio: instanteDe(inicio),
  fin: instanteDe(fin),
});

const valoresOf = ({ notario, inicio, fin, motivo }: Bloqueo): Valores => ({
  idNotario: notario.idUsuario,
  inicio: toLocal(inicio, ZONA_HORARIA),
  fin: toLocal(fin, ZONA_HORARIA),
  motivo,
});

/** Hours of a notary in which nobody may ask for an appointment. */
export function ApartarHoras({ notarios, inicial, onClose }: Props) {
  const t = useT();
  const { mutateAsync, isPending, error } = useSend(calls.bloqueos.create, { renews });
  const row = useRowForm<Valores, Valores, z.output<typeof BloqueoNuevo>, Bloqueo>({
    schema: BloqueoNuevo as unknown as z.ZodMiniType<z.output<typeof BloqueoNuevo>, Valores>,
    values: {
      idNotario: inicial?.idNotario ?? notarios[0]?.idUsuario ?? '',
      inicio: toLocal(inicial?.inicio ?? null, ZONA_HORARIA),
      fin: toLocal(inicial?.fin ?? null, ZONA_HORARIA),
      motivo: '',
    },
    prepare,
    send: (body) => mutateAsync({ body }),
    valuesOf: valoresOf,
    draft: 'borrador:bloqueo',
    onSaved: onClose,
  });
  const {
    register,
    formState: { errors },
  } = row.form;
  const of = (name: keyof Valores) => ({
    label: t(`citasOficina.campo.${name}`),
    error: errors[name],
    field: register(name),
  });
  const labels = Object.fromEntries(
    (['idNotario', 'inicio', 'fin', 'motivo'] as const).map((campo) => [campo, t(`citasOficina.campo.${campo}`)]),
  );
  return (
    <Drawer title={t('citasOficina.apartar')} close={t('comun.cerrar')} onClose={onClose}>
      <RowForm
        row={row}
        sending={{ isPending, error }}
        labels={labels}
        action={t('citasOficina.apartar')}
        panel="panel"
        own
      >
        <SelectField
          {...of('idNotario')}
          options={notarios.map(({ idUsuario: value, nombre: label }) => ({ value, label }))}
        />
        <InstantField {...of('inicio')} />
        <InstantField {...of('fin')} />
        <TextField {...of('motivo')} autoComplete="off" />
      </RowForm>
    </Drawer>
  );
}
