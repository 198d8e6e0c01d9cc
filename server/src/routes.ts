import { routes as boletin } from './boletin/routes.ts';
import { routes as borradores } from './borradores/routes.ts';
import { routes as carrito } from './carrito/routes.ts';
import { routes as correo } from './correo/routes.ts';
import type { Route } from './http/route.ts';
import type { Identity } from './identidad/identidad.ts';
import { routes as identidad } from './identidad/routes.ts';
import { routes as informacionGeneral } from './informacion-general/routes.ts';
import { routes as libreta } from './libreta/routes.ts';
import { routes as preguntasFrecuentes } from './preguntas-frecuentes/routes.ts';
import { routes as productos } from './productos/routes.ts';
import { routes as suscripciones } from './suscripciones/routes.ts';
import { routes as usuarios } from './usuarios/routes.ts';

/** Every call of the product. */
export function allRoutes(identity: Identity): Route[] {
  return [
    ...identidad(identity),
    ...usuarios(identity),
    ...informacionGeneral,
    ...correo,
    ...productos,
    ...borradores,
    ...libreta,
    ...preguntasFrecuentes,
    ...boletin(identity.baseUrl),
    ...carrito,
    ...suscripciones,
  ];
}
