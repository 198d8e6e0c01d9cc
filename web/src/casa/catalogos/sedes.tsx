import { IconMapPin } from '@tabler/icons-react';
import { calls } from '#calls';
import { CatalogoPage } from './CatalogoPage.tsx';
import { lineas, parrafo, texto } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { sedes } from './palabras/sedes.ts';

const catalogo = catalogoDe('sedes', {
  llamadas: calls.sedes,
  icono: IconMapPin,
  palabras: sedes,
  campos: {
    nombre: texto(),
    direccion: texto(),
    indicaciones: parrafo(3),
    urlMapa: texto({ type: 'url', inputMode: 'url' }),
    zonaHoraria: texto(),
    salas: lineas(),
  },
  columnas: ['nombre', 'direccion', 'salas'],
});

export const SedesPage = () => <CatalogoPage catalogo={catalogo} />;
