import { nameOf } from '@fedatario/contract/base';
import { plazos, programaciones, reportes, tableros, vistas } from '@fedatario/contract/control';
import { v7 as uuidv7 } from 'uuid';
import type { AccessCase } from '../../../testing/access-case.ts';
import { createProgramacion, createVista, lectorDe } from './reportes.ts';

const vista: AccessCase = {
  own: async (db, owner) => ({ idVista: await createVista(db, owner) }),
  absent: { idVista: uuidv7() },
};
const programacion: AccessCase = {
  own: async (db, owner) => ({ idProgramacion: await createProgramacion(db, owner) }),
  absent: { idProgramacion: uuidv7() },
};
const lugar = 'ventas-mensuales';
const contenido = () => ({
  nombre: `Vista ${uuidv7()}`,
  filtros: { atajo: 'mesPasado' },
  orden: '',
  ocultas: [],
  compartida: false,
});
const regla = { cada: 'dia', dia: null, hora: 7, formato: 'pdf', pausada: false };

/** Cases of the reports. */
export const casosDeReportes: Record<string, AccessCase> = {
  [nameOf(plazos.list)]: {},
  [nameOf(tableros.tramites)]: {},
  [nameOf(tableros.ventas)]: {},
  [nameOf(tableros.suscripciones)]: {},
  [nameOf(tableros.diferencias)]: {},
  [nameOf(tableros.diferenciasDeTramites)]: {},
  [nameOf(tableros.diferenciasDePlanes)]: {},
  [nameOf(vistas.list)]: { query: { lugar } },
  [nameOf(vistas.create)]: { body: () => ({ lugar, ...contenido() }) },
  [nameOf(vistas.update)]: { ...vista, body: () => ({ ...contenido(), revision: 1 }) },
  [nameOf(vistas.remove)]: vista,
  [nameOf(programaciones.list)]: { query: { lugar } },
  [nameOf(programaciones.create)]: {
    body: async (db, owner) => ({
      ...regla,
      idVista: await createVista(db, owner, true),
      destinatarios: [await lectorDe(db, owner)],
    }),
  },
  [nameOf(programaciones.update)]: {
    ...programacion,
    body: async (db, owner) => ({ ...regla, destinatarios: [await lectorDe(db, owner)], revision: 1 }),
  },
  [nameOf(programaciones.remove)]: programacion,
  [nameOf(programaciones.sendNow)]: programacion,
  [nameOf(programaciones.leave)]: programacion,
  [nameOf(reportes.ventas)]: {},
  [nameOf(reportes.productos)]: {},
  [nameOf(reportes.tramites)]: {},
  [nameOf(reportes.export)]: { query: { reporte: 'ventas-mensuales', formato: 'csv' } },
};
