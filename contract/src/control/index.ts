/** The shapes, rules and calls of reports, dashboards and closings. */
export * from './apertura.ts';
export * from './cobranza.ts';
export * from './demostracion.ts';
export * from './diferencias.ts';
export * from './periodo.ts';
export * from './plazos.ts';
export * from './privacidad.ts';
export * from './programaciones.ts';
export * from './reporte.ts';
export * from './reportes.ts';
export * from './tablero-de-gestiones.ts';
export * from './tablero-de-suscripciones.ts';
export * from './tablero-de-ventas.ts';
export * from './tableros.ts';
export * from './vistas.ts';
