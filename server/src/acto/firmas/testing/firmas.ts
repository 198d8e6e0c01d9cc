import { readFileSync } from 'node:fs';
import { api } from '@fedatario/contract';
import type { FirmaDeTramite } from '@fedatario/contract/acto';
import { nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../../casa/archivos/testing/archivos.ts';
import { publicarVersion } from '../../../catalogo/productos/productos.ts';
import { createProducto } from '../../../catalogo/productos/testing.ts';
import { claseDeActo, fichaDelMotor } from '../../../catalogo/surtido/surtido.ts';
import type { Db } from '../../../db/db.ts';
import { seal } from '../../../services/cipher.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import type { CreatedUsuario } from '../../../testing/factories.ts';
import { createTramite } from '../../../tramite/tramites/testing/tramites.ts';

/** Data of a signing without the scans. */
export const FIRMA: Omit<FirmaDeTramite, 'archivos'> = {
  revision: 1,
  clase: 'escrituraPublica',
  instrumento: '12',
  lugar: 'Guatemala',
  fecha: '2026-01-15',
  hojas: 3,
  folios: '20-22',
  comparecientes: [
    { nombre: 'Ana Ruiz', identificacion: 'dpi', numero: '2500004231601' },
    { nombre: 'Íñigo Peña', identificacion: 'conocido', numero: null },
  ],
};

const { revision: _, folios: __, ...enElTexto } = FIRMA;
const PARA_IMPRIMIR = { ...enElTexto, hojas: null };

/** Records a password typed again in every session of the user: each signing uses one up. */
export async function probarQuienEs(db: Db, { idUsuario }: Pick<CreatedUsuario, 'idUsuario'>, now: Date) {
  await db.updateTable('sesiones').set({ reingresadaEn: now }).where('idUsuario', '=', idUsuario).execute();
}

const EJEMPLOS = new URL('../../../../../document-engine/examples/', import.meta.url);
const ejemplo = (path: string): unknown => JSON.parse(readFileSync(new URL(path, EJEMPLOS), 'utf8'));
const publicados = new WeakMap<Db, Map<string, { idProducto: string; idVersion: string }>>();

const AL_PRINCIPIO = new Date('2026-01-15T09:00:00Z');

/** Publishes an example again, from now on without the rules that compare its answers. */
export async function publicarSinReglas(db: Db, slug: string, caso: string): Promise<void> {
  publicados.get(db)?.delete(slug);
  await publicado(db, slug, caso, (entrevista) => ({ ...(entrevista as object), reglas: [] }));
}

async function publicado(db: Db, slug: string, caso: string, otra = (entrevista: unknown): unknown => entrevista) {
  const suyos = publicados.get(db) ?? new Map<string, { idProducto: string; idVersion: string }>();
  publicados.set(db, suyos);
  const known = suyos.get(slug);
  if (known) return known;
  const { idProducto } = await createProducto(db, { modalidad: 'notarial' });
  const claseActo = claseDeActo(fichaDelMotor(slug));
  await db.updateTable('productos').set({ claseActo }).where('idProducto', '=', idProducto).execute();
  const texto = {
    entrevista: otra(ejemplo(`${slug}/entrevista.json`)),
    plantilla: ejemplo(`${slug}/plantilla.json`),
    respuestasDeMuestra: ejemplo(`${slug}/respuestas/${caso}.json`),
    lintada: true,
  };
  const idVersion = await publicarVersion(db, idProducto, { precio: 10_000, texto }, AL_PRINCIPIO);
  suyos.set(slug, { idProducto, idVersion });
  return { idProducto, idVersion };
}

/** Makes a trámite one of an example of the engine, with the answers of one of its cases, or others made of them. */
export async function conRespuestas(
  db: Db,
  idSolicitud: string,
  slug: string,
  caso: string,
  otras = (respuestas: unknown): unknown => respuestas,
): Promise<void> {
  const version = await publicado(db, slug, caso);
  const respuestas = JSON.stringify(otras(ejemplo(`${slug}/respuestas/${caso}.json`)));
  const respuestasCifradas = seal(respuestas, `solicitud:${idSolicitud}`);
  await db
    .updateTable('solicitudes')
    .set({ ...version, respuestasCifradas })
    .where('idSolicitud', '=', idSolicitud)
    .execute();
}

/** A trámite assigned to the notary, which waits to be signed. */
export async function createPorFirmar(db: Db, notario: CreatedUsuario, now?: Date) {
  return createTramite(db, notario, { estado: 'porFirmar', ...(now && { now }) });
}

const firmado: AccessCase = {
  own: async (db, owner) => ({ idSolicitud: (await createTramite(db, owner, { estado: 'firmado' })).idSolicitud }),
  absent: { idSolicitud: uuidv7() },
};

export const casosDeFirmas: Record<string, AccessCase> = {
  // Signed already: whoever may see it gets a 409, anybody else a 404.
  [nameOf(api.firmas.sign)]: {
    ...firmado,
    body: async (db, owner) => ({ ...FIRMA, archivos: [await createArchivo(db, owner)] }),
    status: 409,
  },
  [nameOf(api.firmas.propose)]: { ...firmado, status: 409 },
  [nameOf(api.firmas.prepare)]: { ...firmado, body: () => PARA_IMPRIMIR, status: 409 },
  [nameOf(api.firmas.check)]: { ...firmado, body: () => ({ ...FIRMA, archivos: [uuidv7()] }), status: 409 },
  [nameOf(api.firmas.drawSheets)]: { ...firmado, body: () => ({ idArchivo: uuidv7(), desde: 1 }), status: 409 },
  [nameOf(api.firmas.sheets)]: { ...firmado, query: { archivos: uuidv7() } },
};
