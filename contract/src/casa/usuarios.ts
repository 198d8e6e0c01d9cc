import * as z from 'zod/mini';
import { Contenido } from '../base/archivo.ts';
import { acto, lectura, lista } from '../base/calls.ts';
import { clave, claveActual, correo, nombreDeUsuario, uuid } from '../base/campos.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';
import { Pagina } from '../base/paginas.ts';
import { roles } from '../base/roles.ts';
import { MotivoDeConsulta } from './consultas.ts';
import { Hecho, Registro } from './identidad.ts';
import { BYTES_POR_FOTO, CambioDePerfil, FotoDePerfil, Identidad, Perfil, Usuario } from './perfil.ts';

const error = (clave: ClaveMensaje) => ({ error: clave });

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
const foto = {
  path: '/private/usuario/:id/foto',
  access: 'all',
  alcance: 'propio',
  params: id,
  response: FotoDePerfil,
} as const;
const porCorreo = z.strictObject({ email: correo });

export const usuarios = {
  signUp: acto('POST', {
    path: '/public/usuario/registrarse',
    access: 'public',
    guarded: true,
    summary: 'Abre una cuenta y su usuario; envía un código al correo',
    body: Registro,
    response: Hecho,
  }),
  byEmail: lectura({
    path: '/private/usuario/email/:email',
    acto: 'usuario.ver',
    access: 'all',
    alcance: 'participante',
    summary: 'Perfil de un usuario por su correo; de otra persona, con su número de identidad oculto',
    params: porCorreo,
    response: Perfil,
  }),
  identidad: acto('POST', {
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
  list: lista({
    path: '/private/usuario',
    access: 'staff',
    summary: 'Todos los usuarios; de una notaría, sus clientes',
    query: z.strictObject(Pagina),
    response: z.array(Usuario),
  }),
  listInternos: lista({
    path: '/private/usuario/internos',
    access: 'staff',
    summary: 'Usuarios internos: administradores y notarios',
    query: z.strictObject(Pagina),
    response: z.array(Usuario),
  }),
  listByRol: lista({
    path: '/private/usuario/rol',
    access: 'staff',
    summary: 'Usuarios de un rol',
    query: z.strictObject({ ...Pagina, IdRol: UsuarioNuevo.shape.IdRol }),
    response: z.array(Usuario),
  }),
  create: acto('POST', {
    path: '/private/usuario',
    acto: 'usuario.crear',
    access: 'admin',
    summary: 'Crea un usuario y le invita por correo a elegir su contraseña',
    body: UsuarioNuevo,
    response: Usuario,
  }),
  updateInfo: acto('POST', {
    path: '/private/usuario/:email/actualizarInfo',
    acto: 'usuario.cambiar',
    access: 'all',
    alcance: 'propioOAdmin',
    summary: 'Cambia los datos de un perfil',
    params: porCorreo,
    body: CambioDePerfil,
    response: Perfil,
  }),
  updatePassword: acto('POST', {
    path: '/private/usuario/:id/actualizarPassword',
    access: 'all',
    alcance: 'propio',
    summary: 'Cambia la contraseña propia y cierra las demás sesiones',
    params: id,
    body: CambioDeClave,
    response: Hecho,
  }),
  putFoto: acto('PUT', {
    ...foto,
    costly: true,
    summary:
      'Pone la fotografía propia, o cambia la que había: JPG, PNG, WebP o HEIC; se guarda cuadrada y sin sus metadatos',
    receives: { maximo: BYTES_POR_FOTO },
    body: Contenido,
  }),
  removeFoto: acto('DELETE', { ...foto, summary: 'Quita la fotografía propia y borra su archivo' }),
  toggleShortcut: acto('POST', {
    path: '/private/usuario/:id/shortcuts/:shortcut',
    access: 'all',
    alcance: 'propio',
    summary: 'Añade un atajo, o lo quita si ya estaba',
    params: z.strictObject({ id: uuid, shortcut: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/, error('invalido'))) }),
    response: z.object({ shortcuts: z.string() }),
  }),
};
