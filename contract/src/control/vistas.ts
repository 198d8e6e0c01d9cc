import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { linea, m, revision, texto, uuid } from '../base/campos.ts';
import { Hecho } from '../casa/identidad.ts';
import { atajosDePeriodo } from './periodo.ts';
import { columnasDeReporte, esColumnaDe, esOrdenDe, type ReporteDeOficina, reportesDeOficina } from './reporte.ts';
import { Periodo } from './reportes.ts';

/** The period of a view: one that moves with the day on which it is looked at, or fixed days. */
const FiltrosDeVista = z.union([z.strictObject({ atajo: z.enum(atajosDePeriodo, m('opcion')) }), Periodo]);
export type FiltrosDeVista = z.output<typeof FiltrosDeVista>;

const contenido = {
  nombre: texto(60),
  filtros: FiltrosDeVista,
  /** Empty for the order that the report has by itself. */
  orden: linea(40),
  ocultas: z.array(linea(40)).check(z.maxLength(20, m('invalido'))),
  /** Seen by the whole office; only the administration shares. */
  compartida: z.boolean(),
};

/** A report as somebody left it. `propia` is the caller's; another's may be copied. */
export const VistaGuardada = z.object({
  idVista: uuid,
  lugar: z.enum(reportesDeOficina),
  ...contenido,
  deQuien: z.string(),
  propia: z.boolean(),
  revision: z.int(),
});
export type VistaGuardada = z.output<typeof VistaGuardada>;

export const VistaNueva = z.strictObject({ lugar: z.enum(reportesDeOficina, m('opcion')), ...contenido }).check(
  z.refine(({ lugar, orden }) => orden === '' || esOrdenDe(lugar, orden), { ...m('opcion'), path: ['orden'] }),
  z.refine(({ lugar, ocultas }) => ocultas.every((columna) => puedeOcultar(lugar, columna)), {
    ...m('opcion'),
    path: ['ocultas'],
  }),
);
export type VistaNueva = z.output<typeof VistaNueva>;

/** The first column names the row and is always seen. */
function puedeOcultar(reporte: ReporteDeOficina, columna: string): boolean {
  return esColumnaDe(reporte, columna) && columna !== columnasDeReporte[reporte][0];
}

const una = {
  access: 'staff',
  alcance: 'propioOAdmin',
  path: '/private/vistas/:idVista',
  params: z.strictObject({ idVista: uuid }),
} as const;

export const vistas = {
  list: lectura({
    path: '/private/vistas',
    access: 'staff',
    summary: 'Las vistas guardadas de un reporte: las propias y las que la administración comparte',
    query: z.strictObject({ lugar: z.enum(reportesDeOficina, m('opcion')) }),
    response: z.array(VistaGuardada),
  }),
  create: acto('POST', {
    path: '/private/vistas',
    access: 'staff',
    acto: 'vista.crear',
    summary: 'Guarda una vista de un reporte',
    body: VistaNueva,
    response: VistaGuardada,
  }),
  update: acto('PUT', {
    ...una,
    acto: 'vista.cambiar',
    summary: 'Cambia una vista guardada',
    body: z.strictObject({ ...contenido, revision }),
    response: VistaGuardada,
  }),
  remove: acto('DELETE', {
    ...una,
    acto: 'vista.borrar',
    summary: 'Borra una vista, y con ella sus envíos programados',
    response: Hecho,
  }),
};
