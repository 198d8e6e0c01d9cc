import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import { aClave } from '../texto/palabras.ts';
import type { Texto } from '../texto/texto.ts';
import { clavesDe, conSeccion, isGrupo, type Lugar, preguntaEn, seccionEn } from './cambios.ts';
import { conNodos, conRutas } from './renombrar.ts';

/** Whether a question of a section has one after it to be gathered with. */
export function isAgrupable(entrevista: Entrevista, [section = 0, at = 0, ...inside]: Lugar): boolean {
  return inside.length === 0 && preguntaEn(entrevista, [section, Number(at) + 1]) !== undefined;
}

/**
 * Gathers a question with the next one in a group, or takes the next one into the group that it is. Whoever reads them follows:
 * conditions, rules, the template and the sample. `estragosDe` tells what could not.
 */
export function agrupar({ entrevista, plantilla, respuestas }: Texto, lugar: Lugar, etiqueta: string): Texto {
  const [section, at] = lugar.map(Number) as [number, number];
  const una = preguntaEn(entrevista, lugar);
  const otra = preguntaEn(entrevista, [section, at + 1]);
  if (!una || !otra) return { entrevista, plantilla, respuestas };
  const grupo = isGrupo(una)
    ? { ...una, campos: [...una.campos, conRutas(otra, deDentro(una), new Set()) as Pregunta] }
    : { clave: aClave(etiqueta, clavesDe(entrevista)), etiqueta, tipo: 'grupo' as const, campos: [una, otra] };
  const movidas = isGrupo(una) ? [otra.clave] : [una.clave, otra.clave];
  const preguntas = (seccionEn(entrevista, lugar)?.preguntas ?? []).toSpliced(at, 2, grupo as Pregunta);
  const rename = (ruta: string) => (movidas.includes(ruta.split('.')[0] ?? '') ? `${grupo.clave}.${ruta}` : ruta);
  return {
    entrevista: conRutas(conSeccion(entrevista, section, { preguntas }), rename, new Set()) as Entrevista,
    plantilla: conNodos(plantilla, rename, new Set(movidas)) as Texto['plantilla'],
    respuestas: enGrupo(respuestas, grupo.clave, movidas),
  };
}

/** Inside a group its fields are read by their own names: by the group's it would depend on itself. */
const deDentro = (grupo: Extract<Pregunta, { campos: Pregunta[] }>) => (ruta: string) =>
  grupo.campos.some(({ clave }) => `${ruta}.`.startsWith(`${grupo.clave}.${clave}.`))
    ? ruta.slice(grupo.clave.length + 1)
    : ruta;

function enGrupo(respuestas: Texto['respuestas'], clave: string, movidas: readonly string[]): Texto['respuestas'] {
  const dadas = Object.entries(respuestas);
  const dentro = dadas.filter(([name]) => movidas.includes(name));
  if (dentro.length === 0) return respuestas;
  const propias = respuestas[clave];
  const antes = typeof propias === 'object' && propias !== null ? propias : {};
  const fuera = dadas.filter(([name]) => !movidas.includes(name) && name !== clave);
  return Object.fromEntries([...fuera, [clave, { ...antes, ...Object.fromEntries(dentro) }]]) as Texto['respuestas'];
}
