import type { FichaDeGestion } from './ficha.ts';
import { hojaDeDatos } from './preguntas.ts';

/** The data sheet of a gestión, as that of a document which the engine has. */
export function motorDeGestion({ nombre, categoria, precio }: FichaDeGestion) {
  return { nombre, categoria, precio, modalidad: 'gestion', instrumento: 'documento_privado' } as const;
}

/** The questions of a gestión, the sheet its gestor works with, and invented answers. */
export function textoDeGestion({ nombre, secciones, respuestas }: FichaDeGestion) {
  return {
    entrevista: { secciones },
    plantilla: hojaDeDatos(`Datos para la gestión: ${nombre}`, secciones),
    respuestasDeMuestra: respuestas,
  };
}

export const pasosDeGestion = ({ pasos }: FichaDeGestion) =>
  pasos.map(([nombre, institucion, diasHabiles]) => ({ nombre, institucion, diasHabiles }));
