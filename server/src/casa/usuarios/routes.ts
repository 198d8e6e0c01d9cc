import { rolDeId, roles } from '@fedatario/contract/base';
import { ajustes, cambioDeCorreo, cuentas, HECHO, usuarios } from '@fedatario/contract/casa';
import { type Route, route, routeOutside } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { type Identity, leerCambioDeCorreo, pedirCambioDeCorreo } from '../identidad/identidad.ts';
import { guardarAjustes } from './ajustes/ajustes.ts';
import { terminarCambioDeCorreo } from './correo/correo.ts';
import {
  activarCuenta,
  cambiarRol,
  cerrarCuentaDePersonal,
  cerrarSesiones,
  invitarDeNuevo,
  leerCuenta,
  listarCuentas,
  listarSesiones,
  quitarSegundoPaso,
  type Salida,
} from './cuentas/cuentas.ts';
import { exportarCuentas } from './cuentas/exportacion.ts';
import { ponerFoto, quitarFoto } from './foto/foto.ts';
import { perfilPorCorreo, revelarIdentidad } from './perfil.ts';
import {
  actualizarInfo,
  actualizarPassword,
  alternarAtajo,
  crearUsuario,
  listarUsuarios,
  registrarse,
} from './usuarios.ts';

export function routes(identity: Identity, files: Files, salida: Salida): Route[] {
  return [
    routeOutside(usuarios.signUp, async (request) => {
      await registrarse(identity, request, request.body);
      return HECHO;
    }),
    route(usuarios.byEmail, (request) => perfilPorCorreo(request, request.params.email)),
    route(usuarios.identidad, (request) => revelarIdentidad(request, request.params.id)),
    route(usuarios.list, (request) => listarUsuarios(request, request.query, roles)),
    route(usuarios.listInternos, (request) => listarUsuarios(request, request.query, ['admin', 'notario'])),
    route(usuarios.listByRol, (request) => {
      const rol = rolDeId(request.query.IdRol);
      return listarUsuarios(request, request.query, rol ? [rol] : []);
    }),
    route(usuarios.create, (request) => crearUsuario(request, request.body)),
    route(usuarios.updateInfo, (request) => actualizarInfo(request, request.params.email, request.body)),
    routeOutside(usuarios.updatePassword, async (request) => {
      await actualizarPassword(identity, request, request.params.id, request.body);
      return HECHO;
    }),
    route(cambioDeCorreo.read, leerCambioDeCorreo),
    routeOutside(cambioDeCorreo.begin, (request) => pedirCambioDeCorreo(request, request.body.email)),
    routeOutside(cambioDeCorreo.finish, (request) => terminarCambioDeCorreo(identity, request, request.body)),
    routeOutside(usuarios.putFoto, (request) => ponerFoto(files, request, request.params.id, request.body)),
    routeOutside(usuarios.removeFoto, (request) => quitarFoto(request, request.params.id)),
    ...cuentaRoutes,
    route(cuentas.activate, (request) => activarCuenta(request, salida, request.params.idUsuario, request.body)),
    route(cuentas.changeRol, (request) => cambiarRol(request, salida, request.params.idUsuario, request.body.IdRol)),
    route(cuentas.close, (request) => cerrarCuentaDePersonal(request, salida, request.params.idUsuario)),
    route(usuarios.toggleShortcut, (request) => alternarAtajo(request, request.params.id, request.params.shortcut)),
    route(ajustes.save, (request) => guardarAjustes(request, request.params.id, request.body)),
  ];
}

const cuentaRoutes = [
  route(cuentas.list, (request) => listarCuentas(request, request.query)),
  route(cuentas.export, (request) => exportarCuentas(request, request.query)),
  route(cuentas.read, (request) => leerCuenta(request, request.params.idUsuario)),
  route(cuentas.invite, (request) => invitarDeNuevo(request, request.params.idUsuario)),
  route(cuentas.sesiones, (request) => listarSesiones(request, request.params.idUsuario)),
  route(cuentas.closeSesiones, async (request) => {
    await cerrarSesiones(request, request.params.idUsuario);
    return HECHO;
  }),
  route(cuentas.removeDosPasos, (request) => quitarSegundoPaso(request, request.params.idUsuario)),
  route(cuentas.closeSesion, async (request) => {
    await cerrarSesiones(request, request.params.idUsuario, request.params.idSesion);
    return HECHO;
  }),
];
