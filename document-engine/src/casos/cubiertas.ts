import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { valueAt } from '../entrevista/efectivas.ts';
import type { Estado } from '../entrevista/evaluar.ts';
import { staticPath } from '../entrevista/ruta.ts';
import { isVacio } from '../entrevista/valor.ts';
import { seCumple } from '../logica/logica.ts';
import type { Nodo } from '../modelo/plantilla.ts';
import { type Alcance, absolute, bind, rootScope } from '../plantilla/alcance.ts';
import type { PlantillaLista } from '../plantilla/leer.ts';
import {
  claveDeElementos,
  claveDePregunta,
  claveDeRama,
  claveDeRespondida,
  claveDeRespuesta,
  parcialesPropios,
  type Ramas,
} from './metas.ts';

/** The keys of all that some answers show, of the interview and of the template, among them those of no `Meta`. */
export function cubiertasPor(
  estado: Estado,
  entrevista: EntrevistaCompilada,
  plantilla: PlantillaLista,
  ramas: Ramas,
): Set<string> {
  const found = new Set<string>();
  for (const { ruta } of estado.hojas) {
    for (const clave of deRespuesta(staticPath(ruta), valueAt(estado.datos, ruta))) found.add(clave);
  }
  for (const clave of dePreguntas(estado, entrevista)) found.add(clave);
  const propia = { parciales: parcialesPropios(plantilla), ramas, found };
  const { contenido, pagina } = plantilla;
  recorrer([contenido, ...pagina.encabezado, ...pagina.pie], rootScope(estado.datos), propia);
  return found;
}

function deRespuesta(ruta: string, valor: unknown): string[] {
  const hay = !isVacio(valor);
  const values: readonly unknown[] = Array.isArray(valor) ? valor : [valor];
  const count = Array.isArray(valor) ? valor.length : 0;
  return [
    claveDeRespondida(ruta, hay),
    claveDeElementos(ruta, count),
    ...values.map((one) => claveDeRespuesta(ruta, one)),
  ];
}

/** Each question that is seen, and each that is not where what is around it is. */
function dePreguntas({ visibles }: Estado, { indice }: EntrevistaCompilada): string[] {
  const places = [...visibles].map((ruta) => [ruta, staticPath(ruta)] as const);
  return [...indice.values()].flatMap(({ ruta, visibleSi, clave }) => {
    if (visibleSi === undefined) return [];
    const parent = ruta.includes('.') ? ruta.slice(0, ruta.lastIndexOf('.')) : undefined;
    const around = parent === undefined ? [''] : places.filter(([, path]) => path === parent).map(([at]) => `${at}.`);
    return [...new Set(around.map((at) => claveDePregunta(ruta, visibles.has(`${at}${clave}`))))];
  });
}

type Recorrido = { parciales: PlantillaLista['parciales']; ramas: Ramas; found: Set<string> };

/** Goes through what is written of a template, noting each condition on the way. */
function recorrer(nodes: readonly Nodo[], alcance: Alcance, recorrido: Recorrido): void {
  for (const node of nodes) recorrerNodo(node, alcance, recorrido);
}

function recorrerNodo(node: Nodo, alcance: Alcance, recorrido: Recorrido): void {
  switch (node.type) {
    case 'condicional':
    case 'condicionalTexto': {
      const taken = node.content.find((rama) => cumple(rama, alcance, recorrido));
      recorrer(taken?.content ?? [], alcance, recorrido);
      return;
    }
    case 'parcial':
    case 'parcialTexto': {
      const { nombre, sujeto } = node.attrs;
      const inside = sujeto === undefined ? alcance : bind(alcance, 'p', absolute(sujeto, alcance), undefined);
      recorrer(recorrido.parciales[nombre] ?? [], inside, recorrido);
      return;
    }
    case 'repetir':
    case 'repetirTexto':
      for (const place of lugaresDe(node.attrs.lista, node.attrs.como, alcance))
        recorrer(node.content, place, recorrido);
      return;
    default:
      recorrerRepetible(node, alcance, recorrido);
  }
}

function recorrerRepetible(node: Nodo, alcance: Alcance, recorrido: Recorrido): void {
  const { repetir, como = 'elemento' } = node.attrs as { repetir?: string; como?: string };
  const places = repetir === undefined ? [alcance] : lugaresDe(repetir, como, alcance);
  if (places.length === 0) cumple(node, alcance, recorrido, false);
  for (const place of places) if (cumple(node, place, recorrido)) recorrer(node.content, place, recorrido);
}

function lugaresDe(lista: string, como: string, alcance: Alcance): Alcance[] {
  const path = absolute(lista, alcance);
  const items = valueAt(alcance.datos, path);
  return Array.isArray(items) ? items.map((_, i) => bind(alcance, como, `${path}.${i}`, i + 1)) : [];
}

/** Whether a node is written there; of none of a list, only that it is not counts. */
function cumple(node: Nodo, { datos }: Alcance, { ramas, found }: Recorrido, hay = true): boolean {
  const si = 'si' in node.attrs ? node.attrs.si : undefined;
  const holds = si === undefined || seCumple(si, datos);
  const rama = ramas.get(node);
  if (rama && (hay || !holds)) found.add(claveDeRama(rama.numero, holds));
  return holds;
}
