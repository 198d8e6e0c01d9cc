import { type Objeto, own } from '../base/json.ts';
import type { EntrevistaCompilada } from './compilada.ts';
import { campoEn } from './secciones.ts';
import { isVacio, leerValor } from './valor.ts';

/**
 * The answers an interview begins with: of each question of a section that says it comes from the profile, what is
 * already known. Questions asked of the notary are left out.
 */
export function respuestasDelPerfil(entrevista: EntrevistaCompilada, perfil: Objeto): Objeto {
  const campos = entrevista.secciones.flatMap((seccion) => seccion.campos);
  const marked = campos.filter(({ pregunta, paraNotario }) => pregunta.perfil !== undefined && !paraNotario);
  const answers = marked.map(({ clave, ruta }) => [clave, respuestaDelPerfil(entrevista, ruta, perfil)] as const);
  return Object.fromEntries(answers.filter(([, answer]) => answer !== undefined));
}

/**
 * The answer a person's profile suggests for the question at a path: an object for a group (`arrendante`), a
 * list of one for people (`arrendantes`), a value for a single question, undefined for none. Only valid values are taken; the person may change them.
 */
export function respuestaDelPerfil(entrevista: EntrevistaCompilada, ruta: string, perfil: Objeto): unknown {
  const campo = campoEn(entrevista, ruta);
  if (campo === undefined) return undefined;
  const { pregunta, campos, elemento } = campo;
  if (elemento?.pregunta.tipo === 'persona') {
    const first = respuestaDelPerfil(entrevista, elemento.ruta, perfil);
    return first === undefined ? undefined : [first];
  }
  if (campos.length === 0) {
    const known = pregunta.perfil === undefined ? undefined : own(perfil, pregunta.perfil);
    return !isVacio(known) && leerValor(pregunta, known, entrevista.jurisdiccion).ok ? known : undefined;
  }
  const answers = campos.map((part) => [part.clave, respuestaDelPerfil(entrevista, part.ruta, perfil)] as const);
  const known = answers.filter(([, answer]) => answer !== undefined);
  return known.length === 0 ? undefined : Object.fromEntries(known);
}
