export { titulosDeReporte } from './hojas.ts';
export { escribirReporte, leerReporte, periodoEscrito } from './impresion.ts';
export { intervaloDe } from './lectura.ts';
