import type { Catalogo } from '../../../i18n/catalogo.ts';

export const pendiente: Catalogo['pendiente'] = {
  detalle: 'This screen is not built yet',
  verDocumentos: 'See the documents',
  tableroVenta: { titulo: 'Sales dashboard', texto: 'It will show income, orders and conversion.' },
  tableroSuscripciones: {
    titulo: 'Subscriptions dashboard',
    texto: 'It will show active subscriptions, recurring income and churn.',
  },
};
