/** Roles of the specification, section 6. Their position gives the `IdRol` of the specification's calls: 1, 2, 3. */
export const roles = ['admin', 'notario', 'cliente'] as const;
export type Rol = (typeof roles)[number];

/** `IdRol` of each role. Source: specification, section 6. */
export const idDeRol = { admin: 1, notario: 2, cliente: 3 } as const satisfies Record<Rol, number>;

/** The role of an `IdRol`; undefined when there is none of that number. */
export const rolDeId = (idRol: number): Rol | undefined => roles[idRol - 1];

/** The role groups of the specification, section 6. A call or a screen names one group, never a list of roles. */
export const grupos = {
  public: null,
  onlyGuest: [],
  admin: ['admin'],
  staff: ['admin', 'notario'],
  adminCliente: ['admin', 'cliente'],
  all: roles,
} as const satisfies Record<string, readonly Rol[] | null>;
export type Grupo = keyof typeof grupos;

/** No requirement admits anyone; an empty one, only who has no role; else one of the listed roles is needed. */
export function permite(grupo: Grupo, rol: Rol | undefined): boolean {
  const admitidos: readonly Rol[] | null = grupos[grupo];
  if (admitidos === null) return true;
  if (admitidos.length === 0) return rol === undefined;
  return rol !== undefined && admitidos.includes(rol);
}
