import { randomBytes } from 'node:crypto';
import { type Archivo, CALENDARIO, cuandoDeCita, DAY, DIAS_EN_CALENDARIO, rutaDeCalendario } from '@fedatario/contract';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { keyedHash } from '../../../services/cipher.ts';
import { escribirCalendario } from '../avisos/ics.ts';
import { dondeDe } from '../avisos/palabras.ts';
import type { Request } from '../paso.ts';
import {
  type CitaDeCalendario,
  deleteDireccion,
  findDireccion,
  findTitular,
  listParaCalendario,
  upsertDireccion,
} from './queries.ts';

const hashDe = (clave: string) => keyedHash('calendario', clave);

export async function leerDireccion({ db, actor }: Request): Promise<{ creadoEn: string | null }> {
  const row = await findDireccion(db, actor.idUsuario);
  return { creadoEn: row?.creadoEn.toISOString() ?? null };
}

/** Makes the secret address of the actor's calendar, of which only the hash is kept; the one before opens no longer. */
export async function hacerDireccion({ db, actor, now }: Request): Promise<{ ruta: string; creadoEn: string }> {
  const clave = randomBytes(32).toString('base64url');
  await upsertDireccion(db, { idUsuario: actor.idUsuario, hash: hashDe(clave), creadoEn: now });
  return { ruta: rutaDeCalendario(clave), creadoEn: now.toISOString() };
}

export async function anularDireccion({ db, actor }: Request): Promise<null> {
  await deleteDireccion(db, actor.idUsuario);
  return null;
}

/** The appointments of whoever the address belongs to: those ahead, and those of the last days. */
export async function leerCalendario({ db, now }: { db: Db; now: Date }, clave: string): Promise<Archivo> {
  const titular = await findTitular(db, hashDe(clave));
  if (!titular) throw new AppError('no-encontrado');
  const { idUsuario } = titular;
  const rows = await listParaCalendario(db, idUsuario, new Date(now.getTime() - DIAS_EN_CALENDARIO * DAY));
  const texto = escribirCalendario(rows.map((row) => entradaDe(row, row.idUsuario === idUsuario)));
  return { tipo: CALENDARIO, nombre: 'citas.ics', contenido: Buffer.from(texto) };
}

/** Each side reads the other's name; nothing else of a person, since calendars are copied to other people's servers. */
function entradaDe(row: CitaDeCalendario, esCliente: boolean) {
  const { inicio, fin, zona, cliente, notario, tramite, indicaciones, estado } = row;
  const con = esCliente ? notario : cliente;
  const cuando = cuandoDeCita({ inicio: inicio.toISOString(), fin: fin.toISOString(), zona }, 'es');
  const donde = dondeDe(row);
  return {
    ...row,
    titulo: tramite === null ? `Cita con ${con}` : `Firma de ${tramite}, con ${con}`,
    donde,
    descripcion: [cuando, donde, indicaciones].filter(Boolean).join('\n'),
    cancelada: false,
    porConfirmar: estado === 'solicitada',
  };
}
