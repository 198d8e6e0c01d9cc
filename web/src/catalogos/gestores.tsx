import { IconBriefcase } from '@tabler/icons-react';
import { gestores } from '../i18n/catalogos/gestores.ts';
import { CatalogoPage } from './CatalogoPage.tsx';
import { lineas, parrafo, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';

const catalogo = catalogoDe('gestores', {
  icono: IconBriefcase,
  palabras: gestores,
  campos: {
    nombre: texto(),
    email: texto({ type: 'email', inputMode: 'email' }),
    telefono: texto({ type: 'tel', inputMode: 'tel' }),
    instituciones: lineas(),
    notas: parrafo(4),
  },
  columnas: ['nombre', 'email', 'telefono', 'instituciones'],
});

export const GestoresPage = () => <CatalogoPage catalogo={catalogo} />;
