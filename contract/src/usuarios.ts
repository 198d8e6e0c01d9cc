import * as z from 'zod/mini';
import { FormaDeAjustes } from './ajustes.ts';
import {
  clave,
  claveActual,
  correo,
  fecha,
  idPersonal,
  linea,
  nit,
  nombreDeUsuario,
  revision,
  telefono,
  textoOpcional,
  uuid,
} from './campos.ts';
import { MotivoDeConsulta } from './consultas.ts';
import { endpoint } from './endpoint.ts';
import { Hecho, Registro } from './identidad.ts';
import { idiomas } from './idiomas.ts';
import type { ClaveMensaje } from './mensajes.ts';
import { Pagina } from './paginas.ts';
import { roles } from './roles.ts';

export const tiposDocumento = ['dpi', 'pasaporte'] as const;
export type TipoDocumento = (typeof tiposDocumento)[number];

/** `IdRol` of the specification is the position of the role's name, from 1. */
export const RolDeUsuario = z.object({ idRol: z.int(), nombre: z.enum(roles) });

/** A user in a list of the back office. */
export const Usuario = z.object({
  idUsuario: uuid,
  email: z.string(),
  nombreCompleto: z.string(),
  rol: RolDeUsuario,
  urlImagen: z.nullable(z.string()),
  activo: z.boolean(),
  confirmado: z.boolean(),
  creadoEn: z.iso.datetime(),
});
export type Usuario = z.output<typeof Usuario>;

/** The profile of the specification, section 3; `shortcuts` are ids of navigation items separated by commas. */
export const Perfil = z.object({
  ...Usuario.shape,
  shortcuts: z.string(),
  telefono: z.nullable(z.string()),
  tipoDocumento: z.nullable(z.enum(tiposDocumento)),
  numeroDocumento: z.nullable(z.string()),
  nit: z.nullable(z.string()),
  fechaNacimiento: z.nullable(z.string()),
  direccion: z.nullable(z.string()),
  idioma: z.enum(idiomas),
  zonaHoraria: z.string(),
  /** Null until she chooses any. */
  ajustes: z.nullable(FormaDeAjustes),
  revision: z.int(),
});
export type Perfil = z.output<typeof Perfil>;

const error = (clave: ClaveMensaje) => ({ error: clave });

/** What a person may change of a profile. A field left out keeps its value; an empty one is cleared. */
export const CambioDePerfil = z
  .strictObject({
    nombreCompleto: z.optional(nombreDeUsuario()),
    telefono: z.optional(telefono),
    tipoDocumento: z.optional(z.nullable(z.enum(tiposDocumento, error('opcion')))),
    numeroDocumento: z.optional(textoOpcional(20)),
    nit: z.optional(nit),
    fechaNacimiento: z.optional(fecha),
    direccion: z.optional(textoOpcional(200)),
    idioma: z.optional(z.enum(idiomas, error('opcion'))),
    zonaHoraria: z.optional(linea(60).check(z.refine(esZonaHoraria, error('opcion')))),
    revision,
  })
  .check(z.refine(documentoConTipo, { error: 'documentoSinTipo', path: ['tipoDocumento'] }))
  .check(z.refine(dpiValido, { error: 'cui', path: ['numeroDocumento'] }))
  .check(z.refine(pasaporteValido, { error: 'documento', path: ['numeroDocumento'] }));
export type CambioDePerfil = z.output<typeof CambioDePerfil>;

export const Identidad = z.object({
  tipoDocumento: Perfil.shape.tipoDocumento,
  numeroDocumento: Perfil.shape.numeroDocumento,
});
export type Identidad = z.output<typeof Identidad>;

export const CambioDeClave = z.strictObject({ passwordActual: claveActual, passwordNueva: clave });

/** A user made by an administrator, who is invited by e-mail to choose a password. */
export const UsuarioNuevo = z.strictObject({
  email: correo,
  nombreCompleto: nombreDeUsuario(),
  IdRol: z.coerce
    .number(error('opcion'))
    .check(z.int(), z.minimum(1, error('opcion')), z.maximum(roles.length, error('opcion'))),
});

const id = z.strictObject({ id: uuid });
const porCorreo = z.strictObject({ email: correo });

export const usuarios = {
  signUp: endpoint({
    method: 'POST',
    path: '/public/usuario/registrarse',
    access: 'public',
    guarded: true,
    summary: 'Abre una cuenta y su usuario; envía un código al correo',
    body: Registro,
    response: Hecho,
  }),
  byEmail: endpoint({
    method: 'GET',
    path: '/private/usuario/email/:email',
    acto: 'usuario.ver',
    access: 'all',
    alcance: 'participante',
    summary: 'Perfil de un usuario por su correo; de otra persona, con su número de identidad oculto',
    params: porCorreo,
    response: Perfil,
  }),
  identidad: endpoint({
    method: 'POST',
    path: '/private/usuario/:id/identidad',
    acto: 'identidad.ver',
    access: 'staff',
    alcance: 'participante',
    writesNothing: true,
    summary:
      'El número de identidad de otra persona, para quien dice por qué lo necesita; queda registrado y su dueña lo ve',
    params: id,
    body: MotivoDeConsulta,
    response: Identidad,
  }),
  list: endpoint({
    method: 'GET',
    path: '/private/usuario',
    access: 'staff',
    summary: 'Todos los usuarios; de una notaría, sus clientes',
    query: z.strictObject(Pagina),
    paged: true,
    response: z.array(Usuario),
  }),
  listInternos: endpoint({
    method: 'GET',
    path: '/private/usuario/internos',
    access: 'staff',
    summary: 'Usuarios internos: administradores y notarios',
    query: z.strictObject(Pagina),
    paged: true,
    response: z.array(Usuario),
  }),
  listByRol: endpoint({
    method: 'GET',
    path: '/private/usuario/rol',
    access: 'staff',
    summary: 'Usuarios de un rol',
    query: z.strictObject({ ...Pagina, IdRol: UsuarioNuevo.shape.IdRol }),
    paged: true,
    response: z.array(Usuario),
  }),
  create: endpoint({
    method: 'POST',
    path: '/private/usuario',
    acto: 'usuario.crear',
    access: 'admin',
    summary: 'Crea un usuario y le invita por correo a elegir su contraseña',
    body: UsuarioNuevo,
    response: Usuario,
  }),
  updateInfo: endpoint({
    method: 'POST',
    path: '/private/usuario/:email/actualizarInfo',
    acto: 'usuario.cambiar',
    access: 'all',
    alcance: 'propioOAdmin',
    summary: 'Cambia los datos de un perfil',
    params: porCorreo,
    body: CambioDePerfil,
    response: Perfil,
  }),
  updatePassword: endpoint({
    method: 'POST',
    path: '/private/usuario/:id/actualizarPassword',
    access: 'all',
    alcance: 'propio',
    summary: 'Cambia la contraseña propia y cierra las demás sesiones',
    params: id,
    body: CambioDeClave,
    response: Hecho,
  }),
  toggleShortcut: endpoint({
    method: 'POST',
    path: '/private/usuario/:id/shortcuts/:shortcut',
    access: 'all',
    alcance: 'propio',
    summary: 'Añade un atajo, o lo quita si ya estaba',
    params: z.strictObject({ id: uuid, shortcut: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, error('invalido'))) }),
    response: z.object({ shortcuts: z.string() }),
  }),
};

type Documento = { tipoDocumento?: TipoDocumento | null | undefined; numeroDocumento?: string | null | undefined };

function documentoConTipo({ tipoDocumento, numeroDocumento }: Documento): boolean {
  return !numeroDocumento || Boolean(tipoDocumento);
}

function dpiValido({ tipoDocumento, numeroDocumento }: Documento): boolean {
  return tipoDocumento !== 'dpi' || !numeroDocumento || idPersonal(numeroDocumento) !== undefined;
}

function pasaporteValido({ tipoDocumento, numeroDocumento }: Documento): boolean {
  return tipoDocumento !== 'pasaporte' || !numeroDocumento || /^[A-Za-z0-9]{5,20}$/.test(numeroDocumento);
}

function esZonaHoraria(nombre: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: nombre }));
  } catch {
    return false;
  }
}
