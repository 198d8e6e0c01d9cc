export const notas = {
  titulo: 'Notas de crédito',
  detalle: 'Lo que se quitó de facturas ya pagadas, por el día de cada nota. Una nota lleva a su venta.',
  buscar: 'Nota, factura, cliente o motivo',
  suma: 'Suma',
  deFactura: 'De la factura {numero}',
  columna: { numero: 'Nota', motivo: 'Motivo', monto: 'Monto' },
  vacioTitulo: 'Todavía no hay notas de crédito',
  vacio: 'Cuando se devuelva una parte de una factura, estará aquí.',
};
