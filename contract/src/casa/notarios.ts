import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import {
  correo,
  dia,
  enlaceDeCalendario,
  entero,
  imprimible,
  m,
  motivoOpcional,
  revision,
  texto,
  textoOpcional,
  uuid,
} from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { excepcionesDeHorario, horarioSemanal } from './calendario.ts';
import { impedimentos } from './ejercicio.ts';

/** The average of the ratings customers gave a notary, and how many there are. */
export const Promedio = z.object({ promedio: z.number(), cuantas: z.int() });
export type Promedio = z.output<typeof Promedio>;

export const modalidadesDeCita = ['presencial', 'videollamada', 'telefono'] as const;
export type ModalidadDeCita = (typeof modalidadesDeCita)[number];

const distintos = (list: readonly string[]) => new Set(list).size === list.length;

const campos = {
  colegiado: z.string(m('requerido')).check(z.trim(), z.regex(/^\d{1,6}$/, m('digitos'))),
  titulo: texto(80).check(imprimible),
  especialidades: z
    .array(uuid, m('opcion'))
    .check(z.maxLength(50, m('demasiados')), z.refine(distintos, m('repetido'))),
  horario: horarioSemanal,
  excepciones: excepcionesDeHorario,
  minutosCita: entero('minutosCita', 10, 240),
  modalidades: z
    .array(z.enum(modalidadesDeCita, m('opcion')), m('requerido'))
    .check(z.minLength(1, m('requerido')), z.refine(distintos, m('repetido'))),
  cargaMaxima: entero('cargaMaxima', 1, 500),
  /** ICS address of the notary's private calendar, whose busy times block hours. */
  calendarioUrl: enlaceDeCalendario,
  activo: z.boolean(m('opcion')),
  solventeHasta: dia,
  inhabilitadoDesde: z.nullable(dia),
  inhabilitadoHasta: z.nullable(dia),
  inhabilitadoPor: motivoOpcional(300),
};
const base = z.strictObject(campos);
type Escrito = z.output<typeof base>;

/** Looked at once its fields can be read. */
const cuandoSeLee = {
  when: ({ issues }: { issues: readonly { path?: PropertyKey[] | undefined }[] }) =>
    !issues.some(({ path }) => String(path?.[0]).startsWith('inhabilitado')),
};
const reglas = [
  z.refine<Escrito>(
    ({ inhabilitadoDesde, inhabilitadoPor }) => inhabilitadoDesde === null || inhabilitadoPor !== null,
    {
      error: 'requerido',
      path: ['inhabilitadoPor'],
      ...cuandoSeLee,
    },
  ),
  z.refine<Escrito>(
    ({ inhabilitadoDesde: desde, inhabilitadoHasta, inhabilitadoPor }) =>
      desde !== null || (inhabilitadoHasta === null && inhabilitadoPor === null),
    { error: 'requerido', path: ['inhabilitadoDesde'], ...cuandoSeLee },
  ),
  z.refine<Escrito>(
    ({ inhabilitadoDesde: desde, inhabilitadoHasta: hasta }) => desde === null || hasta === null || desde <= hasta,
    { error: 'hastaAntesDeDesde', path: ['inhabilitadoHasta'], ...cuandoSeLee },
  ),
] as const;

/** A profile for a person who already has the role or, without `idUsuario`, for one who is invited to it. */
export const NotarioNuevo = z
  .strictObject({
    ...campos,
    idUsuario: z.nullable(uuid),
    nombreCompleto: textoOpcional(120),
    email: z.nullable(correo),
  })
  .check(
    ...reglas,
    z.refine(({ idUsuario, nombreCompleto }) => idUsuario !== null || nombreCompleto !== null, {
      error: 'requerido',
      path: ['nombreCompleto'],
    }),
    z.refine(({ idUsuario, email }) => idUsuario !== null || email !== null, { error: 'requerido', path: ['email'] }),
  );
export type NotarioNuevo = z.output<typeof NotarioNuevo>;
export const CambioDeNotario = z.strictObject({ ...campos, revision }).check(...reglas);
export type CambioDeNotario = z.output<typeof CambioDeNotario>;

export const Notario = z.object({
  idUsuario: uuid,
  nombreCompleto: z.string(),
  email: z.string(),
  cuentaActiva: z.boolean(),
  confirmado: z.boolean(),
  ...campos,
  inhabilitadoPor: z.nullable(z.string()),
  /** The impediment of today; null when the notary may practise. */
  impedimento: z.nullable(z.enum(impedimentos)),
  /** Number of unfinished trámites assigned to the notary. */
  carga: z.int(),
  /** The average of the notary's ratings; null before the first one. */
  calificacion: z.nullable(Promedio),
  revision: z.int(),
});
export type Notario = z.output<typeof Notario>;

/** Options of the form for a new notary: people with the role but without a profile, and the specialities. */
export const OpcionesDeNotario = z.object({
  usuarios: z.array(z.object({ idUsuario: uuid, nombreCompleto: z.string(), email: z.string() })),
  especialidades: z.array(z.object({ id: uuid, nombre: z.string() })),
});
export type OpcionesDeNotario = z.output<typeof OpcionesDeNotario>;

export const ordenesDeNotarios = ['nombre', 'colegiado', 'solvencia', 'carga'] as const;
export const ejercicios = ['ejerce', 'noEjerce'] as const;

const filtros = {
  texto: busqueda,
  ejercicio: z.optional(z.enum(ejercicios, m('opcion'))),
  especialidad: z.optional(uuid),
  orden: orden(ordenesDeNotarios),
};
const FiltrosDeNotarios = z.strictObject(filtros);
export type FiltrosDeNotarios = z.output<typeof FiltrosDeNotarios>;

const uno = {
  path: '/private/notarios/:idUsuario',
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idUsuario: uuid }),
  response: Notario,
} as const;

export const notarios = {
  list: lista({
    path: '/private/notarios',
    access: 'admin',
    summary: 'Notarios con su ejercicio y su carga',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(Notario),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/notarios/exportacion',
    access: 'admin',
    summary: 'La lista de notarios, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  opciones: lectura({
    path: '/private/notarios/opciones',
    access: 'admin',
    summary: 'Usuarios de rol notario sin perfil, y las especialidades que hay',
    response: OpcionesDeNotario,
  }),
  create: acto('POST', {
    path: '/private/notarios',
    access: 'admin',
    acto: 'notario.crear',
    summary: 'Da un perfil a un usuario de rol notario, o invita a quien lo será',
    body: NotarioNuevo,
    response: Notario,
  }),
  read: lectura({ ...uno, summary: 'Un notario con su perfil' }),
  update: acto('PUT', {
    ...uno,
    acto: 'notario.cambiar',
    summary: 'Cambia el perfil; si otra persona lo cambió antes, 409 con el perfil como está',
    body: CambioDeNotario,
  }),
  activate: acto('PUT', {
    ...uno,
    path: '/private/notarios/:idUsuario/activo',
    acto: 'notario.activar',
    summary: 'Lo activa o lo desactiva; desactivado no recibe trámites',
    body: z.strictObject({ activo: z.boolean(m('opcion')) }),
  }),
};
