import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Instrumento, instrumentos, type Modalidad } from '@fedatario/contract';

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

function ejemplo(path: string): unknown {
  return JSON.parse(
    readFileSync(fileURLToPath(import.meta.resolve(`@fedatario/document-engine/examples/${path}`)), 'utf8'),
  );
}
