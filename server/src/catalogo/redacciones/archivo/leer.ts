import { ArchivoDeProducto, FORMATO_DE_PRODUCTO } from '@fedatario/contract/catalogo';
import {
  type EntrevistaCompilada,
  leerEntrevista,
  leerPlantilla,
  type PlantillaLista,
} from '@fedatario/document-engine';
import { AppError, invalidField, invalidIssues } from '../../../http/errors.ts';
import { exigirGuardable } from '../../../http/guardable.ts';
import { isTooDeep } from '../../../http/json-depth.ts';

/** A file that the engine reads, with its parts as they were written. */
export interface Leido {
  readonly archivo: ArchivoDeProducto;
  readonly entrevista: EntrevistaCompilada;
  readonly plantilla: PlantillaLista;
}

/** Reads the file of a product. Throws an error that names the field, in words, when it is none. */
export function leerArchivo(bytes: Uint8Array): Leido {
  const json = jsonDe(bytes);
  exigirFormato(json);
  exigirNombres(json);
  const { data: archivo, error } = ArchivoDeProducto.safeParse(json);
  if (error) throw invalidIssues(error.issues as Parameters<typeof invalidIssues>[0]);
  exigirCasos(archivo);
  exigirGuardable('archivo', archivo);
  const entrevista = leerEntrevista(archivo.entrevista);
  if (!entrevista.ok) throw ilegible('entrevista', entrevista.problemas[0]);
  const plantilla = leerPlantilla(archivo.plantilla);
  if (!plantilla.ok) throw ilegible('plantilla', plantilla.problemas[0]);
  return { archivo, entrevista: entrevista.entrevista, plantilla: plantilla.plantilla };
}

function jsonDe(bytes: Uint8Array): unknown {
  if (bytes.length === 0) throw new AppError('archivo-vacio');
  const texto = textoDe(bytes);
  if (isTooDeep(texto)) throw ilegible('archivo', 'tiene demasiadas partes unas dentro de otras.');
  try {
    return JSON.parse(texto);
  } catch (error) {
    throw ilegible('archivo', `no es JSON${lugarDe(error)}. ¿Es el archivo de un producto, guardado entero?`);
  }
}

function textoDe(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw ilegible('archivo', 'no es un archivo de texto (UTF-8).');
  }
}

/** The line and column that the parser names in its message. */
function lugarDe(error: unknown): string {
  const [, linea, columna] = /line (\d+) column (\d+)/.exec(String(error)) ?? [];
  return linea ? ` (línea ${linea}, columna ${columna})` : '';
}

/** Refuses a case of a name that no list of cases can hold. */
function exigirNombres(json: unknown): void {
  for (const campo of ['respuestas', 'esperado', 'contextos']) {
    const casos: unknown = Reflect.get(json as object, campo);
    if (typeof casos === 'object' && casos !== null && Object.hasOwn(casos, '__proto__'))
      throw ilegible(campo, 'un caso no puede llamarse «__proto__». Déle otro nombre.');
  }
}

function exigirFormato(json: unknown): void {
  const formato = typeof json === 'object' && json !== null ? Reflect.get(json, 'formato') : undefined;
  if (typeof formato !== 'number')
    throw ilegible('formato', 'no es el archivo de un producto. Guárdelo desde la pestaña Versiones del otro sistema.');
  if (formato > FORMATO_DE_PRODUCTO)
    throw ilegible(
      'formato',
      `el archivo es del formato ${formato} y aquí se lee hasta el ${FORMATO_DE_PRODUCTO}. Actualice esta instalación.`,
    );
}

/** Each case has answers and a text, and the sample that is named is one of them. */
function exigirCasos({ respuestas, esperado, contextos = {}, producto }: ArchivoDeProducto): void {
  for (const nombre of Object.keys(respuestas))
    if (!Object.hasOwn(esperado, nombre)) throw invalidField(`esperado.${nombre}`, 'requerido');
  for (const [campo, casos] of Object.entries({ esperado, contextos }))
    for (const nombre of Object.keys(casos))
      if (!Object.hasOwn(respuestas, nombre)) throw ilegible(`${campo}.${nombre}`, 'no hay respuestas de ese caso.');
  const muestra = producto?.muestra;
  if (typeof muestra === 'string' && !Object.hasOwn(respuestas, muestra))
    throw ilegible('producto.muestra', `no hay respuestas del caso «${muestra}».`);
}

function ilegible(campo: string, problema = ''): AppError {
  return invalidField(campo, 'ilegible', { problema });
}
