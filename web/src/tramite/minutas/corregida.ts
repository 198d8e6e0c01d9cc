import type { Minuta, ObservacionDeRespuesta, VersionDeMinuta } from '@fedatario/contract';

/** Versions that were made of corrected answers and that a sheet does not go on from: the newest, and the one to hold beside it. */
export interface Corregida {
  readonly version: number;
  /** What the answers said before, in a version. */
  readonly antes: number;
  /** When the first of them was made. */
  readonly desde: string;
}

/** Undefined when the sheet has the answers as they are, or its notary kept a version of it since. */
export function corregidaDe({ versiones, trabajo }: Pick<Minuta, 'versiones' | 'trabajo'>): Corregida | undefined {
  if (!trabajo) return undefined;
  const deRespuestas = versiones.filter(({ origen }) => origen === 'respuestas');
  const nuevas = deRespuestas.filter(({ version }) => version > trabajo.base);
  const [ultima, primera] = [nuevas[0], nuevas.at(-1)];
  if (!ultima || !primera) return undefined;
  const anterior = deRespuestas.find(({ version }) => version < primera.version);
  return { version: ultima.version, antes: anterior?.version ?? trabajo.base, desde: primera.creadaEn };
}

/** The answers that were changed since: those versions are made of them. */
export function cambiadasDesde(
  observaciones: readonly ObservacionDeRespuesta[],
  desde: VersionDeMinuta['creadaEn'],
): ObservacionDeRespuesta[] {
  return observaciones.filter(
    ({ cambiada, contestadaEn }) => cambiada && contestadaEn !== null && contestadaEn >= desde,
  );
}
