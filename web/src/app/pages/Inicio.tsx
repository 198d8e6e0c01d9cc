import { useSearchParams } from 'react-router';
import { HomePage } from '../../inicio/HomePage.tsx';
import { Buscador } from '../../productos/Buscador.tsx';
import { Catalogo } from '../../productos/Catalogo.tsx';
import { Destacados } from '../../productos/Destacados.tsx';

/** The first page: what the service is, and the documents it sells. */
export function Inicio() {
  const [search] = useSearchParams();
  const texto = search.get('texto') ?? '';
  return (
    <HomePage
      buscador={<Buscador key={texto} texto={texto} />}
      catalogo={
        <>
          {search.size === 0 && <Destacados />}
          <Catalogo />
        </>
      }
    />
  );
}
