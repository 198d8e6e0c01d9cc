import * as z from 'zod/mini';
import { acto, archivo, lectura, lista } from '../base/calls.ts';
import { LARGO_DE_MOTIVO, m, motivoOpcional, uuid } from '../base/campos.ts';
import { busqueda, Exportacion, exportacion, orden, Pagina } from '../base/paginas.ts';
import { roles } from '../base/roles.ts';
import { Hecho, Sesion } from './identidad.ts';
import { Usuario } from './perfil.ts';
import { UsuarioNuevo } from './usuarios.ts';

/**
 * `invitado` was made by an administrator and has not chosen a password yet; `sinConfirmar` signed up and has not proved the
 * address; `bloqueado` may not sign in, whatever else holds.
 */
export const estadosDeCuenta = ['activo', 'invitado', 'sinConfirmar', 'bloqueado'] as const;
export type EstadoDeCuenta = (typeof estadosDeCuenta)[number];

/** A user as the office sees them. */
export const Cuenta = z.object({
  ...Usuario.shape,
  estado: z.enum(estadosDeCuenta),
  /** Last activity of the user while signed in. */
  vistaEn: z.nullable(z.iso.datetime()),
  /** Number of open sessions. */
  sesiones: z.int(),
  /** Whether a code is asked for beside the password. */
  dosPasos: z.boolean(),
  /** It is to be erased, from when on, and what stopped that on its day, which only administrators read. */
  cierre: z.nullable(z.object({ cierraEn: z.iso.datetime(), detenidoPor: z.nullable(z.string()) })),
});
export type Cuenta = z.output<typeof Cuenta>;

export const ordenesDeCuentas = ['nombre', 'email', 'creado'] as const;

const filtros = {
  texto: busqueda,
  rol: z.optional(z.enum(roles, m('opcion'))),
  estado: z.optional(z.enum(estadosDeCuenta, m('opcion'))),
  orden: orden(ordenesDeCuentas),
};
const FiltrosDeCuentas = z.strictObject(filtros);
export type FiltrosDeCuentas = z.output<typeof FiltrosDeCuentas>;

const una = {
  access: 'admin',
  alcance: 'todos',
  params: z.strictObject({ idUsuario: uuid }),
  response: Cuenta,
} as const;

/** Users as the office keeps them, beside the calls of the specification. */
export const cuentas = {
  list: lista({
    path: '/private/cuentas',
    access: 'staff',
    summary: 'Usuarios de un rol o de todos, con el estado de su cuenta; de una notaría, sus clientes',
    query: z.strictObject({ ...Pagina, ...filtros }),
    response: z.array(Cuenta),
  }),
  export: archivo({
    ...exportacion,
    path: '/private/cuentas/exportacion',
    access: 'staff',
    summary: 'La lista de usuarios, filtrada y en orden, como CSV o XLSX',
    query: z.strictObject({ ...filtros, ...Exportacion }),
  }),
  read: lectura({
    ...una,
    path: '/private/cuentas/:idUsuario',
    access: 'staff',
    alcance: 'participante',
    acto: 'usuario.ver',
    summary: 'Un usuario con el estado de su cuenta',
  }),
  invite: acto('POST', {
    ...una,
    path: '/private/cuentas/:idUsuario/invitacion',
    acto: 'usuario.invitar',
    summary: 'Envía otra vez la invitación a quien todavía no eligió su contraseña',
  }),
  activate: acto('PUT', {
    ...una,
    path: '/private/cuentas/:idUsuario/activo',
    acto: 'usuario.activar',
    summary: 'Activa una cuenta, o la bloquea por un motivo y cierra todas sus sesiones',
    body: z
      .strictObject({ activo: z.boolean(m('opcion')), motivo: z.optional(motivoOpcional(LARGO_DE_MOTIVO)) })
      .check(z.refine(({ activo, motivo }) => activo || Boolean(motivo), { ...m('requerido'), path: ['motivo'] })),
  }),
  changeRol: acto('PUT', {
    ...una,
    path: '/private/cuentas/:idUsuario/rol',
    acto: 'usuario.cambiarRol',
    summary: 'Cambia el rol de un usuario y cierra sus sesiones; exige reingreso',
    body: z.strictObject({ IdRol: UsuarioNuevo.shape.IdRol }),
  }),
  sesiones: lectura({
    ...una,
    path: '/private/cuentas/:idUsuario/sesiones',
    acto: 'usuario.ver',
    summary: 'Dónde tiene la sesión abierta un usuario',
    response: z.array(Sesion),
  }),
  closeSesiones: acto('DELETE', {
    ...una,
    path: '/private/cuentas/:idUsuario/sesiones',
    acto: 'usuario.cerrarSesion',
    summary: 'Cierra todas las sesiones de un usuario',
    response: Hecho,
  }),
  removeDosPasos: acto('DELETE', {
    ...una,
    path: '/private/cuentas/:idUsuario/dos-pasos',
    acto: 'usuario.quitarDosPasos',
    summary: 'Deja de pedir el segundo paso a quien perdió su aplicación y sus códigos; exige reingreso',
  }),
  close: acto('POST', {
    ...una,
    path: '/private/cuentas/:idUsuario/cierre',
    acto: 'usuario.cerrarCuenta',
    summary: 'Bloquea la cuenta de alguien de la oficina y la borra en unos días; exige reingreso',
  }),
  closeSesion: acto('DELETE', {
    ...una,
    path: '/private/cuentas/:idUsuario/sesiones/:idSesion',
    acto: 'usuario.cerrarSesion',
    summary: 'Cierra una sesión de un usuario',
    params: z.strictObject({ idUsuario: uuid, idSesion: uuid }),
    response: Hecho,
  }),
};
