export { list as listarCategorias } from '@fedatario/contract/llamadas/categorias';
export {
  activate as ponerEnVenta,
  create as crearPlan,
  exportCall as exportarPlanes,
  list as listarPlanesDeOficina,
  read as leerPlan,
  update as cambiarPlan,
} from '@fedatario/contract/llamadas/planes';
export { categorias as listarCategoriasALaVenta } from '@fedatario/contract/llamadas/productos';
