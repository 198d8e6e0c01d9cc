import type { FeedbackRecibido } from '@fedatario/contract/casa';

/**
 * The rows of a folder with those that were read in this visit and so left it: a row stays in its place until the reader goes to
 * another folder.
 */
export function juntar(
  rows: readonly FeedbackRecibido[],
  vistas: ReadonlyMap<string, FeedbackRecibido>,
): readonly FeedbackRecibido[] {
  const presentes = new Set(rows.map(({ idFeedback }) => idFeedback));
  const idas = [...vistas.values()].filter(({ idFeedback }) => !presentes.has(idFeedback));
  return idas.length === 0 ? rows : [...rows, ...idas.map(leida)].toSorted(porMovimiento);
}

/** The row after this one, or before it with `-1`; the first one when none is open. */
export function vecina(rows: readonly FeedbackRecibido[], abierta: string | undefined, paso: 1 | -1) {
  const place = rows.findIndex(({ idFeedback }) => idFeedback === abierta);
  return place < 0 ? rows[0]?.idFeedback : rows[place + paso]?.idFeedback;
}

function leida(row: FeedbackRecibido): FeedbackRecibido {
  return row.estado === 'sinLeer' ? { ...row, estado: 'leido' } : row;
}

function porMovimiento(a: FeedbackRecibido, b: FeedbackRecibido): number {
  return b.movidoEn.localeCompare(a.movidoEn) || b.idFeedback.localeCompare(a.idFeedback);
}
