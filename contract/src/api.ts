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
import { apertura } from './control/apertura.ts';
import { cobranza } from './control/cobranza.ts';
import { plazos } from './control/plazos.ts';
import { privacidad } from './control/privacidad.ts';
import { programaciones } from './control/programaciones.ts';
import { reportes } from './control/reportes.ts';
import { tableros } from './control/tableros.ts';
import { vistas } from './control/vistas.ts';
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
  cobranza,
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
