import type { PropuestaDeMarca } from '@fedatario/contract/acto';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { calls } from '#calls';
import { ConfirmDialog } from '../../common/ConfirmDialog.tsx';
import { useSendFresh } from '../../common/use-send-fresh.tsx';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { PreguntarMotivo } from '../../tramite/expedientes/oficina/PreguntarMotivo.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Row, Text } from '../../ui/layout/layout.tsx';
import customer from '../../ui/parts.module.css';
import { show } from '../../ui/snackbar/store.ts';
import css from './marcas.module.css';
import { renews } from './renews.ts';

const signos = {
  pendiente: { icon: IconHourglass, tone: 'toca' },
  confirmada: { icon: IconCircleCheck, tone: 'listo' },
  negada: { icon: IconCircleX, tone: 'detenido' },
} as const;

/** A proposed mark. Only another member of the administration may decide on it. */
export function Propuesta({ propuesta }: { propuesta: PropuestaDeMarca }) {
  const t = useT();
  const [asked, setAsked] = useState<'confirmar' | 'negar'>();
  const { marca, motivo, sustituto, estado, propuestaPor, propuestaEn, respuesta } = propuesta;
  const { decididaPor, decididaEn, puedeConfirmar, puedeNegar } = propuesta;
  return (
    <li>
      <div className={customer.title}>
        <h3>{t(`expedienteDetalle.sellado.propuesta.${marca}`)}</h3>
        <Badge {...signos[estado]}>{t(`expedienteDetalle.sellado.estado.${estado}`)}</Badge>
      </div>
      <Text breaks measure>
        {t('expedienteDetalle.sellado.motivo', { motivo })}
      </Text>
      {sustituto && <p>{t('expedienteDetalle.sellado.porEste', { numero: sustituto.numero })}</p>}
      <small>{t('expedienteDetalle.sellado.propuso', { quien: propuestaPor, fecha: fechaHora(propuestaEn) })}</small>
      {decididaPor && decididaEn && (
        <small>{t('expedienteDetalle.sellado.decidio', { quien: decididaPor, fecha: fechaHora(decididaEn) })}</small>
      )}
      {respuesta && (
        <Text breaks measure>
          {t('expedienteDetalle.sellado.respuesta', { motivo: respuesta })}
        </Text>
      )}
      {estado === 'pendiente' && !puedeConfirmar && (
        <p className={css.wait}>{t('expedienteDetalle.sellado.esperaOtra')}</p>
      )}
      <Row gap={3} wrap>
        {puedeConfirmar && (
          <Button onClick={() => setAsked('confirmar')}>{t('expedienteDetalle.sellado.confirmar')}</Button>
        )}
        {puedeNegar && (
          <Button variant="default" onClick={() => setAsked('negar')}>
            {t(puedeConfirmar ? 'expedienteDetalle.sellado.negar' : 'expedienteDetalle.sellado.retirar')}
          </Button>
        )}
      </Row>
      {asked === 'confirmar' && <Confirmar propuesta={propuesta} onClose={() => setAsked(undefined)} />}
      {asked === 'negar' && <Negar propuesta={propuesta} onClose={() => setAsked(undefined)} />}
    </li>
  );
}

interface Props {
  propuesta: PropuestaDeMarca;
  onClose: () => void;
}

function Confirmar({ propuesta: { idPropuesta, marca }, onClose }: Props) {
  const t = useT();
  const { mutate, isPending, error, dialog } = useSendFresh(calls.marcas.confirm, { renews });
  const done = () => {
    show('success', tell('expedienteDetalle.sellado.hecho.confirmar'));
    onClose();
  };
  return (
    <>
      <ConfirmDialog
        title={t(`expedienteDetalle.sellado.pregunta.${marca}`)}
        confirm={t('expedienteDetalle.sellado.confirmarYa')}
        danger
        pending={isPending}
        error={error}
        onConfirm={() => mutate({ params: { idPropuesta } }, { onSuccess: done })}
        onClose={onClose}
      >
        <p>{t('expedienteDetalle.sellado.consecuencia')}</p>
      </ConfirmDialog>
      {dialog}
    </>
  );
}

function Negar({ propuesta: { idPropuesta, puedeConfirmar }, onClose }: Props) {
  const t = useT();
  const { mutate, isPending, error, dialog } = useSendFresh(calls.marcas.refuse, { renews });
  const done = () => {
    show('success', tell('expedienteDetalle.sellado.hecho.negar'));
    onClose();
  };
  return (
    <>
      <PreguntarMotivo
        titulo={t('expedienteDetalle.sellado.pregunta.negar')}
        consecuencia={t('expedienteDetalle.sellado.sigueValiendo')}
        boton={t(puedeConfirmar ? 'expedienteDetalle.sellado.negarYa' : 'expedienteDetalle.sellado.retirarYa')}
        error={error}
        onClose={onClose}
        ocupado={isPending}
        onEnviar={(motivo) => mutate({ params: { idPropuesta }, body: { motivo } }, { onSuccess: done })}
      />
      {dialog}
    </>
  );
}
