import {
  type Etapa,
  estadosSinDecidir,
  maquinaDeReembolso,
  type Reembolso,
  reembolsosDecididos,
} from '@fedatario/contract/compra';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor } from '../../http/route.ts';
import { cubierta } from './cuenta/cubierta.ts';
import { listCuentas } from './cuenta/queries.ts';
import { listLineas, listPasos, listReembolsos, type ReembolsoConNota } from './queries.ts';

interface Lector {
  readonly db: Db;
  readonly actor: Pick<Actor, 'idUsuario' | 'rol'>;
}

/**
 * The refunds of an invoice that the caller may see, the newest first. To a customer the office has no names, and what one
 * person of it proposed to another is nothing yet.
 */
export async function leerReembolsos({ db, actor }: Lector, idFactura: string): Promise<Reembolso[]> {
  const rows = (await listReembolsos(db, idFactura)).filter((row) => actor.rol !== 'cliente' || esDeSuCliente(row));
  if (rows.length === 0) return [];
  const lineas = await listLineas(db, idFactura);
  const pasos = await listPasos(db, idFactura);
  const cuentas = await listCuentas(db, idFactura);
  return rows.map((row) => {
    const own = <T extends { readonly idReembolso: string }>(all: readonly T[]) =>
      all.filter(({ idReembolso }) => idReembolso === row.idReembolso);
    const pedidas = own(lineas);
    const retirable = esRetirable(row, pedidas);
    const cuenta = cuentas.get(row.idReembolso);
    const visto = { retirable, lineas: pedidas.map(toLinea), cuenta: cuenta ? cubierta(cuenta) : null };
    const suyo = { ...toReembolso(row, actor), ...visto };
    const historial = own(pasos).map((paso) => toPaso(paso, actor));
    return actor.rol === 'cliente' ? sinPropuestas({ ...suyo, historial }) : { ...suyo, historial };
  });
}

export async function leerReembolso(lector: Lector, idFactura: string, idReembolso: string): Promise<Reembolso> {
  const found = (await leerReembolsos(lector, idFactura)).find((one) => one.idReembolso === idReembolso);
  if (!found) throw new AppError('no-encontrado');
  return found;
}

function toReembolso(row: ReembolsoConNota, { idUsuario }: Lector['actor']) {
  const { idNota, serieNota, numeroNota, propuestoPor, creadoEn } = row;
  const estado = row.estado;
  const propuesto = estadosSinDecidir.includes(estado) && propuestoPor !== null;
  return {
    ...row,
    estado,
    medio: row.medio as Reembolso['medio'],
    faltaOtraPersona: propuesto,
    propuestoPorMi: propuesto && propuestoPor === idUsuario,
    notaCredito:
      idNota && serieNota && numeroNota !== null ? { idNota, numero: formatNumber(serieNota, numeroNota) } : null,
    creadoEn: creadoEn.toISOString(),
  };
}

/** A refund that the office ordered is its customer's to know of once it is decided, and nothing to them when it came to nothing. */
function esDeSuCliente({ deOficio, estado }: ReembolsoConNota): boolean {
  return !deOficio || reembolsosDecididos.includes(estado);
}

/** Its customer asked for it, nobody decided, and the work of none of its lines was stopped: then nothing would be left of it. */
function esRetirable(row: ReembolsoConNota, lineas: Awaited<ReturnType<typeof listLineas>>): boolean {
  const { estado, pedidoPor, idCliente, deOficio } = row;
  const suyo = pedidoPor === idCliente && !deOficio;
  return suyo && maquinaDeReembolso.paso(estado, 'retirar', 'cliente') !== undefined && sinTrabajo(lineas).length === 0;
}

/** The lines on which nobody works any more. */
export function sinTrabajo<L extends { readonly detenida: boolean }>(lineas: readonly L[]): L[] {
  return lineas.filter(({ detenida }) => detenida);
}

function toLinea(linea: Awaited<ReturnType<typeof listLineas>>[number]) {
  return { ...linea, etapa: linea.etapa as Etapa };
}

function toPaso(
  { accion, a, motivo, idUsuario, nombreCompleto, hechoEn }: Awaited<ReturnType<typeof listPasos>>[number],
  actor: Lector['actor'],
): Reembolso['historial'][number] {
  return {
    accion,
    a,
    quien: actor.rol !== 'cliente' || idUsuario === actor.idUsuario ? nombreCompleto : null,
    motivo,
    hechoEn: hechoEn.toISOString(),
  };
}

/** Amounts that were only proposed stay hidden also when the refund ended without them. */
function sinPropuestas(reembolso: Reembolso): Reembolso {
  const { estado, respuesta } = reembolso;
  const historial = reembolso.historial.filter(({ accion }) => accion !== 'proponer');
  if (reembolsosDecididos.includes(estado)) return { ...reembolso, historial };
  const lineas = reembolso.lineas.map((linea) => ({ ...linea, monto: null }));
  const dicho = { respuesta: estado === 'negado' ? respuesta : null, faltaOtraPersona: false };
  return { ...reembolso, ...dicho, historial, lineas, monto: null };
}
