import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const notas: Catalogo['notas'] = {
  titulo: 'Credit notes',
  detalle: 'What was taken off invoices that were paid, by the day of each note. A note leads to its sale.',
  buscar: 'Note, invoice, customer or reason',
  suma: 'Sum',
  deFactura: 'Of invoice {numero}',
  columna: { numero: 'Note', motivo: 'Reason', monto: 'Amount' },
  vacioTitulo: 'There are no credit notes yet',
  vacio: 'When a part of an invoice is given back, it will be here.',
};
