import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type Bloque,
  type Documento,
  evaluarEntrevista,
  leerEntrevista,
  leerPlantilla,
  resolverDocumento,
} from '@fedatario/document-engine';
import { CONTEXTO_DEL_EJEMPLO } from '@fedatario/document-engine/testing/ejemplos';
import type { PdfOptions } from '../sheet.ts';

const EXAMPLES = `${dirname(fileURLToPath(import.meta.resolve('@fedatario/document-engine')))}/../examples`;

export const OPTIONS: PdfOptions = { autor: 'Fedatario', fecha: '2026-11-21T16:30:00Z', borrador: false };

type Answers = Record<string, unknown>;

/** Every example of the engine with every case of answers, as its document tree. */
export function allExamples(): { name: string; documento: Documento }[] {
  return readdirSync(EXAMPLES).flatMap((slug) =>
    readdirSync(`${EXAMPLES}/${slug}/respuestas`).map((file) => {
      const caso = file.replace('.json', '');
      return { name: `${slug}/${caso}`, documento: exampleOf(slug, caso) };
    }),
  );
}

/** One example; `change` alters its answers. Without a case there are none. */
export function exampleOf(slug: string, caso?: string, change = (answers: Answers) => answers): Documento {
  const { entrevista, plantilla } = templateOf(slug);
  const answers = caso === undefined ? {} : (read(`${slug}/respuestas/${caso}.json`) as Answers);
  const estado = evaluarEntrevista(entrevista, change(answers), { contexto: CONTEXTO_DEL_EJEMPLO, rol: 'notario' });
  return resolverDocumento(plantilla, entrevista, estado);
}

/** A document that says one thing. */
export function documentoCon(...bloques: (Bloque | string)[]): Documento {
  return {
    titulo: 'Documento de prueba',
    encabezado: [],
    pie: [],
    bloques: bloques.map((bloque) => (typeof bloque === 'string' ? parrafo(bloque) : bloque)),
    faltantes: [],
    problemas: [],
  };
}

export function parrafo(texto: string): Bloque {
  return { tipo: 'parrafo', tramos: [{ tipo: 'texto', texto, marcas: [], rastro: { datos: [], condiciones: [] } }] };
}

function templateOf(slug: string) {
  const entrevista = leerEntrevista(read(`${slug}/entrevista.json`));
  const plantilla = leerPlantilla(read(`${slug}/plantilla.json`));
  if (!entrevista.ok || !plantilla.ok) throw new Error(`El ejemplo ${slug} no se puede leer.`);
  return { entrevista: entrevista.entrevista, plantilla: plantilla.plantilla };
}

function read(path: string): unknown {
  return JSON.parse(readFileSync(`${EXAMPLES}/${path}`, 'utf8'));
}
