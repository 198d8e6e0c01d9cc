import { hechosDeTramite, type ParadaDeTramite, paradasDeTramite } from '@fedatario/contract/solicitud';
import type { TramiteDetalle } from '@fedatario/contract/tramite';
import { IconCircleCheckFilled, IconCircleDashed, IconCircleDot } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { fecha } from '../../../lib/format.ts';
import css from './camino.module.css';

const signos = { hecha: IconCircleCheckFilled, ahora: IconCircleDot, falta: IconCircleDashed } as const;

/** The road of a trámite before a notary: what is done and since when, where it stands, and what is to come. */
export function Camino({ tramite }: { tramite: TramiteDetalle }) {
  const t = useT();
  const aqui = paradaDe(tramite);
  if (tramite.automatica || aqui === null) return null;
  const llegada = paradasDeTramite.indexOf(aqui);
  return (
    <ol className={css.road} aria-label={t('situacionDeTramite.camino.titulo')}>
      {paradasDeTramite.map((parada, i) => {
        const terminada = parada === 'entrega' && tramite.entregado;
        const donde = i < llegada || terminada ? 'hecha' : i === llegada ? 'ahora' : 'falta';
        const Icon = signos[donde];
        const desde = donde === 'falta' ? undefined : desdeCuando(tramite, parada);
        return (
          <li key={parada} data-donde={donde} aria-current={donde === 'ahora' ? 'step' : undefined}>
            <Icon size={20} aria-hidden="true" />
            <span>
              {t(`situacionDeTramite.camino.${parada}`)}
              <span className="visualmente-oculto">, {t(`situacionDeTramite.camino.${donde}`)}</span>
            </span>
            {desde && <small>{fecha(desde)}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** The stop where it stands on its road; while it is on hold, the one it returns to. */
function paradaDe({ estado, estadoAnterior }: TramiteDetalle): ParadaDeTramite | null {
  const { parada, fase } = hechosDeTramite[estado];
  return fase === 'pausa' && estadoAnterior ? hechosDeTramite[estadoAnterior].parada : parada;
}

/** The first time it came there. */
function desdeCuando({ historial }: TramiteDetalle, parada: ParadaDeTramite): string | undefined {
  return historial.find(({ a }) => hechosDeTramite[a].parada === parada)?.hechoEn;
}
