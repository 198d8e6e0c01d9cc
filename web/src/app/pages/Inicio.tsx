import { useSearchParams } from 'react-router';
import { calls } from '#calls';
import { AccesoAVerificar } from '../../catalogo/paginas/AccesoAVerificar.tsx';
import { HomePage } from '../../catalogo/paginas/HomePage.tsx';
import { PlanesEnInicio } from '../../catalogo/planes/PlanesEnInicio.tsx';
import { Buscador } from '../../catalogo/productos/Buscador.tsx';
import { Catalogo } from '../../catalogo/productos/Catalogo.tsx';
import { Destacados } from '../../catalogo/productos/Destacados.tsx';
import { leerFiltros } from '../../catalogo/productos/filtros.ts';
import { useCall } from '../../lib/api.ts';

/** Home page: what the service is and the documents it sells. */
export function Inicio() {
  const [search] = useSearchParams();
  const { texto = '', categoria, ...filtros } = leerFiltros(search);
  const { data: categorias = [] } = useCall(calls.productos.categorias, {});
  const hasFiltros = Boolean(texto || categoria) || Object.keys(filtros).length > 0;
  return (
    <HomePage
      pantalla={categorias.find(({ slug }) => slug === categoria)?.nombre}
      buscador={<Buscador key={texto} texto={texto} />}
      verificar={<AccesoAVerificar />}
      planes={<PlanesEnInicio />}
      catalogo={
        <>
          {!hasFiltros && <Destacados />}
          <Catalogo />
        </>
      }
    />
  );
}
