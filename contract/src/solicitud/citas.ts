import * as z from 'zod/mini';
import { acto, lectura, lista } from '../base/calls.ts';
import {
  instante,
  linea,
  m,
  momento,
  motivo,
  motivoOpcional,
  parrafoOpcional,
  revision,
  uuid,
} from '../base/campos.ts';
import { Pagina, periodoEnOrden } from '../base/paginas.ts';
import { modalidadesDeCita } from '../casa/notarios.ts';
import { persona } from './bloqueos.ts';
import { clasesDeCita, impedimentosCita, ladosDeCita } from './cita.ts';
import { accionesCita, estadosCita } from './estados-de-cita.ts';
import { filtrosDeLista } from './filtros-de-citas.ts';
import { EQUIPO_MAXIMO } from './limites-de-cita.ts';

const LARGO_DE_MOTIVO = 500;

const miembros = z.array(uuid).check(
  z.maxLength(EQUIPO_MAXIMO, m('demasiados')),
  z.refine((ids) => new Set(ids).size === ids.length, m('opcion')),
);

/** Comma-separated ids, as an address has them. */
const enDireccion = z.pipe(
  linea(EQUIPO_MAXIMO * 37),
  z.pipe(
    z.transform((ids: string) => ids.split(',')),
    miembros,
  ),
);

/** An office where people come, with the room of one appointment. */
export const LugarDeCita = z.object({
  idSede: uuid,
  nombre: z.string(),
  direccion: z.string(),
  indicaciones: z.string(),
  urlMapa: z.nullable(z.string()),
  sala: z.string(),
});
export type LugarDeCita = z.output<typeof LugarDeCita>;

export const Cita = z.object({
  idCita: uuid,
  clase: z.enum(clasesDeCita),
  modalidad: z.enum(modalidadesDeCita),
  estado: z.enum(estadosCita),
  inicio: instante,
  fin: instante,
  /** The IANA zone its hours are told in. */
  zona: z.string(),
  cliente: persona,
  notario: persona,
  /** It is ahead and its notary may not practise that day; only the office is told. */
  notarioImpedido: z.boolean(),
  /** Further members of the office who attend it. */
  equipo: z.array(persona),
  lugar: z.nullable(LugarDeCita),
  /** The address of a video call, around its hour; null at any other time. */
  enlace: z.nullable(z.string()),
  /** The number that is called, of an appointment by telephone; null when its customer wrote none. */
  telefono: z.nullable(z.string()),
  /** A unit of its customer's plan was taken for it. */
  deSuPlan: z.boolean(),
  tramite: z.nullable(z.object({ idSolicitud: uuid, numero: z.string(), nombre: z.string() })),
  /** Until when the time is kept; null once it was asked for. */
  retenidaHasta: z.nullable(instante),
  /** Written by the customer when asking for it. */
  notas: z.nullable(z.string()),
  /** Why it was moved, refused or cancelled last. */
  motivo: z.nullable(z.string()),
  /** A time that one side proposes; until the other accepts it, the agreed one stays. */
  propuesta: z.nullable(
    z.object({
      inicio: instante,
      fin: instante,
      /** The zone of the office that is proposed. */
      zona: z.string(),
      lugar: z.nullable(LugarDeCita),
      por: z.enum(ladosDeCita),
      motivo: z.nullable(z.string()),
      hasta: instante,
      /** An earlier hour that was freed, which is offered to a customer who waits for one. */
      deEspera: z.boolean(),
    }),
  ),
  /** Until when the office answers a customer who says that the notary did not come. */
  respuestaHasta: z.nullable(instante),
  revision: z.int(),
  /** The steps the caller may take, each with the impediment if it is not possible now. */
  acciones: z.array(z.object({ accion: z.enum(accionesCita), impedimento: z.nullable(z.enum(impedimentosCita)) })),
});
export type Cita = z.output<typeof Cita>;

/** A time that is free, and the notary with the fewest appointments among those who are free at it. */
export const HoraLibre = z.object({ inicio: instante, fin: instante, idNotario: uuid, libres: z.int() });
export type HoraLibre = z.output<typeof HoraLibre>;

export const HorasLibres = z.object({
  zona: z.string(),
  minutos: z.int(),
  horas: z.array(HoraLibre),
  /** The offices among which one may choose; none of what is not done in one. */
  sedes: z.array(z.object({ idSede: uuid, nombre: z.string(), direccion: z.string() })),
});
export type HorasLibres = z.output<typeof HorasLibres>;

const ordenes = {
  revision,
  motivo: motivoOpcional(LARGO_DE_MOTIVO),
};

/** Steps that say all with themselves and a reason. */
export const accionesSimplesDeCita = [
  'solicitar',
  'soltar',
  'confirmar',
  'rechazar',
  'cancelar',
  'aceptarCambio',
  'rechazarCambio',
  'retirarCambio',
  'realizar',
  'noVinoCliente',
  'noVinoNotario',
] as const;

export const OrdenDeCita = z.strictObject({
  ...ordenes,
  accion: z.enum(accionesSimplesDeCita, m('opcion')),
  /** Written by the customer for the notary; only of `solicitar`. */
  notas: z.optional(parrafoOpcional(1000)),
});
export type OrdenDeCita = z.output<typeof OrdenDeCita>;

const nuevaHora = { inicio: momento, idSede: z.nullable(uuid) };

export const CambioDeCita = z.strictObject({
  ...nuevaHora,
  revision,
  motivo: motivo(LARGO_DE_MOTIVO),
  /** Both sides agreed already, as on the telephone: only the office may say so. */
  acordado: z._default(z.boolean(m('opcion')), false),
  /** The notary who attends it from now on: of advice, and only with what was agreed. */
  idNotario: z.optional(uuid),
  /** One room of that office, by its place; the first that is free, if left out. Only the office chooses it. */
  sala: z.optional(z.int().check(z.minimum(0, m('opcion')), z.maximum(29, m('opcion')))),
});
export type CambioDeCita = z.output<typeof CambioDeCita>;

export const RetencionDeFirma = z.strictObject({ idSolicitud: uuid, ...nuevaHora });
export type RetencionDeFirma = z.output<typeof RetencionDeFirma>;

export const CitaDeOficina = z.strictObject({
  idUsuario: uuid,
  idNotario: uuid,
  modalidad: z.enum(modalidadesDeCita, m('opcion')),
  ...nuevaHora,
  notas: parrafoOpcional(1000),
  /** Further members of the office who attend it, and whose time it takes. */
  equipo: z._default(miembros, []),
});
export type CitaDeOficina = z.output<typeof CitaDeOficina>;

export const EquipoDeCita = z.strictObject({ revision, equipo: miembros });
export type EquipoDeCita = z.output<typeof EquipoDeCita>;

const una = {
  access: 'all',
  alcance: 'participante',
  params: z.strictObject({ idCita: uuid }),
  response: Cita,
} as const;

const ventana = { desde: momento, hasta: momento };

export const citas = {
  list: lista({
    path: '/private/citas',
    access: 'all',
    summary:
      'Citas de quien pregunta: de un cliente las suyas, de un notario las que atiende, de un administrador todas',
    query: z.strictObject({ ...Pagina, ...filtrosDeLista }).check(periodoEnOrden),
    response: z.array(Cita),
  }),
  horas: lectura({
    path: '/private/citas/horas',
    access: 'all',
    summary:
      'Horas libres entre dos instantes: para la firma de un trámite, para mover una cita, para una asesoría o, la oficina, de cualquiera',
    query: z
      .strictObject({
        ...ventana,
        idSolicitud: z.optional(uuid),
        idCita: z.optional(uuid),
        idNotario: z.optional(uuid),
        modalidad: z.optional(z.enum(modalidadesDeCita, m('opcion'))),
        idSede: z.optional(uuid),
        /** Members of the office who must be free too; only the office asks for them. */
        con: z.optional(enDireccion),
      })
      .check(periodoEnOrden),
    response: HorasLibres,
  }),
  read: lectura({ ...una, path: '/private/citas/:idCita', summary: 'Una cita' }),
  hold: acto('POST', {
    path: '/private/citas/retenciones',
    access: 'adminCliente',
    summary: 'Guarda unos minutos una hora para firmar un trámite propio; suelta la que guardaba antes',
    body: RetencionDeFirma,
    response: Cita,
  }),
  act: acto('POST', {
    ...una,
    path: '/private/citas/:idCita/acciones',
    summary: 'Da un paso de una cita: pedirla, confirmarla, rechazarla, cancelarla, contestar un cambio o cerrarla',
    body: OrdenDeCita,
  }),
  move: acto('POST', {
    ...una,
    path: '/private/citas/:idCita/cambio',
    summary:
      'Propone otra hora, que vale cuando la otra parte la acepta; o la cambia ya, si la oficina dice que se acordó',
    body: CambioDeCita,
  }),
  equipo: acto('PUT', {
    ...una,
    path: '/private/citas/:idCita/equipo',
    access: 'staff',
    acto: 'cita.cambiar',
    summary:
      'Dice quiénes más de la oficina asisten a una cita: su tiempo queda tomado, también el de la hora propuesta',
    body: EquipoDeCita,
  }),
};
