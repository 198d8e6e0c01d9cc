import { IconMail, IconMailOff } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import { Say } from '../../ui/Say.tsx';
import { Invalido } from './ConfirmarBoletinPage.tsx';

/** Unsubscribing needs a click, because mail scanners open links. */
export function BajaPage() {
  const t = useT();
  const token = useSearchParams()[0].get('token') ?? '';
  const { mutate, data, error, isPending } = useSend(calls.boletin.leave);
  const leave = () => mutate({ body: { token } });
  return (
    <>
      <Titulo pantalla={t('boletin.titulo')} />
      {error && error.codigo !== 'enlace-invalido' && <Failure error={error} retry={leave} />}
      {error?.codigo === 'enlace-invalido' && <Invalido />}
      {!error && !data && (
        <Say icon={IconMail} title={t('boletin.baja.pregunta')} lines={[t('boletin.baja.detalle')]}>
          <PlainButton disabled={isPending} onClick={leave}>
            {t('boletin.baja.pedir')}
          </PlainButton>
          <ButtonLink to="/" kind="quiet">
            {t('boletin.baja.quedarse')}
          </ButtonLink>
        </Say>
      )}
      {data && (
        <Say
          icon={IconMailOff}
          title={t(data.yaEstaba ? 'boletin.baja.ya' : 'boletin.baja.listo')}
          lines={[t('boletin.baja.listoDetalle')]}
        >
          <ButtonLink to="/">{t('boletin.inicio')}</ButtonLink>
        </Say>
      )}
    </>
  );
}
