import { idDeRol, idPersonal, type Rol, rolDeId } from '@fedatario/contract/base';
import type { CambioDeClave, CambioDePerfil, Perfil, Registro, Usuario, UsuarioNuevo } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import type { z } from 'zod/mini';
import type { Db } from '../../db/db.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { type Context, type OutsideContext, onlyOwn } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { auditarSistema } from '../auditoria/auditoria.ts';
import { changePassword, exigirReingreso, type Identity, invite, openAccount, signUp } from '../identidad/identidad.ts';
import { anotarAceptacion } from '../textos-legales/textos-legales.ts';
import { exigirPerfil, perfilPorCorreo } from './perfil.ts';
import {
  countUsuarios,
  findIdRol,
  insertUsuario,
  listUsuarios,
  sealDocumento,
  updateShortcut,
  updateUsuario,
} from './queries.ts';

export { perfilPorCorreo } from './perfil.ts';

/** A visitor's own account and user, made in one step (specification, section 3: activo, not confirmado, no shortcuts). */
export async function registrarse(identity: Identity, request: OutsideContext, body: z.output<typeof Registro>) {
  const { email, password, nombreCompleto } = body;
  await signUp(identity, request, { email, password }, async (db) => {
    const idUsuario = await create(db, { email, nombreCompleto, idRol: idRolOf('cliente') }, request.now);
    await anotarAceptacion(db, idUsuario, request.now);
    return idUsuario;
  });
}

export async function crearUsuario(
  { db, actor, now }: Context<'admin'>,
  { email, nombreCompleto, IdRol }: z.output<typeof UsuarioNuevo>,
): Promise<Usuario> {
  // Making an administrator needs the same proof as an administrator's own acts.
  if (IdRol === idRolOf('admin')) await exigirReingreso(db, actor, now);
  const idUsuario = await create(db, { email, nombreCompleto, idRol: IdRol }, now);
  await invite(db, idUsuario, email);
  return perfilPorCorreo({ db, actor, now }, email);
}

/** Invites somebody to be a notary; answers their id. */
export async function invitarNotario(
  db: Db,
  { email, nombreCompleto }: Pick<NewUsuario, 'email' | 'nombreCompleto'>,
  now: Date,
): Promise<string> {
  const idUsuario = await create(db, { email, nombreCompleto, idRol: idRolOf('notario') }, now);
  await invite(db, idUsuario, email);
  return idUsuario;
}

/** A user of the demonstration, who signs in at once with the password of this hash; answers their id. */
export async function crearDeDemostracion(
  db: Db,
  { rol, claveHash, ...persona }: Omit<NewUsuario, 'idRol'> & { readonly rol: Rol; readonly claveHash: string },
  now: Date,
): Promise<string> {
  const idUsuario = await create(db, { ...persona, idRol: idRolOf(rol) }, now);
  await openAccount(db, idUsuario, claveHash, now);
  return idUsuario;
}

export async function rolDe(db: Db, idUsuario: string): Promise<Rol | undefined> {
  return rolDeId((await findIdRol(db, idUsuario)) ?? 0);
}

/** In an installation without administrators, makes the one named by the configuration and invites them. */
export async function inviteFirstAdmin(db: Db, email: string, now: Date): Promise<void> {
  if (await countUsuarios(db, idRolOf('admin'))) return;
  const nombreCompleto = 'Administrador';
  await auditarSistema(db, 'usuario.crear', now, async () => {
    const idUsuario = await create(db, { email, nombreCompleto, idRol: idRolOf('admin') }, now);
    await invite(db, idUsuario, email);
    return { idUsuario };
  });
}

export async function actualizarInfo(
  { db, actor, now }: Context<'all'>,
  email: string,
  { revision, numeroDocumento, ...change }: z.output<typeof CambioDePerfil>,
): Promise<Perfil> {
  const before = await exigirPerfil({ db, actor, now }, email);
  if (actor.rol !== 'admin') onlyOwn(actor, before.idUsuario);
  if (change.fechaNacimiento && change.fechaNacimiento >= diaLocal(now))
    throw invalidField('fechaNacimiento', 'fechaFutura');
  const documento = documentOf(before, { numeroDocumento, tipoDocumento: change.tipoDocumento });
  const values = { ...definedOnly(change), ...documento, actualizadoEn: now };
  const changed = await updateUsuario(db, { idUsuario: before.idUsuario, revision, values });
  const actual = await perfilPorCorreo({ db, actor, now }, email);
  if (!changed) throw new AppError('conflicto-revision', { actual });
  return actual;
}

export async function actualizarPassword(
  identity: Identity,
  request: OutsideContext<'all'>,
  id: string,
  { passwordActual, passwordNueva }: z.output<typeof CambioDeClave>,
): Promise<void> {
  const { email, idSesion } = request.actor;
  onlyOwn(request.actor, id);
  if (passwordActual === passwordNueva) throw invalidField('passwordNueva', 'claveIgual');
  try {
    await changePassword(identity, request, { email, password: passwordActual, nueva: passwordNueva, idSesion });
  } catch (error) {
    const wrong = error instanceof AppError && error.codigo === 'credenciales-incorrectas';
    throw wrong ? invalidField('passwordActual', 'claveActualIncorrecta') : error;
  }
}

export async function alternarAtajo({ db, actor }: Context<'all'>, id: string, shortcut: string) {
  return { shortcuts: (await updateShortcut(db, onlyOwn(actor, id), shortcut)).join(',') };
}

interface PageOf {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

export async function listarUsuarios(
  { db, actor, now }: Context<'staff'>,
  { cursor, limite }: PageOf,
  deRoles: readonly Rol[],
) {
  const rows = await listUsuarios(
    { db, actor, now },
    {
      idRoles: deRoles.map(idRolOf),
      despuesDe: decodeIdCursor(cursor),
      limite: limite + 1,
    },
  );
  return toPage(rows, limite, (row) => [row.idUsuario]);
}

function idRolOf(rol: Rol): number {
  return idDeRol[rol];
}

interface NewUsuario {
  readonly email: string;
  readonly nombreCompleto: string;
  readonly idRol: number;
}

async function create(db: Db, usuario: NewUsuario, now: Date): Promise<string> {
  const { zonaHoraria } = jurisdiccion;
  const row = { ...usuario, idUsuario: uuidv7(), zonaHoraria, creadoEn: now, actualizadoEn: now };
  const idUsuario = await insertUsuario(db, row);
  if (!idUsuario) throw new AppError('correo-en-uso');
  return idUsuario;
}

/** The kind and the number are checked together: a number kept from before must fit the new kind too. */
function documentOf(
  before: Perfil,
  { numeroDocumento, tipoDocumento }: Pick<z.output<typeof CambioDePerfil>, 'numeroDocumento' | 'tipoDocumento'>,
) {
  if (numeroDocumento === undefined && tipoDocumento === undefined) return {};
  const tipo = tipoDocumento === undefined ? before.tipoDocumento : tipoDocumento;
  const typed = numeroDocumento === undefined ? before.numeroDocumento : numeroDocumento;
  if (typed && !tipo) throw invalidField('tipoDocumento', 'documentoSinTipo');
  const numero = typed && tipo === 'dpi' ? idPersonal(typed) : typed;
  if (numero === undefined) throw invalidField('numeroDocumento', 'cui');
  return { tipoDocumento: tipo, numeroDocumentoCifrado: sealDocumento(numero || null, before.idUsuario) };
}

type Defined<T> = Partial<{ [K in keyof T]: Exclude<T[K], undefined> }>;

function definedOnly<T extends object>(values: T): Defined<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>;
}
