import type { TramiteDetalle } from '@fedatario/contract';
import { useT } from '../../../../i18n/i18n.ts';
import { fechaHora } from '../../../../lib/format.ts';
import customer from '../../../../ui/parts.module.css';
import { estadoDicho } from '../../estado-dicho.ts';

/** History, newest first: new state, person, role, time and reason. */
export function HistoriaDeExpediente({ tramite: { historial, automatica } }: { tramite: TramiteDetalle }) {
  const t = useT();
  return (
    <section aria-labelledby="historia" className={customer.part}>
      <h2 id="historia">{t('tramites.historia.titulo')}</h2>
      <ol className={customer.past}>
        {historial.toReversed().map((paso) => (
          <li key={`${paso.hechoEn}-${paso.accion}-${paso.a}`}>
            <strong>
              {paso.de === null ? t('tramites.historia.comprado') : estadoDicho({ estado: paso.a, automatica }, t)}
            </strong>
            <span>
              {paso.como === null ? t('tramites.historia.sistema') : t(`expediente.turno.${paso.como}`)}
              {paso.quien && (
                <>
                  {' · '}
                  <bdi>{paso.quien}</bdi>
                </>
              )}
              {' · '}
              <bdi>{fechaHora(paso.hechoEn)}</bdi>
            </span>
            {paso.motivo && <p>{paso.motivo}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}
