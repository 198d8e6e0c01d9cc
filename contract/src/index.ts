export { idPersonal, LARGO_DE_MOTIVO } from './base/campos.ts';
export { bastaComoMotivo, LETRAS_DE_MOTIVO, soloLinea } from './base/escrito.ts';

import { deberes } from './acto/deberes.ts';
import { documentos } from './acto/documentos.ts';
import { firmas } from './acto/firmas.ts';
import { marcas } from './acto/marcas.ts';
import { papeles } from './acto/papeles.ts';
import { protocolo } from './acto/protocolo.ts';
import { registro } from './acto/registro.ts';
import { borradores } from './borrador/borradores.ts';
import { libreta } from './borrador/libreta.ts';
import { ajustes } from './casa/ajustes.ts';
import { archivos } from './casa/archivos.ts';
import { auditoria } from './casa/auditoria.ts';
import { boletin } from './casa/boletin.ts';
import { calendario } from './casa/calendario.ts';
import { cambioDeCorreo } from './casa/cambio-de-correo.ts';
import { catalogos, type NombreDeCatalogo } from './casa/catalogos.ts';
import { certificados } from './casa/certificados.ts';
import { consultas } from './casa/consultas.ts';
import { correo } from './casa/correo.ts';
import { cuentas } from './casa/cuentas.ts';
import { dosPasos } from './casa/dos-pasos.ts';
import { enlacesDeGestor } from './casa/enlaces-de-gestor.ts';
import { feedback } from './casa/feedback.ts';
import { identidad } from './casa/identidad.ts';
import { informacionGeneral } from './casa/informacion-general.ts';
import { notarios } from './casa/notarios.ts';
import { notificaciones } from './casa/notificaciones.ts';
import { panel } from './casa/panel.ts';
import { preguntasFrecuentes } from './casa/preguntas-frecuentes.ts';
import { reglasDeAcceso } from './casa/reglas-de-acceso.ts';
import { textosLegales } from './casa/textos-legales.ts';
import { tiposNotificacion } from './casa/tipos-notificacion.ts';
import { usuarios } from './casa/usuarios.ts';
import { valoresDeLey } from './casa/valores-de-ley.ts';
import { archivosDeProducto } from './catalogo/archivos-de-producto.ts';
import { casosDeProducto } from './catalogo/casos-de-producto.ts';
import { clausulas } from './catalogo/clausulas.ts';
import { planes } from './catalogo/planes.ts';
import { productos } from './catalogo/productos.ts';
import { productosDeOficina } from './catalogo/productos-de-oficina.ts';
import { publicacionesDeProducto } from './catalogo/publicaciones-de-producto.ts';
import { redacciones } from './catalogo/redacciones.ts';
import { reglasDeCatalogo } from './catalogo/reglas-de-catalogo.ts';
import { textosDeProducto } from './catalogo/textos-de-producto.ts';
import { asesorias } from './compra/asesorias.ts';
import { cambiosDePlan } from './compra/cambios-de-plan.ts';
import { carrito } from './compra/carrito.ts';
import { codigos } from './compra/codigos.ts';
import { comprobantes } from './compra/comprobantes.ts';
import { facturacion } from './compra/facturacion.ts';
import { facturas } from './compra/facturas.ts';
import { formasPago } from './compra/formas-pago.ts';
import { notasDeCredito } from './compra/notas-de-credito.ts';
import { reembolsos } from './compra/reembolsos.ts';
import { suscripciones } from './compra/suscripciones.ts';
import { suscripcionesDeOficina } from './compra/suscripciones-de-oficina.ts';
import { ventas } from './compra/ventas.ts';
import {
  apertura,
  cobranza,
  plazos,
  privacidad,
  programaciones,
  reportes,
  tableros,
  vistas,
} from './control/control.ts';
import { agendaDeCitas } from './solicitud/agenda.ts';
import { bloqueos } from './solicitud/bloqueos.ts';
import { calendariosDeCitas } from './solicitud/calendarios-de-citas.ts';
import { citas } from './solicitud/citas.ts';
import { esperasDeCita } from './solicitud/esperas.ts';
import { reglasDeCitas } from './solicitud/reglas-de-citas.ts';
import { asignaciones } from './tramite/asignaciones.ts';
import { calificaciones } from './tramite/calificaciones.ts';
import { casosDeGestor, recados } from './tramite/casos-de-gestor.ts';
import { conversacion } from './tramite/conversacion.ts';
import { correcciones } from './tramite/correcciones.ts';
import { diligencias } from './tramite/diligencias.ts';
import { encargos } from './tramite/encargos.ts';
import { gestiones } from './tramite/gestiones.ts';
import { minutas } from './tramite/minutas.ts';
import { presencia } from './tramite/presencia.ts';
import { requisitos } from './tramite/requisitos.ts';
import { respuestas } from './tramite/respuestas.ts';
import { testimonios } from './tramite/testimonios.ts';
import { tramites } from './tramite/tramites.ts';

export * from './acto/codigo-verificacion.ts';
export * from './acto/deberes.ts';
export * from './acto/diferencias.ts';
export * from './acto/documentos.ts';
export * from './acto/firmas.ts';
export * from './acto/marcas.ts';
export * from './acto/papeles.ts';
export * from './acto/protocolo.ts';
export * from './acto/registro.ts';
export * from './base/actos.ts';
export * from './base/archivo.ts';
export * from './base/duracion.ts';
export * from './base/endpoint.ts';
export * from './base/errors.ts';
export * from './base/formatos.ts';
export * from './base/idiomas.ts';
export * from './base/materias.ts';
export * from './base/mensajes.ts';
export * from './base/paginas.ts';
export * from './base/patrones.ts';
export * from './base/problema.ts';
export * from './base/roles.ts';
export * from './base/temas.ts';
export * from './base/uso.ts';
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
} from './borrador/borrador.ts';
export * from './borrador/borrador-pasos.ts';
export * from './borrador/borradores.ts';
export * from './borrador/libreta.ts';
export * from './casa/ajustes.ts';
export * from './casa/ajustes-leidos.ts';
export * from './casa/archivos.ts';
export * from './casa/auditoria.ts';
export * from './casa/boletin.ts';
export * from './casa/calendario.ts';
export * from './casa/cambio-de-correo.ts';
export * from './casa/catalogo.ts';
export * from './casa/catalogos.ts';
export * from './casa/certificados.ts';
export * from './casa/consultas.ts';
export * from './casa/correo.ts';
export * from './casa/cuentas.ts';
export * from './casa/dos-pasos.ts';
export * from './casa/ejercicio.ts';
export * from './casa/feedback.ts';
export * from './casa/identidad.ts';
export * from './casa/informacion-general.ts';
export * from './casa/nombres.ts';
export * from './casa/notarios.ts';
export * from './casa/notificaciones.ts';
export * from './casa/panel.ts';
export * from './casa/perfil.ts';
export * from './casa/plantillas.ts';
export * from './casa/preguntas-frecuentes.ts';
export * from './casa/reglas-de-acceso.ts';
export * from './casa/textos-legales.ts';
export * from './casa/tipos-notificacion.ts';
export * from './casa/usuarios.ts';
export * from './casa/valores-de-ley.ts';
export * from './catalogo/oficina.ts';
export * from './compra/compra.ts';
export * from './control/control.ts';
export * from './solicitud/solicitud.ts';
export * from './tramite/formas.ts';

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
  valoresDeLey,
  textosLegales,
  correo,
  productos,
  papeles,
  protocolo,
  borradores,
  libreta,
  preguntasFrecuentes,
  boletin,
  feedback,
  carrito,
  productosDeOficina,
  redacciones,
  textosDeProducto,
  archivosDeProducto,
  casosDeProducto,
  publicacionesDeProducto,
  reglasDeCatalogo,
  clausulas,
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
  testimonios,
  marcas,
  ventas,
  notasDeCredito,
  archivos,
  comprobantes,
  documentos,
  planes,
  suscripciones,
  suscripcionesDeOficina,
  cambiosDePlan,
  asesorias,
  citas,
  agendaDeCitas,
  calendariosDeCitas,
  esperasDeCita,
  bloqueos,
  reglasDeCitas,
  presencia,
  tramites,
  asignaciones,
  requisitos,
  respuestas,
  correcciones,
  conversacion,
  casosDeGestor,
  diligencias,
  encargos,
  enlacesDeGestor,
  gestiones,
  recados,
  minutas,
  privacidad,
  notificaciones,
  tiposNotificacion,
  panel,
  apertura,
  cobranza,
  reportes,
  plazos,
  tableros,
  vistas,
  programaciones,
  auditoria,
  cuentas,
  ...(Object.fromEntries(Object.entries(catalogos).map(([nombre, { llamadas }]) => [nombre, llamadas])) as Catalogos),
  notarios,
};
