import type { DiferenciaDeTramites } from '@fedatario/contract/control';
import { notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Guardado } from '../dia/cierre.ts';
import { type Grano, piso, siguiente, type Tramo } from '../dia/dias.ts';
import {
  findPrimerDia,
  insertDiasDeTramites,
  insertGrano,
  listDiasDistintos,
  listSumadosDistintos,
  readSumasDeTramites,
} from './queries.ts';

export { type HechoContado, listHechos } from './queries.ts';

const SUMADOS = ['mes', 'anio'] as const;

/** The counts of trámites, also those of the months and years that ended. */
export const tramites: Guardado<DiferenciaDeTramites> = {
  cierre: 'cierre_de_tramites',
  tablas: ['tramites_por_periodo'],
  promesa: 'lo que se guarda de los trámites de cada día, mes y año es lo que dicen sus historias',
  findPrimerDia,
  insertDias: insertDiasDeTramites,
  listDistintos: listDiasDistintos,
  sumados: {
    insert: async (db, { desde, hasta }) => {
      for (const grano of SUMADOS)
        await insertGrano(db, { grano, desde: piso(desde, grano), hasta: piso(hasta, grano) });
    },
    listDistintos: async (db, cierre) => {
      const distintos: string[] = [];
      for (const grano of SUMADOS) distintos.push(...(await listSumadosDistintos(db, grano, piso(cierre, grano))));
      return distintos;
    },
  },
  comparar: async (db, periodo) => ({ periodo, ...(await readSumasDeTramites(db, tramoDe(periodo))) }),
  avisar: (db, { nombrados: periodos, cuantos, huella }) =>
    notificarRoles(db, ['admin'], {
      tipo: 'tramitesQueDifieren',
      variables: { periodos, cuantos },
      enlace: '/admin/dashboards/tramites-notariales',
      hecho: `tramites:${huella}`,
    }),
};

/** The days of a period by its name: `2026-01-31`, `2026-01` or `2026`. */
function tramoDe(periodo: string): Tramo {
  const grano: Grano = periodo.length === 4 ? 'anio' : periodo.length === 7 ? 'mes' : 'dia';
  const desde = piso(`${periodo}-01-01`.slice(0, 10), grano);
  return { grano, desde, hasta: siguiente(desde, grano) };
}
