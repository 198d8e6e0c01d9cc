import { tiposProducto } from '@fedatario/contract/catalogo';
import { useParams } from 'react-router';
import { ProductosDeOficina } from '../../catalogo/productos/oficina/ProductosDeOficina.tsx';
import { BotonDeTraer } from '../../catalogo/redacciones/traer/BotonDeTraer.tsx';
import { NotFound } from './NotFound.tsx';

/** The office's products by type; an unknown type in the address is a 404. */
export function Productos() {
  const { tipoProducto = 'todos' } = useParams();
  const known = tiposProducto.find((one) => one === tipoProducto);
  if (!known && tipoProducto !== 'todos') return <NotFound />;
  return <ProductosDeOficina key={tipoProducto} tipo={known} traer={<BotonDeTraer />} />;
}
