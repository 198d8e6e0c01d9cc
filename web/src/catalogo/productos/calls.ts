export { create as comenzar } from '@fedatario/contract/llamadas/borradores';
export {
  categorias as listarCategorias,
  list as listar,
  read as leer,
  suggest as sugerir,
} from '@fedatario/contract/llamadas/productos';
