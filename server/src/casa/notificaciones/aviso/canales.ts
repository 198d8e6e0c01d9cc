import type { Rol } from '@fedatario/contract/base';
import type { Actor } from '../../../http/route.ts';

/** Channel of changes that concern one person. */
export const canalDe = (idUsuario: string) => `usuario:${idUsuario}`;

/** Channel of changes that concern all of a role. */
export const canalDeRol = (rol: Rol) => `rol:${rol}`;

/** Channels that an actor may listen to. */
export function canalesDe({ idUsuario, rol }: Pick<Actor, 'idUsuario' | 'rol'>): readonly string[] {
  return [canalDe(idUsuario), canalDeRol(rol)];
}
