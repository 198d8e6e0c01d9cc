import { useSearchParams } from 'react-router';
import { HomePage } from '../../inicio/HomePage.tsx';
import { Verificar } from '../../inicio/Verificar.tsx';
import { useCall } from '../../lib/api.ts';
import { Buscador } from '../../productos/Buscador.tsx';
import { Catalogo } from '../../productos/Catalogo.tsx';
import { listarCategorias } from '../../productos/calls.ts';
import { Destacados } from '../../productos/Destacados.tsx';
import { leerFiltros } from '../../productos/filtros.ts';

/** The first page: what the service is, and the documents it sells. */
export function Inicio() {
  const [search] = useSearchParams();
  const { texto = '', categoria, ...filtros } = leerFiltros(search);
  const { data: categorias = [] } = useCall(listarCategorias, {});
  const hasFiltros = Boolean(texto || categoria) || Object.keys(filtros).length > 0;
  return (
    <HomePage
      pantalla={categorias.find(({ slug }) => slug === categoria)?.nombre}
      buscador={<Buscador key={texto} texto={texto} />}
      verificar={<Verificar />}
      catalogo={
        <>
          {!hasFiltros && <Destacados />}
          <Catalogo />
        </>
      }
    />
  );
}
