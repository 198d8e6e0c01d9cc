import type { CarpetaFeedback, FeedbackRecibido } from '@fedatario/contract/casa';
import { IconPaperclip, IconStarFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Card } from '../../../ui/layout/layout.tsx';
import { SeeMore } from '../../../ui/SeeMore.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import css from './filas.module.css';

interface Props {
  carpeta: CarpetaFeedback;
  filas: readonly FeedbackRecibido[] | undefined;
  abierta: string | undefined;
  filtrada: boolean;
  addressOf: (id?: string) => string;
  pages: Parameters<typeof SeeMore>[0]['list'];
}

/** The messages of a folder, the latest first. */
export function FilasDeBandeja({ carpeta, filas, abierta, filtrada, addressOf, pages }: Props) {
  const t = useT();
  if (!filas) return <Skeleton pieces={[84, 84, 84, 84]} label={t('comun.cargando')} />;
  if (filas.length === 0)
    return <p className={css.none}>{t(filtrada ? 'bandeja.sinCoincidencias' : `bandeja.vacio.${carpeta}`)}</p>;
  return (
    <>
      <Card as="ol" bottom={4} className={css.rows} aria-label={t('bandeja.mensajes')}>
        {filas.map((fila) => (
          <Fila
            key={fila.idFeedback}
            fila={fila}
            abierta={fila.idFeedback === abierta}
            to={addressOf(fila.idFeedback)}
          />
        ))}
      </Card>
      <SeeMore list={pages}>{t('bandeja.mas')}</SeeMore>
    </>
  );
}

function Fila({ fila, abierta, to }: { fila: FeedbackRecibido; abierta: boolean; to: string }) {
  const t = useT();
  const { nombre, motivo, extracto, puntos, estado, destacado, responsable, conArchivos, movidoEn } = fila;
  const nueva = estado === 'sinLeer';
  return (
    <li data-abierta={abierta} data-nueva={nueva}>
      <p className={css.from}>
        <Link to={to} aria-current={abierta ? 'true' : undefined}>
          <bdi>{nombre}</bdi>
          {nueva && <span className="visualmente-oculto">, {t('bandeja.fila.sinLeer')}</span>}
        </Link>
        <time dateTime={movidoEn}>{fechaHora(movidoEn)}</time>
      </p>
      <p className={css.about}>
        <span>
          {motivo}
          {puntos !== null && ` · ${t('bandeja.fila.puntos', { n: puntos })}`}
        </span>
        {conArchivos && <IconPaperclip size={16} stroke={1.75} role="img" aria-label={t('bandeja.fila.archivos')} />}
        {destacado && <IconStarFilled size={16} role="img" aria-label={t('bandeja.fila.destacado')} />}
      </p>
      <p className={css.excerpt} dir="auto">
        {extracto}
      </p>
      {responsable && <p className={css.who}>{t('bandeja.fila.responsable', { nombre: responsable.nombre })}</p>}
    </li>
  );
}
