import { DIAS_DEL_ENLACE } from '@fedatario/contract/casa';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useSend } from '../../lib/api.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Say } from '../../ui/Say.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Conversacion } from './Conversacion.tsx';
import { Seguir } from './Seguir.tsx';

/** The thread that the secret link of a mail opens, for who wrote without an account. */
export function RespuestaPage() {
  const t = useT();
  const token = useSearchParams()[0].get('token') ?? '';
  const { mutate, data, error } = useSend(calls.feedback.openByLink);
  const sending = useSend(calls.feedback.replyByLink);
  const asked = useRef<string>(undefined);
  useEffect(() => {
    if (asked.current === token) return;
    asked.current = token;
    mutate({ body: { token } });
  }, [token, mutate]);
  const hilo = sending.data ?? data;
  if (error?.codigo === 'enlace-invalido') return <Invalido />;
  if (error) return <Failure error={error} retry={() => mutate({ body: { token } })} heading="h1" />;
  if (!hilo) return <Skeleton pieces={[48, 120, 120]} label={t('comun.cargando')} />;
  return (
    <>
      <Titulo pantalla={t('feedback.hilo.titulo')} />
      <Conversacion hilo={hilo}>
        <Seguir
          lugar={hilo.idFeedback}
          sending={sending}
          onSend={(texto, _, done) => sending.mutate({ body: { token, texto } }, { onSuccess: done })}
        />
      </Conversacion>
    </>
  );
}

function Invalido() {
  const t = useT();
  return (
    <Say
      icon={IconAlertTriangle}
      title={t('feedback.invalido')}
      lines={[t('feedback.invalidoDetalle', { dias: DIAS_DEL_ENLACE })]}
    >
      <ButtonLink to="/comentarios">{t('feedback.titulo')}</ButtonLink>
    </Say>
  );
}
