import {
  faseDeSuscripcion,
  type MiSuscripcion,
  maquinaDeSuscripcion,
  suscripcionesImpagas,
} from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { type ReactNode, useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../../common/ConfirmDialog.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useSend } from '../../../lib/api.ts';
import { fechaDe } from '../../../lib/format.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';

const RENUEVA = { renews: [calls.suscripciones.mine] };

/** Cancelling in two presses, with the day until which the plan serves; undoing it until then in one. */
export function CancelarPlan({ plan, children }: { plan: MiSuscripcion; children?: ReactNode }) {
  const { estado } = plan;
  if (faseDeSuscripcion(estado) === 'porPagar') return null;
  const seDeshace = maquinaDeSuscripcion.paso(estado, 'conservar', 'cliente') !== undefined;
  return (
    <Row gap={3} wrap top={6}>
      {children}
      {seDeshace && <Conservar plan={plan} />}
      {faseDeSuscripcion(estado) !== 'porTerminar' && <Cancelar plan={plan} />}
    </Row>
  );
}

function Cancelar({ plan }: { plan: MiSuscripcion }) {
  const t = useT();
  const [asking, setAsking] = useState(false);
  const { mutate, isPending, error, reset } = useSend(calls.suscripciones.cancel, RENUEVA);
  const { nombrePlan: nombre, estado, revision, finPeriodo } = plan;
  const impaga = suscripcionesImpagas.includes(estado);
  const fecha = fechaDe(finPeriodo, jurisdiccion.zonaHoraria);
  const close = () => {
    setAsking(false);
    reset();
  };
  return (
    <>
      <PlainButton kind="quiet" onClick={() => setAsking(true)}>
        {t('misPlanes.cancelar')}
      </PlainButton>
      {asking && (
        <ConfirmDialog
          title={t('misPlanes.cancelarTitulo', { nombre })}
          confirm={t('misPlanes.cancelarConfirmar')}
          danger
          pending={isPending}
          error={error}
          onConfirm={() => mutate({ body: { revision } }, { onSuccess: close })}
          onClose={close}
        >
          <p>{t(impaga ? 'misPlanes.cancelarYa' : 'misPlanes.cancelarTexto', { fecha })}</p>
          {!impaga && plan.citas.incluidos !== 0 && <p>{t('misPlanes.cancelarCitas')}</p>}
        </ConfirmDialog>
      )}
    </>
  );
}

function Conservar({ plan }: { plan: MiSuscripcion }) {
  const t = useT();
  const { mutate, isPending, error } = useSend(calls.suscripciones.keep, RENUEVA);
  const { revision, estado } = plan;
  return (
    <>
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <PlainButton kind="main" disabled={isPending} onClick={() => mutate({ body: { revision } })}>
        {t(faseDeSuscripcion(estado) === 'porTerminar' ? 'misPlanes.conservar' : 'misPlanes.deshacerCambio')}
      </PlainButton>
    </>
  );
}
