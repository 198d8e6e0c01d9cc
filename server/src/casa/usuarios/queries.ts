import { type Idioma, rolDeId } from '@fedatario/contract/base';
import { leerAjustes, type Perfil, type TipoDocumento, type Usuario } from '@fedatario/contract/casa';
import { type Insertable, sql, type Updateable } from 'kysely';
import { countRows } from '../../db/count.ts';
import type { Db } from '../../db/db.ts';
import type { DB } from '../../db/tables.ts';
import type { Actor } from '../../http/route.ts';
import { seal, unseal } from '../../services/cipher.ts';
import { direccionDeArchivo } from '../archivos/archivos.ts';
import { fotoPara, visiblePara } from '../clientela/clientela.ts';

/** The users that the actor may see. */
function visibleTo(db: Db, actor: Actor) {
  return db
    .selectFrom('usuarios')
    .innerJoin('roles', 'roles.idRol', 'usuarios.idRol')
    .leftJoin('cuentas', 'cuentas.idUsuario', 'usuarios.idUsuario')
    .where(visiblePara(actor, 'usuarios.id_usuario'));
}

const columns = [
  'usuarios.idUsuario',
  'usuarios.email',
  'usuarios.nombreCompleto',
  'usuarios.idRol',
  'roles.nombre as rol',
  'usuarios.activo',
  'cuentas.confirmadaEn',
  'usuarios.creadoEn',
] as const;

const profileColumns = [
  ...columns,
  'usuarios.shortcuts',
  'usuarios.telefono',
  'usuarios.tipoDocumento',
  'usuarios.numeroDocumentoCifrado',
  'usuarios.nit',
  'usuarios.fechaNacimiento',
  'usuarios.direccion',
  'usuarios.idioma',
  'usuarios.zonaHoraria',
  'usuarios.ajustes',
  'usuarios.revision',
] as const;

interface Lector {
  readonly db: Db;
  readonly actor: Actor;
  readonly now: Date;
}

export async function findPerfil({ db, actor, now }: Lector, email: string): Promise<Perfil | undefined> {
  const row = await visibleTo(db, actor)
    .select([...profileColumns])
    .select(fotoPara(actor, 'usuarios.id_usuario').as('idFoto'))
    .where('usuarios.email', '=', email)
    .executeTakeFirst();
  return row && { ...toUsuario(row, now), ...toDetails(row) };
}

export async function findEmail(db: Db, idUsuario: string): Promise<string | undefined> {
  const row = await db.selectFrom('usuarios').select('email').where('idUsuario', '=', idUsuario).executeTakeFirst();
  return row?.email;
}

export interface ListOptions {
  readonly idRoles: readonly number[];
  readonly despuesDe: string | undefined;
  readonly limite: number;
}

/** Users of these roles in order of creation, after a position. */
export async function listUsuarios(
  { db, actor, now }: Lector,
  { idRoles, despuesDe, limite }: ListOptions,
): Promise<Usuario[]> {
  const rows = await visibleTo(db, actor)
    .select([...columns])
    .select(fotoPara(actor, 'usuarios.id_usuario').as('idFoto'))
    .where('usuarios.idRol', 'in', [...idRoles])
    .$if(despuesDe !== undefined, (query) => query.where('usuarios.idUsuario', '>', String(despuesDe)))
    .orderBy('usuarios.idUsuario')
    .limit(limite)
    .execute();
  return rows.map((row) => toUsuario(row, now));
}

export async function findIdRol(db: Db, idUsuario: string): Promise<number | undefined> {
  const row = await db.selectFrom('usuarios').select('idRol').where('idUsuario', '=', idUsuario).executeTakeFirst();
  return row?.idRol;
}

export function countUsuarios(db: Db, idRol: number): Promise<number> {
  return countRows(db, db.selectFrom('usuarios').where('idRol', '=', idRol));
}

/** Undefined when the address is taken. */
export async function insertUsuario(db: Db, row: Insertable<DB['usuarios']>): Promise<string | undefined> {
  const inserted = await db
    .insertInto('usuarios')
    .values(row)
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('idUsuario')
    .executeTakeFirst();
  return inserted?.idUsuario;
}

export interface Change {
  readonly idUsuario: string;
  readonly revision: number;
  readonly values: Updateable<DB['usuarios']>;
}

/** False when someone else changed the row after `revision`. */
export async function updateUsuario(db: Db, { idUsuario, revision, values }: Change): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('usuarios')
    .set({ ...values, revision: revision + 1 })
    .where('idUsuario', '=', idUsuario)
    .where('revision', '=', revision)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Adds the shortcut, or removes it if it was there, in one statement; answers the list that results. */
export async function updateShortcut(db: Db, idUsuario: string, shortcut: string): Promise<string[]> {
  const row = await db
    .updateTable('usuarios')
    .set({
      shortcuts: sql<string[]>`case when ${shortcut} = any (shortcuts) then array_remove(shortcuts, ${shortcut})
        else array_append(shortcuts, ${shortcut}) end`,
    })
    .where('idUsuario', '=', idUsuario)
    .returning('shortcuts')
    .executeTakeFirstOrThrow();
  return row.shortcuts;
}

/** Seals an identity number, bound to its user. */
export function sealDocumento(numero: string | null, idUsuario: string): Buffer | null {
  return numero === null ? null : seal(numero, `documento:${idUsuario}`);
}

interface UsuarioRow {
  readonly idUsuario: string;
  readonly email: string;
  readonly nombreCompleto: string;
  readonly idRol: number;
  readonly idFoto: string | null;
  readonly activo: boolean;
  readonly confirmadaEn: Date | null;
  readonly creadoEn: Date;
}

function toUsuario(row: UsuarioRow, now: Date): Usuario {
  const nombre = rolDeId(row.idRol) ?? 'cliente';
  return {
    idUsuario: row.idUsuario,
    email: row.email,
    nombreCompleto: row.nombreCompleto,
    rol: { idRol: row.idRol, nombre },
    urlImagen: row.idFoto && direccionDeArchivo(row.idFoto, now),
    activo: row.activo,
    confirmado: row.confirmadaEn !== null,
    creadoEn: row.creadoEn.toISOString(),
  };
}

interface DetailsRow {
  readonly idUsuario: string;
  readonly shortcuts: string[];
  readonly telefono: string | null;
  readonly tipoDocumento: TipoDocumento | null;
  readonly numeroDocumentoCifrado: Buffer | null;
  readonly nit: string | null;
  readonly fechaNacimiento: string | null;
  readonly direccion: string | null;
  readonly idioma: string;
  readonly zonaHoraria: string;
  readonly ajustes: unknown;
  readonly revision: number;
}

function toDetails({ idUsuario, numeroDocumentoCifrado: sealed, fechaNacimiento, ...row }: DetailsRow) {
  return {
    shortcuts: row.shortcuts.join(','),
    telefono: row.telefono,
    tipoDocumento: row.tipoDocumento,
    numeroDocumento: sealed && unseal(sealed, `documento:${idUsuario}`),
    nit: row.nit,
    fechaNacimiento,
    direccion: row.direccion,
    idioma: row.idioma as Idioma,
    zonaHoraria: row.zonaHoraria,
    ajustes: row.ajustes === null ? null : leerAjustes(row.ajustes),
    revision: row.revision,
  };
}
