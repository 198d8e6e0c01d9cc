import type { Cita } from '@fedatario/contract/solicitud';
import { Button, Textarea } from '@mantine/core';
import { useEffect, useState } from 'react';
import { calls } from '#calls';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { Notice } from '../../ui/form/Notice.tsx';
import { Row } from '../../ui/layout/layout.tsx';
import parts from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';
import css from './citas.module.css';
import { cuando } from './cuando.ts';
import { renews } from './renews.ts';
import { Telefono } from './Telefono.tsx';

const NOTAS_MAXIMAS = 1000;

/** A time that is kept while its customer decides: what they want to say, and how long it is still kept. */
export function Retenida({ cita }: { cita: Cita }) {
  const t = useT();
  const [notas, setNotas] = useState('');
  const actuar = useSend(calls.citas.act, { renews });
  const aceptar = useSend(calls.asesorias.accept, { renews });
  const isPending = actuar.isPending || aceptar.isPending;
  const error = actuar.error ?? aceptar.error;
  const quedan = useSegundos(cita.retenidaHasta);
  const { idCita, revision, zona } = cita;
  // It was offered to who waited for it: the unit of the plan is taken now.
  const ofrecida = cita.clase === 'asesoria' && !cita.deSuPlan;
  const send = (accion: 'solicitar' | 'soltar') => {
    const onSuccess = () => show('success', tell(`citas.hecho.${accion}`));
    const params = { idCita };
    if (ofrecida && accion === 'solicitar') aceptar.mutate({ params, body: { revision, notas } }, { onSuccess });
    else {
      const body = { accion, revision, motivo: null, ...(accion === 'solicitar' && { notas }) };
      actuar.mutate({ params, body }, { onSuccess });
    }
  };
  return (
    <div className={css.card}>
      <p className={css.when}>{cuando(cita, zona)}</p>
      <Datos cita={cita} />
      <p className={parts.note}>
        {quedan > 0
          ? t('citas.retenida.titulo', { minutos: Math.floor(quedan / 60), segundos: quedan % 60 })
          : t('citas.retenida.vencida')}
      </p>
      <Textarea
        label={t('citas.retenida.notas')}
        description={t('citas.retenida.notasAyuda')}
        rows={2}
        maxLength={NOTAS_MAXIMAS}
        value={notas}
        onChange={({ currentTarget }) => setNotas(currentTarget.value)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Row gap={3} wrap>
        <Button size="md" loading={isPending} disabled={quedan <= 0} onClick={() => send('solicitar')}>
          {t('citas.retenida.pedir')}
        </Button>
        <Button variant="default" disabled={isPending} onClick={() => send('soltar')}>
          {t('citas.firma.elegirOtra')}
        </Button>
      </Row>
    </div>
  );
}

/** The place, the notary and the number that is called. */
function Datos({ cita }: { cita: Cita }) {
  const t = useT();
  const { lugar, clase, modalidad, notario, deSuPlan } = cita;
  return (
    <>
      {lugar && (
        <p>
          {t('citas.dato.sala', { sede: lugar.nombre, sala: lugar.sala })}. {lugar.direccion}
        </p>
      )}
      {clase === 'asesoria' && (
        <p>{t('citas.retenida.con', { notario: notario.nombre, como: t(`citas.modalidad.${modalidad}`) })}</p>
      )}
      {modalidad === 'telefono' && (
        <p>
          <Telefono cita={cita} oficina={false} />
        </p>
      )}
      {clase === 'asesoria' && !deSuPlan && <p className={parts.note}>{t('esperaDeCita.gastara')}</p>}
      {deSuPlan && <p className={parts.note}>{t('citas.dato.deSuPlan')}</p>}
    </>
  );
}

/** Whole seconds until an instant, counted down. */
function useSegundos(hasta: string | null): number {
  const left = () => Math.max(0, Math.ceil((Date.parse(hasta ?? '') - Date.now()) / 1000));
  const [segundos, setSegundos] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSegundos(left()), 1000);
    return () => clearInterval(timer);
  });
  return segundos;
}
