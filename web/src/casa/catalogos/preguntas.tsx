import { IconHelpCircle } from '@tabler/icons-react';
import { calls } from '#calls';
import { CatalogoPage } from './CatalogoPage.tsx';
import { parrafo, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { preguntas } from './palabras/preguntas.ts';

const catalogo = catalogoDe('preguntas', {
  llamadas: calls.preguntas,
  icono: IconHelpCircle,
  palabras: preguntas,
  campos: { pregunta: texto(), respuesta: parrafo(8) },
  columnas: ['pregunta'],
  detalle: 'respuesta',
});

export const PreguntasPage = () => <CatalogoPage catalogo={catalogo} />;
