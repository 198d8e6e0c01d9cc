import { type Entrevista, type Logica, type Pregunta, renameVariables } from '@fedatario/document-engine';
import type { NodoJson } from '../texto/conversion.ts';
import { aClave } from '../texto/palabras.ts';
import type { Texto } from '../texto/texto.ts';
import { clavesDe, conPregunta, type Lugar, preguntaEn } from './cambios.ts';

/** Keys that a new question has until its label is written. */
const PROVISIONAL = /^(?:preguntaNueva|dato|elemento)\d*$/;

/** The key for the label of a question that still has a provisional one; undefined for those that have their own. */
export function claveParaEtiqueta(entrevista: Entrevista, { clave, etiqueta }: Pregunta): string | undefined {
  return PROVISIONAL.test(clave) && etiqueta.trim() !== '' ? aClave(etiqueta, clavesDe(entrevista)) : undefined;
}

/**
 * The text with another key for a question of a section, here and wherever it is read: conditions, rules, the template and the sample. A
 * field of a group is renamed in its place alone, and `estragosDe` tells who still reads the old one.
 */
export function renombrar({ entrevista, plantilla, respuestas }: Texto, lugar: Lugar, clave: string): Texto {
  const pregunta = preguntaEn(entrevista, lugar);
  if (!pregunta) return { entrevista, plantilla, respuestas };
  const renamed = conPregunta(entrevista, lugar, { ...pregunta, clave });
  if (lugar.length !== 2) return { entrevista: renamed, plantilla, respuestas };
  const rename = renombrador(pregunta.clave, clave);
  return {
    entrevista: { ...(conRutas(renamed, rename, new Set()) as Entrevista) },
    plantilla: conNodos(plantilla, rename, new Set([pregunta.clave])) as Texto['plantilla'],
    respuestas: Object.fromEntries(
      Object.entries(respuestas).map(([name, value]) => [name === pregunta.clave ? clave : name, value]),
    ),
  };
}

/** The text with another key for a worked-out value, here and wherever it is read. */
export function renombrarDerivado({ entrevista, plantilla, respuestas }: Texto, index: number, clave: string): Texto {
  const derivado = entrevista.derivados?.[index];
  if (!derivado) return { entrevista, plantilla, respuestas };
  const rename = renombrador(derivado.clave, clave);
  const derivados = (entrevista.derivados ?? []).with(index, { ...derivado, clave });
  return {
    entrevista: conRutas({ ...entrevista, derivados }, rename, new Set()) as Entrevista,
    plantilla: conNodos(plantilla, rename, new Set([derivado.clave])) as Texto['plantilla'],
    respuestas,
  };
}

const renombrador = (vieja: string, nueva: string) => (ruta: string) =>
  ruta === vieja || ruta.startsWith(`${vieja}.`) ? nueva + ruta.slice(vieja.length) : ruta;

/** The attributes of an interview that hold a rule, and those that hold paths. */
const REGLAS = ['si', 'visibleSi', 'min', 'max', 'valor', 'defecto'];
const RUTAS = ['pregunta', 'divisa', 'personas'];

/** Renames in every rule of a part of an interview. Inside a group, names are first those of its own fields. */
export function conRutas(value: unknown, rename: (ruta: string) => string, propias: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => conRutas(one, rename, propias));
  if (typeof value !== 'object' || value === null) return value;
  const campos = (value as { campos?: readonly Pregunta[] }).campos ?? [];
  const inside = new Set([...propias, ...campos.map(({ clave }) => clave)]);
  const own = (ruta: string) => (propias.has(ruta.split('.')[0] ?? '') ? ruta : rename(ruta));
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      if (REGLAS.includes(name) && typeof one === 'object') return [name, renameVariables(one as Logica, own)];
      if (RUTAS.includes(name))
        return [name, Array.isArray(one) ? one.map((ruta) => own(String(ruta))) : own(String(one))];
      return [name, conRutas(one, rename, name === 'campos' ? inside : propias)];
    }),
  );
}

/** Attributes of a node that hold a path. */
const DE_RUTA = ['ruta', 'lista', 'repetir', 'sujeto'];

/** Renames in the nodes of a template. A local name of a repeated block hides a question of the same name inside it. */
export function conNodos(value: unknown, rename: (ruta: string) => string, claves: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((one) => conNodos(one, rename, claves));
  if (typeof value !== 'object' || value === null) return value;
  const { attrs, ...node } = value as NodoJson;
  const como = attrs?.como;
  const hidden = typeof como === 'string' && claves.has(como);
  const written = attrs && Object.entries(attrs).map(([name, one]) => [name, conAtributo(name, one, rename)] as const);
  const rest = Object.entries(node).map(([name, one]) => [name, hidden ? one : conNodos(one, rename, claves)]);
  return { ...Object.fromEntries(rest), ...(written && { attrs: Object.fromEntries(written) }) };
}

function conAtributo(name: string, value: unknown, rename: (ruta: string) => string): unknown {
  if (DE_RUTA.includes(name) && typeof value === 'string') return rename(value);
  return name === 'si' && value !== null ? renameVariables(value as Logica, rename) : value;
}
