import {
  type AccionReembolso,
  type FacturaDetalle,
  faseDeFactura,
  type Reembolso,
  type VentaDetalle,
} from '@fedatario/contract/compra';
import type { VentaCompleta } from './queries.ts';

type Hecho = VentaDetalle['hechos'][number];

/** Refunds in these states have no decided amount. */
const PEDIDO: readonly AccionReembolso[] = ['solicitar', 'cotizar', 'negar', 'retirar'];

/** Events of a sale, gathered from its payments, documents and refunds; the oldest first. */
export function hechosDe(
  venta: VentaCompleta,
  { pagos, certificacion, notasDeCredito, numero, total }: FacturaDetalle,
  reembolsos: readonly Reembolso[],
): Hecho[] {
  const { creadaEn, pagadaEn, actualizadaEn, estado, referencia, nombreCompleto, motivoAnulacion, anulo } = venta;
  const fase = faseDeFactura(estado);
  const hechos: (Hecho | undefined)[] = [
    hecho('hecho', creadaEn.toISOString(), { sobre: referencia, monto: total, quien: nombreCompleto }),
    ...pagos.map(({ creadoEn, estado: como, monto }) => hecho('pago', creadoEn, { sobre: como, monto })),
    pagadaEn ? hecho('pagada', pagadaEn.toISOString(), { sobre: numero, monto: total }) : undefined,
    certificacion?.certificadaEn && pagadaEn
      ? hecho('certificada', noAntesDe(pagadaEn, certificacion.certificadaEn), { sobre: certificacion.numero })
      : undefined,
    ...reembolsos.flatMap(({ historial, monto, cotizado }) =>
      historial.map(({ accion, quien, motivo, hechoEn }) =>
        hecho('reembolso', hechoEn, {
          sobre: accion,
          monto: PEDIDO.includes(accion) ? cotizado : monto,
          quien,
          motivo,
        }),
      ),
    ),
    ...notasDeCredito.map((nota) => hecho('nota', nota.creadaEn, { sobre: nota.numero, monto: nota.total })),
    fase === 'vencida' || fase === 'anulada'
      ? hecho(fase, actualizadaEn.toISOString(), { sobre: referencia, quien: anulo, motivo: motivoAnulacion })
      : undefined,
  ];
  // The sort keeps what happened at one instant in the order in which it stands above.
  return hechos.filter((one) => one !== undefined).sort((a, b) => Date.parse(a.en) - Date.parse(b.en));
}

/** A certifier counts whole seconds, and its own. */
function noAntesDe(pagadaEn: Date, certificadaEn: string): string {
  return new Date(Math.max(pagadaEn.getTime(), Date.parse(certificadaEn))).toISOString();
}

function hecho(que: Hecho['que'], en: string, de: Partial<Hecho>): Hecho {
  return { que, sobre: null, monto: null, quien: null, motivo: null, en, ...de };
}
