import * as z from 'zod/mini';
import { acto, lectura } from '../base/calls.ts';
import { instante, m, momento, uuid } from '../base/campos.ts';
import { modalidadesDeCita } from '../casa/notarios.ts';
import { persona } from './bloqueos.ts';
import { clasesDeCita } from './cita.ts';

/** PARAM citas.minutosDeOferta: minutes a freed hour is kept for whoever it was offered to. */
export const MINUTOS_DE_OFERTA = 60;

/**
 * The states of a wish: it waits, an hour is kept for whoever has it, they took an hour, they gave it up, or its days passed.
 */
export const estadosDeEspera = ['espera', 'ofrecida', 'cumplida', 'retirada', 'pasada'] as const;
export type EstadoDeEspera = (typeof estadosDeEspera)[number];
/** In these an hour may still come. */
export const esperasVivas: readonly EstadoDeEspera[] = ['espera', 'ofrecida'];
export const esperasOfrecidas: readonly EstadoDeEspera[] = ['ofrecida'];

/** A customer's wish for an hour that is not free. */
export const EsperaDeCita = z.object({
  idEspera: uuid,
  clase: z.enum(clasesDeCita),
  modalidad: z.enum(modalidadesDeCita),
  cliente: persona,
  /** Null: any suitable notary. */
  notario: z.nullable(persona),
  idSolicitud: z.nullable(uuid),
  desde: instante,
  hasta: instante,
  /** Until when an hour is kept for them; null while they wait. */
  ofrecidaHasta: z.nullable(instante),
  creadaEn: instante,
});
export type EsperaDeCita = z.output<typeof EsperaDeCita>;

const cuando = { desde: momento, hasta: momento, idSede: z.nullable(uuid) };
const enOrden = () =>
  z.refine<{ desde: string; hasta: string }>(({ desde, hasta }) => Date.parse(desde) < Date.parse(hasta), {
    ...m('hastaAntesDeDesde'),
    path: ['hasta'],
  });

export const EsperaDeFirma = z.strictObject({ ...cuando, idSolicitud: uuid }).check(enOrden());
export type EsperaDeFirma = z.output<typeof EsperaDeFirma>;

export const EsperaDeAsesoria = z
  .strictObject({ ...cuando, modalidad: z.enum(modalidadesDeCita, m('opcion')), idNotario: z.nullable(uuid) })
  .check(enOrden());
export type EsperaDeAsesoria = z.output<typeof EsperaDeAsesoria>;

export const esperasDeCita = {
  list: lectura({
    path: '/private/citas/esperas',
    access: 'all',
    summary:
      'Quienes esperan que se libere una hora, en su orden: de un cliente las suyas, de la oficina las que atiende',
    response: z.array(EsperaDeCita),
  }),
  create: acto('POST', {
    path: '/private/citas/esperas',
    access: 'adminCliente',
    summary: 'EsperaDeCita una hora para firmar un trámite propio: la primera que se libere se le ofrece',
    body: EsperaDeFirma,
    response: z.array(EsperaDeCita),
  }),
  remove: acto('DELETE', {
    path: '/private/citas/esperas/:idEspera',
    access: 'adminCliente',
    alcance: 'propio',
    params: z.strictObject({ idEspera: uuid }),
    summary: 'Deja de esperar; suelta la hora que se le ofrecía',
    response: z.array(EsperaDeCita),
  }),
};
