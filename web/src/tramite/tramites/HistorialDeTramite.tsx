import type { PasoDado, TramiteDetalle } from '@fedatario/contract';
import { type T, useT } from '../../i18n/i18n.ts';
import { fechaHora } from '../../lib/format.ts';
import css from '../../ui/parts.module.css';
import { estadoDicho } from './estado-dicho.ts';

/** History, newest first: step, person, time and reason. */
export function HistorialDeTramite({ tramite: { historial, automatica } }: { tramite: TramiteDetalle }) {
  const t = useT();
  // For the customer of an automatic document `entregado` and `cerrado` are the same.
  const pasos = historial.filter(({ a }) => !automatica || a !== 'cerrado');
  return (
    <section aria-labelledby="historia" className={css.part}>
      <h2 id="historia">{t('tramites.historia.titulo')}</h2>
      <ol className={css.past}>
        {pasos.toReversed().map((paso) => (
          <li key={`${paso.hechoEn}-${paso.accion}-${paso.a}`}>
            <strong>
              {paso.de === null ? t('tramites.historia.comprado') : estadoDicho({ estado: paso.a, automatica }, t)}
            </strong>
            <span>
              <bdi>{quienDe(paso, t)}</bdi> · <bdi>{fechaHora(paso.hechoEn)}</bdi>
            </span>
            {paso.motivo && <p>{paso.motivo}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

function quienDe({ como, quien }: PasoDado, t: T): string {
  if (como === 'cliente') return t('tramites.historia.usted');
  if (como === null) return t('tramites.historia.sistema');
  return quien ?? t('tramites.historia.oficina');
}
