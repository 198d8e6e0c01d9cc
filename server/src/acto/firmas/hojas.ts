import { HOJAS_MAXIMAS, type HojasDibujadas } from '@fedatario/contract/acto';
import type { ArchivoAbierto, ArchivoGuardado } from '@fedatario/contract/casa';
import { abrirArchivo, archivosSueltos, guardarArchivo, leerArchivo } from '../../casa/archivos/archivos.ts';
import { AppError } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { drawPdf } from '../../services/files/pages.ts';
import { exigirTramite, leerTramite } from '../../tramite/tramites/tramites.ts';

/** Draws pages of a PDF that the notary handed in, each as a picture that only they can see until they sign with it. */
export async function dibujarHojas(
  files: Files,
  { transact, actor, now }: OutsideContext<'all'>,
  idSolicitud: string,
  { idArchivo, desde }: { readonly idArchivo: string; readonly desde: number },
): Promise<HojasDibujadas> {
  const { idUsuario } = actor;
  const escaneo = await transact(async (db) => {
    const { acciones } = await leerTramite({ db, actor, now }, idSolicitud);
    const firmar = acciones.find(({ accion }) => accion === 'firmar');
    if (firmar?.impedimento !== null) throw new AppError('estado-no-permite');
    return (await archivosSueltos(db, idUsuario, [idArchivo])).find(({ tipo }) => tipo === 'application/pdf');
  });
  if (!escaneo) throw new AppError('archivo-inexistente');
  const { contenido: bytes } = await leerArchivo(files, transact, idArchivo);
  const { paginas, dibujadas } = await drawPdf({ bytes, desde, maximo: HOJAS_MAXIMAS });
  const hojas: ArchivoGuardado[] = [];
  for (const [i, pagina] of dibujadas.entries()) {
    const nombre = `${escaneo.nombre.replace(/\.pdf$/, '')}, página ${desde + i}.jpg`;
    const hoja = { idUsuario, nombre, tipo: 'image/jpeg', bytes: pagina, now } as const;
    hojas.push(await guardarArchivo(files, transact, hoja));
  }
  return { paginas, hojas };
}

/** Opens files that the notary handed in for a trámite and has not signed with yet. */
export async function verHojas(
  { db, actor, now }: Pick<Context<'all'>, 'db' | 'actor' | 'now'>,
  idSolicitud: string,
  archivos: readonly string[],
): Promise<ArchivoAbierto[]> {
  await exigirTramite(db, actor, idSolicitud);
  return (await archivosSueltos(db, actor.idUsuario, archivos)).map((hoja) => abrirArchivo(hoja, now));
}
