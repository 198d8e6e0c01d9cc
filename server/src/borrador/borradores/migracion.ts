import type { BorradorAbierto, Migracion, Respuestas } from '@fedatario/contract/borrador';
import { type Estado, etiquetaDe, soloConocidas } from '@fedatario/document-engine';
import { textoDe, type Version, versionDe, versionVigente } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { leerBorrador } from './borradores.ts';
import { alDia, avanzar } from './escritura.ts';
import { evaluar, exigirPaso } from './evaluacion.ts';
import type { BorradorRow } from './filas/queries.ts';
import { diferencias } from './historia/mezcla.ts';
import { hojasDe } from './hojas.ts';
import { borradorDe } from './propio.ts';

/** Preview of moving the draft to the version on sale. */
export async function previsualizarMigracion(
  { db, actor, now }: Context<'adminCliente'>,
  id: string,
): Promise<Migracion> {
  const row = await borradorDe(db, actor, id);
  exigirPaso(row.estado, 'migrar');
  return (await planear(db, row, now)).migracion;
}

/**
 * Moves the draft to the version on sale, at the first question to review. Earlier steps cannot be undone, only returned to.
 */
export async function migrar(
  request: Context<'adminCliente'>,
  id: string,
  revision: number,
): Promise<{ migracion: Migracion; borrador: BorradorAbierto }> {
  const { db, now } = request;
  const row = await alDia(request, id, revision, 'migrar').catch(sinDetalle);
  const { nueva, migracion, respuestas, estado } = await planear(db, row, now);
  const cambios = diferencias(row.respuestas, respuestas);
  const paso = { motivo: 'migrado', cambios, deshacer: [], rehacer: [], indice: indiceDe(nueva, estado) } as const;
  await avanzar(db, row, nueva, { ...paso, deshacer: [], rehacer: [] }, now);
  return { migracion, borrador: await leerBorrador(request, id) };
}

async function planear(db: Db, row: BorradorRow, now: Date) {
  const vieja = await versionDe(db, row.idVersion);
  const nueva = await versionVigente(db, row.producto.idProducto);
  if (nueva.idVersion === vieja.idVersion) throw new AppError('borrador-al-dia');
  const respuestas: Respuestas = soloConocidas(nueva.entrevista, row.respuestas);
  const antes = evaluar(vieja, row.respuestas, now);
  const estado = evaluar(nueva, respuestas, now);
  const migracion: Migracion = {
    deVersion: vieja.numero,
    aVersion: nueva.numero,
    precioAnterior: vieja.precio,
    precioNuevo: nueva.precio,
    conservadas: conservadas(respuestas, estado),
    descartadas: descartadas(vieja, row.respuestas, respuestas),
    reabiertas: reabiertas(antes, estado),
    textoAnterior: textoDe(vieja, antes),
    textoNuevo: textoDe(nueva, estado),
  };
  return { nueva, migracion, respuestas, estado };
}

function conservadas(respuestas: Respuestas, { hojas, problemas }: Estado): Migracion['conservadas'] {
  const wrong = new Set(problemas.map(({ ruta }) => ruta));
  const answered = new Set(hojasDe(respuestas).map(({ ruta }) => ruta));
  return hojas
    .filter(({ ruta }) => answered.has(ruta) && !wrong.has(ruta))
    .map(({ ruta, etiqueta }) => ({ ruta, etiqueta }));
}

function descartadas({ entrevista }: Version, antes: Respuestas, despues: Respuestas): Migracion['descartadas'] {
  const kept = new Set(hojasDe(despues).map(({ ruta }) => ruta));
  return hojasDe(antes)
    .filter(({ ruta }) => !kept.has(ruta))
    .map(({ ruta, valor }) => ({ ruta, valor, etiqueta: etiquetaDe(entrevista, ruta) ?? ruta }));
}

function reabiertas(antes: Estado, despues: Estado): Migracion['reabiertas'] {
  const before = new Set(antes.problemas.map(({ ruta, mensaje }) => `${ruta} ${mensaje}`));
  const worse = new Map(
    despues.problemas
      .filter(({ ruta, mensaje }) => !before.has(`${ruta} ${mensaje}`))
      .map(({ ruta, mensaje }) => [ruta, mensaje]),
  );
  return despues.hojas
    .filter(({ ruta }) => worse.has(ruta) || !antes.visibles.has(ruta))
    .map(({ ruta, etiqueta }) => ({ ruta, etiqueta, mensaje: worse.get(ruta) ?? 'Pregunta nueva.' }));
}

/** Section of the first question that needs the customer; past the last section, for the review, when none does. */
function indiceDe({ entrevista: { secciones } }: Version, { siguiente, hojas }: Estado): number {
  const clave = hojas.find(({ ruta }) => ruta === siguiente)?.seccion;
  const asked = secciones.filter(({ paraNotario }) => !paraNotario);
  const index = asked.findIndex((seccion) => seccion.clave === clave);
  return index < 0 ? asked.length : index;
}

/** A migration conflicts without the details of a save: the caller reads the draft again. */
function sinDetalle(error: unknown): never {
  throw error instanceof AppError ? new AppError(error.codigo) : error;
}
