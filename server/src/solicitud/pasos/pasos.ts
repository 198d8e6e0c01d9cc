export {
  insertPasosLater as copiarPasos,
  listPasos as pasosDe,
  listPlazos,
  type PasoRow,
  updatePaso as guardarPaso,
} from './queries.ts';

/** The period that is measured begins a year before. */
export function unAnioAntes(dia: string): string {
  return `${Number(dia.slice(0, 4)) - 1}${dia.slice(4)}`.replace(/-02-29$/, '-02-28');
}
