import { api } from '@fedatario/contract';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { PUNTO } from '../../../casa/archivos/testing/archivos.ts';
import { enviarEnlace } from '../../../casa/enlaces-gestor/enlaces-gestor.ts';
import { correosPara } from '../../../casa/notificaciones/testing.ts';
import type { Db } from '../../../db/db.ts';
import { inTransaction } from '../../../db/transaction.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import type { TestApp } from '../../../testing/client.ts';
import { createGestion, createGestor } from './gestiones.ts';

const HOY = '2026-01-15';
const idSolicitud = uuidv7();
const caso = { idSolicitud, revision: 1 };

/** Sends a gestor their link; the token that the mail carries. */
export async function tokenDeGestor(db: Db, idGestor: string, now: Date): Promise<string> {
  await inTransaction(db, (tx) => enviarEnlace(tx, idGestor, now));
  return (await correoDe(db, idGestor, /gestor#([\w.-]+)/)) ?? '';
}

/** Asks for a code and opens the link with it; the cookie of the gestor's browser. */
export async function entrarComoGestor({ as, clock, database }: TestApp, idGestor: string): Promise<string> {
  const { db } = database.pools;
  const token = await tokenDeGestor(db, idGestor, clock.now);
  const sent = await as(undefined).call(api.enlacesDeGestor.sendCode, { body: { token } });
  if (sent.status !== 200) throw new Error(sent.text);
  const codigo = await codigoDeGestor(db, idGestor);
  const opened = await as(undefined).call(api.enlacesDeGestor.open, { body: { token, codigo } });
  return opened.cookies.find(({ name }) => name === 'gestor')?.value ?? '';
}

/** The last code that was sent to a gestor. */
export async function codigoDeGestor(db: Db, idGestor: string): Promise<string> {
  return (await correoDe(db, idGestor, /\b(\d{6})\b/, 'código')) ?? '';
}

/** The first group of the pattern in the last mail to a gestor that has it. */
async function correoDe(db: Db, idGestor: string, pattern: RegExp, asunto = ''): Promise<string | undefined> {
  const { email } = await db
    .selectFrom('gestores')
    .select('email')
    .where('idGestor', '=', idGestor)
    .executeTakeFirstOrThrow();
  const correos = (await correosPara(db, email)).filter((uno) => uno.asunto.includes(asunto));
  const texto = correos.map((uno) => uno.texto).findLast((uno) => pattern.test(uno));
  return pattern.exec(texto ?? '')?.[1];
}

/** Without the cookie of a link, every call of a gestor is refused before anything else. */
const sinEntrar = (body: object): AccessCase => ({ body: () => body, status: 401 });

const deUnGestor: AccessCase = {
  own: async (db) => ({ idGestor: await createGestor(db) }),
  absent: { idGestor: uuidv7() },
};

const deUnaGestion: AccessCase = {
  own: async (db, owner) => {
    const gestion = await createGestion(db, owner, { estado: 'enPreparacion', idGestor: await createGestor(db) });
    return { idSolicitud: gestion.idSolicitud };
  },
  absent: { idSolicitud: uuidv7() },
};

export const casosDeEnlaces: Record<string, AccessCase> = {
  [nameOf(api.enlacesDeGestor.sendCode)]: { body: () => ({ token: 'nada' }), status: 422 },
  [nameOf(api.enlacesDeGestor.open)]: { body: () => ({ token: 'nada', codigo: '123456' }), status: 422 },
  [nameOf(api.enlacesDeGestor.close)]: {},
  [nameOf(api.enlacesDeGestor.upload)]: { query: { nombre: 'boleta.png' }, body: () => PUNTO, status: 401 },
  [nameOf(api.enlacesDeGestor.read)]: deUnGestor,
  [nameOf(api.enlacesDeGestor.send)]: deUnGestor,
  [nameOf(api.enlacesDeGestor.revoke)]: deUnGestor,
  [nameOf(api.recados.list)]: deUnaGestion,
  [nameOf(api.recados.send)]: { ...deUnaGestion, body: () => ({ texto: '¿Ya la presentó?' }) },
  [nameOf(api.casosDeGestor.list)]: { status: 401 },
  [nameOf(api.casosDeGestor.read)]: { query: { idSolicitud }, status: 401 },
  [nameOf(api.casosDeGestor.act)]: sinEntrar({ ...caso, accion: 'aceptar', motivo: null }),
  [nameOf(api.casosDeGestor.dates)]: sinEntrar({ ...caso, orden: 1, empezadoEl: HOY, hechoEl: null }),
  [nameOf(api.casosDeGestor.present)]: sinEntrar(presentacion(uuidv7(), caso)),
  [nameOf(api.casosDeGestor.observe)]: sinEntrar(observacion(caso)),
  [nameOf(api.casosDeGestor.resolve)]: sinEntrar(resultado(true, [], caso)),
  [nameOf(api.casosDeGestor.spend)]: sinEntrar(gasto(uuidv7(), uuidv7(), caso)),
  [nameOf(api.casosDeGestor.ask)]: sinEntrar({ idSolicitud, idRecado: uuidv7(), texto: '¿Qué hago?' }),
};

interface Caso {
  readonly idSolicitud: string;
  readonly revision: number;
}

export function presentacion(comprobante: string, de: Caso) {
  return { ...de, institucion: 'RENAP', numero: '45-2026', presentadaEl: HOY, nota: '', comprobante };
}

export function gasto(idGasto: string, comprobante: string, de: Caso) {
  return { ...de, idGasto, gastado: 2_500, gastadoEl: HOY, comprobante };
}

export function observacion(de: Caso) {
  const dicho = { texto: 'Falta la boleta', articulo: null, notificadaEl: HOY, diasHabiles: 5 };
  return { ...de, ...dicho, responde: 'gestor' as const };
}

export function resultado(favorable: boolean, archivos: string[], de: Caso) {
  const dicho = { numero: '9', folio: '3', libro: '1', resueltaEl: HOY, venceEl: null };
  return { ...de, ...dicho, favorable, nota: favorable ? '' : 'El nombre ya está inscrito', archivos };
}
