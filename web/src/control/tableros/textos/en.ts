import type { tableros as es } from './es.ts';

export const tableros: typeof es = {
  titulo: 'Notarial cases',
  detalle: 'What is open now, and what moved in the period.',
  cifra: {
    enProceso: 'With the office',
    delCliente: 'Waiting for the customer',
    vencidos: 'Overdue',
    nuevos: 'New',
    entregados: 'Delivered',
    sinEntregar: 'Cancelled, rejected or lapsed',
  },
  cuando: { hoy: 'Today', periodo: 'In the period' },
  porEstado: 'Open by state',
  tiempos: 'Time in each state',
  tiemposDetalle:
    'Hours by the clock, of the stays that ended in the period. Nine in ten took at most what the last column says.',
  notarios: 'Notaries',
  notariosDetalle: 'Open cases are of today; deliveries, their time since acceptance and ratings, of the period.',
  columna: {
    estado: 'State',
    tramites: 'Cases',
    veces: 'Times',
    mediana: 'Half, within',
    p90: 'Nine in ten, within',
    notario: 'Notary',
    horas: 'From acceptance to delivery',
    calificacion: 'Rating',
  },
  sinAbiertos: 'Nothing open: everything is delivered.',
  sinTiempos: 'No case left a state in the period.',
  sinNotarios: 'There are no notaries yet.',
  menosDeUnaHora: 'Less than 1 h',
  horas: '{n} h',
  dias: '{n, plural, one {# day} other {# days}}',
  calificacion: '{promedio} of 5, from {n, plural, one {# person} other {# people}}',
};
