import type { HiloDeFeedback } from '@fedatario/contract/casa';
import { IconArrowLeft } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { ButtonLink } from '../../../ui/ButtonLink.tsx';
import { Stack } from '../../../ui/layout/layout.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Mensaje } from '../Mensaje.tsx';
import { Acciones } from './Acciones.tsx';
import css from './bandeja.module.css';
import { Enlace } from './Enlace.tsx';
import { Quien } from './Quien.tsx';
import { Responder } from './Responder.tsx';

interface Props {
  idFeedback: string;
  /** The page opened with it, so the focus stays where the browser put it. */
  quieto: boolean;
  onMoved: () => void;
  onUnread: () => void;
  volver: string;
}

/** The open message: who wrote, the thread, and what may be done with it. It counts as read once it is seen. */
export function Abierto({ idFeedback, quieto, onMoved, onUnread, volver }: Props) {
  const t = useT();
  const { data, error, refetch } = useCall(calls.feedback.read, { params: { idFeedback } });
  const titulo = useRef<HTMLHeadingElement>(null);
  const campo = useRef<HTMLTextAreaElement>(null);
  useLeido(data);
  const listo = data !== undefined;
  useEffect(() => {
    if (listo && !quieto) titulo.current?.focus();
  }, [listo, quieto]);
  const regreso = (
    <p className={css.back}>
      <ButtonLink kind="plain" to={volver}>
        <IconArrowLeft className="espejo" size={18} stroke={1.75} aria-hidden="true" />
        {t('bandeja.hilo.volver')}
      </ButtonLink>
    </p>
  );
  if (error && !data)
    return (
      <>
        {regreso}
        <Failure error={error} retry={refetch} exit={{ to: volver, text: t('bandeja.hilo.volver') }} />
      </>
    );
  if (!data) return <Skeleton pieces={[48, 120, 120]} label={t('comun.cargando')} />;
  return (
    <Stack as="article" aria-labelledby="hilo-titulo" gap={5} className={css.open}>
      {regreso}
      <header>
        <h2 id="hilo-titulo" ref={titulo} tabIndex={-1}>
          {data.motivo}
        </h2>
        <Acciones hilo={data} onMoved={onMoved} onUnread={onUnread} onResponder={() => campo.current?.focus()} />
      </header>
      <Quien hilo={data} />
      <Stack as="ol" gap={4} aria-label={t('bandeja.hilo.mensajes')}>
        {data.mensajes.map((mensaje) => (
          <Mensaje
            key={mensaje.idMensaje}
            mensaje={mensaje}
            quien={mensaje.clase === 'nota' ? `${mensaje.quien} · ${t('bandeja.hilo.nota')}` : (mensaje.quien ?? '')}
            mio={mensaje.clase === 'oficina'}
          />
        ))}
      </Stack>
      <Responder hilo={data} campo={campo} />
      <Enlace hilo={data} />
    </Stack>
  );
}

/** Marks each message as read once, when the reader has it before them; marking it unread by hand stands. */
function useLeido(data: HiloDeFeedback | undefined): void {
  const { mutate } = useSend(calls.feedback.move, {
    renews: [calls.feedback.read, calls.feedback.list, calls.feedback.folders],
  });
  const done = useRef<string>(undefined);
  const ultimo = data?.mensajes.findLast(({ clase }) => clase !== 'nota')?.idMensaje;
  const { idFeedback = '', estado } = data ?? {};
  useEffect(() => {
    if (ultimo === undefined || done.current === ultimo) return;
    if (document.visibilityState !== 'visible') return;
    done.current = ultimo;
    if (estado === 'sinLeer') mutate({ params: { idFeedback }, body: { accion: 'leer' } });
  }, [ultimo, estado, idFeedback, mutate]);
}
