import { IconBuildingBank } from '@tabler/icons-react';
import { calls } from '#calls';
import { CatalogoPage } from './CatalogoPage.tsx';
import { parrafo, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { instituciones } from './palabras/instituciones.ts';

const catalogo = catalogoDe('instituciones', {
  llamadas: calls.instituciones,
  icono: IconBuildingBank,
  palabras: instituciones,
  campos: {
    nombre: texto(),
    urlConsulta: texto({ type: 'url', inputMode: 'url' }),
    notas: parrafo(4),
  },
  columnas: ['nombre', 'urlConsulta'],
});

export const InstitucionesPage = () => <CatalogoPage catalogo={catalogo} />;
