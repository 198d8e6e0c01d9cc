export type { Caja } from './cobro.ts';
export { cerrarVivo } from './compra.ts';
export { recibirEvento } from './eventos.ts';
