import type { catalogos } from '@fedatario/contract/casa';
import type { output } from 'zod/mini';

/** Reasons for contacting the office of the demo. */
export const motivos: readonly output<typeof catalogos.motivos.Nueva>[] = [
  { nombre: 'Duda sobre un trámite', descripcion: 'En qué va, qué falta o qué sigue.' },
  { nombre: 'Error en un documento', descripcion: 'Un dato, un nombre o una fecha que hay que corregir.' },
  { nombre: 'Pagos y facturas', descripcion: 'Un cobro, una factura o un reembolso.' },
  { nombre: 'Sugerencia', descripcion: 'Algo que podríamos hacer mejor.' },
  { nombre: 'Queja', descripcion: 'Algo que no salió como esperaba.' },
  { nombre: 'Felicitación', descripcion: 'Algo que salió bien y quiere contarnos.' },
];
