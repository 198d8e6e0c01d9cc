import type { EntrevistaCompilada, Logica, Opcion } from '@fedatario/document-engine';
import { fraseDe, type Nombrada } from '../condicion/frase.ts';

/** A value of an attribute of an interview in Spanish, the language of the documents; undefined for nothing. */
export function valorEnPalabras(
  atributo: string,
  valor: unknown,
  nombrar: (ruta: string) => Nombrada,
): string | undefined {
  if (atributo === 'obligatoria') return valor === false ? 'no' : 'sí';
  if (valor === undefined || valor === null) return undefined;
  return typeof valor === 'object' ? partesEnPalabras(atributo, valor, nombrar) : escalarEnPalabras(valor);
}

function escalarEnPalabras(valor: unknown): string {
  if (typeof valor === 'boolean') return valor ? 'sí' : 'no';
  return typeof valor === 'string' ? `«${valor}»` : String(valor);
}

function partesEnPalabras(atributo: string, valor: object, nombrar: (ruta: string) => Nombrada): string {
  if (atributo === 'opciones') return opcionesEnPalabras(valor as Opcion[]);
  if (atributo === 'avisarSi') {
    const { si, mensaje } = valor as { si: Logica; mensaje: string };
    return `si ${fraseDe(si, nombrar)}: «${mensaje}»`;
  }
  return isRegla(valor) ? fraseDe(valor as Logica, nombrar) : JSON.stringify(valor);
}

function opcionesEnPalabras(opciones: readonly Opcion[]): string {
  return opciones
    .map(({ etiqueta, texto }) => (texto === undefined ? `«${etiqueta}»` : `«${etiqueta}» (se imprime «${texto}»)`))
    .join('; ');
}

function isRegla(valor: object): boolean {
  return !Array.isArray(valor) && Object.keys(valor).length === 1;
}

/** Words for the paths that conditions name: inside a group, by the short names of its fields. */
export function nombrarDesde(entrevista: EntrevistaCompilada | undefined, en: string): (ruta: string) => Nombrada {
  const group = en.slice(0, en.lastIndexOf('.') + 1);
  return (ruta) => {
    const campo = entrevista?.indice.get(group + ruta) ?? entrevista?.indice.get(ruta);
    return { etiqueta: campo?.etiqueta ?? ruta, pregunta: campo?.pregunta };
  };
}
