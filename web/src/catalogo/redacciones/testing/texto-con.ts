import type { Texto } from '../texto/texto.ts';

/** A text of one question for each name, printed each in a paragraph. The first word is its key, and all of them its label. */
export function textoCon(...nombres: readonly string[]): Texto {
  const claves = nombres.map((nombre) => nombre.split(' ')[0] ?? '');
  return {
    entrevista: {
      secciones: [
        {
          clave: 'datos',
          titulo: 'Datos',
          preguntas: nombres.map((nombre, i) => ({
            clave: claves[i] ?? '',
            etiqueta: `La ${nombre}`,
            tipo: 'texto' as const,
          })),
        },
      ],
    },
    plantilla: {
      titulo: 'Prueba',
      contenido: {
        type: 'doc',
        content: claves.map((ruta) => ({ type: 'paragraph', content: [{ type: 'variable', attrs: { ruta } }] })),
      },
    },
    respuestas: {},
  };
}
