import type { ObservacionDeRespuesta } from '@fedatario/contract/tramite';
import { IconCircleCheck, IconEqual, IconHourglass } from '@tabler/icons-react';
import { useT } from '../../../../i18n/i18n.ts';
import { fechaHora } from '../../../../lib/format.ts';
import { Badge } from '../../../../ui/Badge.tsx';
import css from './respuestas.module.css';

const signos = {
  espera: { icon: IconHourglass, tone: 'proceso' },
  corregida: { icon: IconCircleCheck, tone: 'listo' },
  igual: { icon: IconEqual, tone: 'detenido' },
} as const;

/** Earlier remarks with the customer's reaction to each. */
export function Enviadas({ observaciones }: { observaciones: readonly ObservacionDeRespuesta[] }) {
  const t = useT();
  const enviadas = observaciones.filter(({ enviadaEn }) => enviadaEn !== null);
  if (enviadas.length === 0) return null;
  return (
    <section className={css.sent} aria-labelledby="enviadas">
      <h3 id="enviadas">{t('conversacion.enviadas.titulo')}</h3>
      <ul>
        {enviadas.map((observacion) => (
          <Una key={observacion.idObservacion} observacion={observacion} />
        ))}
      </ul>
    </section>
  );
}

function Una({ observacion }: { observacion: ObservacionDeRespuesta }) {
  const t = useT();
  const { pregunta, motivo, antes, ahora, cambiada, respuesta, contestadaEn, enviadaEn } = observacion;
  const estado = contestadaEn === null ? 'espera' : cambiada ? 'corregida' : 'igual';
  const vacia = t('conversacion.respuestas.vacia');
  return (
    <li>
      <div>
        <strong lang="es">{pregunta}</strong>
        <Badge {...signos[estado]}>{t(`conversacion.enviadas.${estado}`)}</Badge>
      </div>
      <p>{motivo}</p>
      {estado === 'corregida' && antes !== ahora && (
        <p lang="es">{t('conversacion.enviadas.cambio', { antes: antes || vacia, ahora: ahora || vacia })}</p>
      )}
      {contestadaEn !== null && respuesta && <p>{t('conversacion.enviadas.dice', { texto: respuesta })}</p>}
      <small>{fechaHora(contestadaEn ?? enviadaEn ?? '')}</small>
    </li>
  );
}
