import type { TramiteDetalle } from '@fedatario/contract';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Situation } from '../../../ui/Situation.tsx';
import { signoDe } from '../../Estado.tsx';
import { Plazo } from '../Plazo.tsx';
import css from './expediente.module.css';

/** Who must act, what comes next and by when. `children`: what may be done. */
export function Situacion({ tramite, children }: { tramite: TramiteDetalle; children: ReactNode }) {
  const t = useT();
  const { estado, leToca, turno, historial } = tramite;
  const motivo = historial.at(-1)?.motivo;
  return (
    <Situation
      {...signoDe(estado, leToca)}
      title={
        turno === null
          ? t(`tramites.estado.${estado}`)
          : t('expedienteDetalle.detalle.actua', { quien: t(`expediente.turno.${turno}`) })
      }
      said={
        <>
          <p>{t(`expedienteDetalle.siguiente.${estado}`)}</p>
          {motivo && <p className={css.why}>{t('tramites.motivo', { motivo })}</p>}
        </>
      }
    >
      <p className={css.when}>
        <Plazo tramite={tramite} />
      </p>
      {estado === 'entregado' && (
        <p className={css.when}>
          <a href="#deberes">{t('deberes.ver')}</a>
        </p>
      )}
      {children}
    </Situation>
  );
}
