import { CASOS_MAXIMOS, type CasoDeProducto } from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { exigirGuardable } from '../../http/guardable.ts';
import type { Context } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import { deleteCaso, insertCaso, listCasos, updateCasosSinPasar, updateEsperado } from './casos/queries.ts';
import { textosDeCasos } from './casos/textos.ts';
import { findRedactado } from './filas/queries.ts';
import { leerTexto } from './texto/texto.ts';

/** The cases of a document with the text that each gives now. */
export async function listarCasos(db: Db, idProducto: string): Promise<CasoDeProducto[]> {
  const texto = await leerTexto(db, idProducto);
  const casos = await listCasos(db, idProducto);
  const actuales = textosDeCasos(texto, casos);
  return casos.map(({ idCaso, nombre, respuestas, esperado }, i) => ({
    idCaso,
    nombre,
    respuestas: respuestas as CasoDeProducto['respuestas'],
    esperado,
    actual: actuales[i] ?? '',
  }));
}

interface CasoNuevo {
  readonly nombre: string;
  readonly respuestas: CasoDeProducto['respuestas'];
  readonly leido?: string | undefined;
  readonly dia?: string | undefined;
}

/** Keeps some answers as a case: whoever keeps them read the text that they give, and it is the expected one. */
export async function crearCaso(
  { db, actor, now }: Context<'admin'>,
  idProducto: string,
  { nombre, respuestas, leido, dia }: CasoNuevo,
): Promise<CasoDeProducto[]> {
  exigirGuardable('respuestas', respuestas);
  // A file of the product holds its cases by name, and no list can hold this one.
  if (nombre === '__proto__') throw invalidField('nombre', 'invalido');
  await exigirProducto(db, idProducto);
  const before = await listCasos(db, idProducto);
  if (before.length >= CASOS_MAXIMOS) throw invalidField('nombre', 'demasiados', { maximum: CASOS_MAXIMOS });
  const caso = { idCaso: uuidv7(), nombre, respuestas, dia: dia ?? diaLocal(now), contexto: null, esperado: '' };
  const [esperado = ''] = textosDeCasos(await leerTexto(db, idProducto), [caso]);
  if (leido !== undefined && esperado.trim() !== leido.trim())
    throw new AppError('conflicto-revision', { actual: await listarCasos(db, idProducto) });
  const isNew = await insertCaso(db, { ...caso, esperado, idProducto, idUsuario: actor.idUsuario, now });
  if (!isNew) throw invalidField('nombre', 'repetidoEnLista');
  return tras(db, idProducto);
}

/** Takes the text that a case gives now as the expected one; 409 when it is not the one that was read. */
export async function aceptarCaso(
  { db }: Context<'admin'>,
  { idProducto, idCaso }: { idProducto: string; idCaso: string },
  leido: string,
): Promise<CasoDeProducto[]> {
  const { actual } = await exigirCaso(db, idProducto, idCaso);
  if (actual.trim() !== leido.trim())
    throw new AppError('conflicto-revision', { actual: await listarCasos(db, idProducto) });
  await updateEsperado(db, idCaso, actual);
  return tras(db, idProducto);
}

export async function borrarCaso(
  { db }: Context<'admin'>,
  { idProducto, idCaso }: { idProducto: string; idCaso: string },
): Promise<CasoDeProducto[]> {
  await exigirCaso(db, idProducto, idCaso);
  await deleteCaso(db, idCaso);
  return tras(db, idProducto);
}

async function tras(db: Db, idProducto: string): Promise<CasoDeProducto[]> {
  const casos = await listarCasos(db, idProducto);
  await updateCasosSinPasar(db, idProducto, casos.filter(({ esperado, actual }) => esperado !== actual).length);
  return casos;
}

async function exigirCaso(db: Db, idProducto: string, idCaso: string): Promise<CasoDeProducto> {
  await exigirProducto(db, idProducto);
  const caso = (await listarCasos(db, idProducto)).find((one) => one.idCaso === idCaso);
  if (!caso) throw new AppError('no-encontrado');
  return caso;
}

/** Locks the product, so that cases and text change one after the other. */
async function exigirProducto(db: Db, idProducto: string): Promise<void> {
  if (!(await findRedactado(db, idProducto, { lock: true }))) throw new AppError('no-encontrado');
}
