import {
  type BorradorGuardado,
  type EstadoBorrador,
  type GuardarRespuestas,
  maquinaDeBorrador,
  type Respuestas,
} from '@fedatario/contract/borrador';
import { rutasDistintas } from '@fedatario/document-engine';
import { versionDe } from '../../catalogo/productos/productos.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { apilar, avanzar, conflicto, exigirConocidas, guardado, mezclarCon } from './escritura.ts';
import { aplicar, diferencias } from './historia/mezcla.ts';
import { borradorDe } from './propio.ts';

interface Admitidas {
  /** Answers admitted, without those of closed questions. */
  readonly respuestas: Respuestas;
  /** Paths that differ although nobody asked to correct them. */
  readonly cerradas: readonly string[];
  readonly estado: EstadoBorrador;
}

/**
 * Saves answers of a bought draft under correction, as far as `admitir` allows. A change of this call that is not allowed is
 * refused by name; a change of an earlier call that is no longer open is undone.
 */
export async function guardarCorreccion(
  { db, actor, now }: Context<'adminCliente'>,
  id: string,
  { revision, cambios }: GuardarRespuestas,
  admitir: (propuestas: Respuestas) => Admitidas,
): Promise<BorradorGuardado> {
  const row = await borradorDe(db, actor, id, true);
  if (!maquinaDeBorrador.paso(row.estado, 'corregir', 'cliente')) throw new AppError('estado-no-permite');
  const mezcla = await mezclarCon(db, row, revision, cambios);
  if (mezcla.conflictos.length > 0) throw conflicto(row, mezcla);
  const version = await versionDe(db, row.idVersion);
  exigirConocidas(version, cambios, mezcla);
  const propuestas = aplicar(row.respuestas, mezcla.cambios);
  const { respuestas, cerradas, estado } = admitir(propuestas);
  const tocadas = new Set(rutasDistintas(row.respuestas, propuestas));
  const ajena = cerradas.find((ruta) => tocadas.has(ruta));
  if (ajena) throw invalidField(ajena, 'noSeCorrige');
  const vueltas = diferencias(propuestas, respuestas).map(({ clave, despues }) => ({ clave, valor: despues }));
  const ajenos = [...mezcla.ajenos.filter(({ clave }) => !vueltas.some((una) => una.clave === clave)), ...vueltas];
  const hechos = diferencias(row.respuestas, respuestas);
  if (hechos.length === 0) return guardado(row, { ...mezcla, ajenos });
  const paso = { motivo: 'guardado', cambios: hechos, ...apilar(row), estado } as const;
  return guardado(await avanzar(db, row, version, paso, now), { ...mezcla, ajenos });
}
