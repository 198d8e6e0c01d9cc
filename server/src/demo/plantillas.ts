import type { catalogos } from '@fedatario/contract/casa';
import type { output } from 'zod/mini';

/** Answers that the office of the demo gives often. */
export const plantillas: readonly output<typeof catalogos.plantillas.Nueva>[] = [
  {
    nombre: 'Dónde está el documento',
    texto: 'Hola, {{nombre}}:\n\nSu documento está en «Mis trámites», en {{referencia}}, con el botón «Descargar».',
  },
  { nombre: 'Gracias por escribirnos', texto: 'Hola, {{nombre}}:\n\nGracias por escribirnos sobre «{{motivo}}».' },
  {
    nombre: 'Necesitamos un dato más',
    texto: 'Hola, {{nombre}}:\n\nPara ayudarle con «{{motivo}}» necesitamos un dato más: ',
  },
];
