import type { Rol } from '@fedatario/contract';
import type { Actor } from '../../http/route.ts';

/** Where a change is said that concerns one person. */
export const canalDe = (idUsuario: string) => `usuario:${idUsuario}`;

/** Where a change is said that concerns all of a role. */
export const canalDeRol = (rol: Rol) => `rol:${rol}`;

/** Where somebody hears of changes. */
export function canalesDe({ idUsuario, rol }: Pick<Actor, 'idUsuario' | 'rol'>): readonly string[] {
  return [canalDe(idUsuario), canalDeRol(rol)];
}
