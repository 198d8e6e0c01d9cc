import { DIAS_PARA_CONFIRMAR } from '@fedatario/contract/casa';
import { IconAlertTriangle, IconMail, IconMailCheck } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Say } from '../../ui/Say.tsx';

/** Target of the link in the mail; it confirms the subscription at once. */
export function ConfirmarBoletinPage() {
  const t = useT();
  const token = useSearchParams()[0].get('token') ?? '';
  const { mutate, data, error } = useSend(calls.boletin.confirm);
  const asked = useRef<string>(undefined);
  const ask = () => mutate({ body: { token } });
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    mutate({ body: { token } });
  }, [token, mutate]);
  return (
    <>
      <Titulo pantalla={t('boletin.titulo')} />
      {error && error.codigo !== 'enlace-invalido' && <Failure error={error} retry={ask} />}
      {error?.codigo === 'enlace-invalido' && <Invalido />}
      {!error && !data && <Say icon={IconMail} title={t('boletin.confirmar.esperando')} lines={[]} />}
      {data && (
        <Say
          icon={IconMailCheck}
          title={t(data.yaEstaba ? 'boletin.confirmar.ya' : 'boletin.confirmar.listo')}
          lines={[t('boletin.confirmar.detalle')]}
        >
          <ButtonLink to="/">{t('boletin.inicio')}</ButtonLink>
          <ButtonLink to={`/boletin/baja?token=${encodeURIComponent(token)}`} kind="quiet">
            {t('boletin.baja.pedir')}
          </ButtonLink>
        </Say>
      )}
    </>
  );
}

/** Shown for a link that is incomplete, used or expired. */
export function Invalido() {
  const t = useT();
  return (
    <Say
      icon={IconAlertTriangle}
      title={t('boletin.invalido')}
      lines={[t('boletin.invalidoDetalle', { dias: DIAS_PARA_CONFIRMAR })]}
    >
      <ButtonLink to="/#contact">{t('boletin.pedirOtro')}</ButtonLink>
    </Say>
  );
}
