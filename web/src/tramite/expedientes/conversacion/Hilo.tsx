import type { Mensaje } from '@fedatario/contract/tramite';
import { type RefObject, useEffect, useRef } from 'react';
import { calls } from '#calls';
import { Failure } from '../../../common/Failure.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { usePages, useSend } from '../../../lib/api.ts';
import { fechaHora } from '../../../lib/format.ts';
import { useLive } from '../../../lib/use-live.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { PlainButton } from '../../../ui/PlainButton.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { FileView } from '../../../ui/upload/FileView.tsx';
import { Escribir } from './Escribir.tsx';
import { Escrito } from './Escrito.tsx';
import css from './mensajes.module.css';

/** The messages, oldest first, and the field for the next. New ones appear live. */
export function Hilo({ idSolicitud }: { idSolicitud: string }) {
  const t = useT();
  const list = usePages(calls.conversacion.list, { params: { idSolicitud }, query: {} });
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = list;
  useLive('mensajes', [calls.conversacion.list], idSolicitud);
  const mensajes = (data?.pages.flatMap((page) => page.data) ?? []).toReversed();
  const end = useRef<HTMLDivElement>(null);
  useLectura(end, idSolicitud, mensajes);
  if (error && !data) return <Failure error={error} retry={refetch} />;
  if (!data) return <Skeleton pieces={[64, 64, 120]} label={t('comun.cargando')} />;
  return (
    <>
      {hasNextPage && (
        <PlainButton kind="quiet" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('conversacion.mensajes.anteriores')}
        </PlainButton>
      )}
      {mensajes.length === 0 && <p className={css.note}>{t('conversacion.mensajes.vacio')}</p>}
      <div role="log" aria-label={t('conversacion.mensajes.titulo')}>
        <ol className={css.thread}>
          {mensajes.map((mensaje) => (
            <Uno key={mensaje.idMensaje} mensaje={mensaje} />
          ))}
        </ol>
      </div>
      <div ref={end} />
      <Escribir idSolicitud={idSolicitud} />
    </>
  );
}

function Uno({ mensaje: { mio, quien, foto, texto, archivos, enviadoEn, leidoEn, nuevo } }: { mensaje: Mensaje }) {
  const t = useT();
  const nombre = mio ? t('conversacion.mensajes.usted') : (quien ?? t('conversacion.mensajes.oficina'));
  return (
    <li className={css.message} data-mio={mio} data-nuevo={nuevo}>
      <Escrito
        quien={nombre}
        en={enviadoEn}
        texto={texto}
        cara={<Avatar nombre={quien ?? nombre} url={foto} size={28} />}
      >
        {nuevo && <span className={css.new}>{t('conversacion.mensajes.nuevo')}</span>}
      </Escrito>
      {archivos.length > 0 && (
        <ul className={css.files}>
          {archivos.map((archivo) => (
            <li key={archivo.idArchivo}>
              <FileView
                small
                archivo={archivo}
                alt={t('conversacion.mensajes.archivo', { quien: nombre, nombre: archivo.nombre })}
              />
              <span>{archivo.nombre}</span>
            </li>
          ))}
        </ul>
      )}
      {mio && (
        <p className={css.receipt}>
          {leidoEn
            ? t('conversacion.mensajes.leido', { fecha: fechaHora(leidoEn) })
            : t('conversacion.mensajes.enviado')}
        </p>
      )}
    </li>
  );
}

/** Marks new messages as read once the last is in view and the tab is visible. */
function useLectura(end: RefObject<HTMLDivElement | null>, idSolicitud: string, mensajes: readonly Mensaje[]): void {
  const { mutate, isPending } = useSend(calls.conversacion.read, {
    renews: [calls.conversacion.list, calls.conversacion.unread, calls.tramites.list],
  });
  const hasta = mensajes.findLast(({ nuevo }) => nuevo)?.idMensaje;
  useEffect(() => {
    const place = end.current;
    if (hasta === undefined || !place || isPending) return;
    let isSeen = false;
    const look = () => {
      if (isSeen && document.visibilityState === 'visible') mutate({ params: { idSolicitud }, body: { hasta } });
    };
    const observer = new IntersectionObserver(([entry]) => {
      isSeen = entry?.isIntersecting ?? false;
      look();
    });
    observer.observe(place);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [end, hasta, idSolicitud, isPending, mutate]);
}
