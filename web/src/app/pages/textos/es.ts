/** Descriptions of the screens not built yet. An entry is removed when its screen is built. */
export const pendiente = {
  detalle: 'Esta pantalla todavía no está construida',
  verDocumentos: 'Ver los documentos',
  nuestrosPlanes: {
    titulo: 'Nuestros planes',
    texto: 'Todavía no ofrecemos planes: hoy cada documento se paga por separado, y su precio está en su página.',
  },
  misPlanes: { titulo: 'Mis planes', texto: 'Mostrará su plan, lo que ha usado de él, sus citas y sus facturas.' },
  suscribirse: { titulo: 'Suscribirse a un plan', texto: 'Permitirá revisar el plan elegido y pagarlo.' },
  tableroVenta: { titulo: 'Tablero de ventas', texto: 'Mostrará ingresos, pedidos y conversión.' },
  tableroSuscripciones: {
    titulo: 'Tablero de suscripciones',
    texto: 'Mostrará suscripciones activas, ingresos recurrentes y bajas.',
  },
  listaPlanes: { titulo: 'Lista de planes', texto: 'Listará los planes que se venden.' },
  administrarPlanes: { titulo: 'Administrar plan', texto: 'Editará un plan: precios, beneficios y límites.' },
  suscripciones: { titulo: 'Suscripciones a planes', texto: 'Listará quién tiene qué plan y hasta cuándo.' },
  suscripcionesPendientes: {
    titulo: 'Suscripciones pendientes',
    texto: 'Listará las que esperan revisión de su pago.',
  },
};
