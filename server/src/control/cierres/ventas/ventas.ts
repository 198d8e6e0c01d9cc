import type { DiferenciaDeDia, SumasDeDia } from '@fedatario/contract/control';
import { notificarRoles } from '../../../casa/notificaciones/notificaciones.ts';
import type { Guardado } from '../dia/cierre.ts';
import { findPrimerDiaDeVentas, insertDias, listDiferencias, readSumasDeDia } from './queries.ts';

/** The sums of sales. */
export const ventas: Guardado<DiferenciaDeDia> = {
  cierre: 'cierre_de_ventas',
  tablas: ['ventas_por_dia', 'productos_por_dia'],
  promesa: 'lo que se guarda de las ventas de cada día es la suma de sus facturas y notas de crédito',
  findPrimerDia: findPrimerDiaDeVentas,
  insertDias,
  listDistintos: listDiferencias,
  comparar: async (db, dia) => {
    const { guardado, filas } = await readSumasDeDia(db, dia);
    return { dia, guardado: enNumeros(guardado), filas: enNumeros(filas) };
  },
  avisar: (db, { nombrados: dias, cuantos, huella }) =>
    notificarRoles(db, ['admin'], {
      tipo: 'sumasQueDifieren',
      variables: { dias, cuantos },
      enlace: '/admin/dashboards/venta',
      hecho: `sumas:${huella}`,
    }),
};

function enNumeros(sumas: Readonly<Record<keyof SumasDeDia, string>>): SumasDeDia {
  const { pedidos, ingresos, devuelto, vendidos, cobrado } = sumas;
  return {
    pedidos: Number(pedidos),
    ingresos: Number(ingresos),
    devuelto: Number(devuelto),
    vendidos: Number(vendidos),
    cobrado: Number(cobrado),
  };
}
