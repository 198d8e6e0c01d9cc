import { type AgenteGestion, type EstadoGestion, rechazoDeGestion, requisitosAbiertosDeGestion } from './gestion.ts';
import type { AgenteTramite, EstadoTramite } from './tramite.ts';

/** The state of a trámite or of a gestión. */
export type EstadoDeSolicitud = EstadoTramite | EstadoGestion;
type Agente = AgenteTramite | AgenteGestion;

/** A requisito's way. Source: docs/states.md. `aceptado` and `dispensado` are done, until what was accepted expires. */
export const estadosRequisito = ['pendiente', 'subido', 'aceptado', 'rechazado', 'dispensado', 'vencido'] as const;
export type EstadoRequisito = (typeof estadosRequisito)[number];

export const accionesRequisito = ['entregar', 'aceptar', 'rechazar', 'dispensar', 'vencer'] as const;
export type AccionRequisito = (typeof accionesRequisito)[number];

/** From which states each step is taken, and where it leads. */
export const pasosRequisito: Readonly<
  Record<AccionRequisito, { readonly de: readonly EstadoRequisito[]; readonly a: EstadoRequisito }>
> = {
  entregar: { de: ['pendiente', 'subido', 'rechazado', 'vencido'], a: 'subido' },
  aceptar: { de: ['subido'], a: 'aceptado' },
  rechazar: { de: ['subido', 'aceptado'], a: 'rechazado' },
  dispensar: { de: ['pendiente', 'subido', 'rechazado', 'vencido'], a: 'dispensado' },
  vencer: { de: ['aceptado'], a: 'vencido' },
};

/** The work can begin with it: looked at or not, it is there, or is not needed. */
export const estaEntregado = (estado: EstadoRequisito): boolean =>
  ['subido', 'aceptado', 'dispensado'].includes(estado);

/**
 * Key of the kind of requisito that proves a representation: a product that lists it asks it only of those in whose answers somebody acts
 * for another. Source: Código de Notariado, art. 29.5.
 */
export const CLAVE_DE_REPRESENTACION = 'documentos_representacion';

/** Key of the kind of requisito that lets the gestor act for the customer, and the product of the catalogue that makes it. Source: Decreto 5-2021. */
export const CLAVE_DE_PODER = 'poder_gestion';
export const PRODUCTO_DE_PODER = 'carta-poder';

export const PAGINAS_POR_REQUISITO = 10;

/** In these what was asked is still handed in and looked at. */
const abiertos: readonly EstadoDeSolicitud[] = [
  ...requisitosAbiertosDeGestion,
  ...(['requisitosPendientes', 'sinAsignar', 'asignado', 'enRevision', 'enCorreccion', 'porAprobar'] as const),
  'porFirmar',
];
/** It stops the work, so only where the machine of its solicitud lets it stop. */
const deRechazo: readonly EstadoDeSolicitud[] = [...rechazoDeGestion, 'enRevision'];

/** The state a step leads to in a solicitud of this state; undefined when the step is not allowed there. */
export function pasoDeRequisito(
  estado: EstadoRequisito,
  accion: AccionRequisito,
  solicitud: EstadoDeSolicitud,
): EstadoRequisito | undefined {
  const { de, a } = pasosRequisito[accion];
  const open = accion === 'rechazar' ? deRechazo : abiertos;
  return de.includes(estado) && open.includes(solicitud) ? a : undefined;
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
