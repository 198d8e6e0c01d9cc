import { IconMessageCircleQuestion } from '@tabler/icons-react';
import { calls } from '#calls';
import { CatalogoPage } from './CatalogoPage.tsx';
import { parrafo, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { motivos } from './palabras/motivos.ts';

const catalogo = catalogoDe('motivos', {
  llamadas: calls.motivos,
  icono: IconMessageCircleQuestion,
  palabras: motivos,
  campos: { nombre: texto(), descripcion: parrafo(2) },
  columnas: ['nombre'],
  detalle: 'descripcion',
});

export const MotivosPage = () => <CatalogoPage catalogo={catalogo} />;
