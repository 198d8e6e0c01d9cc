/** Descriptions of the screens not built yet. An entry is removed when its screen is built. */
export const pendiente = {
  detalle: 'Esta pantalla todavía no está construida',
  verDocumentos: 'Ver los documentos',
  tableroVenta: { titulo: 'Tablero de ventas', texto: 'Mostrará ingresos, pedidos y conversión.' },
  tableroSuscripciones: {
    titulo: 'Tablero de suscripciones',
    texto: 'Mostrará suscripciones activas, ingresos recurrentes y bajas.',
  },
};
