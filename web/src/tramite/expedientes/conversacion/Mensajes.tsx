import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import detalle from '../../../ui/parts.module.css';
import { Hilo } from './Hilo.tsx';
import css from './mensajes.module.css';

interface Props {
  idSolicitud: string;
  /** Recipient of the reader's messages. */
  para: 'cliente' | 'notario' | 'oficina';
}

const dicho = {
  cliente: 'conversacion.mensajes.aCliente',
  notario: 'conversacion.mensajes.aNotario',
  oficina: 'entrega.escriba',
} as const;

/** Messages of a trámite between the customer and the office. */
export function Mensajes({ idSolicitud, para }: Props) {
  const t = useT();
  return (
    <section id="mensajes" className={detalle.part} aria-labelledby="titulo-mensajes">
      <h2 id="titulo-mensajes">{t('conversacion.mensajes.titulo')}</h2>
      <p className={css.note}>{t(dicho[para])}</p>
      <Hilo idSolicitud={idSolicitud} />
    </section>
  );
}

/** Notice of unread messages, with a link to them. */
export function AvisoSinLeer({ idSolicitud }: Pick<Props, 'idSolicitud'>) {
  const t = useT();
  const { data } = useCall(calls.conversacion.unread, { params: { idSolicitud } });
  useLive('mensajes', [calls.conversacion.unread], idSolicitud);
  return (
    <p role="status" className={css.unread}>
      {data && data.sinLeer > 0 && <a href="#mensajes">{t('conversacion.mensajes.sinLeer', { n: data.sinLeer })}</a>}
    </p>
  );
}
