import { iconosDeCategoria } from '@fedatario/contract/casa';
import { IconCategory } from '@tabler/icons-react';
import { calls } from '#calls';
import { CatalogoPage } from './CatalogoPage.tsx';
import { opcion, parrafo, slugDe, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { categorias } from './palabras/categorias.ts';

const catalogo = catalogoDe('categorias', {
  llamadas: calls.categorias,
  icono: IconCategory,
  palabras: categorias,
  campos: {
    nombre: texto(),
    slug: texto({ propone: ({ nombre }) => slugDe(nombre) }),
    descripcion: parrafo(2),
    icono: opcion(iconosDeCategoria),
  },
  columnas: ['nombre', 'slug', 'productos'],
  detalle: 'descripcion',
});

export const CategoriasPage = () => <CatalogoPage catalogo={catalogo} />;
