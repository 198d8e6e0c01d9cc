import type { Rol } from '@fedatario/contract/base';
import { type Canal, esFija, type TipoDeNotificacion } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { publish } from '../../../db/escucha.ts';
import type { Letter } from '../../../services/mail/html.ts';
import type { Adjunto } from '../../../services/mail/mail.ts';
import { enqueueCorreo } from '../../correo/correo.ts';
import { definicionDe, type VariablesDe } from '../tipos/tipos.ts';
import { canalDe } from './canales.ts';
import { type Compuesta, componer } from './plantilla.ts';
import { type Destinatario, findDestinatario, findTipoConEmpresa, insertNotificacion, listActivos } from './queries.ts';

export interface Aviso<T extends TipoDeNotificacion> {
  readonly tipo: T;
  /**
   * Texts ready to be read: money with its currency, days in words. A paragraph that consists of an empty variable is left
   * out.
   */
  readonly variables: VariablesDe<T>;
  /** The address, within the product, where one sees what this tells. */
  readonly enlace: string | null;
  /** Names the event, so that a person is notified of it once, however often this is called. */
  readonly hecho?: string;
  /** Attachments of the mail. */
  readonly adjuntos?: readonly Adjunto[];
}

/**
 * Notifies a person in the transaction of the event: by mail through the queue, and in the product, as the kind allows, the
 * office chose and the person prefers. Security and money always reach them. Users who are not active get nothing.
 */
export async function notificar<T extends TipoDeNotificacion>(
  db: Db,
  { idUsuario, ...aviso }: Aviso<T> & { readonly idUsuario: string },
): Promise<void> {
  const { tipo, enlace, hecho, variables, adjuntos } = aviso;
  const destinatario = await findDestinatario(db, idUsuario, tipo);
  if (!destinatario) return;
  const { email, empresa } = destinatario;
  const nombre = trataDe(tipo, destinatario);
  const por = (canal: Canal) => llegaPor(canal, tipo, destinatario);
  if (!por('correo') && !por('app')) return;
  const compuesta = componer(destinatario.textos ?? definicionDe(tipo).textos, { ...variables, nombre, empresa });
  if (por('app') || hecho !== undefined) {
    const { titulo, aviso: texto } = compuesta;
    const row = { idNotificacion: uuidv7(), idUsuario, tipo, titulo, texto, enlace, hecho: hecho ?? null };
    const nueva = await insertNotificacion(db, { ...row, enApp: por('app') });
    if (!nueva) return;
    if (por('app')) await publish(db, canalDe(idUsuario), { tema: 'notificaciones' });
  }
  if (por('correo')) await escribir(db, { para: email, compuesta, empresa, enlace, variables, adjuntos });
}

/** Notifies every user of these roles, but for the one who needs no notice of their own act. */
export async function notificarRoles<T extends TipoDeNotificacion>(
  db: Db,
  roles: readonly Rol[],
  aviso: Aviso<T>,
  salvo?: string,
): Promise<void> {
  for (const idUsuario of await listActivos(db, roles))
    if (idUsuario !== salvo) await notificar(db, { ...aviso, idUsuario });
}

/** Sends a mail of this kind to a person without an account. */
export async function escribirA<T extends TipoDeNotificacion>(
  db: Db,
  para: string,
  { tipo, variables, enlace, nombre = '' }: Omit<Aviso<T>, 'hecho' | 'adjuntos'> & { readonly nombre?: string },
): Promise<void> {
  const { textos, empresa } = await findTipoConEmpresa(db, tipo);
  const compuesta = componer(textos ?? definicionDe(tipo).textos, { ...variables, nombre, empresa });
  await escribir(db, { para, compuesta, empresa, enlace, variables });
}

/** Kinds that anybody can cause for any address: until its owner confirmed it, they contain nothing that was typed. */
const PEDIDOS_POR_CUALQUIERA: readonly TipoDeNotificacion[] = ['codigoConfirmar', 'codigoRecuperar', 'cuentaExistente'];

function trataDe(tipo: TipoDeNotificacion, { confirmado, nombreCompleto }: Destinatario): string {
  return confirmado || !PEDIDOS_POR_CUALQUIERA.includes(tipo) ? nombreCompleto : 'Hola';
}

/** The office decides on each kind, and the person on their own; on security and money, neither. */
function llegaPor(canal: Canal, tipo: TipoDeNotificacion, { oficina, quiere }: Destinatario): boolean {
  if (!definicionDe(tipo).canales.includes(canal)) return false;
  return esFija(tipo) || (oficina.activa && oficina[canal] && quiere[canal]);
}

interface Carta {
  readonly para: string;
  readonly compuesta: Compuesta;
  readonly empresa: string;
  readonly enlace: string | null;
  readonly variables: Readonly<Record<string, string>>;
  readonly adjuntos?: readonly Adjunto[] | undefined;
}

async function escribir(db: Db, { para, compuesta, empresa, enlace, variables, adjuntos = [] }: Carta): Promise<void> {
  const { asunto } = compuesta;
  const codigo = variables.codigo;
  await enqueueCorreo(db, { para, asunto, codigo, adjuntos, carta: cartaDe(compuesta, empresa, enlace) });
}

/** A notice laid out as a letter. */
export function cartaDe({ titulo, bloques, boton, pie }: Compuesta, empresa: string, enlace: string | null): Letter {
  return { empresa, titulo, bloques, pie, boton: boton && enlace ? { texto: boton, url: enlace } : undefined };
}
