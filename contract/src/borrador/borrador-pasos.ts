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
  readonly from: EstadoBorrador;
  readonly action: AccionBorrador;
  /** States it may lead to; when there are several, the answers of the draft decide which. */
  readonly to: readonly EstadoBorrador[];
  readonly actors: readonly AgenteBorrador[];
}

/** States in which the customer writes their answers. */
const editables = ['enProgreso', 'completo'] as const;

/** The machine of a draft: the one table of server and screens. What is not here cannot happen. */
export const pasosBorrador: readonly Paso[] = [
  ...editables.flatMap((from): Paso[] => [
    { from, action: 'escribir', to: editables, actors: ['cliente'] },
    { from, action: 'migrar', to: editables, actors: ['cliente'] },
    { from, action: 'descartar', to: ['descartado'], actors: ['cliente'] },
    // Its answers must be complete on that day.
    { from, action: 'agregar', to: ['enCarrito'], actors: ['cliente'] },
  ]),
  ...([...editables, 'enCarrito'] as const).map(
    (from): Paso => ({ from, action: 'renombrar', to: [from], actors: ['cliente'] }),
  ),
  { from: 'descartado', action: 'restaurar', to: editables, actors: ['cliente'] },
  { from: 'enCarrito', action: 'quitar', to: editables, actors: ['cliente'] },
  { from: 'enCarrito', action: 'pedir', to: ['enPedido'], actors: ['cliente'] },
  { from: 'enPedido', action: 'devolver', to: ['enCarrito', 'enProgreso'], actors: ['cliente', 'oficina', 'sistema'] },
  { from: 'enPedido', action: 'comprar', to: ['comprado'], actors: ['sistema'] },
  { from: 'comprado', action: 'observar', to: ['enCorreccion'], actors: ['oficina'] },
  { from: 'corregido', action: 'observar', to: ['enCorreccion'], actors: ['oficina'] },
  { from: 'enCorreccion', action: 'corregir', to: ['enCorreccion', 'corregido'], actors: ['cliente'] },
  { from: 'corregido', action: 'corregir', to: ['enCorreccion', 'corregido'], actors: ['cliente'] },
  { from: 'comprado', action: 'bloquear', to: ['bloqueado'], actors: ['sistema'] },
  { from: 'corregido', action: 'bloquear', to: ['bloqueado'], actors: ['sistema'] },
];

/** The step that this agent may take from there; undefined when there is none. */
export function pasoDeBorrador(from: EstadoBorrador, action: AccionBorrador, agente: AgenteBorrador): Paso | undefined {
  return pasosBorrador.find((paso) => paso.from === from && paso.action === action && paso.actors.includes(agente));
}

/** The states from which this action leads there. */
export function origenesDeBorrador(action: AccionBorrador, to: EstadoBorrador): EstadoBorrador[] {
  return pasosBorrador.filter((paso) => paso.action === action && paso.to.includes(to)).map(({ from }) => from);
}

/** The lists in which a customer finds their drafts, with the states that each one shows. */
export const listasDeBorradores = {
  vivos: ['enProgreso', 'completo', 'enCarrito', 'enPedido'],
  comprados: ['comprado', 'enCorreccion', 'corregido', 'bloqueado'],
  descartados: ['descartado'],
} as const satisfies Readonly<Record<string, readonly EstadoBorrador[]>>;
export type ListaDeBorradores = keyof typeof listasDeBorradores;
