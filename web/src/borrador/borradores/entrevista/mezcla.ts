import type { ConflictoDeRespuesta } from '@fedatario/contract';
import { isIgual } from './respuestas.ts';

export interface Mezcla {
  readonly valor: unknown;
  /** Paths that both sides changed to different values; `valor` holds this device's answer there. */
  readonly conflictos: readonly ConflictoDeRespuesta[];
}

/**
 * Three-way merge of one answer. A part changed on one side only is taken from it; a part changed on both is a
 * conflict. Lists merge as a whole, because their items have no identity.
 */
export function mezclar(ruta: string, antes: unknown, mia: unknown, suya: unknown): Mezcla {
  if (isIgual(mia, suya) || isIgual(suya, antes)) return { valor: mia, conflictos: [] };
  if (isIgual(mia, antes)) return { valor: suya, conflictos: [] };
  if (!isGrupo(mia) || !isGrupo(suya)) {
    return { valor: mia, conflictos: [{ clave: ruta, enviado: mia ?? null, guardado: suya ?? null }] };
  }
  const names = [...new Set([...Object.keys(mia), ...Object.keys(suya)])];
  const before = isGrupo(antes) ? antes : {};
  const parts = names.map((name) => [name, mezclar(`${ruta}.${name}`, before[name], mia[name], suya[name])] as const);
  const kept = parts.filter(([, { valor }]) => valor !== undefined && valor !== null);
  return {
    valor: Object.fromEntries(kept.map(([name, { valor }]) => [name, valor])),
    conflictos: parts.flatMap(([, { conflictos }]) => conflictos),
  };
}

function isGrupo(valor: unknown): valor is Record<string, unknown> {
  return typeof valor === 'object' && valor !== null && !Array.isArray(valor);
}
