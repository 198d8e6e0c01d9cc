import type { TramitePropio } from '@fedatario/contract/tramite';
import type { ComponentProps, ReactNode } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { RowName } from '../../ui/RowName.tsx';
import { EstadoDeTramite } from './EstadoDeTramite.tsx';
import css from './lista.module.css';
import { PlazoDeTramite } from './PlazoDeTramite.tsx';

/** One trámite; the whole row is its link. */
export function RenglonDeTramite({ tramite }: { tramite: TramitePropio }) {
  const t = useT();
  const { idSolicitud, numero } = tramite;
  return (
    <RenglonPropio
      row={tramite}
      to={`/tramites/${idSolicitud}/detalle`}
      numero={t('tramites.numero', { numero })}
      state={<EstadoDeTramite tramite={tramite} />}
    />
  );
}

interface Props {
  row: ComponentProps<typeof PlazoDeTramite>['tramite'] & { readonly nombre: string; readonly sinLeer: number };
  to: string;
  numero: string;
  /** The step under way of a gestión, in words; null when all are done, undefined of a trámite. */
  dicho?: string | null;
  state: ReactNode;
}

/** One row of the customer's list of trámites or gestiones. */
export function RenglonPropio({ row, to, numero, dicho, state }: Props) {
  const t = useT();
  const { nombre, leToca, sinLeer } = row;
  return (
    <li className={css.row} data-item="" data-toca={leToca || undefined}>
      <RowName to={to} name={nombre}>
        {leToca && <strong>{t('tramites.leToca')} · </strong>}
        {numero}
        {dicho && ` · ${dicho}`}
        {sinLeer > 0 && <strong> · {t('conversacion.mensajes.nuevosDe', { n: sinLeer })}</strong>}
      </RowName>
      {state}
      <p className={css.when}>
        <PlazoDeTramite tramite={row} gestion={dicho !== undefined} />
      </p>
    </li>
  );
}
