import { IconBriefcase } from '@tabler/icons-react';
import { calls } from '#calls';
import { telefono } from '../../lib/format.ts';
import { CatalogoPage } from './CatalogoPage.tsx';
import { lineas, parrafo, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { gestores } from './palabras/gestores.ts';

const catalogo = catalogoDe('gestores', {
  llamadas: calls.gestores,
  icono: IconBriefcase,
  palabras: gestores,
  campos: {
    nombre: texto(),
    email: texto({ type: 'email', inputMode: 'email' }),
    telefono: texto({ type: 'tel', inputMode: 'tel' }),
    instituciones: lineas(),
    notas: parrafo(4),
  },
  columnas: [
    'nombre',
    'email',
    { campo: 'telefono', muestra: (numero) => numero && telefono(numero) },
    'instituciones',
  ],
});

export const GestoresPage = () => <CatalogoPage catalogo={catalogo} />;
