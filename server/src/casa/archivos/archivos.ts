import type { Archivo, TipoDeArchivo } from '@fedatario/contract/base';
import type { ArchivoAbierto, ArchivoGuardado } from '@fedatario/contract/casa';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import { sha256 } from '../../services/cipher.ts';
import type { Files } from '../../services/files/files.ts';
import { inspect, inspectPicture, nameFor } from '../../services/files/inspect.ts';
import { firmarEnlace, leerEnlace } from './enlace.ts';
import { findArchivo, insertArchivo, updateAdjunto, updateSuelto } from './queries.ts';

export { eliminarArchivos, eliminarGuardados, eliminarSinFila } from './borrado.ts';
export { firmarEnlace, leerEnlace } from './enlace.ts';
export { listSueltos as archivosSueltos } from './queries.ts';
export { borrarSinFila } from './sin-fila.ts';

type Transact = OutsideContext['transact'];

interface Nuevo {
  /** Owner of the file; null for one that we made, or that a gestor handed in. */
  readonly idUsuario: string | null;
  readonly idGestor?: string | null;
  readonly nombre: string;
  readonly tipo: TipoDeArchivo;
  readonly bytes: Buffer;
  readonly now: Date;
}

/** Stores a file that is attached to nothing yet. Its row comes first, so that after any failure the cleanup knows of it. */
export async function guardarArchivo(files: Files, transact: Transact, nuevo: Nuevo): Promise<ArchivoGuardado> {
  const { idUsuario, idGestor = null, nombre, tipo, bytes, now } = nuevo;
  const idArchivo = uuidv7();
  const row = {
    idArchivo,
    idUsuario,
    idGestor,
    nombre,
    tipo,
    bytes: bytes.length,
    sha256: sha256(bytes),
    creadoEn: now,
  };
  await transact((db) => insertArchivo(db, row));
  await files.put(idArchivo, bytes);
  return { idArchivo, nombre, tipo, peso: bytes.length };
}

interface Imagen {
  /** Without the ending, which follows the content. */
  readonly nombre: string;
  readonly contenido: Uint8Array;
  /** Its longest side once drawn again, in pixels. */
  readonly lado: number;
}

/** Stores a picture: identified by its content and drawn again. Returns its id; it is attached to nothing yet. */
export async function guardarImagen(
  files: Files,
  {
    transact,
    actor,
    now,
  }: Pick<OutsideContext, 'transact' | 'now'> & { readonly actor: { readonly idUsuario: string } },
  { nombre, contenido, lado }: Imagen,
): Promise<string> {
  const { tipo, bytes } = await inspectPicture(await revisado(files, contenido), lado);
  const { idUsuario } = actor;
  const nuevo = { idUsuario, nombre: nameFor(nombre, tipo), tipo, bytes, now };
  return (await guardarArchivo(files, transact, nuevo)).idArchivo;
}

/** The bytes that were sent, once the scanner found nothing in them. */
async function revisado(files: Files, contenido: Uint8Array): Promise<Buffer> {
  const given = Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength);
  if (!(await files.scan(given))) throw new AppError('archivo-infectado');
  return given;
}

/** Stores an upload: identified by its content, made safe, and visible to its sender alone until they attach it. */
export async function subirArchivo(
  files: Files,
  { transact, now }: Pick<OutsideContext, 'transact' | 'now'>,
  { nombre, contenido, ...dueno }: { nombre: string; contenido: Uint8Array } & Pick<Nuevo, 'idUsuario' | 'idGestor'>,
): Promise<ArchivoGuardado> {
  const { tipo, bytes } = await inspect(await revisado(files, contenido));
  return guardarArchivo(files, transact, { ...dueno, nombre: nameFor(nombre, tipo), tipo, bytes, now });
}

/** Attaches a file, once. `de`: the user or the gestor who handed it in; null for a file that we made. */
export async function adjuntarArchivo(
  db: Db,
  idArchivo: string,
  de: string | null | { readonly idGestor: string },
): Promise<void> {
  const deGestor = de !== null && typeof de === 'object';
  const dueno = deGestor ? { idUsuario: null, idGestor: de.idGestor } : { idUsuario: de, idGestor: null };
  if (!(await updateAdjunto(db, idArchivo, dueno))) throw new AppError('archivo-inexistente');
}

/** Detaches a file: the cleanup of unattached files deletes it. */
export async function soltarArchivo(db: Db, idArchivo: string): Promise<void> {
  await updateSuelto(db, idArchivo);
}

/** A file for a reader who may see it, with an address that opens it for some minutes. */
export function abrirArchivo(archivo: ArchivoGuardado, now: Date): ArchivoAbierto {
  return { ...archivo, url: direccionDeArchivo(archivo.idArchivo, now) };
}

/** Address that opens a file for some minutes, for a reader who may see it. */
export function direccionDeArchivo(idArchivo: string, now: Date): string {
  return `/api/public/archivos/${firmarEnlace(idArchivo, now)}`;
}

export async function archivoPorEnlace(
  files: Files,
  { transact, now }: Pick<OutsideContext, 'transact' | 'now'>,
  enlace: string,
): Promise<Archivo> {
  const idArchivo = leerEnlace(enlace, now);
  if (!idArchivo) throw new AppError('no-encontrado');
  return leerArchivo(files, transact, idArchivo);
}

/** The file itself, for a caller that has checked who may see it. Throws if the stored bytes have changed. */
export async function leerArchivo(files: Files, transact: Transact, idArchivo: string): Promise<Archivo> {
  const row = await transact((db) => findArchivo(db, idArchivo));
  const contenido = row && (await files.get(idArchivo));
  if (!contenido) throw new AppError('no-encontrado');
  if (!sha256(contenido).equals(row.sha256)) throw new Error(`El archivo ${idArchivo} no es el que se guardó.`);
  return { tipo: row.tipo, nombre: row.nombre, contenido };
}
