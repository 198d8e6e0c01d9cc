import type { EntrevistaCompilada } from '../entrevista/compilada.ts';
import { etiquetaDelSistema } from '../entrevista/contexto.ts';
import { staticPath } from '../entrevista/ruta.ts';
import { variables } from '../logica/logica.ts';
import type { Nodo } from '../modelo/plantilla.ts';
import { absolute, findDerivado } from '../plantilla/alcance.ts';
import { leyEn } from './candidatos.ts';
import type { Hallazgo } from './hallazgo.ts';
import { ruleAt, type Sitio, scopeInside } from './sitios.ts';
import { hayCaso, type Juez } from './verdad.ts';
import { visibilidadDe } from './visibilidad.ts';

/** Whether something fills what stands at a static path: a question, a derived value, the system. */
export function isConocida(ruta: string, entrevista: EntrevistaCompilada): boolean {
  if (ruta === '@n' || etiquetaDelSistema(ruta) !== undefined) return true;
  return (
    entrevista.indice.has(ruta) || findDerivado(ruta, entrevista) !== undefined || leyEn(ruta, entrevista) !== undefined
  );
}

/** The static paths a node of a template reads. */
export function rutasDe({ node, alcance }: Sitio): string[] {
  const rule = 'si' in node.attrs && node.attrs.si !== undefined ? variables(node.attrs.si) : [];
  const inside = scopeInside(node, alcance);
  return [
    ...namesOf(node).map((name) => staticPath(absolute(name, alcance))),
    ...rule.map((name) => staticPath(absolute(name, inside))),
  ];
}

/** Reports the variables of a place that no question fills, or whose question may be hidden there. */
export function revisarVariables(sitio: Sitio, juez: Juez): Hallazgo[] {
  const { node, lugar } = sitio;
  const unknown = rutasDe(sitio).filter((ruta) => !isConocida(ruta, juez.entrevista));
  const findings = unknown.map((ruta): Hallazgo => {
    const mensaje = `Ninguna pregunta llena «${ruta}».`;
    return { codigo: 'variableSinPregunta', nivel: 'error', lugar, mensaje };
  });
  if (node.type !== 'variable' || unknown.length > 0) return findings;
  return [...findings, ...revisarOculta(sitio, rutasDe(sitio)[0] ?? '', juez)];
}

function revisarOculta({ todas, ninguna, lugar }: Sitio, ruta: string, juez: Juez): Hallazgo[] {
  const hiddenWhen = visibilidadDe(ruta, juez.entrevista);
  const mayHide = hiddenWhen.some((rule) => hayCaso(todas, [...ninguna, rule], juez) === true);
  if (!mayHide) return [];
  const mensaje = `«${ruta}» se imprime también cuando su pregunta no se hace: quedaría un espacio vacío.`;
  return [{ codigo: 'variableOculta', nivel: 'aviso', lugar, mensaje }];
}

/**
 * Branches that are never written, or a first one that always is, knowing what holds around them. The last of several
 * that cover every case stands for the else: no finding.
 */
export function revisarCondicion(sitio: Sitio, juez: Juez): Hallazgo[] {
  const { node, lugar, todas, ninguna, alcance, indice } = sitio;
  const written = 'si' in node.attrs ? node.attrs.si : undefined;
  if (written === undefined) return [];
  const rule = ruleAt(written, scopeInside(node, alcance));
  if (variables(rule).some((ruta) => !isConocida(ruta, juez.entrevista))) return [];
  const never = hayCaso([...todas, rule], ninguna, juez) === false;
  const isLater = indice > 0 && (node.type === 'rama' || node.type === 'ramaTexto');
  const always = !isLater && hayCaso(todas, [...ninguna, rule], juez) === false;
  if (!never && !always) return [];
  const mensaje = never ? 'La condición nunca se cumple aquí.' : 'La condición siempre se cumple aquí.';
  return [{ codigo: 'condicionConstante', nivel: never ? 'error' : 'aviso', lugar, mensaje }];
}

/** References to a clause that does not exist, or that may be left out while the reference is written. */
export function revisarReferencia(sitio: Sitio, clausulas: ReadonlyMap<string, Sitio>, juez: Juez): Hallazgo[] {
  const { node, lugar } = sitio;
  if (node.type !== 'referencia') return [];
  const id = node.attrs.clausula;
  const clausula = clausulas.get(id);
  if (clausula === undefined) {
    const mensaje = `No hay ninguna cláusula «${id}».`;
    return [{ codigo: 'referenciaSinClausula', nivel: 'error', lugar, mensaje }];
  }
  const mayMiss =
    clausula.todas.some((rule) => hayCaso(sitio.todas, [...sitio.ninguna, rule], juez) === true) ||
    clausula.ninguna.some((rule) => hayCaso([...sitio.todas, rule], sitio.ninguna, juez) === true);
  if (!mayMiss) return [];
  const mensaje = `La cláusula «${id}» puede no estar en el documento cuando el texto se refiere a ella.`;
  return [{ codigo: 'referenciaSinClausula', nivel: 'aviso', lugar, mensaje }];
}

function namesOf(node: Nodo): string[] {
  const list = 'repetir' in node.attrs && node.attrs.repetir !== undefined ? [node.attrs.repetir] : [];
  switch (node.type) {
    case 'variable':
      return [node.attrs.ruta];
    case 'repetir':
    case 'repetirTexto':
      return [node.attrs.lista];
    case 'parcial':
    case 'parcialTexto':
      return node.attrs.sujeto === undefined ? [] : [node.attrs.sujeto];
    default:
      return list;
  }
}
