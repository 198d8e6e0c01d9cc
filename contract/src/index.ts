export { idPersonal, LARGO_DE_MOTIVO } from './campos.ts';
export { soloLinea } from './escrito.ts';

import { ajustes } from './ajustes.ts';
import { apertura } from './apertura.ts';
import { archivos } from './archivos.ts';
import { asignaciones } from './asignaciones.ts';
import { auditoria } from './auditoria.ts';
import { boletin } from './boletin.ts';
import { borradores } from './borradores.ts';
import { calendario } from './calendario.ts';
import { calificaciones } from './calificaciones.ts';
import { cambioDeCorreo } from './cambio-de-correo.ts';
import { carrito } from './carrito.ts';
import { catalogos, type NombreDeCatalogo } from './catalogos.ts';
import { certificados } from './certificados.ts';
import { codigos } from './codigos.ts';
import { comprobantes } from './comprobantes.ts';
import { consultas } from './consultas.ts';
import { conversacion } from './conversacion.ts';
import { correcciones } from './correcciones.ts';
import { correo } from './correo.ts';
import { cuentas } from './cuentas.ts';
import { deberes } from './deberes.ts';
import { documentos } from './documentos.ts';
import { dosPasos } from './dos-pasos.ts';
import { facturacion } from './facturacion.ts';
import { facturas } from './facturas.ts';
import { firmas } from './firmas.ts';
import { formasPago } from './formas-pago.ts';
import { identidad } from './identidad.ts';
import { informacionGeneral } from './informacion-general.ts';
import { libreta } from './libreta.ts';
import { marcas } from './marcas.ts';
import { minutas } from './minutas.ts';
import { notarios } from './notarios.ts';
import { notificaciones } from './notificaciones.ts';
import { panel } from './panel.ts';
import { preguntasFrecuentes } from './preguntas-frecuentes.ts';
import { privacidad } from './privacidad.ts';
import { productos } from './productos.ts';
import { protocolo } from './protocolo.ts';
import { reembolsos } from './reembolsos.ts';
import { registro } from './registro.ts';
import { reglasDeAcceso } from './reglas-de-acceso.ts';
import { requisitos } from './requisitos.ts';
import { respuestas } from './respuestas.ts';
import { suscripciones } from './suscripciones.ts';
import { textosLegales } from './textos-legales.ts';
import { tiposNotificacion } from './tipos-notificacion.ts';
import { tramites } from './tramites.ts';
import { usuarios } from './usuarios.ts';
import { ventas } from './ventas.ts';

export * from './actos.ts';
export * from './ajustes.ts';
export * from './ajustes-leidos.ts';
export * from './apertura.ts';
export * from './archivo.ts';
export * from './archivos.ts';
export * from './asignaciones.ts';
export * from './auditoria.ts';
export * from './boletin.ts';
export {
  BORRADORES_MAXIMOS,
  Borrador,
  BorradorAbierto,
  BorradorGuardado,
  BYTES_DE_RESPUESTAS,
  CAMBIOS_MAXIMOS,
  CambioDeRespuesta,
  ConflictoDeRespuesta,
  DIAS_PARA_RESTAURAR,
  GuardarRespuestas,
  Migracion,
  PuntoDeHistoria,
  type Respuestas,
} from './borrador.ts';
export * from './borrador-pasos.ts';
export * from './borradores.ts';
export * from './calendario.ts';
export * from './calificaciones.ts';
export * from './cambio-de-correo.ts';
export * from './carrito.ts';
export * from './catalogo.ts';
export * from './catalogos.ts';
export * from './certificados.ts';
export * from './codigo-verificacion.ts';
export * from './codigos.ts';
export * from './comprobantes.ts';
export * from './consultas.ts';
export * from './conversacion.ts';
export * from './correcciones.ts';
export * from './correo.ts';
export * from './cuentas.ts';
export * from './deberes.ts';
export * from './documentos.ts';
export * from './dos-pasos.ts';
export * from './ejercicio.ts';
export * from './endpoint.ts';
export * from './errors.ts';
export * from './factura.ts';
export * from './facturacion.ts';
export * from './facturas.ts';
export * from './firmas.ts';
export * from './formas-pago.ts';
export * from './formatos.ts';
export * from './identidad.ts';
export * from './idiomas.ts';
export * from './informacion-general.ts';
export * from './libreta.ts';
export * from './marca.ts';
export * from './marcas.ts';
export * from './materias.ts';
export * from './mensajes.ts';
export * from './minutas.ts';
export * from './notarios.ts';
export * from './notificaciones.ts';
export * from './paginas.ts';
export * from './panel.ts';
export * from './patrones.ts';
export * from './perfil.ts';
export * from './preguntas-frecuentes.ts';
export * from './privacidad.ts';
export * from './problema.ts';
export * from './productos.ts';
export * from './protocolo.ts';
export * from './reembolso.ts';
export * from './reembolsos.ts';
export * from './registro.ts';
export * from './reglas-de-acceso.ts';
export * from './requisito.ts';
export * from './requisitos.ts';
export * from './respuestas.ts';
export * from './roles.ts';
export * from './suscripciones.ts';
export * from './temas.ts';
export * from './textos-legales.ts';
export * from './tipos-notificacion.ts';
export * from './totales.ts';
export * from './tramite.ts';
export * from './tramite-filtros.ts';
export * from './tramite-plazos.ts';
export * from './tramites.ts';
export * from './uso.ts';
export * from './usuarios.ts';
export * from './ventas.ts';

type Catalogos = { readonly [N in NombreDeCatalogo]: (typeof catalogos)[N]['llamadas'] };

/** Every call, by noun. */
export const api = {
  identidad,
  dosPasos,
  cambioDeCorreo,
  reglasDeAcceso,
  usuarios,
  ajustes,
  informacionGeneral,
  calendario,
  textosLegales,
  correo,
  productos,
  protocolo,
  borradores,
  libreta,
  preguntasFrecuentes,
  boletin,
  carrito,
  codigos,
  consultas,
  facturas,
  facturacion,
  formasPago,
  reembolsos,
  registro,
  certificados,
  firmas,
  deberes,
  calificaciones,
  marcas,
  ventas,
  archivos,
  comprobantes,
  documentos,
  suscripciones,
  tramites,
  asignaciones,
  requisitos,
  respuestas,
  correcciones,
  conversacion,
  minutas,
  privacidad,
  notificaciones,
  tiposNotificacion,
  panel,
  apertura,
  auditoria,
  cuentas,
  ...(Object.fromEntries(Object.entries(catalogos).map(([nombre, { llamadas }]) => [nombre, llamadas])) as Catalogos),
  notarios,
};
