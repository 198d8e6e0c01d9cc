export { copyDeProducto as copiarRequisitos, listDeSolicitud as requisitosDe } from './queries.ts';
