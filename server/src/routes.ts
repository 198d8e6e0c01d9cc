import type { Ambiente } from './apertura/apertura.ts';
import { routes as apertura } from './apertura/routes.ts';
import { routes as archivos } from './archivos/routes.ts';
import { routes as auditoria } from './auditoria/routes.ts';
import { routes as boletin } from './boletin/routes.ts';
import { routes as borradores } from './borradores/routes.ts';
import { routes as calendario } from './calendario/routes.ts';
import { routes as calificaciones } from './calificaciones/routes.ts';
import { routes as carrito } from './carrito/routes.ts';
import { routes as catalogos } from './catalogos/routes.ts';
import { routes as certificados } from './certificados/routes.ts';
import { routes as codigos } from './codigos/routes.ts';
import { routes as comprobantes } from './comprobantes/routes.ts';
import { routes as conversacion } from './conversacion/routes.ts';
import { routes as correcciones } from './correcciones/routes.ts';
import { routes as correo } from './correo/routes.ts';
import { routes as deberes } from './deberes/routes.ts';
import { routes as documentos } from './documentos/routes.ts';
import { routes as facturas } from './facturas/routes.ts';
import { routes as firmas } from './firmas/routes.ts';
import type { Route } from './http/route.ts';
import type { Identity } from './identidad/identidad.ts';
import { routes as identidad } from './identidad/routes.ts';
import { routes as informacionGeneral } from './informacion-general/routes.ts';
import { routes as libreta } from './libreta/routes.ts';
import { routes as marcas } from './marcas/routes.ts';
import { routes as notarios } from './notarios/routes.ts';
import { routes as notificaciones } from './notificaciones/routes.ts';
import type { Caja } from './pagos/pagos.ts';
import { routes as pagos } from './pagos/routes.ts';
import { routes as panel } from './panel/routes.ts';
import { routes as preguntasFrecuentes } from './preguntas-frecuentes/routes.ts';
import { cerrarDePersonal } from './privacidad/privacidad.ts';
import { routes as privacidad } from './privacidad/routes.ts';
import { routes as productos } from './productos/routes.ts';
import { routes as protocolo } from './protocolo/routes.ts';
import { routes as reembolsos } from './reembolsos/routes.ts';
import { routes as registro } from './registro/routes.ts';
import type { Files } from './services/files/files.ts';
import type { RenderPdf } from './services/pdf/pdf.ts';
import { routes as suscripciones } from './suscripciones/routes.ts';
import { routes as textosLegales } from './textos-legales/routes.ts';
import { routes as tramites } from './tramites/routes.ts';
import { routes as usuarios } from './usuarios/routes.ts';
import { routes as ventas } from './ventas/routes.ts';

/** Default of a process that was given no external services. */
const AMBIENTE_DE_PRUEBA: Ambiente = {
  baseUrl: '',
  pagos: 'ninguno',
  correo: 'buzon',
  fel: 'simulador',
  sello: 'desarrollo',
};

/** Every call of the product. */
export function allRoutes(
  identity: Identity,
  caja: Caja,
  renderPdf: RenderPdf,
  files: Files,
  ambiente: Ambiente = AMBIENTE_DE_PRUEBA,
): Route[] {
  return [
    ...identidad(identity),
    ...usuarios(identity, files, cerrarDePersonal),
    ...informacionGeneral(files),
    ...calendario,
    ...textosLegales,
    ...correo,
    ...productos,
    ...borradores(renderPdf),
    ...libreta,
    ...preguntasFrecuentes,
    ...boletin,
    ...carrito,
    ...codigos,
    ...catalogos,
    ...facturas(renderPdf),
    ...pagos(caja),
    ...reembolsos,
    ...registro(renderPdf),
    ...certificados,
    ...protocolo,
    ...firmas(files),
    ...ventas(caja, renderPdf),
    ...archivos(files),
    ...comprobantes,
    ...deberes,
    ...calificaciones,
    ...marcas,
    ...documentos(files),
    ...suscripciones,
    ...tramites(renderPdf),
    ...correcciones,
    ...conversacion,
    ...privacidad(files),
    ...notificaciones,
    ...panel,
    ...apertura(ambiente),
    ...auditoria,
    ...notarios,
  ];
}
