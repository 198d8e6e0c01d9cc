import { bastaComoMotivo } from '@fedatario/contract/base';
import { type accionesSimplesDeCita, type Cita, faseDeCita } from '@fedatario/contract/solicitud';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { MotivoField } from '../../common/MotivoField.tsx';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import parts from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';
import { MoverCita } from './MoverCita.tsx';
import { renews } from './renews.ts';

type Accion = Exclude<(typeof accionesSimplesDeCita)[number], 'solicitar' | 'soltar'>;

/** In the order of their buttons; the first that is possible is the main one. */
const simples: readonly Accion[] = [
  'aceptarCambio',
  'confirmar',
  'realizar',
  'rechazarCambio',
  'retirarCambio',
  'noVinoCliente',
  'noVinoNotario',
  'rechazar',
  'cancelar',
];
const conMotivo = ['rechazar', 'cancelar', 'rechazarCambio', 'noVinoNotario'] as const;
/** Steps that say why only where somebody said something else before. */
const siSeDijo = ['realizar', 'noVinoCliente'] as const;
type ConMotivo = (typeof conMotivo)[number] | (typeof siSeDijo)[number];

function pideMotivo(accion: Accion, { estado, propuesta }: Cita): accion is ConMotivo {
  // Nobody owes a reason for keeping the hour they have.
  if (accion === 'rechazarCambio' && propuesta?.deEspera) return false;
  const piden: readonly string[] = faseDeCita(estado) === 'acordada' ? conMotivo : [...conMotivo, ...siSeDijo];
  return piden.includes(accion);
}

/** The steps of an appointment that the reader may take now, and why the customer's usual ones are not possible. */
export function AccionesDeCita({ cita, oficina }: { cita: Cita; oficina: boolean }) {
  const t = useT();
  const [asking, setAsking] = useState<ConMotivo | 'mover' | null>(null);
  const { mutate, isPending, error, reset } = useSend(calls.citas.act, { renews });
  const { idCita, revision } = cita;
  const puede = (accion: string) => cita.acciones.some((one) => one.accion === accion && one.impedimento === null);
  const send = (accion: Accion, motivo: string | null) =>
    mutate(
      { params: { idCita }, body: { accion, revision, motivo } },
      {
        onSuccess: () => {
          show('success', tell(`citas.hecho.${accion}`));
          setAsking(null);
        },
      },
    );
  const posibles = simples.filter(puede);
  const mueve = puede('proponer') || puede('mover');
  const impedido = cita.acciones.find(
    ({ accion, impedimento }) => accion === 'cancelar' && impedimento === 'pocoTiempo',
  );
  if (posibles.length === 0 && !mueve && !impedido) return null;
  return (
    <>
      {impedido && <p className={parts.note}>{t('citas.pocoTiempo')}</p>}
      {error && asking === null && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Botones
        cita={cita}
        posibles={posibles}
        mueve={mueve}
        pending={isPending && asking === null}
        onMover={() => setAsking('mover')}
        onElegir={(accion) => {
          reset();
          if (pideMotivo(accion, cita)) setAsking(accion);
          else send(accion, null);
        }}
      />
      {asking === 'mover' && <MoverCita cita={cita} oficina={oficina} onClose={() => setAsking(null)} />}
      {asking !== null && asking !== 'mover' && (
        <PorQue
          accion={asking}
          pending={isPending}
          error={error}
          onSend={(motivo) => send(asking, motivo)}
          onClose={() => setAsking(null)}
        />
      )}
    </>
  );
}

interface BotonesProps {
  cita: Cita;
  posibles: readonly Accion[];
  mueve: boolean;
  pending: boolean;
  onElegir: (accion: Accion) => void;
  onMover: () => void;
}

function Botones({ cita, posibles, mueve, pending, onElegir, onMover }: BotonesProps) {
  const t = useT();
  return (
    <Row gap={3} wrap>
      {posibles.map((accion, i) => (
        <Button
          key={accion}
          variant={i === 0 && !pideMotivo(accion, cita) ? 'filled' : 'default'}
          loading={pending}
          onClick={() => onElegir(accion)}
        >
          {t(`citas.accion.${accion}`)}
        </Button>
      ))}
      {mueve && (
        <Button variant="default" onClick={onMover}>
          {t('citas.accion.proponer')}
        </Button>
      )}
    </Row>
  );
}

interface PorQueProps {
  accion: ConMotivo;
  pending: boolean;
  error: Parameters<typeof ConfirmDialog>[0]['error'];
  onSend: (motivo: string) => void;
  onClose: () => void;
}

/** Asks for the reason, which the other side reads. */
function PorQue({ accion, pending, error, onSend, onClose }: PorQueProps) {
  const t = useT();
  const [motivo, setMotivo] = useState('');
  const [tried, setTried] = useState(false);
  const basta = bastaComoMotivo(motivo);
  return (
    <ConfirmDialog
      title={t(`citas.motivo.${accion}`)}
      confirm={t(`citas.accion.${accion}`)}
      keep={t('citas.motivo.conservar')}
      danger={accion === 'cancelar' || accion === 'rechazar'}
      pending={pending}
      error={error ?? null}
      onClose={onClose}
      onConfirm={() => {
        setTried(true);
        if (basta) onSend(motivo.trim());
      }}
    >
      {(accion === 'cancelar' || accion === 'rechazar') && <p>{t('citas.motivo.consecuencia')}</p>}
      <MotivoField
        label={t('citas.motivo.titulo')}
        help={t('citas.motivo.ayuda')}
        missing={tried && !basta}
        motivo={motivo}
        onChange={setMotivo}
      />
    </ConfirmDialog>
  );
}
