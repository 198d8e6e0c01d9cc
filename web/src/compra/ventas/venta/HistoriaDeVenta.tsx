import {
  type AccionReembolso,
  accionesReembolso,
  type EstadoPago,
  type VentaDetalle,
} from '@fedatario/contract/compra';
import { type T, useT } from '../../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../../lib/format.ts';
import css from './venta.module.css';

type Hecho = VentaDetalle['hechos'][number];

/** History of a sale, oldest first: act, person and reason. */
export function HistoriaDeVenta({ hechos }: Pick<VentaDetalle, 'hechos'>) {
  const t = useT();
  return (
    <section aria-labelledby="historia" className={css.place}>
      <h2 id="historia">{t('ventas.historia.titulo')}</h2>
      <ol>
        {hechos.map((hecho, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened never changes places.
          <li key={index}>
            <time dateTime={hecho.en}>{fechaHora(hecho.en)}</time>
            <div>
              <p>
                {dicho(t, hecho)}
                {hecho.monto !== null && ` · ${dinero(hecho.monto)}`}
              </p>
              {hecho.quien && <small>{hecho.quien}</small>}
              {hecho.motivo && <small>{hecho.motivo}</small>}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

function dicho(t: T, { que, sobre }: Hecho): string {
  if (que === 'reembolso') return t(`reembolsos.accion.${accionDe(sobre)}`);
  if (que === 'pago') return t('ventas.historia.pago', { como: t(`pago.estado.${sobre as EstadoPago}`) });
  return t(`ventas.historia.${que}`, { sobre: sobre ?? '' });
}

function accionDe(sobre: string | null): AccionReembolso {
  return accionesReembolso.find((accion) => accion === sobre) ?? 'solicitar';
}
