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

/** States in which the customer writes their answers. */
const editables = ['enProgreso', 'completo'] as const;

/** The machine of a draft: the one table of server and screens. What is not here cannot happen. */
export const pasosBorrador: readonly Paso[] = [
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

/** The step that this agent may take from there; undefined when there is none. */
export function pasoDeBorrador(de: EstadoBorrador, accion: AccionBorrador, agente: AgenteBorrador): Paso | undefined {
  return pasosBorrador.find((paso) => paso.de === de && paso.accion === accion && paso.agentes.includes(agente));
}

/** The states from which this action leads there. */
export function origenesDeBorrador(accion: AccionBorrador, a: EstadoBorrador): EstadoBorrador[] {
  return pasosBorrador.filter((paso) => paso.accion === accion && paso.a.includes(a)).map(({ de }) => de);
}

/** The lists in which a customer finds their drafts, with the states that each one shows. */
export const listasDeBorradores = {
  vivos: ['enProgreso', 'completo', 'enCarrito', 'enPedido'],
  comprados: ['comprado', 'enCorreccion', 'corregido', 'bloqueado'],
  descartados: ['descartado'],
} as const satisfies Readonly<Record<string, readonly EstadoBorrador[]>>;
export type ListaDeBorradores = keyof typeof listasDeBorradores;
