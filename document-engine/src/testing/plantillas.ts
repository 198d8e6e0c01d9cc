import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { evaluarEntrevista } from '../entrevista/evaluar.ts';
import { leerEntrevista } from '../entrevista/leer.ts';
import type { Documento } from '../modelo/documento.ts';
import { leerPlantilla, type PlantillaLista } from '../plantilla/leer.ts';
import { resolverDocumento } from '../plantilla/resolver.ts';

/** Short ways to write templates and interviews in tests. */

export const t = (text: string, ...marks: string[]) => ({ type: 'text', text, marks: marks.map((type) => ({ type })) });
export const v = (ruta: string, attrs: object = {}) => ({ type: 'variable', attrs: { ruta, ...attrs } });
export const p = (...content: object[]) => ({ type: 'paragraph', content });
export const si = (condition: object | undefined, ...content: object[]) => ({
  type: 'ramaTexto',
  attrs: condition === undefined ? {} : { si: condition },
  content,
});
export const cond = (...content: object[]) => ({ type: 'condicionalTexto', content });
export const bloqueSi = (condition: object, ...content: object[]) => ({
  type: 'condicional',
  content: [{ type: 'rama', attrs: { si: condition }, content }],
});
export const clausula = (id: string, ...content: object[]) => ({
  type: 'clausula',
  attrs: { id },
  content: [p(...content)],
});

export function plantillaDe(content: object[], more: object = {}): PlantillaLista {
  const read = leerPlantilla({ titulo: 'Prueba', contenido: { type: 'doc', content }, ...more });
  if (!read.ok) throw new Error(read.problemas.join('\n'));
  return read.plantilla;
}

export function entrevistaDe(preguntas: object[], more: object = {}): EntrevistaCompilada {
  const read = leerEntrevista({ secciones: [{ clave: 'todo', titulo: 'Todo', preguntas }], ...more });
  if (!read.ok) throw new Error(read.problemas.join('\n'));
  return read.entrevista;
}

export function resolver(content: object[], preguntas: object[], respuestas: unknown, more: object = {}): Documento {
  const entrevista = entrevistaDe(preguntas, more);
  const contexto = { hoy: '2026-11-21', notario: { nombreCompleto: 'Julia Arana', sexo: 'F', colegiado: '12345' } };
  const estado = evaluarEntrevista(entrevista, respuestas, { contexto });
  return resolverDocumento(plantillaDe(content), entrevista, estado);
}

const TIPOS: Record<string, object> = {
  personas: { tipo: 'lista', elemento: { clave: 'una', etiqueta: 'Persona', tipo: 'persona' } },
  bienes: { tipo: 'lista', elemento: { clave: 'uno', etiqueta: 'Bien', tipo: 'texto' } },
};

/** A question of a type, or a list named by {@link TIPOS}; its label is its key with a capital. */
export const q = (tipo: string, clave: string, more: object = {}) => ({
  clave,
  etiqueta: clave.charAt(0).toUpperCase() + clave.slice(1),
  ...(TIPOS[tipo] ?? { tipo }),
  ...more,
});
