import type { Notificacion } from '@fedatario/contract/casa';
import { Link } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import css from './campana.module.css';

interface Props {
  aviso: Notificacion;
  /** Called when a notification is opened; `leaves` is true when its link is followed. */
  onOpen: (leaves: boolean) => void;
}

/** One notification: a link to its subject or, without one, a button that marks it as read. */
export function Aviso({ aviso: { titulo, texto, enlace, creadaEn, leidaEn }, onOpen }: Props) {
  const t = useT();
  const said = (
    <>
      <strong>
        {!leidaEn && <span className="visualmente-oculto">{t('avisos.nuevo')} </span>}
        <bdi lang="es">{titulo}</bdi>
      </strong>
      <span lang="es">{texto}</span>
      <time dateTime={creadaEn}>{fechaHora(creadaEn)}</time>
    </>
  );
  return (
    <li data-nuevo={!leidaEn} className={css.aviso}>
      {enlace ? (
        <Link to={enlace} onClick={() => onOpen(true)}>
          {said}
        </Link>
      ) : (
        <button type="button" onClick={() => onOpen(false)}>
          {said}
        </button>
      )}
    </li>
  );
}
