import { definirMaquina, estadosCon } from '../base/maquina.ts';

/** The states of what the office offers: a product or a plan. */
export const estadosDeVenta = ['publicado', 'borrador', 'archivado'] as const;
export type EstadoDeVenta = (typeof estadosDeVenta)[number];

interface HechosDeVenta {
  /** `sinVender`: it was never on sale; `retirado`: it was, and no longer is. */
  readonly fase: 'enVenta' | 'sinVender' | 'retirado';
}

const hechos: Readonly<Record<EstadoDeVenta, HechosDeVenta>> = {
  publicado: { fase: 'enVenta' },
  borrador: { fase: 'sinVender' },
  archivado: { fase: 'retirado' },
};

export const maquinaDeVenta = definirMaquina({
  nombre: 'venta',
  estados: estadosDeVenta,
  hechos,
  pasos: [
    { de: ['borrador', 'archivado'], accion: 'publicar', a: 'publicado', agentes: ['admin', 'sistema'] },
    { de: 'publicado', accion: 'retirar', a: 'archivado', agentes: ['admin'] },
  ],
});

export const faseDeVenta = (estado: EstadoDeVenta) => hechos[estado].fase;

/** Whether a visitor sees it and may buy it. */
export const estaEnVenta = (estado: EstadoDeVenta): boolean => faseDeVenta(estado) === 'enVenta';

export const estadosEnVenta = estadosCon(maquinaDeVenta, 'fase', 'enVenta');
export const estadosSinVender = estadosCon(maquinaDeVenta, 'fase', 'sinVender');
