import type { Campo, EntrevistaCompilada } from '../entrevista/compilada.ts';
import { grafoDe } from '../entrevista/grafo.ts';
import { variables } from '../logica/logica.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';
import { revisarFrase } from './frases.ts';
import type { Hallazgo } from './hallazgo.ts';
import { revisarImprenta } from './imprenta.ts';
import { isConocida, revisarCondicion, revisarReferencia, revisarVariables, rutasDe } from './plantilla.ts';
import { sitiosDe } from './sitios.ts';
import { crearJuez, hayCaso, type Juez } from './verdad.ts';
import { visibilidadDe } from './visibilidad.ts';

/**
 * Looks for what an author of a document would not want: variables no question fills or that may be hidden, questions
 * nothing uses, conditions always or never true, references to nowhere, sentences cut for want of an else. Each finding
 * names its place. An empty list promises no more than that these were not found.
 */
export function lintar(plantilla: PlantillaLista, entrevista: EntrevistaCompilada): Hallazgo[] {
  const juez = crearJuez(entrevista);
  const sitios = sitiosDe(plantilla);
  const clausulas = new Map(
    sitios.flatMap((sitio) => (sitio.node.type === 'clausula' ? [[sitio.node.attrs.id, sitio] as const] : [])),
  );
  const used = new Set([
    ...sitios.flatMap(rutasDe),
    ...[...grafoDe(entrevista).values()].flat(),
    ...ruledPaths(entrevista),
    ...(entrevista.definicion.divisa === undefined ? [] : [entrevista.definicion.divisa]),
  ]);
  const found = [
    ...revisarEntrevista(juez),
    ...sitios.flatMap((sitio) => [
      ...revisarVariables(sitio, juez),
      ...revisarCondicion(sitio, juez),
      ...revisarReferencia(sitio, clausulas, juez),
      ...revisarFrase(sitio, juez),
    ]),
    ...revisarUso(entrevista, used),
    ...revisarImprenta(plantilla, sitios, entrevista),
  ];
  const byText = new Map(found.map((finding) => [`${finding.lugar}|${finding.mensaje}`, finding]));
  return [...byText.values()];
}

/** Unknown names and constant conditions in the interview itself. */
function revisarEntrevista(juez: Juez): Hallazgo[] {
  const { entrevista } = juez;
  const written = [...grafoDe(entrevista)].filter(([ruta]) => !isOfJurisdiccion(ruta, entrevista));
  const unknown = written.flatMap(([ruta, reads]) =>
    reads.filter((read) => !isConocida(read, entrevista)).map((read) => unfilled(`Entrevista › «${ruta}»`, read)),
  );
  const visible = [...entrevista.indice].flatMap(([ruta, campo]): Hallazgo[] => {
    const rules = campo.visibleSi === undefined ? [] : visibilidadDe(ruta, entrevista);
    const own = rules.at(-1);
    if (own === undefined || variables(own).some((name) => !isConocida(name, entrevista))) return [];
    const never = hayCaso(rules, [], juez) === false;
    const always = hayCaso(rules.slice(0, -1), [own], juez) === false;
    if (!never && !always) return [];
    const mensaje = never ? 'La pregunta no se hace nunca.' : 'La condición de la pregunta siempre se cumple.';
    return [
      { codigo: 'condicionConstante', nivel: never ? 'error' : 'aviso', lugar: `Entrevista › «${ruta}»`, mensaje },
    ];
  });
  return [...unknown, ...visible, ...revisarReglas(juez)];
}

function revisarReglas(juez: Juez): Hallazgo[] {
  const { entrevista } = juez;
  return (entrevista.definicion.reglas ?? []).flatMap(({ si, mensaje }, i): Hallazgo[] => {
    const lugar = `Entrevista › regla ${i + 1} («${mensaje.slice(0, 40)}»)`;
    const unknown = variables(si).filter((name) => !isConocida(name, entrevista));
    if (unknown.length > 0) return unknown.map((name) => unfilled(lugar, name));
    const never = hayCaso([si], [], juez) === false;
    const always = hayCaso([], [si], juez) === false;
    if (!never && !always) return [];
    const text = never ? 'La regla nunca se cumple.' : 'La regla siempre se cumple.';
    return [{ codigo: 'condicionConstante', nivel: 'error', lugar, mensaje: text }];
  });
}

/** Parts of a composite may read what an interview need not ask, as the signing date. */
function isOfJurisdiccion(ruta: string, { indice }: EntrevistaCompilada): boolean {
  const parts = ruta.split('.');
  return parts.slice(1).some((_, i) => {
    const tipo = indice.get(parts.slice(0, i + 1).join('.'))?.pregunta.tipo;
    return tipo !== undefined && !['grupo', 'lista'].includes(tipo);
  });
}

function ruledPaths({ definicion }: EntrevistaCompilada): string[] {
  return (definicion.reglas ?? []).flatMap(({ si }) => variables(si));
}

/** Questions whose answer nothing reads. Parts of the jurisdiction's groups, files and declarations are not asked to be. */
function revisarUso({ secciones }: EntrevistaCompilada, used: ReadonlySet<string>): Hallazgo[] {
  const isUsed = (ruta: string) =>
    [...used].some((path) => path === ruta || path.startsWith(`${ruta}.`) || ruta.startsWith(`${path}.`));
  return secciones
    .flatMap(({ campos }) => campos.flatMap(ownLeaves))
    .flatMap(({ ruta, etiqueta }): Hallazgo[] => {
      if (isUsed(ruta)) return [];
      const mensaje = `Nada usa la respuesta de «${etiqueta}».`;
      return [{ codigo: 'preguntaSinUso', nivel: 'aviso', lugar: `Entrevista › «${ruta}»`, mensaje }];
    });
}

function ownLeaves(campo: Campo): Campo[] {
  const { tipo } = campo.pregunta;
  if (tipo === 'archivo' || tipo === 'declaracion') return [];
  if (tipo === 'grupo') return campo.campos.flatMap(ownLeaves);
  if (campo.elemento?.pregunta.tipo === 'grupo') return [campo, ...ownLeaves(campo.elemento)];
  return [campo];
}

function unfilled(lugar: string, ruta: string): Hallazgo {
  return { codigo: 'variableSinPregunta', nivel: 'error', lugar, mensaje: `Ninguna pregunta llena «${ruta}».` };
}
