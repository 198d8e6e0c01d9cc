import type { AccionReembolso } from '@fedatario/contract';
import { enqueueCorreo } from '../correo/correo.ts';
import type { Db } from '../db/db.ts';
import { formatNumber } from '../db/numbers.ts';
import { listAdministradores } from '../facturas/facturas.ts';
import { informacionActual } from '../informacion-general/informacion-general.ts';
import type { Mail } from '../services/mail/mail.ts';
import { aprobado, type Carta, completado, negado, porDecidir, porPagar, recibido } from './correos.ts';
import { findCarta } from './queries.ts';

type Pieza = (carta: Carta) => Mail;
type Row = NonNullable<Awaited<ReturnType<typeof findCarta>>>;

const alCliente: Partial<Record<AccionReembolso, Pieza>> = { aprobar: aprobado, negar: negado, completar: completado };

/** Writes the mails of a step: to the customer, and to the administration where it has to do something. */
export async function escribirAvisos(
  db: Db,
  baseUrl: string,
  accion: AccionReembolso,
  idReembolso: string,
): Promise<void> {
  const row = await findCarta(db, idReembolso);
  if (!row?.serie || row.numero === null) return;
  const carta = await cartaDe(db, baseUrl, row);
  const suyo = row.pedidoPor === row.idUsuario;
  const letter = accion === 'cotizar' && suyo ? recibido : alCliente[accion];
  if (letter) await enqueueCorreo(db, letter(carta));
  const interna = accion === 'pasarAMano' ? porPagar : accion === 'cotizar' && suyo ? porDecidir : undefined;
  if (!interna) return;
  for (const { email: para, nombreCompleto: nombre } of await listAdministradores(db))
    await enqueueCorreo(db, interna({ ...carta, para, nombre }));
}

async function cartaDe(db: Db, baseUrl: string, row: Row): Promise<Carta> {
  const { email: para, nombreCompleto: nombre, idFactura, cotizado, monto, motivo, respuesta, medio } = row;
  const { nombreEmpresa: empresa } = await informacionActual(db);
  const numero = formatNumber(row.serie ?? '', row.numero ?? 0);
  const persona = { para, nombre, empresa, baseUrl };
  return { ...persona, idFactura, numero, cotizado, monto: monto ?? 0, motivo, respuesta, aMano: medio === 'manual' };
}
