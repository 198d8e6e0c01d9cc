import {
  type AccionReembolso,
  type EstadoReembolso,
  type Etapa,
  estadosSinDecidir,
  type Reembolso,
} from '@fedatario/contract';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Actor } from '../../http/route.ts';
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
  const rows = await listReembolsos(db, idFactura);
  if (rows.length === 0) return [];
  const lineas = await listLineas(db, idFactura);
  const pasos = await listPasos(db, idFactura);
  return rows.map((row) => {
    const own = <T extends { readonly idReembolso: string }>(all: readonly T[]) =>
      all.filter(({ idReembolso }) => idReembolso === row.idReembolso);
    const suyo = { ...toReembolso(row, actor), lineas: own(lineas).map(toLinea) };
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
  const estado = row.estado as EstadoReembolso;
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

function toLinea(linea: Awaited<ReturnType<typeof listLineas>>[number]) {
  return { ...linea, etapa: linea.etapa as Etapa };
}

function toPaso(
  { accion, a, motivo, idUsuario, nombreCompleto, hechoEn }: Awaited<ReturnType<typeof listPasos>>[number],
  actor: Lector['actor'],
): Reembolso['historial'][number] {
  return {
    accion: accion as AccionReembolso,
    a: a as EstadoReembolso,
    quien: actor.rol !== 'cliente' || idUsuario === actor.idUsuario ? nombreCompleto : null,
    motivo,
    hechoEn: hechoEn.toISOString(),
  };
}

function sinPropuestas(reembolso: Reembolso): Reembolso {
  const historial = reembolso.historial.filter(({ accion }) => accion !== 'proponer');
  if (!reembolso.faltaOtraPersona) return { ...reembolso, historial };
  const lineas = reembolso.lineas.map((linea) => ({ ...linea, monto: null }));
  return { ...reembolso, historial, lineas, monto: null, respuesta: null, faltaOtraPersona: false };
}
