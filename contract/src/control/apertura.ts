import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante } from '../base/campos.ts';
import { DatosDeDemostracion } from './demostracion.ts';

/** The things an office needs before its first customer, in the order in which they are best done. */
export const puntosDeApertura = [
  'empresa',
  'fiscal',
  'horario',
  'catalogo',
  'notario',
  'certificadoNotario',
  'textosLegales',
  'cuenta',
  'pagos',
  'correo',
  'fel',
  'sello',
  'direccion',
  'dosPasos',
  'respaldo',
] as const;
export type PuntoDeApertura = (typeof puntosDeApertura)[number];

/** `dePrueba`: it works, and what it makes is worth nothing outside; `noConsta`: nobody can say from here. */
export const estadosDeRespaldo = ['completo', 'fallido'] as const;
export type EstadoDeRespaldo = (typeof estadosDeRespaldo)[number];
export const respaldosCompletos: readonly EstadoDeRespaldo[] = ['completo'];
export const respaldosFallidos: readonly EstadoDeRespaldo[] = ['fallido'];

export const estadosDeApertura = ['listo', 'falta', 'dePrueba', 'noConsta'] as const;
export type EstadoDeApertura = (typeof estadosDeApertura)[number];

export const ListoParaAbrir = z.object({
  puntos: z.array(
    z.object({
      que: z.enum(puntosDeApertura),
      estado: z.enum(estadosDeApertura),
      /** Fields of it that are still empty. */
      faltan: z.array(z.enum(['telefono', 'direccion', 'razonSocial', 'nit'])),
      /** How many there are of it, or how many lack it; null when it is not counted. */
      cuanto: z.nullable(z.int()),
      /** The screen where it is mended; null when the server's settings are. */
      enlace: z.nullable(z.string()),
    }),
  ),
  /** The backups that the product made; null when it made none. */
  respaldo: z.nullable(
    z.object({
      /** When the newest whole one was begun; null when none is. */
      hechoEn: z.nullable(instante),
      /** When one was last restored aside and found whole. */
      probadoEn: z.nullable(instante),
      /** When the last one failed, if none was made since. */
      fallidoEn: z.nullable(instante),
    }),
  ),
  /** The activity that may be emptied; null when there is none, and in production, where it never may. */
  demostracion: z.nullable(DatosDeDemostracion),
});
export type ListoParaAbrir = z.output<typeof ListoParaAbrir>;

export const apertura = {
  read: lectura({
    path: '/private/listo-para-abrir',
    access: 'admin',
    summary: 'Qué le falta a la oficina para abrir; no impide nada',
    response: ListoParaAbrir,
  }),
  empty: acto('POST', {
    path: '/private/demostracion/vaciar',
    access: 'admin',
    acto: 'demostracion.borrar',
    onlyDevelopment: true,
    summary:
      'Borra la actividad de la demostración, con la contraseña recién escrita; quedan el catálogo y los ajustes',
    response: DatosDeDemostracion,
  }),
};
