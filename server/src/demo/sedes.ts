import type { catalogos } from '@fedatario/contract/casa';
import type { output } from 'zod/mini';

/** The office of the demo where people sign. */
export const sedes: readonly output<typeof catalogos.sedes.Nueva>[] = [
  {
    nombre: 'Oficina de la zona 10',
    direccion: '12 calle 1-25, zona 10, oficina 402, Ciudad de Guatemala',
    indicaciones: 'Hay parqueo en el sótano. Pregunte en recepción por la oficina 402.',
    urlMapa: 'https://www.openstreetmap.org/?mlat=14.5975&mlon=-90.5155#map=18/14.5975/-90.5155',
    zonaHoraria: 'America/Guatemala',
    salas: ['Sala 1', 'Sala 2'],
  },
];
