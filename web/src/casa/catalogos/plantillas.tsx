import { IconMessageReply } from '@tabler/icons-react';
import { calls } from '#calls';
import { CatalogoPage } from './CatalogoPage.tsx';
import { parrafo, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { plantillas } from './palabras/plantillas.ts';

const catalogo = catalogoDe('plantillas', {
  llamadas: calls.plantillas,
  icono: IconMessageReply,
  palabras: plantillas,
  campos: { nombre: texto(), texto: parrafo(8) },
  columnas: ['nombre'],
  detalle: 'texto',
});

export const PlantillasPage = () => <CatalogoPage catalogo={catalogo} />;
