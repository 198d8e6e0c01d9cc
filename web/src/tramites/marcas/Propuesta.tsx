import { marcas, type PropuestaDeMarca } from '@fedatario/contract';
import { Button } from '@mantine/core';
import { IconCircleCheck, IconCircleX, IconHourglass } from '@tabler/icons-react';
import { useState } from 'react';
import { useSendFresh } from '../../common/use-send-fresh.tsx';
import { t as tell, useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import { Badge } from '../../ui/Badge.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Notice } from '../../ui/form/Notice.tsx';
import { show } from '../../ui/snackbar/store.ts';
import customer from '../detalle.module.css';
import { Preguntar } from '../oficina/detalle/Preguntar.tsx';
import css from './marcas.module.css';
import { renews } from './renews.ts';

const signos = {
  pendiente: { icon: IconHourglass, tone: 'toca' },
  confirmada: { icon: IconCircleCheck, tone: 'listo' },
  negada: { icon: IconCircleX, tone: 'detenido' },
} as const;

/** What somebody proposed, and who may decide it: another of the administration. */
export function Propuesta({ propuesta }: { propuesta: PropuestaDeMarca }) {
  const t = useT();
  const [asked, setAsked] = useState<'confirmar' | 'negar'>();
  const { marca, motivo, sustituto, estado, propuestaPor, propuestaEn, respuesta } = propuesta;
  const { decididaPor, decididaEn, puedeConfirmar, puedeNegar } = propuesta;
  return (
    <li>
      <div className={customer.title}>
        <h3>{t(`marcas.propuesta.${marca}`)}</h3>
        <Badge {...signos[estado]}>{t(`marcas.estado.${estado}`)}</Badge>
      </div>
      <p className={css.why}>{t('marcas.motivo', { motivo })}</p>
      {sustituto && <p>{t('marcas.porEste', { numero: sustituto.numero })}</p>}
      <small>{t('marcas.propuso', { quien: propuestaPor, fecha: fechaHora(propuestaEn) })}</small>
      {decididaPor && decididaEn && (
        <small>{t('marcas.decidio', { quien: decididaPor, fecha: fechaHora(decididaEn) })}</small>
      )}
      {respuesta && <p className={css.why}>{t('marcas.respuesta', { motivo: respuesta })}</p>}
      {estado === 'pendiente' && !puedeConfirmar && <p className={css.wait}>{t('marcas.esperaOtra')}</p>}
      <div className={customer.ways}>
        {puedeConfirmar && <Button onClick={() => setAsked('confirmar')}>{t('marcas.confirmar')}</Button>}
        {puedeNegar && (
          <Button variant="default" onClick={() => setAsked('negar')}>
            {t(puedeConfirmar ? 'marcas.negar' : 'marcas.retirar')}
          </Button>
        )}
      </div>
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
  const { mutate, isPending, error, dialog } = useSendFresh(marcas.confirm, { renews });
  const done = () => {
    show('success', tell('marcas.hecho.confirmar'));
    onClose();
  };
  const actions = (
    <>
      <Button variant="default" onClick={onClose}>
        {t('comun.cancelar')}
      </Button>
      <Button loading={isPending} onClick={() => mutate({ params: { idPropuesta } }, { onSuccess: done })}>
        {t('marcas.confirmarYa')}
      </Button>
    </>
  );
  return (
    <>
      <Dialog open title={t(`marcas.pregunta.${marca}`)} close={t('comun.cerrar')} onClose={onClose} actions={actions}>
        <p>{t('marcas.consecuencia')}</p>
        {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      </Dialog>
      {dialog}
    </>
  );
}

function Negar({ propuesta: { idPropuesta, puedeConfirmar }, onClose }: Props) {
  const t = useT();
  const { mutate, isPending, error, dialog } = useSendFresh(marcas.refuse, { renews });
  const done = () => {
    show('success', tell('marcas.hecho.negar'));
    onClose();
  };
  return (
    <>
      <Preguntar
        titulo={t('marcas.pregunta.negar')}
        consecuencia={t('marcas.sigueValiendo')}
        boton={t(puedeConfirmar ? 'marcas.negarYa' : 'marcas.retirarYa')}
        {...{ error, onClose }}
        ocupado={isPending}
        onEnviar={(motivo) => mutate({ params: { idPropuesta }, body: { motivo } }, { onSuccess: done })}
      />
      {dialog}
    </>
  );
}
