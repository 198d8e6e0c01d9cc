import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { useLive } from '../../../lib/use-live.ts';
import detalle from '../../../ui/parts.module.css';
import { contarSinLeer } from '../calls.ts';
import { Hilo } from './Hilo.tsx';
import css from './mensajes.module.css';

interface Props {
  idSolicitud: string;
  /** To whom who looks writes. */
  para: 'cliente' | 'notario' | 'oficina';
}

const dicho = {
  cliente: 'conversacion.mensajes.aCliente',
  notario: 'conversacion.mensajes.aNotario',
  oficina: 'entrega.escriba',
} as const;

/** The talk of a trámite between its customer and the office. */
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

/** Says that something waits to be read further down, and leads there. */
export function SinLeer({ idSolicitud }: Pick<Props, 'idSolicitud'>) {
  const t = useT();
  const { data } = useCall(contarSinLeer, { params: { idSolicitud } });
  useLive('mensajes', [contarSinLeer], idSolicitud);
  return (
    <p role="status" className={css.unread}>
      {data && data.sinLeer > 0 && <a href="#mensajes">{t('conversacion.mensajes.sinLeer', { n: data.sinLeer })}</a>}
    </p>
  );
}
