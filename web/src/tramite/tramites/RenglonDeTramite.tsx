import type { TramitePropio } from '@fedatario/contract';
import { useT } from '../../i18n/i18n.ts';
import { RowName } from '../../ui/RowName.tsx';
import { EstadoDeTramite } from './EstadoDeTramite.tsx';
import css from './lista.module.css';
import { PlazoDeTramite } from './PlazoDeTramite.tsx';

/** One trámite; the whole row is its link. */
export function RenglonDeTramite({ tramite }: { tramite: TramitePropio }) {
  const t = useT();
  const { idSolicitud, numero, nombre, leToca, sinLeer } = tramite;
  return (
    <li className={css.row} data-item="" data-toca={leToca || undefined}>
      <RowName to={`/tramites/${idSolicitud}/detalle`} name={nombre}>
        {leToca && <strong>{t('tramites.leToca')} · </strong>}
        {t('tramites.numero', { numero })}
        {sinLeer > 0 && <strong> · {t('conversacion.mensajes.nuevosDe', { n: sinLeer })}</strong>}
      </RowName>
      <EstadoDeTramite tramite={tramite} />
      <p className={css.when}>
        <PlazoDeTramite tramite={tramite} />
      </p>
    </li>
  );
}
