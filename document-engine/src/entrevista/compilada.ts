import { type Objeto, own } from '../base/json.ts';
import { type Logica, variables } from '../logica/logica.ts';
import type { Derivado, Entrevista, Grupo, Pregunta } from '../modelo/entrevista.ts';
import type { Jurisdiccion, ValorDeLey } from '../modelo/jurisdiccion.ts';
import type { Moneda } from '../modelo/moneda.ts';
import { etiquetaDelSistema } from './contexto.ts';
import { type Nodo, sortByNeeds } from './orden.ts';

/** A question with its composites spelled out, where it stands and in which order its parts are worked out. */
export type Campo = {
  clave: string;
  /** Static path: `arrendante.cui`, `inventario.*`. */
  ruta: string;
  etiqueta: string;
  pregunta: Pregunta;
  visibleSi: Logica | undefined;
  paraNotario: boolean;
  /** Known only when the act is signed. */
  alFirmar: boolean;
  /** As written. */
  campos: Campo[];
  /** As they need each other. */
  orden: Campo[];
  elemento: Campo | undefined;
};

export type Seccion = {
  clave: string;
  titulo: string;
  ayuda: string | undefined;
  paraNotario: boolean;
  campos: Campo[];
};

/** An interview ready to be answered. Made by `leerEntrevista`; to be treated as opaque. */
export type EntrevistaCompilada = {
  definicion: Entrevista;
  jurisdiccion: Jurisdiccion;
  secciones: Seccion[];
  /** Top-level questions and derived values, each after those it needs. */
  orden: (Campo | Derivado)[];
  /** Every question by its static path. */
  indice: ReadonlyMap<string, Campo>;
};

/** Spells out an interview. Returns the Spanish problems that make it impossible: repeated names, circular conditions. */
export function compilar(definicion: Entrevista, jurisdiccion: Jurisdiccion): EntrevistaCompilada | string[] {
  const problems: string[] = [];
  const secciones = definicion.secciones.map((seccion) => {
    const place = { prefijo: '', etiqueta: '', paraNotario: seccion.visiblePara === 'notario', alFirmar: false };
    const campos = seccion.preguntas.map((pregunta) => {
      const campo = compilarCampo(pregunta, place, jurisdiccion, problems);
      return { ...campo, visibleSi: both(seccion.visibleSi, campo.visibleSi) };
    });
    const { clave, titulo, ayuda } = seccion;
    return { clave, titulo, ayuda, paraNotario: place.paraNotario, campos };
  });
  const campos = secciones.flatMap((seccion) => seccion.campos);
  const derivados = definicion.derivados ?? [];
  checkNames([...campos, ...derivados], '', problems);
  for (const { clave } of [...campos, ...derivados]) {
    if (etiquetaDelSistema(clave) !== undefined) problems.push(`La clave «${clave}» la da el sistema: elija otra.`);
  }
  const nodes: Nodo<Campo | Derivado>[] = [...campos.map(nodeOfCampo), ...derivados.map(nodeOfDerivado)];
  const orden = sortByNeeds(nodes, problems);
  const indice = indexOf(campos);
  checkPeople(definicion, indice, problems);
  checkDivisa(definicion, indice, jurisdiccion, problems);
  return problems.length > 0 ? problems : { definicion, jurisdiccion, secciones, orden, indice };
}

/** The same interview, with the office's values of the legal parameters. */
export function conValoresDeLey(entrevista: EntrevistaCompilada, propios: readonly ValorDeLey[]): EntrevistaCompilada {
  const { jurisdiccion } = entrevista;
  const parametros: Jurisdiccion['parametros'] = (hoy) => jurisdiccion.parametros(hoy, propios);
  return { ...entrevista, jurisdiccion: { ...jurisdiccion, parametros } };
}

/** The jurisdiction with the currency that the answers chose, where the interview asks for one. */
export function jurisdiccionDe({ definicion, jurisdiccion }: EntrevistaCompilada, datos: Objeto): Jurisdiccion {
  const codigo = definicion.divisa === undefined ? undefined : own(datos, definicion.divisa);
  const moneda = typeof codigo === 'string' ? own(jurisdiccion.otrasMonedas, codigo) : undefined;
  return moneda === undefined ? jurisdiccion : { ...jurisdiccion, moneda: moneda as Moneda };
}

type Place = { prefijo: string; etiqueta: string; paraNotario: boolean; alFirmar: boolean };

function compilarCampo(pregunta: Pregunta, place: Place, jurisdiccion: Jurisdiccion, problems: string[]): Campo {
  const ruta = place.prefijo + pregunta.clave;
  const etiqueta = place.etiqueta === '' ? pregunta.etiqueta : `${place.etiqueta} › ${pregunta.etiqueta}`;
  const alFirmar = place.alFirmar || pregunta.momento === 'firma';
  if (alFirmar && !place.paraNotario)
    problems.push(`«${etiqueta}» se responde al firmar: solo puede preguntarse en una sección del notario.`);
  const inside = { prefijo: `${ruta}.`, etiqueta, paraNotario: place.paraNotario, alFirmar };
  const campos = expand(pregunta, jurisdiccion).map((part) => compilarCampo(part, inside, jurisdiccion, problems));
  checkNames(campos, etiqueta, problems);
  return {
    clave: pregunta.clave,
    ruta,
    etiqueta,
    pregunta,
    visibleSi: pregunta.visibleSi,
    paraNotario: place.paraNotario,
    alFirmar,
    campos,
    orden: sortByNeeds(campos.map(nodeOfCampo), problems),
    elemento: pregunta.tipo === 'lista' ? elementoDe(pregunta.elemento, inside, jurisdiccion, problems) : undefined,
  };
}

function elementoDe(elemento: Pregunta, inside: Place, jurisdiccion: Jurisdiccion, problems: string[]): Campo {
  return compilarCampo({ ...elemento, clave: '*' }, inside, jurisdiccion, problems);
}

/** The parts of a group or of a composite of the jurisdiction; none for the rest. */
function expand(pregunta: Pregunta, jurisdiccion: Jurisdiccion): readonly Pregunta[] {
  switch (pregunta.tipo) {
    case 'grupo':
      return (pregunta as Grupo).campos;
    case 'persona':
      return jurisdiccion.compuestos.persona(pregunta);
    case 'representacion':
    case 'direccion':
    case 'vehiculo':
    case 'inmueble':
      return jurisdiccion.compuestos[pregunta.tipo];
    default:
      return [];
  }
}

function nodeOfCampo(campo: Campo): Nodo<Campo> {
  return { clave: campo.clave, etiqueta: campo.etiqueta, necesita: needsOf(campo).map(head), valor: campo };
}

function nodeOfDerivado(derivado: Derivado): Nodo<Derivado> {
  return {
    clave: derivado.clave,
    etiqueta: derivado.clave,
    necesita: variables(derivado.valor).map(head),
    valor: derivado,
  };
}

/** The variables that decide whether a question or any part of it is seen, but for those it holds itself. */
function needsOf(campo: Campo): string[] {
  const parts = [...campo.campos, ...(campo.elemento ? [campo.elemento] : [])];
  const names = new Set(parts.map((part) => part.clave));
  const inner = parts.flatMap(needsOf).filter((name) => !names.has(head(name)));
  return [...(campo.visibleSi === undefined ? [] : variables(campo.visibleSi)), ...inner];
}

function indexOf(campos: readonly Campo[]): Map<string, Campo> {
  const index = new Map<string, Campo>();
  const pending = [...campos];
  for (let campo = pending.pop(); campo !== undefined; campo = pending.pop()) {
    index.set(campo.ruta, campo);
    pending.push(...campo.campos, ...(campo.elemento ? [campo.elemento] : []));
  }
  return index;
}

function checkNames(list: readonly { clave: string }[], where: string, problems: string[]): void {
  const seen = new Set<string>();
  for (const { clave } of list) {
    if (seen.has(clave)) problems.push(`La clave «${clave}» está repetida${where === '' ? '' : ` en «${where}»`}.`);
    seen.add(clave);
  }
}

function checkPeople({ distintas = [] }: Entrevista, indice: ReadonlyMap<string, Campo>, problems: string[]): void {
  for (const ruta of distintas.flatMap(({ personas }) => personas)) {
    if (!indice.has(ruta)) problems.push(`«${ruta}», que debe ser otra persona, no es ninguna pregunta.`);
  }
}

function checkDivisa(
  { divisa }: Entrevista,
  indice: ReadonlyMap<string, Campo>,
  { moneda, otrasMonedas }: Jurisdiccion,
  problems: string[],
): void {
  if (divisa === undefined) return;
  const pregunta = indice.get(divisa)?.pregunta;
  const known = new Set([moneda.codigo, ...Object.keys(otrasMonedas)]);
  const chosen = pregunta?.tipo === 'opcion' ? pregunta.opciones.map(({ valor }) => valor) : [];
  if (chosen.length === 0 || chosen.some((codigo) => !known.has(codigo)))
    problems.push(`La divisa la dice «${divisa}», que debe ser una opción entre ${[...known].join(' y ')}.`);
}

function both(a: Logica | undefined, b: Logica | undefined): Logica | undefined {
  if (a === undefined || b === undefined) return a ?? b;
  return { and: [a, b] };
}

function head(name: string): string {
  return name.split('.', 1)[0] ?? name;
}
