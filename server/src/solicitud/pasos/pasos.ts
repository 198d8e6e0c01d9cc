export {
  insertPasosLater as copiarPasos,
  listPasos as pasosDe,
  type PasoRow,
  updatePaso as guardarPaso,
} from './queries.ts';
