import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Instrumento, instrumentos, type Modalidad } from '@fedatario/contract/catalogo';

/** The kind of act that a notary signs with it; null when none does. */
export function claseDeActo({ modalidad, instrumento }: FichaDelMotor) {
  return modalidad === 'notarial' ? instrumentos[instrumento] : null;
}

/** The data sheet that the engine has of one of its examples. */
export interface FichaDelMotor {
  readonly nombre: string;
  readonly categoria: string;
  readonly modalidad: Modalidad;
  readonly instrumento: Instrumento;
  /** Centavos: what the demo asks for it. */
  readonly precio: number;
}

export const fichaDelMotor = (slug: string) => ejemplo(`${slug}/ficha.json`) as FichaDelMotor;

/** The interview, the template and the answers of the sample, as the engine's tests hold them. */
export function textoDeEjemplo(slug: string, muestra: string) {
  return {
    entrevista: ejemplo(`${slug}/entrevista.json`),
    plantilla: ejemplo(`${slug}/plantilla.json`),
    respuestasDeMuestra: ejemplo(`${slug}/respuestas/${muestra}.json`),
  };
}

/** The cases that the engine's tests hold of an example: answers, and the text that they give in the context of the examples. */
export function casosDeEjemplo(slug: string): { nombre: string; respuestas: unknown; esperado: string }[] {
  const nombres = readdirSync(lugarDe(`${slug}/respuestas`)).map((file) => file.replace('.json', ''));
  return nombres.map((nombre) => ({
    nombre,
    respuestas: ejemplo(`${slug}/respuestas/${nombre}.json`),
    esperado: readFileSync(lugarDe(`${slug}/esperado/${nombre}.txt`), 'utf8'),
  }));
}

function ejemplo(path: string): unknown {
  return JSON.parse(readFileSync(lugarDe(path), 'utf8'));
}

/** The examples are exported by the engine file by file: a folder of theirs is beside one of its files. */
function lugarDe(path: string): string {
  const [slug = '', ...rest] = path.split('/');
  const ficha = fileURLToPath(import.meta.resolve(`@fedatario/document-engine/examples/${slug}/ficha.json`));
  return join(dirname(ficha), ...rest);
}
