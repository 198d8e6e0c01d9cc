import type { ConflictoDeRespuesta } from '@fedatario/contract/borrador';
import { isIgual } from './respuestas.ts';

export interface Mezcla {
  readonly valor: unknown;
  /** Paths that both sides changed to different values; `valor` holds this device's answer there. */
  readonly conflictos: readonly ConflictoDeRespuesta[];
}

/**
 * Three-way merge of one answer. A part changed on one side only is taken from it; a part changed on both is a
 * conflict. Lists of groups (people) merge item by item where the items are certainly the same; else a list is one answer,
 * because its items have no identity.
 */
export function mezclar(ruta: string, antes: unknown, mia: unknown, suya: unknown): Mezcla {
  if (isIgual(mia, suya) || isIgual(suya, antes)) return { valor: mia, conflictos: [] };
  if (isIgual(mia, antes)) return { valor: suya, conflictos: [] };
  const listas = mezclarListas(ruta, antes ?? [], mia, suya);
  if (listas !== undefined) return listas;
  if (!isGrupo(mia) || !isGrupo(suya)) return chocar(ruta, mia, suya);
  const names = [...new Set([...Object.keys(mia), ...Object.keys(suya)])];
  const before = isGrupo(antes) ? antes : {};
  const parts = names.map((name) => [name, mezclar(`${ruta}.${name}`, before[name], mia[name], suya[name])] as const);
  const kept = parts.filter(([, { valor }]) => valor !== undefined && valor !== null);
  return {
    valor: Object.fromEntries(kept.map(([name, { valor }]) => [name, valor])),
    conflictos: parts.flatMap(([, { conflictos }]) => conflictos),
  };
}

/** Undefined unless all are lists of groups, and neither side removed or moved an item. */
function mezclarListas(ruta: string, antes: unknown, mia: unknown, suya: unknown): Mezcla | undefined {
  if (!isListaDeGrupos(antes) || !isListaDeGrupos(mia) || !isListaDeGrupos(suya)) return undefined;
  if ([mia, suya].some((lado) => lado.length < antes.length || isMovida(antes, lado))) return undefined;
  // The form shows the first person before anything is answered of them, so both sides wrote of the same one.
  const known = antes.length === 0 && mia.length === 1 && suya.length === 1 ? 1 : antes.length;
  const parts = Array.from({ length: known }, (_, i) => mezclar(`${ruta}.${i}`, antes[i], mia[i], suya[i]));
  const same = parts.map(({ valor }) => valor);
  const mias = mia.slice(known);
  const suyas = suya.slice(known);
  const bothAdded = mias.length > 0 && suyas.length > 0 && !isIgual(mias, suyas);
  const added = bothAdded ? chocar(ruta, [...same, ...mias], [...same, ...suyas]).conflictos : [];
  return {
    valor: [...same, ...(mias.length > 0 ? mias : suyas)],
    conflictos: [...added, ...parts.flatMap(({ conflictos }) => conflictos)],
  };
}

/** Whether an item now stands unchanged at the place of another. */
function isMovida(antes: readonly unknown[], lado: readonly unknown[]): boolean {
  return lado.some((item, i) => !isIgual(item, antes[i]) && antes.some((other) => isIgual(item, other)));
}

function chocar(ruta: string, mia: unknown, suya: unknown): Mezcla {
  return { valor: mia, conflictos: [{ clave: ruta, enviado: mia ?? null, guardado: suya ?? null }] };
}

function isListaDeGrupos(valor: unknown): valor is Record<string, unknown>[] {
  return Array.isArray(valor) && valor.every(isGrupo);
}

function isGrupo(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
