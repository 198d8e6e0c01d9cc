import type { AccionReembolso } from '@fedatario/contract';
import { jurisdiccion } from '@fedatario/document-engine';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { findAvisado } from './queries.ts';

type Row = NonNullable<Awaited<ReturnType<typeof findAvisado>>>;

const UNOS_DIAS = 'Su banco puede tardar unos días en mostrarlo.';
const A_LA_TARJETA = {
  como: `Vuelve a la tarjeta con que pagó. ${UNOS_DIAS}`,
  hecho: 'devolvimos a su tarjeta',
  nota: UNOS_DIAS,
} as const;
const A_MANO = {
  como: 'Se lo transferimos; si necesitamos su cuenta bancaria, le escribimos.',
  hecho: 'le transferimos',
  nota: 'Guárdela con su factura.',
} as const;

/** Tells of a step: the customer, and the administration where it has to do something. */
export async function avisarPaso(db: Db, accion: AccionReembolso, idReembolso: string): Promise<void> {
  const row = await findAvisado(db, idReembolso);
  if (!row?.serie || row.numero === null) return;
  const numero = formatNumber(row.serie, row.numero);
  await avisarCliente(db, accion, row, numero);
  await avisarAdministracion(db, accion, row, numero);
}

async function avisarCliente(db: Db, accion: AccionReembolso, row: Row, numero: string): Promise<void> {
  const { idUsuario, idFactura } = row;
  const respuesta = row.respuesta ?? '';
  const suyo = { idUsuario, enlace: `/detalle-pago/${idFactura}` };
  const monto = dinero(row.monto ?? 0);
  const { como, hecho, nota } = row.medio === 'manual' ? A_MANO : A_LA_TARJETA;
  if (accion === 'cotizar' && loPidio(row)) {
    const variables = { numero, monto: dinero(row.cotizado) };
    await notificar(db, { ...suyo, tipo: 'reembolsoRecibido', variables });
  }
  if (accion === 'aprobar')
    await notificar(db, { ...suyo, tipo: 'reembolsoAprobado', variables: { numero, monto, respuesta, como } });
  if (accion === 'negar')
    await notificar(db, { ...suyo, tipo: 'reembolsoNegado', variables: { numero, motivo: respuesta } });
  if (accion === 'completar')
    await notificar(db, { ...suyo, tipo: 'reembolsoCompletado', variables: { numero, monto, como: hecho, nota } });
}

async function avisarAdministracion(db: Db, accion: AccionReembolso, row: Row, numero: string): Promise<void> {
  const enlace = `/admin/historial-ventas/${row.idFactura}`;
  if (accion === 'cotizar' && loPidio(row)) {
    const variables = { numero, monto: dinero(row.cotizado), motivo: row.motivo };
    await notificarRoles(db, ['admin'], { tipo: 'reembolsoPorDecidir', variables, enlace });
  }
  if (accion === 'pasarAMano') {
    const variables = { numero, monto: dinero(row.monto ?? 0) };
    await notificarRoles(db, ['admin'], { tipo: 'reembolsoPorPagar', variables, enlace });
  }
}

/** True when the customer asked; refunds that the office orders are decided at once. */
function loPidio({ pedidoPor, idUsuario, deOficio }: Row): boolean {
  return pedidoPor === idUsuario && !deOficio;
}

function dinero(centavos: number): string {
  return jurisdiccion.moneda.formatPantalla(centavos);
}
