import type { Rol } from '@fedatario/contract/base';
import {
  type Canal,
  clavesDeNotificacion,
  esFija,
  type PreferenciaDeNotificacion,
  type TipoDeNotificacion,
  type TipoNotificacion,
} from '@fedatario/contract/casa';
import { invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { toTipo } from './catalogo/catalogo.ts';
import { readEscritos, readPreferencias, upsertPreferencia } from './catalogo/queries.ts';
import { type Definicion, definicionDe } from './tipos/tipos.ts';

/** The kinds that the user may be sent, with their channels. Kinds the office does not send are left out. */
export async function leerPreferencias({ db, actor }: Context<'all'>): Promise<PreferenciaDeNotificacion[]> {
  const escritos = await readEscritos(db);
  const suyas = await readPreferencias(db, actor.idUsuario);
  return clavesDeNotificacion.flatMap((clave) => {
    const tipo = toTipo(clave, escritos.get(clave));
    const canales = canalesDe(tipo);
    if (canales.length === 0 || !leToca(definicionDe(clave), actor.rol)) return [];
    const { grupo, nombre, fija } = tipo;
    const quiere = (canal: Canal) => canales.includes(canal) && (fija || (suyas.get(clave)?.[canal] ?? true));
    return [{ tipo: clave, grupo, nombre, fija, canales, correo: quiere('correo'), app: quiere('app') }];
  });
}

export async function preferir(
  request: Context<'all'>,
  { tipo, correo, app }: { tipo: TipoDeNotificacion; correo: boolean; app: boolean },
): Promise<PreferenciaDeNotificacion[]> {
  const { db, actor } = request;
  if (esFija(tipo)) throw invalidField('tipo', 'tipoFijo');
  if (!leToca(definicionDe(tipo), actor.rol)) throw invalidField('tipo', 'opcion');
  await upsertPreferencia(db, { idUsuario: actor.idUsuario, clave: tipo, correo, enApp: app });
  return leerPreferencias(request);
}

function canalesDe({ fija, activa, canales, correo, app }: TipoNotificacion): Canal[] {
  if (fija) return canales;
  return activa ? canales.filter((canal) => (canal === 'correo' ? correo : app)) : [];
}

/** An administrator buys too. */
function leToca({ para }: Definicion, rol: Rol): boolean {
  if (para === 'todos') return true;
  if (para === 'cliente') return rol !== 'notario';
  return para === 'oficina' && rol !== 'cliente';
}
