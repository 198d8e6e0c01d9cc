import type { DiferenciaDePlanes } from '@fedatario/contract/control';
import { notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Guardado } from '../dia/cierre.ts';
import { findPrimerDiaDePlanes, insertDiasDePlanes, listDiasDePlanesDistintos, readSumasDePlanes } from './queries.ts';

export { alMes, listMovimientosDePlanes, type MovimientosDelDia } from './queries.ts';

/** The movements of the plans. */
export const planes: Guardado<DiferenciaDePlanes> = {
  cierre: 'cierre_de_planes',
  tablas: ['planes_por_dia'],
  promesa: 'lo que se guarda de los movimientos de planes de cada día es lo que dicen sus pagos y cancelaciones',
  findPrimerDia: findPrimerDiaDePlanes,
  insertDias: insertDiasDePlanes,
  listDistintos: listDiasDePlanesDistintos,
  comparar: async (db, dia) => ({ dia, ...(await readSumasDePlanes(db, dia)) }),
  avisar: (db, { nombrados: dias, cuantos, huella }) =>
    notificarRoles(db, ['admin'], {
      tipo: 'planesQueDifieren',
      variables: { dias, cuantos },
      enlace: '/admin/dashboards/suscripciones',
      hecho: `planes:${huella}`,
    }),
};
