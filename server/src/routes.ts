import { routes as deberes } from './acto/deberes/routes.ts';
import { routes as documentos } from './acto/documentos/routes.ts';
import { routes as firmas } from './acto/firmas/routes.ts';
import { routes as marcas } from './acto/marcas/routes.ts';
import { routes as papeles } from './acto/papeles/routes.ts';
import { routes as protocolo } from './acto/protocolo/routes.ts';
import { routes as registro } from './acto/registro/routes.ts';
import { routes as borradores } from './borrador/borradores/routes.ts';
import { routes as libreta } from './borrador/libreta/routes.ts';
import { routes as archivos } from './casa/archivos/routes.ts';
import { routes as auditoria } from './casa/auditoria/routes.ts';
import { routes as lectores } from './casa/boletin/oficina/routes.ts';
import { routes as boletin } from './casa/boletin/routes.ts';
import { routes as calendario } from './casa/calendario/routes.ts';
import { routes as catalogos } from './casa/catalogos/routes.ts';
import { routes as certificados } from './casa/certificados/routes.ts';
import { routes as correo } from './casa/correo/routes.ts';
import { routes as enlacesGestor } from './casa/enlaces-gestor/routes.ts';
import { routes as feedback } from './casa/feedback/routes.ts';
import type { Identity } from './casa/identidad/identidad.ts';
import { routes as identidad } from './casa/identidad/routes.ts';
import { routes as informacionGeneral } from './casa/informacion-general/routes.ts';
import { routes as notarios } from './casa/notarios/routes.ts';
import { routes as notificaciones } from './casa/notificaciones/routes.ts';
import { routes as panel } from './casa/panel/routes.ts';
import { routes as preguntasFrecuentes } from './casa/preguntas-frecuentes/routes.ts';
import { routes as textosLegales } from './casa/textos-legales/routes.ts';
import { routes as usuarios } from './casa/usuarios/routes.ts';
import { routes as valoresDeLey } from './casa/valores-de-ley/routes.ts';
import { routes as clausulas } from './catalogo/clausulas/routes.ts';
import { routes as planes } from './catalogo/planes/routes.ts';
import { routes as productos, routesDeImagenes } from './catalogo/productos/routes.ts';
import { routes as archivosDeProducto } from './catalogo/redacciones/archivo/routes.ts';
import { routes as redacciones } from './catalogo/redacciones/routes.ts';
import { routes as asesorias } from './compra/asesorias/routes.ts';
import { routes as carrito } from './compra/carrito/routes.ts';
import { routes as codigos } from './compra/codigos/routes.ts';
import { routes as comprobantes } from './compra/comprobantes/routes.ts';
import { routes as facturas } from './compra/facturas/routes.ts';
import type { PaymentServices } from './compra/pagos/pagos.ts';
import { routes as pagos } from './compra/pagos/routes.ts';
import { routes as reembolsos } from './compra/reembolsos/routes.ts';
import { routes as suscripciones } from './compra/suscripciones/routes.ts';
import { routes as ventas } from './compra/ventas/routes.ts';
import type { Ambiente } from './control/apertura/apertura.ts';
import { routes as apertura } from './control/apertura/routes.ts';
import type { Servicios } from './control/cobranza/cobranza.ts';
import { routes as cobranza } from './control/cobranza/routes.ts';
import { routes as plazos } from './control/plazos/routes.ts';
import { cerrarDePersonal } from './control/privacidad/privacidad.ts';
import { routes as privacidad } from './control/privacidad/routes.ts';
import { routes as programaciones } from './control/programaciones/routes.ts';
import { routes as reportes } from './control/reportes/routes.ts';
import { routes as tableros } from './control/tableros/routes.ts';
import { routes as vistas } from './control/vistas/routes.ts';
import type { Route } from './http/route.ts';
import type { Files } from './services/files/files.ts';
import type { RenderPdf } from './services/pdf/pdf.ts';
import { dejarDeAtender } from './solicitud/citas/citas.ts';
import { routes as citas } from './solicitud/citas/routes.ts';
import { routes as calificaciones } from './tramite/calificaciones/routes.ts';
import { routes as conversacion } from './tramite/conversacion/routes.ts';
import { routes as correcciones } from './tramite/correcciones/routes.ts';
import { routes as expedientes } from './tramite/expedientes/routes.ts';
import { routes as gestiones } from './tramite/gestiones/routes.ts';
import { routes as presencia } from './tramite/presencia/routes.ts';
import { routes as tramites } from './tramite/tramites/routes.ts';

/** Default of a process that was given no external services. */
const AMBIENTE_DE_PRUEBA: Ambiente = {
  baseUrl: '',
  pagos: 'ninguno',
  correo: 'buzon',
  fel: 'pruebas',
  sello: 'desarrollo',
};

/** Everything outside that this process was started with, as the office reads it. */
export interface Fuera {
  readonly ambiente: Ambiente;
  readonly servicios: Servicios;
}

const FUERA_DE_PRUEBA: Fuera = {
  ambiente: AMBIENTE_DE_PRUEBA,
  servicios: {
    pagos: { proveedor: 'sandbox', modo: 'simulado', llaves: [] },
    facturas: { certificador: 'simulador', modo: 'simulado' },
  },
};

/** Every call of the product. */
export function allRoutes(
  identity: Identity,
  services: PaymentServices,
  renderPdf: RenderPdf,
  files: Files,
  { ambiente, servicios }: Fuera = FUERA_DE_PRUEBA,
): Route[] {
  return [
    ...identidad(identity),
    ...usuarios(identity, files, { dejarDeAtender, pedirBorrado: cerrarDePersonal }),
    ...informacionGeneral(files),
    ...routesDeImagenes(files),
    ...borradores(renderPdf),
    ...facturas(renderPdf, services.receptores),
    ...pagos(services),
    ...suscripciones(services),
    ...registro(renderPdf),
    ...protocolo(renderPdf),
    ...papeles(files, renderPdf),
    ...firmas(files, renderPdf),
    ...ventas(services, renderPdf),
    ...archivos(files),
    ...enlacesGestor(identity.baseUrl, files),
    ...documentos(files),
    ...tramites(renderPdf),
    ...expedientes,
    ...gestiones(identity.baseUrl),
    ...privacidad(files),
    ...apertura(ambiente),
    ...cobranza(servicios),
    ...reportes(renderPdf),
    ...plazos,
    ...tableros,
    ...vistas,
    ...programaciones,
    ...withoutServices,
  ];
}

/** Calls whose modules need nothing but the database. */
const withoutServices: readonly Route[] = [
  ...calendario,
  ...valoresDeLey,
  ...textosLegales,
  ...correo,
  ...planes,
  ...productos,
  ...redacciones,
  ...archivosDeProducto,
  ...clausulas,
  ...libreta,
  ...preguntasFrecuentes,
  ...boletin,
  ...lectores,
  ...feedback,
  ...asesorias,
  ...carrito,
  ...codigos,
  ...catalogos,
  ...reembolsos,
  ...certificados,
  ...comprobantes,
  ...deberes,
  ...citas,
  ...presencia,
  ...calificaciones,
  ...marcas,
  ...correcciones,
  ...conversacion,
  ...notificaciones,
  ...panel,
  ...auditoria,
  ...notarios,
];
