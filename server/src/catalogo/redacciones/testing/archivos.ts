import { readdirSync, readFileSync } from 'node:fs';
import { type ArchivoDeProducto, FORMATO_DE_PRODUCTO } from '@fedatario/contract/catalogo';
import { printJson } from '@fedatario/document-engine';
import { textoDePrueba } from '../../productos/testing.ts';

const EJEMPLOS = new URL('../../../../../document-engine/examples/', import.meta.url);

/** The examples of the engine, by their address. */
export const ejemplos: readonly string[] = readdirSync(EJEMPLOS);

/** A file of an example, as it stands there. */
export const archivoDeEjemplo = (path: string): string => readFileSync(new URL(path, EJEMPLOS), 'utf8');

/** An example as the file of a product, with whatever `producto` says. */
export function comoArchivo(slug: string, producto?: object): object {
  const json = (path: string): unknown => JSON.parse(archivoDeEjemplo(`${slug}/${path}`));
  const casos = readdirSync(new URL(`${slug}/respuestas`, EJEMPLOS)).map((file) => file.replace('.json', ''));
  return {
    formato: FORMATO_DE_PRODUCTO,
    ficha: json('ficha.json'),
    entrevista: json('entrevista.json'),
    plantilla: json('plantilla.json'),
    respuestas: Object.fromEntries(casos.map((caso) => [caso, json(`respuestas/${caso}.json`)])),
    esperado: Object.fromEntries(casos.map((caso) => [caso, archivoDeEjemplo(`${slug}/esperado/${caso}.txt`)])),
    ...(producto && { producto }),
  };
}

export const enBytes = (json: unknown): Buffer => Buffer.from(printJson(json));

/** The file of a small product. */
export function archivoDePrueba(ficha: Partial<ArchivoDeProducto['ficha']> = {}): object {
  const { entrevista, plantilla, respuestasDeMuestra: uno } = textoDePrueba(['alfa']);
  return {
    formato: FORMATO_DE_PRODUCTO,
    ficha: {
      slug: 'de-un-archivo',
      nombre: 'De un archivo',
      categoria: 'De los archivos',
      modalidad: 'autoservicio',
      instrumento: 'documento_privado',
      precio: 10_000,
      ...ficha,
    },
    entrevista,
    plantilla,
    respuestas: { uno },
    esperado: { uno: 'muestra de alfa\n' },
  };
}
