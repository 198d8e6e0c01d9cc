import { definirMaquina, estadosCon } from '../base/maquina.ts';

/** A refund's way. Source: docs/states.md. */
export const estadosReembolso = [
  'solicitado',
  'cotizado',
  'aprobado',
  'negado',
  'retirado',
  'enProceso',
  'completado',
] as const;
export type EstadoReembolso = (typeof estadosReembolso)[number];

export const accionesReembolso = [
  'solicitar',
  'cotizar',
  'proponer',
  'aprobar',
  'negar',
  'retirar',
  'devolver',
  'pasarAMano',
  'completar',
] as const;
export type AccionReembolso = (typeof accionesReembolso)[number];

interface HechosDeReembolso {
  /** `sinDecidir`: nobody has decided yet; `porDevolver`: its money has to go back; `devuelto`: it did; `nada`: none will. */
  readonly fase: 'sinDecidir' | 'porDevolver' | 'devolviendo' | 'devuelto' | 'nada';
}

const hechos: Readonly<Record<EstadoReembolso, HechosDeReembolso>> = {
  solicitado: { fase: 'sinDecidir' },
  cotizado: { fase: 'sinDecidir' },
  aprobado: { fase: 'porDevolver' },
  negado: { fase: 'nada' },
  retirado: { fase: 'nada' },
  enProceso: { fase: 'devolviendo' },
  completado: { fase: 'devuelto' },
};

type Agente = 'cliente' | 'admin' | 'sistema';

interface Paso {
  /** Null: it begins. */
  readonly de: EstadoReembolso | null;
  readonly accion: AccionReembolso;
  readonly a: EstadoReembolso;
  readonly agentes: readonly Agente[];
}

/**
 * `proponer` is the first of the two people that a refund above
 * {@link MONTO_DE_DOS_PERSONAS} needs; `pasarAMano`, the provider's no: somebody of the office pays it back.
 */
const pasos: readonly Paso[] = [
  { de: null, accion: 'solicitar', a: 'solicitado', agentes: ['cliente', 'admin', 'sistema'] },
  { de: 'solicitado', accion: 'cotizar', a: 'cotizado', agentes: ['sistema'] },
  { de: 'cotizado', accion: 'proponer', a: 'cotizado', agentes: ['admin'] },
  { de: 'cotizado', accion: 'aprobar', a: 'aprobado', agentes: ['admin', 'sistema'] },
  { de: 'cotizado', accion: 'negar', a: 'negado', agentes: ['admin'] },
  { de: 'cotizado', accion: 'retirar', a: 'retirado', agentes: ['cliente'] },
  { de: 'aprobado', accion: 'devolver', a: 'enProceso', agentes: ['sistema'] },
  { de: 'enProceso', accion: 'pasarAMano', a: 'enProceso', agentes: ['sistema'] },
  { de: 'enProceso', accion: 'completar', a: 'completado', agentes: ['sistema', 'admin'] },
];

/** The states of a refund, what follows from each, and its steps. */
export const maquinaDeReembolso = definirMaquina({ nombre: 'reembolso', estados: estadosReembolso, hechos, pasos });

/** In these nobody has decided yet. */
export const estadosSinDecidir = estadosCon(maquinaDeReembolso, 'fase', 'sinDecidir');
/** In these its money has to go back, and has not gone back whole. */
export const reembolsosPorDevolver = estadosCon(maquinaDeReembolso, 'fase', 'porDevolver', 'devolviendo');
/** In these its money is on its way, or somebody of the office has to pay it back. */
export const reembolsosDevolviendo = estadosCon(maquinaDeReembolso, 'fase', 'devolviendo');
export const reembolsosDevueltos = estadosCon(maquinaDeReembolso, 'fase', 'devuelto');
/** In these its money went back, or has to. */
export const reembolsosDecididos = estadosCon(maquinaDeReembolso, 'fase', 'porDevolver', 'devolviendo', 'devuelto');
/** In these no money of it goes back. */
export const reembolsosSinDinero = estadosCon(maquinaDeReembolso, 'fase', 'nada');
/** In these something of it is still to be done. */
export const reembolsosAbiertos = estadosCon(maquinaDeReembolso, 'fase', 'sinDecidir', 'porDevolver', 'devolviendo');
