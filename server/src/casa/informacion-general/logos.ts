import type { Archivo } from '@fedatario/contract/base';
import { type ClaseDeLogo, clasesDeLogo, type InformacionGeneral } from '@fedatario/contract/casa';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { adjuntarArchivo, guardarImagen, leerArchivo, soltarArchivo } from '../archivos/archivos.ts';
import { findLogo, readInformacion, swapLogo } from './queries.ts';

/** Twice the largest size shown, in pixels: every visitor downloads it. */
const LADO = 640;

/** Replaces or sets a picture: identified by its content and drawn again; shown at once. */
export async function ponerLogo(
  files: Files,
  request: OutsideContext<'staff'>,
  nombre: string,
  contenido: Uint8Array,
): Promise<InformacionGeneral> {
  const clase = claseDe(nombre);
  const idArchivo = await guardarImagen(files, request, { nombre: `logo-${clase}`, contenido, lado: LADO });
  return request.transactActo(async (db) => {
    await adjuntarArchivo(db, idArchivo, request.actor.idUsuario);
    return cambiar(db, clase, idArchivo);
  });
}

export async function quitarLogo({ transactActo }: OutsideContext<'staff'>, nombre: string) {
  return transactActo((db) => cambiar(db, claseDe(nombre), null));
}

export async function leerLogo(
  files: Files,
  { db, transact }: Pick<OutsideContext, 'db' | 'transact'>,
  nombre: string,
): Promise<Archivo> {
  const idArchivo = await findLogo(db, claseDe(nombre));
  if (!idArchivo) throw new AppError('no-encontrado');
  return leerArchivo(files, transact, idArchivo);
}

async function cambiar(db: Db, clase: ClaseDeLogo, idArchivo: string | null): Promise<InformacionGeneral> {
  const before = await swapLogo(db, clase, idArchivo);
  if (!before && !idArchivo) throw new AppError('no-encontrado');
  if (before) await soltarArchivo(db, before);
  return readInformacion(db);
}

function claseDe(nombre: string): ClaseDeLogo {
  const clase = clasesDeLogo.find((one) => one === nombre);
  if (!clase) throw new AppError('no-encontrado');
  return clase;
}
