import { readdirSync, readFileSync } from 'node:fs';
import type { Texto } from '../texto/texto.ts';

const examples = new URL('../../../../../document-engine/examples/', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, examples), 'utf8'));

/** The documents that the product ships, each with the answers of one of its examples. */
export const deLaCasa: readonly (Texto & { readonly name: string })[] = readdirSync(examples).map((name) => {
  const [muestra = ''] = readdirSync(new URL(`${name}/respuestas/`, examples));
  return {
    name,
    entrevista: json(`${name}/entrevista.json`),
    plantilla: json(`${name}/plantilla.json`),
    respuestas: json(`${name}/respuestas/${muestra}`),
  };
});
