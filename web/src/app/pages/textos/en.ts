import type { Catalogo } from '../../../i18n/catalogo.ts';

export const pendiente: Catalogo['pendiente'] = {
  detalle: 'This screen is not built yet',
  verDocumentos: 'See the documents',
  nuestrosPlanes: {
    titulo: 'Our plans',
    texto: 'We do not offer plans yet: today each document is paid for on its own, and its price is on its page.',
  },
  misPlanes: {
    titulo: 'My plans',
    texto: 'It will show your plan, what you have used of it, your appointments and your invoices.',
  },
  suscribirse: { titulo: 'Subscribe to a plan', texto: 'It will let you review the chosen plan and pay for it.' },
  tableroVenta: { titulo: 'Sales dashboard', texto: 'It will show income, orders and conversion.' },
  tableroSuscripciones: {
    titulo: 'Subscriptions dashboard',
    texto: 'It will show active subscriptions, recurring income and churn.',
  },
  listaPlanes: { titulo: 'Plans', texto: 'It will list the plans on sale.' },
  administrarPlanes: { titulo: 'Manage a plan', texto: 'It will edit a plan: prices, benefits and limits.' },
  suscripciones: { titulo: 'Plan subscriptions', texto: 'It will list who has which plan and until when.' },
  suscripcionesPendientes: {
    titulo: 'Pending subscriptions',
    texto: 'It will list those waiting for a payment review.',
  },
};
