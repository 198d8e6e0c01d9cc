import type { TramiteDetalle } from '@fedatario/contract';
import type { ReactNode } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { signoDe } from '../../Estado.tsx';
import { Plazo } from '../Plazo.tsx';
import css from './expediente.module.css';

/** Who must act, what comes next and by when; read aloud when it changes. `children`: what may be done. */
export function Situacion({ tramite, children }: { tramite: TramiteDetalle; children: ReactNode }) {
  const t = useT();
  const { estado, leToca, turno, historial } = tramite;
  const { icon: Icon, tone } = signoDe(estado, leToca);
  const motivo = historial.at(-1)?.motivo;
  return (
    <section className={css.now} data-tone={tone} aria-labelledby="situacion">
      <Icon size={32} stroke={1.5} aria-hidden="true" />
      <div className={css.said}>
        <div role="status">
          <h2 id="situacion">
            {t('expedienteDetalle.detalle.actua', { quien: t(`expediente.turno.${turno ?? 'nadie'}`) })}
          </h2>
          <p>{t(`expedienteDetalle.siguiente.${estado}`)}</p>
          {motivo && <p className={css.why}>{t('tramites.motivo', { motivo })}</p>}
        </div>
        <p className={css.when}>
          <Plazo tramite={tramite} />
        </p>
        {children}
      </div>
    </section>
  );
}
