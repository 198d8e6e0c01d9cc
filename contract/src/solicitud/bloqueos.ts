import * as z from 'zod/mini';
import { acto } from '../base/calls.ts';
import { instante, momento, motivo, uuid } from '../base/campos.ts';

export const persona = z.object({ idUsuario: uuid, nombre: z.string() });

/** Time that the office keeps for itself. */
export const Bloqueo = z.object({
  idBloqueo: uuid,
  notario: persona,
  inicio: instante,
  fin: instante,
  motivo: z.string(),
});
export type Bloqueo = z.output<typeof Bloqueo>;

/** PARAM citas.diasDeBloqueo: days that kept hours last at most, and days from now within which they end. */
export const DIAS_DE_BLOQUEO = { dura: 366, hasta: 731 } as const;

export const BloqueoNuevo = z
  .strictObject({ idNotario: uuid, inicio: momento, fin: momento, motivo: motivo(200) })
  .check(
    z.refine(({ inicio, fin }) => Date.parse(inicio) < Date.parse(fin), { error: 'hastaAntesDeDesde', path: ['fin'] }),
  );
export type BloqueoNuevo = z.output<typeof BloqueoNuevo>;

export const bloqueos = {
  create: acto('POST', {
    path: '/private/citas/bloqueos',
    access: 'staff',
    acto: 'bloqueo.crear',
    summary: 'Aparta horas de un notario en las que nadie puede pedir cita',
    body: BloqueoNuevo,
    response: Bloqueo,
  }),
  remove: acto('DELETE', {
    path: '/private/citas/bloqueos/:idBloqueo',
    access: 'staff',
    alcance: 'participante',
    acto: 'bloqueo.borrar',
    summary: 'Devuelve las horas apartadas',
    params: z.strictObject({ idBloqueo: uuid }),
    response: z.null(),
  }),
};
