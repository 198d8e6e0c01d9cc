import { definirMaquina, estadosCon } from '../base/maquina.ts';
import type { EstadoDeSolicitud } from './estado-de-solicitud.ts';
import { rechazoDeGestion, requisitosAbiertosDeGestion } from './gestion.ts';
import type { AgenteGestion } from './hechos-de-gestion.ts';
import type { AgenteTramite } from './hechos-de-tramite.ts';
import { tramitesAbiertos } from './tramite.ts';

type Agente = AgenteTramite | AgenteGestion;

/** A requisito's way. Source: docs/states.md. `aceptado` and `dispensado` are done, until what was accepted expires. */
export const estadosRequisito = ['pendiente', 'subido', 'aceptado', 'rechazado', 'dispensado', 'vencido'] as const;
export type EstadoRequisito = (typeof estadosRequisito)[number];

export const accionesRequisito = ['entregar', 'aceptar', 'rechazar', 'dispensar', 'vencer'] as const;
export type AccionRequisito = (typeof accionesRequisito)[number];

interface HechosDeRequisito {
  /** `falta`: it is not there, and is needed; `porRevisar`: it is there, and nobody looked at it; `cumplido`: it is there, or is not needed. */
  readonly fase: 'falta' | 'porRevisar' | 'cumplido';
}

const hechos: Readonly<Record<EstadoRequisito, HechosDeRequisito>> = {
  pendiente: { fase: 'falta' },
  subido: { fase: 'porRevisar' },
  aceptado: { fase: 'cumplido' },
  rechazado: { fase: 'falta' },
  dispensado: { fase: 'cumplido' },
  vencido: { fase: 'falta' },
};

interface Paso {
  readonly de: readonly EstadoRequisito[];
  readonly accion: AccionRequisito;
  readonly a: EstadoRequisito;
  readonly agentes: readonly Agente[];
}

const revisan = ['notario', 'gestor', 'admin'] as const;
const pasos: readonly Paso[] = [
  { de: ['pendiente', 'subido', 'rechazado', 'vencido'], accion: 'entregar', a: 'subido', agentes: ['cliente'] },
  { de: ['subido'], accion: 'aceptar', a: 'aceptado', agentes: revisan },
  { de: ['subido', 'aceptado'], accion: 'rechazar', a: 'rechazado', agentes: revisan },
  { de: ['pendiente', 'subido', 'rechazado', 'vencido'], accion: 'dispensar', a: 'dispensado', agentes: revisan },
  { de: ['aceptado'], accion: 'vencer', a: 'vencido', agentes: ['sistema'] },
];

/** The states of a requisito, what follows from each, and its steps; {@link pasoDeRequisito} says in which solicitudes they are taken. */
export const maquinaDeRequisito = definirMaquina({ nombre: 'requisito', estados: estadosRequisito, hechos, pasos });

/** The work can begin with it: looked at or not, it is there, or is not needed. */
export const estaEntregado = (estado: EstadoRequisito): boolean => hechos[estado].fase !== 'falta';
/** It is not there, and is needed. */
export const requisitosQueFaltan = estadosCon(maquinaDeRequisito, 'fase', 'falta');
/** It is there, and nobody looked at it. */
export const requisitosPorRevisar = estadosCon(maquinaDeRequisito, 'fase', 'porRevisar');
export const requisitosAceptados: readonly EstadoRequisito[] = ['aceptado'];

/**
 * Key of the kind of requisito that proves a representation: a product that lists it asks it only of those in whose answers somebody acts
 * for another. Source: Código de Notariado, art. 29.5.
 */
export const CLAVE_DE_REPRESENTACION = 'documentos_representacion';

/** Key of the kind of requisito that lets the gestor act for the customer, and the product of the catalogue that makes it. Source: Decreto 5-2021. */
export const CLAVE_DE_PODER = 'poder_gestion';
export const PRODUCTO_DE_PODER = 'carta-poder';

export const PAGINAS_POR_REQUISITO = 10;

/** The states of a solicitud in which its requisitos are still handed in and reviewed. */
const abiertos: readonly EstadoDeSolicitud[] = [...requisitosAbiertosDeGestion, ...tramitesAbiertos];
/** It stops the work, so only where the machine of its solicitud lets it stop. */
const deRechazo: readonly EstadoDeSolicitud[] = [...rechazoDeGestion, 'enRevision'];

/** The states of a solicitud that goes on, in which what was accepted is no longer looked at: it does not expire there. */
export const solicitudesSinVencimientos: readonly EstadoDeSolicitud[] = [
  'firmado',
  'presentada',
  'resuelta',
  'denegada',
];

/** The state a step leads to in a solicitud of this state; undefined when the step is not allowed there. */
export function pasoDeRequisito(
  estado: EstadoRequisito,
  accion: AccionRequisito,
  solicitud: EstadoDeSolicitud,
): EstadoRequisito | undefined {
  const open = accion === 'rechazar' ? deRechazo : abiertos;
  return open.includes(solicitud) ? maquinaDeRequisito.paso(estado, accion)?.a : undefined;
}

/** The steps these agents may take on a requisito now. Only its customer hands it in; only the office reviews it. */
export function accionesDeRequisito(
  estado: EstadoRequisito,
  solicitud: EstadoDeSolicitud,
  agentes: readonly Agente[],
): AccionRequisito[] {
  const deOficina: readonly AccionRequisito[] = ['aceptar', 'rechazar', 'dispensar'];
  // While its notary reviews the trámite, nobody else of the office decides on its requisitos.
  const revisa =
    agentes.includes('notario') ||
    agentes.includes('gestor') ||
    (agentes.includes('admin') && solicitud !== 'enRevision');
  const suyas = [
    ...(agentes.includes('cliente') ? (['entregar'] as const) : []),
    ...deOficina.filter((accion) =>
      accion === 'rechazar' ? revisa : agentes.some((uno) => uno !== 'cliente' && uno !== 'sistema'),
    ),
  ];
  return suyas.filter((accion) => pasoDeRequisito(estado, accion, solicitud) !== undefined);
}
