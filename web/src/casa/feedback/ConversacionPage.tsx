import { useParams } from 'react-router';
import { calls } from '#calls';
import { Failure } from '../../common/Failure.tsx';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { useCall, useSend } from '../../lib/api.ts';
import { useLive } from '../../lib/use-live.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Skeleton } from '../../ui/Skeleton.tsx';
import { Conversacion } from './Conversacion.tsx';
import { Seguir } from './Seguir.tsx';

/** One thread of the signed-in reader with the office; answers appear live. */
export function ConversacionPage() {
  const t = useT();
  const { idFeedback = '' } = useParams();
  const { data, error, refetch } = useCall(calls.feedback.mineThread, { params: { idFeedback } });
  const sending = useSend(calls.feedback.mineReply, { renews: [calls.feedback.mineThread, calls.feedback.mine] });
  useLive('feedback', [calls.feedback.mineThread], idFeedback);
  const exit = { to: '/comentarios', text: t('feedback.hilo.todas') };
  if (error && !data) return <Failure error={error} retry={refetch} heading="h1" exit={exit} />;
  if (!data) return <Skeleton pieces={[48, 120, 120]} label={t('comun.cargando')} />;
  return (
    <>
      <Titulo pantalla={t('feedback.hilo.titulo')} />
      <Conversacion hilo={data}>
        <Seguir
          key={idFeedback}
          lugar={idFeedback}
          conArchivos
          sending={sending}
          onSend={(texto, archivos, done) =>
            sending.mutate({ params: { idFeedback }, body: { texto, archivos } }, { onSuccess: done })
          }
        />
        <ButtonLink kind="quiet" to="/comentarios">
          {exit.text}
        </ButtonLink>
      </Conversacion>
    </>
  );
}
