import { type AnotacionNueva, type Folios, leerFolios, type Protocolo } from '@fedatario/contract/acto';
import { v7 as uuidv7 } from 'uuid';
import { exigirReingreso } from '../../casa/identidad/identidad.ts';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { diaEscrito, diaLocal } from '../../services/hora-local.ts';
import { deberDeCancelacion } from '../deberes/del-notario.ts';
import { findNotario, findUltimo, insertInstrumento, lockProtocolo } from './queries.ts';
import { anioDe, faltaDeHojas, faltaDeOrden, sigueEn } from './reglas.ts';

/** An act that would stand in a protocol, as its notary wrote it. */
export interface Instrumento {
  readonly numero: number;
  readonly fecha: string;
  readonly folios: Folios;
  readonly mismaHoja: boolean;
  /** Number of sheets of paper. */
  readonly hojas: number;
}

/** The last instrument of a notary's protocol, and the number and folio that follow it on a day. */
export async function leerProtocolo(db: Db, idNotario: string, now: Date): Promise<Protocolo> {
  const ultimo = await findUltimo(db, idNotario);
  const sigue = sigueEn(ultimo, anioDe(diaLocal(now)));
  const { numero, fecha, folio } = ultimo ?? {};
  return { ultimo: numero === undefined ? null : { numero, fecha: fecha ?? '', folio: folio ?? null }, ...sigue };
}

/** Locks the protocol of a notary until this transaction ends, so that what is read of it still holds when it is written. */
export async function tomarProtocolo(db: Db, idNotario: string): Promise<void> {
  await lockProtocolo(db, idNotario);
}

/** Refuses, naming the field and the article, an instrument that may not be the next one of its notary. */
export async function exigirOrden(db: Db, idNotario: string, instrumento: Instrumento): Promise<void> {
  const { folios, hojas } = instrumento;
  const falta = faltaDeOrden(await findUltimo(db, idNotario), instrumento) ?? faltaDeHojas(folios, hojas);
  if (falta) throw new AppError('datos-invalidos', { errores: [falta] });
}

interface DeTramite extends Omit<Instrumento, 'hojas'> {
  readonly idNotario: string;
  readonly idSolicitud: string;
  readonly now: Date;
}

/** Enters the act of a case in the protocol, which the caller holds, once it may be the next one. */
export async function asentarInstrumento(
  db: Db,
  { idNotario, idSolicitud, now, ...instrumento }: DeTramite,
): Promise<void> {
  const { numero, fecha, folios, mismaHoja } = instrumento;
  await insertInstrumento(db, {
    idInstrumento: uuidv7(),
    idNotario,
    anio: anioDe(fecha),
    numero,
    origen: 'tramite',
    fecha,
    folioDesde: folios.desde,
    folioHasta: folios.hasta,
    mismaHoja,
    idSolicitud,
    anotadoPor: idNotario,
    anotadoEn: now,
  });
}

export async function verProtocolo({ db, actor, now }: Context<'staff'>, id: string): Promise<Protocolo> {
  return leerProtocolo(db, await deQuien(db, actor, id), now);
}

/** Enters a number used outside the platform, so that the next one follows it. It keeps its place for ever. */
export async function anotar({ db, actor, now }: Context<'staff'>, id: string, nueva: AnotacionNueva) {
  const idNotario = await deQuien(db, actor, id);
  await exigirReingreso(db, actor, now);
  const { anotacion: origen, numero, fecha, nota, mismaHoja = false, lugar = null, otorgantes = null } = nueva;
  const hoy = diaLocal(now);
  if (fecha > hoy) throw invalidField('fecha', 'actoFuturo', { dia: diaEscrito(hoy) });
  const folios = leerFolios(nueva.folios ?? '');
  if (!folios) throw invalidField('folios', 'folios');
  await tomarProtocolo(db, idNotario);
  const falta = faltaDeOrden(await findUltimo(db, idNotario), { numero, fecha, folios, mismaHoja });
  if (falta) throw new AppError('datos-invalidos', { errores: [enAnotacion(falta)] });
  const idInstrumento = uuidv7();
  await insertInstrumento(db, {
    idInstrumento,
    idNotario,
    anio: anioDe(fecha),
    numero,
    origen,
    fecha,
    nota,
    lugar,
    otorgantes,
    mismaHoja,
    folioDesde: folios.desde,
    folioHasta: folios.hasta,
    anotadoPor: actor.idUsuario,
    anotadoEn: now,
  });
  if (origen === 'cancelado') await deberDeCancelacion(db, { idNotario, numero, fecha, now });
  return { idInstrumento, protocolo: await leerProtocolo(db, idNotario, now) };
}

/** Renames the field of an error, because an annotation calls `numero` what an act calls `instrumento`. */
function enAnotacion<F extends { readonly campo: string }>(falta: F): F {
  return falta.campo === 'instrumento' ? { ...falta, campo: 'numero' } : falta;
}

/** The notary asked for: the actor, or for an administrator any in the office; others do not exist. */
async function deQuien(db: Db, { idUsuario, rol }: Context<'staff'>['actor'], id: string): Promise<string> {
  const notario = id === idUsuario || rol === 'admin' ? await findNotario(db, id) : undefined;
  if (!notario) throw new AppError('no-encontrado');
  return notario.idUsuario;
}
