import type { Otorgante, Representado } from '@fedatario/document-engine';
import { type SqlBool, sql } from 'kysely';
import { alfabetico } from '../../db/alfabeto.ts';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import { keyset, type Position } from '../../db/keyset.ts';
import { conPalabras } from '../../db/like.ts';
import { type AsientoFirme, type CabezaFirmada, ORIGEN } from './cadena.ts';

/** Takes the next number of a chain, which is held until this transaction ends; and the hash that its entry must hold. */
export async function takeEslabon(db: Db, idNotario: string): Promise<{ numero: number; previa: Buffer }> {
  const { rows } = await sql<{ numero: number; previa: Buffer }>`
    insert into registro_cadenas as c (id_notario, ultimo, huella) values (${idNotario}, 1, ${ORIGEN})
    on conflict (id_notario) do update set ultimo = c.ultimo + 1
    returning ultimo as numero, huella as previa`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`La cadena de ${idNotario} no dio su número.`);
  return row;
}

export async function insertAsiento(db: Db, asiento: AsientoFirme): Promise<void> {
  await db.insertInto('registroActuaciones').values(asiento).execute();
  await db
    .updateTable('registroCadenas')
    .set({ huella: asiento.huella })
    .where('idNotario', '=', asiento.idNotario)
    .execute();
}

/** Data of the entry by which this notary delivered a document. */
export async function findDatosDeEntrega(db: Db, idNotario: string, sha256: Buffer): Promise<string | undefined> {
  const row = await db
    .selectFrom('registroActuaciones')
    .select('datos')
    .where('idNotario', '=', idNotario)
    .where('actuacion', '=', 'entrega')
    .where('documentoSha256', '=', sha256)
    .executeTakeFirst();
  return row?.datos;
}

/** The chains that exist, or that of one notary. */
export async function listCadenas(db: Db, idNotario?: string) {
  return db
    .selectFrom('registroCadenas as c')
    .innerJoin('usuarios as u', 'u.idUsuario', 'c.idNotario')
    .select(['c.idNotario', 'u.nombreCompleto as nombre', 'c.ultimo', 'c.huella'])
    .$if(idNotario !== undefined, (query) => query.where('c.idNotario', '=', String(idNotario)))
    .orderBy(alfabetico(sql`u.nombre_completo`))
    .orderBy('c.idNotario')
    .execute();
}

export async function listCabezas(db: Db, idNotario: string): Promise<CabezaFirmada[]> {
  return db
    .selectFrom('registroCabezas')
    .select(['idNotario', sql<string>`to_char(dia, 'YYYY-MM-DD')`.as('dia'), 'numero', 'huella', 'firma'])
    .where('idNotario', '=', idNotario)
    .orderBy('dia')
    .execute();
}

/** Ordered by number and then by id, so that an inserted entry is not missed. */
export async function listAsientos(db: Db, idNotario: string, desde: { numero: number; id: string }, limite: number) {
  return db
    .selectFrom('registroActuaciones')
    .selectAll()
    .where('idNotario', '=', idNotario)
    .where(sql<SqlBool>`(numero, id_asiento) > (${desde.numero}, ${desde.id}::uuid)`)
    .orderBy('numero')
    .orderBy('idAsiento')
    .limit(limite)
    .execute();
}

/** Chains to which something was added since their last signed head. */
export async function listSinFirmar(db: Db) {
  return db
    .selectFrom('registroCadenas as c')
    .select(['c.idNotario', 'c.ultimo as numero', 'c.huella'])
    .where('c.ultimo', '>', (eb) =>
      eb
        .selectFrom('registroCabezas as h')
        .select(sql<number>`coalesce(max(h.numero), 0)`.as('n'))
        .whereRef('h.idNotario', '=', 'c.idNotario'),
    )
    .forUpdate()
    .execute();
}

export async function insertCabeza(db: Db, cabeza: CabezaFirmada): Promise<void> {
  await db
    .insertInto('registroCabezas')
    .values(cabeza)
    .onConflict((on) => on.doNothing())
    .execute();
}

export interface Filtros {
  readonly notario?: string | undefined;
  readonly texto?: string | undefined;
  readonly desde?: Date | undefined;
  readonly hasta?: Date | undefined;
}

function filtrados(db: Db, { notario, texto, desde, hasta }: Filtros) {
  return db
    .selectFrom('registroActuaciones as r')
    .innerJoin('usuarios as n', 'n.idUsuario', 'r.idNotario')
    .leftJoin('usuarios as q', 'q.idUsuario', 'r.idUsuario')
    .$if(notario !== undefined, (query) => query.where('r.idNotario', '=', String(notario)))
    .$if(Boolean(texto), (query) => query.where(conPalabras(texto, sql`r.datos`)))
    .$if(desde !== undefined, (query) => query.where('r.hechoEn', '>=', desde as Date))
    .$if(hasta !== undefined, (query) => query.where('r.hechoEn', '<', hasta as Date));
}

interface Lista {
  readonly filtros: Filtros;
  readonly orden: 'fecha' | '-fecha';
  readonly despuesDe?: Position | undefined;
  readonly limite: number;
}

export async function listRegistro(db: Db, { filtros, orden, despuesDe, limite }: Lista) {
  const criterios = { fecha: sql`r.hecho_en` };
  const { clave, despues, por } = keyset({
    criterios,
    instantes: ['fecha'],
    orden,
    despuesDe,
    id: sql`r.id_asiento`,
  });
  return filtrados(db, filtros)
    .select([
      'r.idAsiento',
      'r.idNotario',
      'r.idSolicitud',
      'n.nombreCompleto as notario',
      'r.numero',
      'r.actuacion',
      'r.hechoEn',
    ])
    .select(['q.nombreCompleto as quien', 'r.documentoSha256', 'r.huella', 'r.datos', clave.as('clave')])
    .where(despues)
    .orderBy(por)
    .limit(limite)
    .execute();
}

export type RegistroRow = Omit<Awaited<ReturnType<typeof listRegistro>>[number], 'clave'>;

/** Count of the entries that match the filter, up to `hasta` and one more. */
export function countRegistro(db: Db, filtros: Filtros, hasta: number): Promise<number> {
  return countRows(
    db,
    filtrados(db, filtros)
      .select('r.idAsiento')
      .limit(hasta + 1),
  );
}

/** A notary of whom there is a protocol, as a paper names them. */
export async function findNotario(db: Db, idNotario: string) {
  return db
    .selectFrom('protocolos as x')
    .innerJoin('usuarios as u', 'u.idUsuario', 'x.idNotario')
    .leftJoin('perfilesNotario as p', 'p.idUsuario', 'x.idNotario')
    .select(['u.nombreCompleto as nombre', 'p.titulo', 'p.colegiado'])
    .where('x.idNotario', '=', idNotario)
    .executeTakeFirst();
}

/** How a notary signs, also without a protocol here yet. */
export function findPerfil(db: Db, idNotario: string) {
  return db
    .selectFrom('usuarios as u')
    .leftJoin('perfilesNotario as p', 'p.idUsuario', 'u.idUsuario')
    .select(['u.nombreCompleto as nombre', 'p.titulo', 'p.colegiado'])
    .where('u.idUsuario', '=', idNotario)
    .executeTakeFirstOrThrow();
}

/** The instruments of a protocol in a year, in order of their numbers; those of a case with the data of its signing. */
export async function listInstrumentos(db: Db, idNotario: string, anio: number) {
  return db
    .selectFrom('protocoloInstrumentos as i')
    .leftJoin('firmas as f', 'f.idSolicitud', 'i.idSolicitud')
    .leftJoin('solicitudes as s', 's.idSolicitud', 'i.idSolicitud')
    .select(['i.numero', 'i.origen', 'i.folioDesde', 'i.folioHasta', 'i.nota', 'i.otorgantes', 'i.idSolicitud'])
    .select(['f.clase', 's.nombre as objeto'])
    .select(sql<string | null>`coalesce(f.lugar, i.lugar)`.as('lugar'))
    .select(sql<string>`to_char(i.fecha, 'YYYY-MM-DD')`.as('fecha'))
    .where('i.idNotario', '=', idNotario)
    .where('i.anio', '=', anio)
    .orderBy('i.numero')
    .execute();
}

/** The parties of these acts, in order, with those for whom they signed. */
export async function listPartesDe(db: Db, solicitudes: readonly string[]): Promise<Map<string, Otorgante[]>> {
  if (solicitudes.length === 0) return new Map();
  const rows = await db
    .selectFrom('firmaComparecientes')
    .select(['idSolicitud', 'nombre', 'porSi', 'representados'])
    .where('idSolicitud', 'in', solicitudes)
    .where('calidad', '=', 'parte')
    .orderBy('orden')
    .execute();
  const partes = new Map<string, Otorgante[]>();
  for (const { idSolicitud, representados, ...parte } of rows) {
    const otra = { ...parte, representados: representados as unknown as Representado[] };
    partes.set(idSolicitud, [...(partes.get(idSolicitud) ?? []), otra]);
  }
  return partes;
}
