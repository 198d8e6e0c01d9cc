import { DAY } from '@fedatario/contract/base';
import { DIAS_PARA_CONFIRMAR, type SuscripcionAlBoletin } from '@fedatario/contract/casa';
import { validate as isUuid, v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { isSignature, signatureOf } from '../../services/cipher.ts';
import { cabeEnBuzon } from '../identidad/identidad.ts';
import { escribirA } from '../notificaciones/notificaciones.ts';
import { findLector, type Lector, listSuscripciones, lockLector, readSuscripcion, updateLector } from './queries.ts';

export { updateCorreoDeLector } from './queries.ts';

/** Milliseconds between two links to one address, so that no mailbox is flooded from here. */
const PAUSA_ENTRE_ENLACES = 600_000;

interface Pedido {
  readonly nombre: string;
  readonly email: string;
}

/** The account's own address is confirmed already; any other must be confirmed by its reader. */
export async function suscribir(
  { db, actor, now }: Context<'all'>,
  { nombre, email, idUsuario }: Pedido & { idUsuario: string },
): Promise<SuscripcionAlBoletin> {
  if (idUsuario !== actor.idUsuario) throw invalidField('idUsuario', 'invalido');
  const own = email === actor.email;
  const lector = await lockLector(db, nuevo({ nombre, email }, now, own ? idUsuario : null));
  if (!own) await pedirConfirmacion(db, lector, now);
  else await updateLector(db, lector.idBoletin, { ...activa(now), nombre, idUsuario, fSuscripcion: now });
  const { activo } = await readSuscripcion(db, lector.idBoletin);
  // For another's address only the input comes back, so that nobody learns who reads the newsletter.
  return { nombre, email, idUsuario, activo: own && activo, FSuscripcion: now.toISOString() };
}

/** The same answer whether or not the address was known. */
export async function suscribirInvitado({ db, now }: Context<'public'>, pedido: Pedido): Promise<void> {
  await pedirConfirmacion(db, await lockLector(db, nuevo(pedido, now, null)), now);
}

export async function confirmar({ db, now }: Context<'public'>, token: string): Promise<{ yaEstaba: boolean }> {
  const lector = await lectorDe(db, token);
  if (lector.activo) return { yaEstaba: true };
  const sent = lector.enlaceEnviadoEn?.getTime() ?? 0;
  if (now.getTime() > sent + DIAS_PARA_CONFIRMAR * DAY) throw new AppError('enlace-invalido');
  await updateLector(db, lector.idBoletin, activa(now));
  return { yaEstaba: false };
}

/** The link of any mail of the newsletter ends it, at any time; a link already sent confirms it no more. */
export async function darDeBaja({ db }: Context<'public'>, token: string): Promise<{ yaEstaba: boolean }> {
  const { idBoletin, activo, enlaceEnviadoEn } = await lectorDe(db, token);
  await updateLector(db, idBoletin, { activo: false, enlaceEnviadoEn: null });
  return { yaEstaba: !activo && enlaceEnviadoEn === null };
}

export async function listar(
  { db, actor }: Context<'staff'>,
  { cursor, limite }: { cursor?: string | undefined; limite: number },
) {
  const rows = await listSuscripciones(db, actor, decodeIdCursor(cursor), limite + 1);
  return toPage(rows, limite, ({ idBoletin }) => [idBoletin]);
}

/** Token of a mail's link: the row's id with a signature, which only this service can make. */
function tokenDe(lector: Pick<Lector, 'idBoletin' | 'email'>): string {
  return `${lector.idBoletin}.${signatureOf(...firmado(lector))}`;
}

function firmado({ idBoletin, email }: Pick<Lector, 'idBoletin' | 'email'>): string[] {
  return ['boletin', idBoletin, email];
}

async function lectorDe(db: Db, token: string): Promise<Lector> {
  const [idBoletin = '', firma = ''] = token.split('.');
  const lector = isUuid(idBoletin) ? await findLector(db, idBoletin) : undefined;
  if (!lector || !isSignature(firma, firmado(lector))) throw new AppError('enlace-invalido');
  return lector;
}

/**
 * Sends the link that confirms a subscription, and says whether it was sent. The mail repeats nothing that the requester typed: the address
 * may be someone else's.
 */
export async function pedirConfirmacion(db: Db, lector: Lector, now: Date): Promise<boolean> {
  const { idBoletin, email, activo, enlaceEnviadoEn } = lector;
  if (activo || now.getTime() < (enlaceEnviadoEn?.getTime() ?? 0) + PAUSA_ENTRE_ENLACES) return false;
  // Silently to the public: the answer never tells what an address has.
  if (!(await cabeEnBuzon(db, email, now))) return false;
  const variables = { dias: String(DIAS_PARA_CONFIRMAR) };
  const enlace = `/boletin/confirmar?token=${tokenDe(lector)}`;
  await escribirA(db, email, { tipo: 'boletinConfirmar', variables, enlace });
  await updateLector(db, idBoletin, { enlaceEnviadoEn: now });
  return true;
}

function nuevo(pedido: Pedido, now: Date, idUsuario: string | null) {
  return { ...pedido, idUsuario, idBoletin: uuidv7(), fSuscripcion: now };
}

function activa(now: Date) {
  return { activo: true, confirmadoEn: now };
}
