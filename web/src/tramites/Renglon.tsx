import type { TramitePropio } from '@fedatario/contract';
import { Link } from 'react-router';
import { useT } from '../i18n/i18n.ts';
import { Estado } from './Estado.tsx';
import css from './lista.module.css';
import { Plazo } from './Plazo.tsx';

/** One trámite: the whole row leads to it. */
export function Renglon({ tramite }: { tramite: TramitePropio }) {
  const t = useT();
  const { idSolicitud, numero, nombre, estado, leToca, sinLeer } = tramite;
  return (
    <li className={css.row} data-item="" data-toca={leToca || undefined}>
      <div className={css.what}>
        <h2>
          <Link to={`/tramites/${idSolicitud}/detalle`}>{nombre}</Link>
        </h2>
        <p>
          {leToca && <strong>{t('tramites.leToca')} · </strong>}
          {t('tramites.numero', { numero })}
          {sinLeer > 0 && <strong> · {t('tramites.conversacion.mensajes.nuevosDe', { n: sinLeer })}</strong>}
        </p>
      </div>
      <Estado estado={estado} />
      <p className={css.when}>
        <Plazo tramite={tramite} />
      </p>
    </li>
  );
}
