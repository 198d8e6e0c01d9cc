import type { GestionDetalle, PasoEnCurso } from '@fedatario/contract/tramite';
import { IconCircleCheck, IconCircleDashed, IconHourglass } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { type T, useT } from '../../i18n/i18n.ts';
import { dia } from '../../lib/format.ts';
import parts from '../../ui/parts.module.css';
import css from './gestion.module.css';

interface Props {
  gestion: Pick<GestionDetalle, 'pasos'>;
  /** Controls beside a step. */
  children?: (paso: PasoEnCurso) => ReactNode;
}

const signos = { hecho: IconCircleCheck, enCurso: IconHourglass, porVenir: IconCircleDashed } as const;

/** The steps before the institutions, each with its real days beside those it usually takes. */
export function Pasos({ gestion: { pasos }, children }: Props) {
  const t = useT();
  if (pasos.length === 0) return null;
  return (
    <section aria-labelledby="pasos" className={parts.part}>
      <h2 id="pasos">{t('gestiones.pasos.titulo')}</h2>
      <ol className={css.steps}>
        {pasos.map((paso) => {
          const donde = dondeVa(paso);
          const Icon = signos[donde];
          return (
            <li key={paso.orden} data-donde={donde}>
              <Icon size={22} stroke={1.75} aria-hidden="true" />
              <div>
                <h3>{paso.nombre}</h3>
                <p>{paso.institucion}</p>
                <p className={css.dates}>{fechasDe(paso, t)}</p>
              </div>
              {children?.(paso)}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function dondeVa({ empezadoEl, hechoEl }: PasoEnCurso): keyof typeof signos {
  if (hechoEl !== null) return 'hecho';
  return empezadoEl === null ? 'porVenir' : 'enCurso';
}

function fechasDe({ empezadoEl, hechoEl, esperadoEl, diasHabiles }: PasoEnCurso, t: T): string {
  const real = hechoEl
    ? t('gestiones.pasos.hecho', { fecha: dia(hechoEl) })
    : empezadoEl && t('gestiones.pasos.enCurso', { fecha: dia(empezadoEl) });
  const usual = diasHabiles && t('gestiones.pasos.usual', { n: diasHabiles });
  const espera = !hechoEl && esperadoEl && t('gestiones.pasos.esperado', { fecha: dia(esperadoEl) });
  return [real, espera, usual].filter(Boolean).join(' · ');
}
