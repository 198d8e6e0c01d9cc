import type { Notario, OpcionesDeNotario } from '@fedatario/contract/casa';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { RowForm } from '../../common/RowForm.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Drawer } from '../../ui/Drawer.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { CertificadoAparte } from '../certificados/CertificadoAparte.tsx';
import { Citas, campos, Ejercer, IdentidadDeNotario, Persona } from './campos.tsx';
import { calificacionDe, Ejercicio } from './columnas.tsx';
import { mostrar } from './mostrar.ts';
import { useNotario } from './use-notario.ts';
import { faultOf } from './valores.ts';

/** Id in the address while a new notary is being made. */
export const NUEVO = 'nuevo';

interface Props {
  idUsuario: string;
  onClose: () => void;
}

/** Panel with one notary, or a new one, beside the list. */
export function NotarioDrawer({ idUsuario, onClose }: Props) {
  const t = useT();
  const making = idUsuario === NUEVO;
  const { data, error, refetch } = useCall(
    calls.notarios.read,
    { params: { idUsuario } },
    { enabled: !making, fresh: true },
  );
  const opciones = useCall(calls.notarios.opciones, {});
  const failed = error ?? opciones.error;
  const ready = opciones.data && (making || data);
  return (
    <Drawer title={data?.nombreCompleto ?? t('notarios.nuevo')} close={t('comun.cerrar')} onClose={onClose}>
      {!ready && failed && <Failure error={failed} retry={() => Promise.all([refetch(), opciones.refetch()])} />}
      {!ready && !failed && <Skeleton pieces={[96, 72, 72, 160]} label={t('comun.cargando')} />}
      {ready && data && (
        <Row as="p" gap={3} align="center" wrap bottom={5} tone="tinta-2">
          <Ejercicio notario={data} /> {t('notarios.cargaDe', { carga: data.carga, maximo: data.cargaMaxima })} ·{' '}
          {calificacionDe(t, data)}
        </Row>
      )}
      {ready && <NotarioForm notario={data} opciones={opciones.data} onClose={onClose} />}
      {ready && data && <CertificadoAparte idNotario={idUsuario} />}
    </Drawer>
  );
}

interface FormProps {
  notario: Notario | undefined;
  opciones: OpcionesDeNotario;
  onClose: () => void;
}

function NotarioForm({ notario, opciones, onClose }: FormProps) {
  const t = useT();
  const { row, sending } = useNotario(notario, onClose);
  const { form } = row;
  const { errors } = form.formState;
  const labels = Object.fromEntries(campos.map((campo) => [campo, t(`notarios.campo.${campo}`)]));
  return (
    <RowForm
      row={row}
      sending={sending}
      labels={labels}
      faults={Object.fromEntries(campos.map((campo) => [campo, faultOf(errors, campo)]))}
      action={notario ? undefined : t('notarios.crear')}
      panel="notario"
      show={(campo, value) => mostrar(t, opciones, campo, value)}
    >
      <div>
        {!notario && <Persona form={form} usuarios={opciones.usuarios} />}
        <IdentidadDeNotario form={form} especialidades={opciones.especialidades} />
        <Ejercer form={form} />
        <Citas form={form} />
      </div>
    </RowForm>
  );
}
