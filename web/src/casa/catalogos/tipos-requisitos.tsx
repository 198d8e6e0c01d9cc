import { dichoDeFormatos, formatosDeRequisito, MEGA } from '@fedatario/contract/base';
import { IconFileCheck } from '@tabler/icons-react';
import { calls } from '#calls';
import { CatalogoPage } from './CatalogoPage.tsx';
import { casilla, entero, parrafo, texto, varias } from './campos.tsx';
import { catalogoDe } from './catalogo.ts';
import { tiposRequisito } from './palabras/tipos-requisitos.ts';

const catalogo = catalogoDe('tiposRequisito', {
  llamadas: calls.tiposRequisito,
  icono: IconFileCheck,
  palabras: tiposRequisito,
  campos: {
    nombre: texto(),
    instrucciones: parrafo(3),
    formatos: varias(formatosDeRequisito),
    tamanoMaximo: entero({ unidad: 'MB', por: MEGA, vacio: 10 * MEGA }),
    vigenciaDias: entero(),
    originalEnFirma: casilla(),
  },
  columnas: ['nombre', { campo: 'formatos', muestra: dichoDeFormatos }, 'vigenciaDias', 'productos'],
  detalle: 'instrucciones',
});

export const TiposRequisitosPage = () => <CatalogoPage catalogo={catalogo} />;
