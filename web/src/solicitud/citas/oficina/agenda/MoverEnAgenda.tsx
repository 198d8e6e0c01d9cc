import { bastaComoMotivo } from '@fedatario/contract/base';
import { type Agenda, type Cita, lugarDeZona } from '@fedatario/contract/solicitud';
import { ZONA_HORARIA } from '@fedatario/document-engine';
import { NativeSelect, Radio, TextInput } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../../common/MotivoField.tsx';
import { t as tell, useT } from '../../../../i18n/i18n.ts';
import { useAdministra } from '../../../../lib/administra.ts';
import { useSend } from '../../../../lib/api.ts';
import { fromLocal, toLocal } from '../../../../lib/instante.ts';
import { Notice } from '../../../../ui/form/Notice.tsx';
import { Grid, Stack } from '../../../../ui/layout/layout.tsx';
import { show } from '../../../../ui/snackbar/store.ts';
import { cuando } from '../../cuando.ts';
import { renews } from '../../renews.ts';
import css from './agenda.module.css';
import { largoDe } from './largo.ts';

/** A cita and where it would go. */
export interface Mudanza {
  readonly cita: Cita;
  readonly inicio: string;
  readonly idNotario: string;
  readonly idSede: string | null;
  readonly sala: number | undefined;
}

type Modo = 'proponer' | 'mover';

interface Props {
  agenda: Agenda;
  mudanza: Mudanza;
  onClose: () => void;
  /** The server refused the hour: the cita is where it was. */
  onChoque?: () => void;
}

/** Asks how an appointment is moved, with the old and the new hour in words, and what its customer is told. */
export function MoverEnAgenda({ agenda, mudanza, onClose, onChoque }: Props) {
  const t = useT();
  const { cita } = mudanza;
  const [destino, setDestino] = useState(mudanza);
  const deOtro = destino.idNotario !== cita.notario.idUsuario;
  const [elegido, setModo] = useState<Modo>('proponer');
  const modo = deOtro || !puede(cita, 'proponer') ? 'mover' : elegido;
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useSend(calls.citas.move, { renews });
  const send = () => {
    setTried(true);
    if (!bastaComoMotivo(motivo) || destino.inicio === '') return;
    mutate(pedidoDe(destino, cita, modo, motivo), {
      onSuccess: () => {
        show('success', tell(`agendaDeCitas.mover.hecho.${modo}`));
        onClose();
      },
      onError: () => onChoque?.(),
    });
  };
  const delCampo = error?.errores[0]?.mensaje;
  return (
    <ConfirmDialog
      title={t('agendaDeCitas.mover.titulo', { cliente: cita.cliente.nombre })}
      confirm={t(`agendaDeCitas.mover.enviar.${modo}`)}
      pending={isPending}
      disabled={destino.inicio === ''}
      error={delCampo === undefined ? error : null}
      onConfirm={send}
      onClose={onClose}
    >
      <Comparacion agenda={agenda} cita={cita} destino={destino} />
      <Destino agenda={agenda} cita={cita} destino={destino} onChange={setDestino} />
      <Como cita={cita} deOtro={deOtro} modo={modo} onModo={setModo} />
      <MotivoField
        label={t('agendaDeCitas.mover.mensaje')}
        help={t('agendaDeCitas.mover.mensajeAyuda')}
        missing={tried && !bastaComoMotivo(motivo)}
        motivo={motivo}
        onChange={setMotivo}
      />
      {delCampo && <Notice tone="error">{delCampo}</Notice>}
    </ConfirmDialog>
  );
}

interface ComoProps {
  cita: Cita;
  /** Another notary would attend it. */
  deOtro: boolean;
  modo: Modo;
  onModo: (modo: Modo) => void;
}

/** Whether it is proposed, or was agreed already. */
function Como({ cita, deOtro, modo, onModo }: ComoProps) {
  const t = useT();
  return (
    <Radio.Group label={t('agendaDeCitas.mover.como')} value={modo} onChange={(value) => onModo(value as Modo)}>
      <Stack gap={3} top={2}>
        {(['proponer', 'mover'] as const).map((value) => (
          <Radio
            key={value}
            value={value}
            disabled={!puede(cita, value) || (value === 'proponer' && deOtro)}
            label={t(`agendaDeCitas.mover.modo.${value}`)}
            description={t(`agendaDeCitas.mover.ayuda.${value === 'proponer' && deOtro ? 'deOtro' : value}`)}
          />
        ))}
      </Stack>
    </Radio.Group>
  );
}

const puede = ({ acciones }: Cita, modo: Modo) =>
  acciones.some(({ accion, impedimento }) => accion === modo && impedimento === null);

function pedidoDe({ inicio, idNotario, idSede, sala }: Mudanza, cita: Cita, modo: Modo, motivo: string) {
  const { idCita, revision, notario } = cita;
  return {
    params: { idCita },
    body: {
      inicio,
      idSede,
      revision,
      motivo: motivo.trim(),
      acordado: modo === 'mover',
      ...(idNotario !== notario.idUsuario && { idNotario }),
      ...(sala !== undefined && { sala }),
    },
  };
}

/** The zone whose clock people read: of the office where they come, or the company's. */
function zonaDe({ sedes }: Agenda, { idSede }: Mudanza): string {
  return sedes.find((sede) => sede.idSede === idSede)?.zona ?? ZONA_HORARIA;
}

interface DestinoProps {
  agenda: Agenda;
  cita: Cita;
  destino: Mudanza;
}

function Comparacion({ agenda, cita, destino }: DestinoProps) {
  const t = useT();
  const { inicio, idNotario } = destino;
  const nombre = agenda.notarios.find(({ idUsuario }) => idUsuario === idNotario)?.nombre ?? cita.notario.nombre;
  const fin = new Date(Date.parse(inicio) + largoDe(agenda, cita, idNotario) * 60_000);
  return (
    <Grid as="dl" gap={5} rowGap={2} pad={4} className={css.compare}>
      <dt>{t('agendaDeCitas.mover.antes')}</dt>
      <dd>
        {cuando(cita, cita.zona)} · {cita.notario.nombre}
      </dd>
      <dt>{t('agendaDeCitas.mover.despues')}</dt>
      <dd aria-live="polite" data-nueva="">
        {inicio === '' ? '—' : cuando({ inicio, fin: fin.toISOString() }, zonaDe(agenda, destino))} · {nombre}
      </dd>
    </Grid>
  );
}

/** The day and hour, and where there is a choice, the notary, the office and the room. */
function Destino({ agenda, cita, destino, onChange }: DestinoProps & { onChange: (destino: Mudanza) => void }) {
  const t = useT();
  const administra = useAdministra();
  const zona = zonaDe(agenda, destino);
  const { inicio, idNotario, idSede, sala } = destino;
  const quienes = agenda.notarios.filter(
    ({ idUsuario, modalidades }) => idUsuario === cita.notario.idUsuario || modalidades.includes(cita.modalidad),
  );
  const salas = agenda.sedes.find((sede) => sede.idSede === idSede)?.salas ?? [];
  return (
    <Grid gap={4} align="end" className={css.fields}>
      <TextInput
        type="datetime-local"
        label={t('citasOficina.hora')}
        description={t('citas.horas.enHora', { lugar: lugarDeZona(zona) })}
        value={inicio === '' ? '' : toLocal(inicio, zona)}
        onChange={({ currentTarget: { value } }) => onChange({ ...destino, inicio: fromLocal(value, zona) ?? '' })}
      />
      {administra && cita.clase === 'asesoria' && quienes.length > 1 && (
        <NativeSelect
          label={t('citas.dato.notario')}
          value={idNotario}
          onChange={({ currentTarget: { value } }) => onChange({ ...destino, idNotario: value })}
          data={quienes.map(({ idUsuario: value, nombre: label }) => ({ value, label }))}
        />
      )}
      {idSede !== null && agenda.sedes.length > 1 && (
        <NativeSelect
          label={t('citas.horas.oficina')}
          value={idSede}
          onChange={({ currentTarget: { value } }) => onChange({ ...destino, idSede: value, sala: undefined })}
          data={agenda.sedes.map(({ idSede: value, nombre: label }) => ({ value, label }))}
        />
      )}
      {idSede !== null && salas.length > 1 && (
        <NativeSelect
          label={t('agendaDeCitas.mover.sala')}
          value={sala ?? ''}
          onChange={({ currentTarget: { value } }) =>
            onChange({ ...destino, sala: value === '' ? undefined : Number(value) })
          }
          data={[
            { value: '', label: t('agendaDeCitas.mover.primeraLibre') },
            ...salas.map((label, value) => ({ value: String(value), label })),
          ]}
        />
      )}
    </Grid>
  );
}
