import { definirMaquina, estadosCon, estadosDonde } from '../base/maquina.ts';

/** A draft's way. Source: docs/states.md, "Borrador"; decision 0046. */
export const estadosBorrador = [
  'enProgreso',
  'completo',
  'enCarrito',
  'enPedido',
  'comprado',
  'enCorreccion',
  'corregido',
  'bloqueado',
  'descartado',
] as const;
export type EstadoBorrador = (typeof estadosBorrador)[number];

/** As what somebody moves a draft. `cliente` is its own; `oficina`, who attends its trámite. */
export const agentesBorrador = ['cliente', 'oficina', 'sistema'] as const;
export type AgenteBorrador = (typeof agentesBorrador)[number];

export const accionesBorrador = [
  'escribir',
  'migrar',
  'renombrar',
  'descartar',
  'restaurar',
  'agregar',
  'quitar',
  'pedir',
  'devolver',
  'comprar',
  'observar',
  'corregir',
  'bloquear',
] as const;
export type AccionBorrador = (typeof accionesBorrador)[number];

interface Paso {
  readonly de: EstadoBorrador;
  readonly accion: AccionBorrador;
  /** States it may lead to; when there are several, the answers of the draft decide which. */
  readonly a: readonly EstadoBorrador[];
  readonly agentes: readonly AgenteBorrador[];
}

interface HechosDeBorrador {
  /** `porEscribir`: its customer writes their answers; `comprado`: what they say is of the trámite. */
  readonly fase: 'porEscribir' | 'enCarrito' | 'enPedido' | 'comprado' | 'descartado';
  /** Its answers were complete when they were written last, or had to be. */
  readonly completo: boolean;
}

const hechos: Readonly<Record<EstadoBorrador, HechosDeBorrador>> = {
  enProgreso: { fase: 'porEscribir', completo: false },
  completo: { fase: 'porEscribir', completo: true },
  enCarrito: { fase: 'enCarrito', completo: true },
  enPedido: { fase: 'enPedido', completo: true },
  comprado: { fase: 'comprado', completo: true },
  enCorreccion: { fase: 'comprado', completo: false },
  corregido: { fase: 'comprado', completo: true },
  bloqueado: { fase: 'comprado', completo: true },
  descartado: { fase: 'descartado', completo: false },
};

/** States in which the customer writes their answers. */
const editables = ['enProgreso', 'completo'] as const;

const pasos: readonly Paso[] = [
  ...editables.flatMap((de): Paso[] => [
    { de, accion: 'escribir', a: editables, agentes: ['cliente'] },
    { de, accion: 'migrar', a: editables, agentes: ['cliente'] },
    { de, accion: 'descartar', a: ['descartado'], agentes: ['cliente'] },
    // Its answers must be complete on that day.
    { de, accion: 'agregar', a: ['enCarrito'], agentes: ['cliente'] },
  ]),
  ...([...editables, 'enCarrito'] as const).map(
    (de): Paso => ({ de, accion: 'renombrar', a: [de], agentes: ['cliente'] }),
  ),
  { de: 'descartado', accion: 'restaurar', a: editables, agentes: ['cliente'] },
  { de: 'enCarrito', accion: 'quitar', a: editables, agentes: ['cliente'] },
  { de: 'enCarrito', accion: 'pedir', a: ['enPedido'], agentes: ['cliente'] },
  { de: 'enPedido', accion: 'devolver', a: ['enCarrito', 'enProgreso'], agentes: ['cliente', 'oficina', 'sistema'] },
  { de: 'enPedido', accion: 'comprar', a: ['comprado'], agentes: ['sistema'] },
  { de: 'comprado', accion: 'observar', a: ['enCorreccion'], agentes: ['oficina'] },
  { de: 'corregido', accion: 'observar', a: ['enCorreccion'], agentes: ['oficina'] },
  { de: 'enCorreccion', accion: 'corregir', a: ['enCorreccion', 'corregido'], agentes: ['cliente'] },
  { de: 'corregido', accion: 'corregir', a: ['enCorreccion', 'corregido'], agentes: ['cliente'] },
  { de: 'comprado', accion: 'bloquear', a: ['bloqueado'], agentes: ['sistema'] },
  { de: 'corregido', accion: 'bloquear', a: ['bloqueado'], agentes: ['sistema'] },
];

/** The states of a draft, what follows from each, and its steps. What is not here cannot happen. */
export const maquinaDeBorrador = definirMaquina({ nombre: 'borrador', estados: estadosBorrador, hechos, pasos });

export const faseDeBorrador = (estado: EstadoBorrador) => hechos[estado].fase;

/** The lists in which a customer finds their drafts, with the states that each one shows. */
export const listasDeBorradores = {
  vivos: estadosCon(maquinaDeBorrador, 'fase', 'porEscribir', 'enCarrito', 'enPedido'),
  comprados: estadosCon(maquinaDeBorrador, 'fase', 'comprado'),
  descartados: estadosCon(maquinaDeBorrador, 'fase', 'descartado'),
};
/** Not bought, and no order holds it. */
export const borradoresPorVender = estadosCon(maquinaDeBorrador, 'fase', 'porEscribir', 'enCarrito');
export const borradoresDescartados = listasDeBorradores.descartados;
export const borradoresEnPedido = estadosCon(maquinaDeBorrador, 'fase', 'enPedido');
export const borradoresEnCarrito = estadosCon(maquinaDeBorrador, 'fase', 'enCarrito');
/** Complete, and its customer has not put it in the cart. */
export const borradoresPorAgregar = estadosDonde(
  maquinaDeBorrador,
  ({ fase, completo }) => fase === 'porEscribir' && completo,
);
export type ListaDeBorradores = keyof typeof listasDeBorradores;
