import { api } from '@fedatario/contract';
import type { Endpoint } from '@fedatario/contract/base';
import { nombresDeCatalogos } from '../casa/catalogos/testing/catalogos.ts';

type Noun = keyof typeof api;

/** The nouns of each area of the contract, whose calls `server/src/<area>/access.test.ts` tries as everybody. */
export const nounsByArea = {
  casa: [
    'ajustes',
    'archivos',
    'auditoria',
    'boletin',
    'calendario',
    'cambioDeCorreo',
    'certificados',
    'consultas',
    'correo',
    'cuentas',
    'dosPasos',
    'enlacesDeGestor',
    'feedback',
    'identidad',
    'informacionGeneral',
    'notarios',
    'notificaciones',
    'panel',
    'preguntasFrecuentes',
    'reglasDeAcceso',
    'textosLegales',
    'tiposNotificacion',
    'usuarios',
    'valoresDeLey',
    ...nombresDeCatalogos,
  ],
  catalogo: [
    'archivosDeProducto',
    'casosDeProducto',
    'clausulas',
    'planes',
    'productos',
    'productosDeOficina',
    'publicacionesDeProducto',
    'redacciones',
    'reglasDeCatalogo',
    'textosDeProducto',
  ],
  borrador: ['borradores', 'libreta'],
  solicitud: ['agendaDeCitas', 'bloqueos', 'calendariosDeCitas', 'citas', 'esperasDeCita', 'reglasDeCitas'],
  compra: [
    'asesorias',
    'cambiosDePlan',
    'carrito',
    'codigos',
    'comprobantes',
    'facturacion',
    'facturas',
    'formasPago',
    'notasDeCredito',
    'reembolsos',
    'suscripciones',
    'suscripcionesDeOficina',
    'ventas',
  ],
  tramite: [
    'asignaciones',
    'calificaciones',
    'casosDeGestor',
    'conversacion',
    'correcciones',
    'diligencias',
    'encargos',
    'gestiones',
    'minutas',
    'presencia',
    'recados',
    'requisitos',
    'respuestas',
    'testimonios',
    'tramites',
  ],
  acto: ['deberes', 'documentos', 'firmas', 'marcas', 'papeles', 'protocolo', 'registro'],
  control: ['apertura', 'cobranza', 'plazos', 'privacidad', 'programaciones', 'reportes', 'tableros', 'vistas'],
} as const satisfies Record<string, readonly Noun[]>;

export type Area = keyof typeof nounsByArea;

export function endpointsIn(area: Area): Endpoint[] {
  return nounsByArea[area].flatMap((noun) => Object.values<Endpoint>(api[noun]));
}
