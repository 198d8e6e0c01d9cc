import type { catalogos } from '@fedatario/contract/casa';
import type { output } from 'zod/mini';

/** Agents of the demo who do errands before institutions. */
export const gestores: readonly output<typeof catalogos.gestores.Nueva>[] = [
  {
    nombre: 'Óscar Pineda',
    email: 'oscar.pineda@gestores.test',
    telefono: '+50255510001',
    instituciones: ['SAT', 'Registro Mercantil'],
    notas: 'Atiende de lunes a viernes, de 8 a 16 h.',
  },
  {
    nombre: 'Lucía Ajanel',
    email: 'lucia.ajanel@gestores.test',
    telefono: '+50255510002',
    instituciones: ['RENAP', 'Organismo Judicial', 'PNC', 'MINEX'],
    notas: '',
  },
  {
    nombre: 'Marcas y Patentes de Centroamérica',
    email: 'marcas@gestores.test',
    telefono: '+50255510004',
    instituciones: ['RPI'],
    notas: '',
  },
  {
    nombre: 'Gestiones del Occidente',
    email: 'tramites@occidente.test',
    telefono: null,
    instituciones: ['Registro General de la Propiedad'],
    notas: 'Quetzaltenango y Totonicapán.',
  },
];
