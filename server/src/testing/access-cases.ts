import { api } from '@fedatario/contract';
import { type Endpoint, nameOf } from '@fedatario/contract/base';
import { v7 as uuidv7 } from 'uuid';
import { casosDeDeberes } from '../acto/deberes/testing.ts';
import { casosDeFirmas } from '../acto/firmas/testing/firmas.ts';
import { casosDeMarcas } from '../acto/marcas/testing.ts';
import { casosDePapeles } from '../acto/papeles/testing.ts';
import { casosDeRegistro } from '../acto/registro/testing.ts';
import { createBorrador } from '../borrador/borradores/testing/borradores.ts';
import { createEntrada, PERSONA } from '../borrador/libreta/testing.ts';
import { casosDeArchivos } from '../casa/archivos/testing/access.ts';
import { PUNTO } from '../casa/archivos/testing/archivos.ts';
import { casosDeAuditoria } from '../casa/auditoria/testing.ts';
import { createLector } from '../casa/boletin/testing.ts';
import { casosDeCatalogos } from '../casa/catalogos/testing/access.ts';
import { casosDeFeedback } from '../casa/feedback/testing.ts';
import { openSesion } from '../casa/identidad/sesion/sesion.ts';
import { casosDeNotarios } from '../casa/notarios/testing/access.ts';
import { casosDeNotificaciones } from '../casa/notificaciones/testing.ts';
import { casosDeCuentas } from '../casa/usuarios/testing.ts';
import { createProducto } from '../catalogo/productos/testing.ts';
import { casosDeProductos } from '../catalogo/redacciones/testing/access.ts';
import { casosDeCompra } from '../compra/pagos/testing/access.ts';
import { casosDeReembolsos } from '../compra/reembolsos/testing/access.ts';
import { casosDePlanes } from '../compra/suscripciones/testing/planes.ts';
import { casosDeVentas } from '../compra/ventas/testing.ts';
import { casosDePrivacidad } from '../control/privacidad/testing.ts';
import { casosDeReportes } from '../control/reportes/testing/access.ts';
import type { Db } from '../db/db.ts';
import { casosDeCitas } from '../solicitud/citas/testing/citas.ts';
import { casosDeCalificaciones } from '../tramite/calificaciones/testing.ts';
import { casosDeConversacion } from '../tramite/conversacion/testing.ts';
import { casosDeCorrecciones } from '../tramite/correcciones/testing.ts';
import { casosDeEnlaces } from '../tramite/gestiones/testing/casos-de-gestor.ts';
import { casosDeGestiones } from '../tramite/gestiones/testing/gestiones.ts';
import { casosDeMinutas } from '../tramite/minutas/testing.ts';
import { casosDeTramites } from '../tramite/tramites/testing/tramites.ts';
import type { AccessCase } from './access-case.ts';
import { casosDeEmpresa } from './access-empresa.ts';
import { CLAVE, type CreatedUsuario } from './factories.ts';

const email = 'nadie@ejemplo.com';
const revision = async (db: Db, { idUsuario }: CreatedUsuario) => {
  const row = await db
    .selectFrom('usuarios')
    .select('revision')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirstOrThrow();
  return { revision: row.revision };
};
const id = {
  own: (_: Db, { idUsuario }: CreatedUsuario) => ({ id: idUsuario }),
  absent: { id: uuidv7() },
};
const byEmail = {
  own: (_: Db, owner: CreatedUsuario) => ({ email: owner.email }),
  absent: { email },
};

const borrador = (momento: Parameters<typeof createBorrador>[2], revision?: number, more: object = {}): AccessCase => ({
  own: async (db, owner) => ({ idBorrador: (await createBorrador(db, owner, momento)).idBorrador }),
  absent: { idBorrador: uuidv7() },
  ...(revision && { body: () => ({ revision, ...more }) }),
});

/** A reader who asked for the newsletter and has not confirmed it. */
const porConfirmar: AccessCase = {
  own: async (db) => ({ idBoletin: await createLector(db) }),
  absent: { idBoletin: uuidv7() },
};

const entrada: AccessCase = {
  own: async (db, owner) => ({ idEntrada: (await createEntrada(db, owner)).idEntrada }),
  absent: { idEntrada: uuidv7() },
};

/** One entry for each call of the contract: a call without one fails the test. */
export const accessCases: Record<string, AccessCase> = {
  [nameOf(api.identidad.confirm)]: { body: () => ({ email, codigo: '000000' }), status: 422 },
  [nameOf(api.identidad.resendCode)]: { body: () => ({ email: `${uuidv7()}@ejemplo.com` }) },
  [nameOf(api.identidad.signIn)]: { body: (_, owner) => ({ email: owner.email, password: CLAVE }) },
  [nameOf(api.identidad.refresh)]: { status: 401 },
  [nameOf(api.identidad.signOut)]: {},
  [nameOf(api.identidad.forgotPassword)]: { body: () => ({ email: `${uuidv7()}@ejemplo.com` }) },
  [nameOf(api.identidad.forgotPasswordSubmit)]: {
    body: () => ({ email, codigo: '000000', password: 'otra clave larga' }),
    status: 422,
  },
  [nameOf(api.identidad.listSesiones)]: {},
  [nameOf(api.identidad.closeSesion)]: {
    own: async (db, { idUsuario }) => {
      const now = new Date('2026-01-15T09:00:00Z');
      await openSesion(db, { idUsuario, userAgent: '', credential: null, now });
      const row = await db
        .selectFrom('sesiones')
        .select('idSesion')
        .where('idUsuario', '=', idUsuario)
        .orderBy('idSesion', 'desc')
        .executeTakeFirstOrThrow();
      return { idSesion: row.idSesion };
    },
    absent: { idSesion: uuidv7() },
  },
  [nameOf(api.identidad.closeOtherSesiones)]: {},
  [nameOf(api.identidad.signInAgain)]: { body: () => ({ password: CLAVE }) },
  [nameOf(api.identidad.reportIntrusion)]: {},
  [nameOf(api.usuarios.signUp)]: {
    body: () => ({
      nombreCompleto: 'Eva',
      email: `${uuidv7()}@ejemplo.com`,
      password: 'un gato azul',
      aceptaTerminos: true,
    }),
  },
  [nameOf(api.usuarios.byEmail)]: byEmail,
  [nameOf(api.usuarios.identidad)]: { ...id, body: () => ({ motivo: 'Para redactar su acta' }) },
  [nameOf(api.usuarios.list)]: {},
  [nameOf(api.consultas.list)]: {},
  [nameOf(api.usuarios.listInternos)]: {},
  [nameOf(api.usuarios.listByRol)]: { query: { IdRol: '2' } },
  [nameOf(api.usuarios.create)]: {
    body: () => ({ email: `${uuidv7()}@ejemplo.com`, nombreCompleto: 'Eva', IdRol: 2 }),
  },
  [nameOf(api.usuarios.updateInfo)]: { ...byEmail, body: revision },
  [nameOf(api.usuarios.updatePassword)]: {
    ...id,
    body: () => ({ passwordActual: CLAVE, passwordNueva: 'otra clave larga' }),
  },
  [nameOf(api.usuarios.putFoto)]: { ...id, body: () => PUNTO },
  [nameOf(api.usuarios.removeFoto)]: id,
  [nameOf(api.usuarios.toggleShortcut)]: {
    own: (_, { idUsuario }) => ({ id: idUsuario, shortcut: 'ventas' }),
    absent: { id: uuidv7(), shortcut: 'ventas' },
  },
  ...casosDeEmpresa,
  [nameOf(api.correo.buzon)]: {},
  [nameOf(api.productos.list)]: {},
  [nameOf(api.productos.suggest)]: { query: { texto: 'contrato' } },
  [nameOf(api.productos.read)]: {
    own: async (db) => ({ idProducto: (await createProducto(db)).idProducto }),
    absent: { idProducto: uuidv7() },
  },
  [nameOf(api.productos.categorias)]: {},
  [nameOf(api.productos.tags)]: {},
  [nameOf(api.borradores.create)]: {
    body: async (db) => ({ idProducto: (await createProducto(db)).idProducto }),
  },
  [nameOf(api.borradores.list)]: {},
  [nameOf(api.borradores.read)]: borrador('nuevo'),
  [nameOf(api.borradores.preview)]: borrador('nuevo'),
  [nameOf(api.borradores.save)]: borrador('nuevo', 1, { cambios: [{ clave: 'alfa', valor: 'dos' }] }),
  [nameOf(api.borradores.undo)]: borrador('escrito', 2),
  [nameOf(api.borradores.redo)]: borrador('deshecho', 3),
  [nameOf(api.borradores.history)]: borrador('escrito'),
  [nameOf(api.borradores.goBackTo)]: borrador('escrito', 2, { hasta: 1 }),
  [nameOf(api.borradores.rename)]: { ...borrador('nuevo'), body: () => ({ nombre: 'Otro nombre' }) },
  [nameOf(api.borradores.duplicate)]: borrador('nuevo'),
  [nameOf(api.borradores.discard)]: borrador('nuevo'),
  [nameOf(api.borradores.restore)]: borrador('descartado'),
  [nameOf(api.borradores.previewMigration)]: borrador('desactualizado'),
  [nameOf(api.borradores.migrate)]: borrador('desactualizado', 1),
  [nameOf(api.libreta.list)]: {},
  [nameOf(api.libreta.keep)]: {
    body: () => ({ tipo: 'persona', nombre: 'Luz', datos: PERSONA, documentoVence: null, consentimiento: true }),
  },
  [nameOf(api.libreta.read)]: entrada,
  [nameOf(api.libreta.edit)]: { ...entrada, body: () => ({ nombre: 'Otra', documentoVence: null, revision: 1 }) },
  [nameOf(api.libreta.forget)]: entrada,
  [nameOf(api.preguntasFrecuentes.list)]: {},
  [nameOf(api.boletin.subscribe)]: {
    body: (_, { email: own, idUsuario }) => ({
      nombre: 'Eva',
      email: own,
      idUsuario,
      activo: true,
      FSuscripcion: '2026-01-15T09:00:00Z',
    }),
  },
  [nameOf(api.boletin.list)]: {},
  [nameOf(api.boletin.readers)]: {},
  [nameOf(api.boletin.export)]: { query: { formato: 'csv' } },
  [nameOf(api.boletin.remove)]: porConfirmar,
  [nameOf(api.boletin.resend)]: porConfirmar,
  [nameOf(api.boletin.subscribeGuest)]: { body: () => ({ nombre: 'Eva', email: `${uuidv7()}@ejemplo.com` }) },
  [nameOf(api.boletin.confirm)]: { body: () => ({ token: 'nada' }), status: 422 },
  [nameOf(api.boletin.leave)]: { body: () => ({ token: 'nada' }), status: 422 },
  ...casosDeFeedback,
  ...casosDeCatalogos,
  ...casosDeProductos,
  ...casosDeCompra(id),
  ...casosDeReembolsos,
  ...casosDeReportes,
  ...casosDeVentas,
  ...casosDeArchivos,
  ...casosDeCitas,
  ...casosDeTramites,
  ...casosDeGestiones,
  ...casosDeEnlaces,
  ...casosDeMinutas,
  ...casosDeCorrecciones,
  ...casosDeConversacion,
  ...casosDeRegistro,
  ...casosDeFirmas,
  ...casosDeDeberes,
  ...casosDeCalificaciones,
  ...casosDeMarcas,
  ...casosDePapeles,
  ...casosDePlanes,
  [nameOf(api.suscripciones.ofUsuario)]: id,
  ...casosDeNotificaciones,
  ...casosDePrivacidad,
  ...casosDeAuditoria,
  ...casosDeCuentas,
  ...casosDeNotarios,
};

export const allEndpoints: readonly Endpoint[] = Object.values(api).flatMap((noun) => Object.values<Endpoint>(noun));
