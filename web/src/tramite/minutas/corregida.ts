import type { Minuta, ObservacionDeRespuesta, VersionDeMinuta } from '@fedatario/contract/tramite';

/**
 * Versions made from corrected answers that the text in the editor does not include: the newest, and the one to compare
 * it with.
 */
export interface Corregida {
  readonly version: number;
  /** Number of the version with the answers before the correction. */
  readonly antes: number;
  /** Creation time of the first of them. */
  readonly desde: string;
}

/** Undefined when the text includes the current answers, or the notary kept a version of it since. */
export function corregidaDe({ versiones, trabajo }: Pick<Minuta, 'versiones' | 'trabajo'>): Corregida | undefined {
  if (!trabajo) return undefined;
  const deRespuestas = versiones.filter(({ origen }) => origen === 'respuestas');
  const nuevas = deRespuestas.filter(({ version }) => version > trabajo.base);
  const ultima = nuevas[0];
  const primera = nuevas.at(-1);
  if (!ultima || !primera) return undefined;
  const anterior = deRespuestas.find(({ version }) => version < primera.version);
  return { version: ultima.version, antes: anterior?.version ?? trabajo.base, desde: primera.creadaEn };
}

/** The answers changed since then, from which those versions were made. */
export function cambiadasDesde(
  observaciones: readonly ObservacionDeRespuesta[],
  desde: VersionDeMinuta['creadaEn'],
): ObservacionDeRespuesta[] {
  return observaciones.filter(
    ({ cambiada, contestadaEn }) => cambiada && contestadaEn !== null && contestadaEn >= desde,
  );
}
