import type { Catalogo } from '../../../i18n/catalogo.ts';

export const reportes: Catalogo['reportes'] = {
  periodo: 'Period',
  desde: 'From',
  hasta: 'To',
  atajo: {
    hoy: 'Today',
    ayer: 'Yesterday',
    semanaPasada: 'Last week',
    treintaDias: '30 days',
    esteMes: 'This month',
    mesPasado: 'Last month',
    esteAnio: 'This year',
    anioPasado: 'Last year',
    todo: 'All',
  },
  comparar: {
    con: 'Compare',
    nada: 'With nothing',
    anterior: 'With the previous period',
    anioPasado: 'With last year',
    dias: 'Compared with {dias}. Of a period that is not over, the days gone by are compared.',
    sinDias: 'Choose both days of a period that has begun to compare it.',
  },
  vacio: 'There is nothing in this period.',
  total: 'Total',
  ventas: {
    titulo: 'Monthly sales',
    detalle:
      'What was paid each month, by the day of its payment, and what was given back, by the day of its credit note.',
  },
  detalle: {
    titulo: 'Detail of products',
    detalle: 'What was sold, discounted and given back of each product in the period.',
  },
  masVendidos: {
    titulo: 'Best-selling products',
    detalle: 'From the most sold to the least, by documents paid in the period.',
  },
  tramites: {
    titulo: 'Cases by state',
    detalle: 'The cases bought in the period, by the state they are in today.',
  },
  columna: {
    mes: 'Month',
    pedidos: 'Orders',
    producto: 'Product',
    estado: 'State',
    vendidos: 'Sold',
    subtotal: 'Price',
    descuento: 'Discount',
    cobrado: 'Charged, VAT included',
    devuelto: 'Given back',
    neto: 'Net',
    ultimaVenta: 'Last sale',
    tramites: 'Cases',
    vencidos: 'Overdue',
    masAntiguo: 'The oldest',
  },
};
