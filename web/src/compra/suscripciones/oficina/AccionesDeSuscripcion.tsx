import { bastaComoMotivo } from '@fedatario/contract/base';
import {
  type ClaseDeUnidad,
  clasesDeUnidad,
  DIAS_POR_EXTENSION,
  type EstadoSuscripcion,
  estadosConBeneficios,
  maquinaDeSuscripcion,
  type SuscripcionConLibro,
  suscripcionesImpagas,
  UNIDADES_POR_REGALO,
} from '@fedatario/contract/compra';
import { NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../../common/MotivoField.tsx';
import { t as tell, useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { show } from '../../../ui/snackbar/store.ts';

const RENUEVA = { renews: [calls.suscripcionesDeOficina.list, calls.suscripcionesDeOficina.read] };
const topes = { regalar: UNIDADES_POR_REGALO, extender: DIAS_POR_EXTENSION, cancelar: 0 } as const;
type Accion = keyof typeof topes;
type Props = { suscripcion: SuscripcionConLibro };

/** The acts of the office that are possible now; each asks for its reason. */
export function AccionesDeSuscripcion({ suscripcion }: Props) {
  const t = useT();
  const [asking, setAsking] = useState<Accion>();
  const puede = posibles(suscripcion);
  if (puede.length === 0) return null;
  return (
    <Row gap={3} wrap top={6}>
      {puede.map((accion) => (
        <PlainButton key={accion} kind="quiet" onClick={() => setAsking(accion)}>
          {t(`suscripcionesOficina.accion.${accion}`)}
        </PlainButton>
      ))}
      {asking && <Preguntar accion={asking} suscripcion={suscripcion} onClose={() => setAsking(undefined)} />}
    </Row>
  );
}

function posibles({ estado, disponibles, citas, pendiente, libro }: SuscripcionConLibro): Accion[] {
  const da = estadosConBeneficios.includes(estado) && (disponibles !== null || citas !== null) && libro.length > 0;
  const extiende = maquinaDeSuscripcion.paso(estado, 'extender', 'admin') && !pendiente;
  const cancela = (['programarCancelacion', 'cancelar'] as const).some((paso) =>
    maquinaDeSuscripcion.paso(estado, paso, 'admin'),
  );
  const todas = { regalar: da, extender: Boolean(extiende), cancelar: cancela };
  return (Object.keys(topes) as Accion[]).filter((accion) => todas[accion]);
}

function Preguntar({ accion, suscripcion, onClose }: Props & { accion: Accion; onClose: () => void }) {
  const t = useT();
  const [motivo, setMotivo] = useState('');
  const [escrito, setEscrito] = useState('');
  const [tried, setTried] = useState(false);
  const [clase, setClase] = useState(clasesConLimite(suscripcion)[0] ?? 'documento');
  const { hacer, isPending, error } = useAccion(suscripcion, accion, onClose);
  const cuantos = /^\d{1,3}$/.test(escrito.trim()) ? Number(escrito) : 0;
  const tope = topes[accion];
  const cuenta = tope === 0 || (cuantos >= 1 && cuantos <= tope);
  const send = () => {
    setTried(true);
    if (cuenta && bastaComoMotivo(motivo)) hacer(cuantos, motivo.trim(), clase);
  };
  return (
    <ConfirmDialog
      title={t(`suscripcionesOficina.accion.${accion}`)}
      confirm={t(`suscripcionesOficina.confirmar.${accion}`)}
      danger={accion === 'cancelar'}
      pending={isPending}
      error={error}
      onConfirm={send}
      onClose={onClose}
    >
      <p>{t(`suscripcionesOficina.texto.${textoDe(accion, suscripcion.estado)}`)}</p>
      {accion === 'regalar' && <QueRegala suscripcion={suscripcion} clase={clase} onChange={setClase} />}
      {accion !== 'cancelar' && (
        <TextInput
          label={t(`suscripcionesOficina.cuantos.${accion}`)}
          error={tried && !cuenta && t('campo.hastaCien')}
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={escrito}
          onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
        />
      )}
      <MotivoField
        label={t('suscripcionesOficina.motivo')}
        missing={tried && !bastaComoMotivo(motivo)}
        motivo={motivo}
        onChange={setMotivo}
      />
    </ConfirmDialog>
  );
}

/** Kinds of units that are counted: of what has no limit none is given. */
function clasesConLimite(suscripcion: SuscripcionConLibro): ClaseDeUnidad[] {
  return clasesDeUnidad.filter((una) => suscripcion[una === 'cita' ? 'citas' : 'disponibles'] !== null);
}

function QueRegala({
  suscripcion,
  clase,
  onChange,
}: Props & {
  clase: ClaseDeUnidad;
  onChange: (clase: ClaseDeUnidad) => void;
}) {
  const t = useT();
  return (
    <NativeSelect
      label={t('suscripcionesOficina.que')}
      value={clase}
      onChange={({ currentTarget }) => onChange(currentTarget.value as ClaseDeUnidad)}
      data={clasesConLimite(suscripcion).map((value) => ({ value, label: t(`suscripcionesOficina.clase.${value}`) }))}
    />
  );
}

function textoDe(accion: Accion, estado: EstadoSuscripcion) {
  const impaga = suscripcionesImpagas.includes(estado);
  return accion === 'cancelar' && impaga ? 'cancelarYa' : accion;
}

function useAccion({ idSuscripcion, revision }: SuscripcionConLibro, accion: Accion, onDone: () => void) {
  const regalar = useSend(calls.suscripcionesDeOficina.grant, RENUEVA);
  const extender = useSend(calls.suscripcionesDeOficina.extend, RENUEVA);
  const cancelar = useSend(calls.suscripcionesDeOficina.cancel, RENUEVA);
  const params = { idSuscripcion };
  const then = {
    onSuccess: () => {
      show('success', tell(`suscripcionesOficina.hecho.${accion}`));
      onDone();
    },
  };
  const hacer = (cuantos: number, motivo: string, clase: ClaseDeUnidad) => {
    if (accion === 'regalar') regalar.mutate({ params, body: { clase, cantidad: cuantos, motivo, revision } }, then);
    if (accion === 'extender') extender.mutate({ params, body: { dias: cuantos, motivo, revision } }, then);
    if (accion === 'cancelar') cancelar.mutate({ params, body: { motivo, revision } }, then);
  };
  const { isPending, error } = { regalar, extender, cancelar }[accion];
  return { hacer, isPending, error };
}
