import type { HiloPropio } from '@fedatario/contract/casa';
import { IconMailCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PageHead } from '../../ui/Page.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { DeCuenta } from './DeCuenta.tsx';
import { DeVisita } from './DeVisita.tsx';
import css from './feedback.module.css';
import { Propios } from './Propios.tsx';

interface Props {
  /** E-mail of the account; null for a guest, undefined while it is not known. */
  email: string | null | undefined;
  /** The trámite that the reader came from. */
  idSolicitud: string | null;
}

/** A comment just sent: the address it is answered to, and the thread of an account. */
interface Enviado {
  readonly email: string;
  readonly hilo?: HiloPropio;
}

/** Form to write to the office, with an account or without one, and the reader's own threads. */
export function ComentariosPage({ email, idSolicitud }: Props) {
  const t = useT();
  const [enviado, setEnviado] = useState<Enviado>();
  return (
    <>
      <Titulo pantalla={t('feedback.titulo')} />
      {enviado ? (
        <Recibido enviado={enviado} onOtro={() => setEnviado(undefined)} />
      ) : (
        <>
          <PageHead title={t('feedback.titulo')} text={t('feedback.detalle')} />
          <div className={css.body}>
            {email === undefined && <Skeleton pieces={[72, 160, 44]} label={t('comun.cargando')} />}
            {email === null && <DeVisita onSent={(a) => setEnviado({ email: a })} />}
            {email && <DeCuenta idSolicitud={idSolicitud} onSent={(hilo) => setEnviado({ email, hilo })} />}
          </div>
        </>
      )}
      {email && <Propios />}
    </>
  );
}

function Recibido({ enviado: { email, hilo }, onOtro }: { enviado: Enviado; onOtro: () => void }) {
  const t = useT();
  const detalle = hilo ? t('feedback.recibido.cuenta') : t('feedback.recibido.visita', { email });
  return (
    <Say icon={IconMailCheck} title={t('feedback.recibido.titulo')} lines={[detalle]}>
      {hilo ? (
        <ButtonLink to={`/comentarios/${hilo.idFeedback}`}>{t('feedback.recibido.ver')}</ButtonLink>
      ) : (
        <ButtonLink to="/">{t('comun.volverInicio')}</ButtonLink>
      )}
      <PlainButton kind="quiet" onClick={onOtro}>
        {t('feedback.recibido.otro')}
      </PlainButton>
    </Say>
  );
}
