import { type FotoDePerfil, LADO_DE_FOTO } from '@fedatario/contract/casa';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { type OutsideContext, onlyOwn } from '../../../http/route.ts';
import type { Files } from '../../../services/files/files.ts';
import { inspectSquare, nameFor } from '../../../services/files/inspect.ts';
import { adjuntarArchivo, direccionDeArchivo, eliminarArchivos, guardarArchivo } from '../../archivos/archivos.ts';
import { swapFoto } from './queries.ts';

/** A picture as the photograph of one's own profile: known by its content, cut to a square and drawn again without its metadata. */
export async function ponerFoto(
  files: Files,
  { transact, actor, now }: OutsideContext<'all'>,
  id: string,
  contenido: Uint8Array,
): Promise<FotoDePerfil> {
  const idUsuario = onlyOwn(actor, id);
  const given = Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength);
  if (!(await files.scan(given))) throw new AppError('archivo-infectado');
  const { tipo, bytes } = await inspectSquare(given, LADO_DE_FOTO).catch(nombrarCampo);
  const nuevo = { idUsuario, nombre: nameFor('fotografia', tipo), tipo, bytes, now };
  const { idArchivo } = await guardarArchivo(files, transact, nuevo);
  await transact(async (db) => {
    await adjuntarArchivo(db, idArchivo, idUsuario);
    await cambiar(db, { idUsuario, idArchivo, now });
  });
  return { urlImagen: direccionDeArchivo(idArchivo, now) };
}

/** Succeeds without a photograph too. */
export async function quitarFoto({ transact, actor, now }: OutsideContext<'all'>, id: string): Promise<FotoDePerfil> {
  const idUsuario = onlyOwn(actor, id);
  await transact((db) => cambiar(db, { idUsuario, idArchivo: null, now }));
  return { urlImagen: null };
}

/** Deletes the previous photograph and its file at once: people do not expect one they removed to be stored for a day. */
async function cambiar(db: Db, cambio: Parameters<typeof swapFoto>[1]): Promise<void> {
  const before = await swapFoto(db, cambio);
  if (before) await eliminarArchivos(db, [before]);
}

const SIN_IMAGEN: readonly string[] = ['archivo-no-admitido', 'imagen-requerida', 'archivo-vacio'];

function nombrarCampo(error: unknown): never {
  if (error instanceof AppError && SIN_IMAGEN.includes(error.codigo)) throw invalidField('foto', 'imagen');
  throw error;
}
