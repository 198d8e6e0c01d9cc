import type { Archivo } from '@fedatario/contract/base';
import {
  ArchivoDeProducto,
  type ContextoDeCaso,
  FORMATO_DE_PRODUCTO,
  type Instrumento,
  instrumentos,
  type Redaccion,
  type TextoDeProducto,
  TIPO_DE_PRODUCTO,
} from '@fedatario/contract/catalogo';
import { CONTEXTO_DEL_EJEMPLO, printJson } from '@fedatario/document-engine';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { type FilaDeCaso, listCasos } from '../casos/queries.ts';
import { contextoDeCaso } from '../casos/textos.ts';
import { findCategoria, findRedactado } from '../filas/queries.ts';
import { isIgual } from '../igual.ts';
import { leerRedaccion } from '../redacciones.ts';
import { leerTexto } from '../texto/texto.ts';

/** The notice that each example of the engine carries. */
const REVISION = 'Un notario debe revisar este texto antes de su uso.';

/** A document as it is written, in one file: printed as the examples and with its parts in order, so that what did not change is the same to the byte. */
export async function exportarProducto(db: Db, idProducto: string): Promise<Archivo> {
  const row = await findRedactado(db, idProducto);
  if (row?.tipo !== 'documento') throw new AppError('no-encontrado');
  const redaccion = await leerRedaccion(db, idProducto);
  const categoria = await findCategoria(db, redaccion.datos.idCategoria);
  const archivo = archivoDe(redaccion, await leerTexto(db, idProducto), await listCasos(db, idProducto), {
    categoria: categoria?.nombre ?? '',
    instrumento: instrumentoDe(row.claseActo),
  });
  return {
    tipo: TIPO_DE_PRODUCTO,
    nombre: `${row.slug}.json`,
    contenido: Buffer.from(printJson(archivo)),
  };
}

function instrumentoDe(claseActo: string | null): Instrumento {
  const found = Object.entries(instrumentos).find(([, clase]) => clase === claseActo);
  return (found?.[0] ?? 'documento_privado') as Instrumento;
}

function archivoDe(
  { slug, modalidad, precio, datos, requisitos }: Redaccion,
  { entrevista, plantilla, respuestas }: TextoDeProducto,
  casos: readonly FilaDeCaso[],
  de: Pick<ArchivoDeProducto['ficha'], 'categoria' | 'instrumento'>,
): ArchivoDeProducto {
  const { nombre, idCategoria: _, ...pagina } = datos;
  const contextos = contextosDe(casos);
  const muestra = casos.find((caso) => JSON.stringify(caso.respuestas) === JSON.stringify(respuestas))?.nombre;
  return {
    formato: FORMATO_DE_PRODUCTO,
    ficha: {
      slug,
      nombre,
      categoria: de.categoria,
      modalidad: modalidad as ArchivoDeProducto['ficha']['modalidad'],
      instrumento: de.instrumento,
      precio,
      revision: REVISION,
    },
    entrevista,
    plantilla,
    respuestas: Object.fromEntries(casos.map((caso) => [caso.nombre, caso.respuestas as Record<string, unknown>])),
    esperado: Object.fromEntries(casos.map((caso) => [caso.nombre, caso.esperado])),
    ...(Object.keys(contextos).length > 0 && { contextos }),
    producto: enOrden({ ...pagina, requisitos, muestra: muestra ?? respuestas }),
  };
}

/** The same sheet with its keys in the order of the format: PostgreSQL keeps those of what is being written in one of its own. */
function enOrden(producto: NonNullable<ArchivoDeProducto['producto']>): ArchivoDeProducto['producto'] {
  return ArchivoDeProducto.shape.producto.parse(producto);
}

/** The contexts that are not the one of the examples. */
function contextosDe(casos: readonly FilaDeCaso[]): Record<string, ContextoDeCaso> {
  const otros = casos
    .map((caso) => [caso.nombre, contextoDeCaso(caso)] as const)
    .filter(([, contexto]) => !isIgual(contexto, CONTEXTO_DEL_EJEMPLO));
  return Object.fromEntries(otros);
}
