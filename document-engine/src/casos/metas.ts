import type { Campo, EntrevistaCompilada } from '../entrevista/compilada.ts';
import { ruleAt, type Sitio, scopeInside, sitiosDe } from '../linter/sitios.ts';
import { visibilidadDe } from '../linter/visibilidad.ts';
import type { Logica } from '../logica/logica.ts';
import type { Nodo } from '../modelo/plantilla.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';

/** Rules, by static path: all of `todas` hold and none of `ninguna` does. */
export type Exigencia = { todas: readonly Logica[]; ninguna: readonly Logica[] };

/**
 * One thing that the cases of a document should show at least once: a question asked or not, an answer chosen or left empty, a list of none,
 * one or two, or a condition of the text that holds or does not.
 */
export type Meta = {
  /** The same for the same place of the same text. */
  clave: string;
  /** Static path of the question, or the place of the template as the findings of the linter name it. */
  lugar: string;
  /** Any one of them is enough. */
  exigencias: readonly Exigencia[];
} & (
  | { clase: 'pregunta'; cumple: boolean }
  | { clase: 'respuesta'; valor: string | boolean }
  | { clase: 'respondida'; hay: boolean }
  | { clase: 'elementos'; cuantos: 0 | 1 | 2 }
  /** `tras`: it stands after other branches of the same condition. */
  | { clase: 'rama'; cumple: boolean; si: Logica | undefined; tras: boolean }
);

export const claveDeRama = (numero: number, cumple: boolean): string => `rama ${numero} ${cumple}`;
export const claveDePregunta = (ruta: string, cumple: boolean): string => `pregunta ${ruta} ${cumple}`;
export const claveDeRespuesta = (ruta: string, valor: unknown): string => `respuesta ${ruta} ${String(valor)}`;
export const claveDeRespondida = (ruta: string, hay: boolean): string => `respondida ${ruta} ${hay}`;
export const claveDeElementos = (ruta: string, cuantos: number): string => `elementos ${ruta} ${cuantos}`;

/** Everything that the cases should show, of the interview first. */
export function metasDe(entrevista: EntrevistaCompilada, ramas: Ramas): Meta[] {
  const asked = [...entrevista.indice.values()].filter((campo) => isPropio(campo, entrevista)).toReversed();
  return [...asked.flatMap((campo) => metasDePregunta(campo, entrevista)), ...metasDeRamas(ramas)];
}

/**
 * Whether its author wrote the question. The parts of a composite (a person, a vehicle) are those of the jurisdiction, which proves them
 * itself, but for the sex, with which the author's own words agree.
 */
function isPropio({ ruta }: Campo, { indice }: EntrevistaCompilada): boolean {
  const parts = ruta.split('.');
  const around = parts.slice(1).map((_, i) => indice.get(parts.slice(0, i + 1).join('.'))?.pregunta.tipo);
  const composite = around.findIndex((tipo) => tipo !== undefined && tipo !== 'grupo' && tipo !== 'lista');
  return composite === -1 || (composite === around.length - 1 && parts.at(-1) === 'sexo');
}

function metasDePregunta(campo: Campo, entrevista: EntrevistaCompilada): Meta[] {
  const { ruta: lugar } = campo;
  const rules = visibilidadDe(lugar, entrevista);
  const base = { lugar, exigencias: [{ todas: rules, ninguna: [] }] };
  const valores = valoresDe(campo);
  const answers = valores.map((valor): Meta => {
    return { ...base, clave: claveDeRespuesta(lugar, valor), clase: 'respuesta', valor };
  });
  const counts = cuentasDe(campo).map((cuantos): Meta => {
    return { ...base, clave: claveDeElementos(lugar, cuantos), clase: 'elementos', cuantos };
  });
  const given = !isVoluntaria(campo) ? [] : valores.length > 0 ? [false] : [true, false];
  const left = given.map((hay): Meta => ({ ...base, clave: claveDeRespondida(lugar, hay), clase: 'respondida', hay }));
  return [...(campo.visibleSi === undefined ? [] : metasDeCondicion(lugar, rules)), ...answers, ...counts, ...left];
}

function metasDeCondicion(ruta: string, rules: readonly Logica[]): Meta[] {
  const meta = (cumple: boolean, exigencia: Exigencia): Meta => ({
    clave: claveDePregunta(ruta, cumple),
    lugar: ruta,
    clase: 'pregunta',
    cumple,
    exigencias: [exigencia],
  });
  const own = rules.slice(-1);
  return [meta(true, { todas: rules, ninguna: [] }), meta(false, { todas: rules.slice(0, -1), ninguna: own })];
}

function valoresDe({ pregunta }: Campo): (string | boolean)[] {
  if (pregunta.tipo === 'siNo') return [true, false];
  return 'opciones' in pregunta ? pregunta.opciones.map(({ valor }) => valor) : [];
}

function cuentasDe({ pregunta }: Campo): (0 | 1 | 2)[] {
  if (pregunta.tipo !== 'lista') return [];
  const { min = 0, max = 200, obligatoria } = pregunta;
  const least = obligatoria === false ? 0 : Math.max(1, min);
  return ([0, 1, 2] as const).filter((n) => n >= least && n <= max && (n === 0 || n >= min));
}

/** May be left without an answer, and has no other that stands for it. */
function isVoluntaria({ pregunta, campos, elemento }: Campo): boolean {
  const isLeaf = campos.length === 0 && elemento === undefined;
  return isLeaf && pregunta.obligatoria === false && pregunta.defecto === undefined;
}

/** The conditions of a template by the node that has each, with every place in which it is written. */
export type Ramas = ReadonlyMap<Nodo, { numero: number; lugar: string; sitios: readonly Sitio[] }>;

/** The conditions of the author's own text: the shared texts of the jurisdiction are proven by it. */
export function ramasDe(plantilla: PlantillaLista): Ramas {
  const found = new Map<Nodo, { numero: number; lugar: string; sitios: Sitio[] }>();
  const { sinNotario: _, ...conNotario } = plantilla;
  for (const sitio of sitiosDe({ ...conNotario, parciales: parcialesPropios(plantilla) })) {
    const { node, lugar } = sitio;
    const isRama = node.type === 'rama' || node.type === 'ramaTexto';
    if (!isRama && !('si' in node.attrs && node.attrs.si !== undefined)) continue;
    const known = found.get(node);
    if (known) known.sitios.push(sitio);
    else found.set(node, { numero: found.size, lugar, sitios: [sitio] });
  }
  return found;
}

export function parcialesPropios({ parciales, jurisdiccion }: PlantillaLista): PlantillaLista['parciales'] {
  return Object.fromEntries(Object.entries(parciales).filter(([name]) => !Object.hasOwn(jurisdiccion.parciales, name)));
}

function metasDeRamas(ramas: Ramas): Meta[] {
  return [...ramas.entries()].flatMap(([node, { numero, lugar, sitios }]) => {
    const si = 'si' in node.attrs ? node.attrs.si : undefined;
    const meta = (cumple: boolean): Meta => ({
      clave: claveDeRama(numero, cumple),
      lugar,
      clase: 'rama',
      cumple,
      si,
      tras: node.type.startsWith('rama') && sitios.every(({ indice }) => indice > 0),
      exigencias: sitios.map((sitio) => exigenciaDe(sitio, si, cumple)),
    });
    return si === undefined ? [meta(true)] : [meta(true), meta(false)];
  });
}

function exigenciaDe({ node, todas, ninguna, alcance }: Sitio, si: Logica | undefined, cumple: boolean): Exigencia {
  if (si === undefined) return { todas, ninguna };
  const rule = ruleAt(si, scopeInside(node, alcance));
  return cumple ? { todas: [...todas, rule], ninguna } : { todas, ninguna: [...ninguna, rule] };
}
