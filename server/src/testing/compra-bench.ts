import { v7 as uuidv7 } from 'uuid';
import { insertBorrador } from '../borrador/borradores/queries.ts';
import { openSesion } from '../casa/identidad/sesion.ts';
import { createProducto } from '../catalogo/productos/testing.ts';
import { type Db, openPools } from '../db/db.ts';
import { useSecret } from '../services/cipher.ts';
import { typeCard } from '../services/payments/testing/sandbox.ts';
import { keptSecrets } from '../services/secret.ts';
import { createUsuario } from './factories.ts';

const DRAFTS = 90;
export const PRECIO = 19_900;
export const CODIGO = 'BANCO10';

export interface Comprador {
  readonly authorization: string;
  readonly idFormaPago: string;
  /** Complete drafts of the customer's, to be bought one at a time. */
  readonly borradores: string[];
}

/** Customers with a saved card and complete drafts, in the database of a running product. */
export async function createCompradores(
  product: { readonly url: string; readonly databaseUrl: string; readonly dataDir: string },
  many: number,
): Promise<Comprador[]> {
  useSecret(...keptSecrets(product.dataDir));
  const pools = openPools({ url: product.databaseUrl, max: 4 });
  try {
    const { idProducto } = await createProducto(pools.db, { precio: PRECIO, claves: ['alfa'], modalidad: 'notarial' });
    await createCodigo(pools.db);
    const made: Comprador[] = [];
    for (let n = 0; n < many; n += 1) made.push(await createComprador(pools.db, product.url, idProducto));
    return made;
  } finally {
    await pools.close();
  }
}

async function createComprador(db: Db, url: string, idProducto: string): Promise<Comprador> {
  const { idUsuario } = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com` });
  const now = new Date();
  const { accessToken } = await openSesion(db, { idUsuario, userAgent: '', credential: null, now });
  const authorization = `Bearer ${accessToken}`;
  const { idVersion } = await db
    .selectFrom('versionesProducto')
    .select('idVersion')
    .where('idProducto', '=', idProducto)
    .executeTakeFirstOrThrow();
  const borradores = Array.from({ length: DRAFTS }, () => uuidv7());
  for (const idBorrador of borradores)
    await insertBorrador(db, {
      idBorrador,
      idUsuario,
      idProducto,
      idVersion,
      nombre: 'Poder',
      respuestas: { alfa: 'uno' },
      indice: 1,
      respondidas: 1,
      total: 1,
      estado: 'completo',
      creadoEn: now,
      actualizadoEn: now,
    });
  return { authorization, borradores, idFormaPago: await saveCard(url, authorization) };
}

async function saveCard(url: string, authorization: string): Promise<string> {
  const call = async (path: string, body?: object) => {
    const headers = { authorization, ...(body && { 'content-type': 'application/json' }) };
    const answer = await fetch(`${url}/api/private/formas-pago${path}`, {
      method: 'POST',
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    return ((await answer.json()) as { data: never }).data;
  };
  const { url: page } = (await call('')) as { url: string };
  const { goTo } = await typeCard(page, 'aceptada');
  const referencia = new URL(goTo ?? '').searchParams.get('referencia');
  const [card] = (await call('/confirmacion', { referencia })) as { idFormaPago: string }[];
  return card?.idFormaPago ?? '';
}

async function createCodigo(db: Db): Promise<void> {
  const now = new Date();
  await db
    .insertInto('codigosPromocionales')
    .values({ idCodigo: uuidv7(), codigo: CODIGO, tipo: 'porcentaje', valor: 10, creadoEn: now, actualizadoEn: now })
    .execute();
}
