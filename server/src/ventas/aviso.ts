import { enqueueCorreo } from '../correo/correo.ts';
import type { Db } from '../db/db.ts';
import { informacionActual } from '../informacion-general/informacion-general.ts';
import { renderLetter } from '../services/mail/html.ts';
import { findVenta } from './queries.ts';

/** Tells the customer that the office annulled her order, and why. */
export async function avisarAnulacion(db: Db, baseUrl: string, idFactura: string): Promise<void> {
  const venta = await findVenta(db, idFactura);
  if (!venta) return;
  const { email: para, nombreCompleto: nombre, referencia, motivoAnulacion } = venta;
  const { nombreEmpresa: empresa } = await informacionActual(db);
  const asunto = `Anulamos su pedido ${referencia}`;
  const letter = renderLetter({
    empresa,
    titulo: asunto,
    parrafos: [
      `${nombre}, anulamos su pedido. No se le cobró nada, y lo que había en él está otra vez en su carrito.`,
      `Motivo: ${motivoAnulacion ?? ''}`,
    ],
    boton: { texto: 'Ver mi pedido', url: `${baseUrl}/detalle-pago/${idFactura}` },
    pie: 'Si cree que es un error, responda a este correo.',
  });
  await enqueueCorreo(db, { para, asunto, codigo: undefined, ...letter });
}
