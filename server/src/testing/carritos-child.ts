import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../casa/identidad/sesion/sesion.ts';
import { createProducto } from '../catalogo/productos/testing.ts';
import { addBorrador } from '../compra/pagos/testing/compras.ts';
import { type Db, openPools } from '../db/db.ts';
import { useSecret } from '../services/cipher.ts';
import { type CreatedUsuario, createUsuario } from './factories.ts';

/** The sessions of customers, each with two documents in the cart, and of an administrator; the code makes them free, so that no bank is needed. */
export interface Carritos {
  readonly clientes: readonly string[];
  readonly oficina: string;
  readonly codigo: string;
}

const GRATIS = 'SINCOBRO';

// The test of an upgrade copies this file into a checkout of the last release and runs it there: those are customers as that version makes
// them. It therefore imports only what the last release has.
if (import.meta.main) await main(Number(process.argv[2]));

/** Prints the carts of so many customers as JSON, in the database of the environment. */
async function main(many: number): Promise<void> {
  const { DATABASE_URL: url = '', APP_SECRET: secret = '' } = process.env;
  useSecret(secret);
  const pools = openPools({ url, max: 4 });
  const { db } = pools;
  const [sealed, notarial] = [
    await createProducto(db, { claves: ['alfa'] }),
    await createProducto(db, { claves: ['alfa'], modalidad: 'notarial' }),
  ];
  await createGratis(db);
  const clientes: string[] = [];
  for (let n = 0; n < many; n += 1) clientes.push(await createCarrito(db, [sealed.idProducto, notarial.idProducto]));
  const oficina = await sessionOf(db, await createUsuario(db, { rol: 'admin', email: `${uuidv7()}@ejemplo.com` }));
  const carritos: Carritos = { clientes, oficina, codigo: GRATIS };
  await pools.close();
  process.stdout.write(`${JSON.stringify(carritos)}\n`);
}

async function createCarrito(db: Db, productos: readonly string[]): Promise<string> {
  const who = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com` });
  for (const idProducto of productos) await addBorrador(db, who, idProducto);
  return sessionOf(db, who);
}

async function sessionOf(db: Db, { idUsuario }: CreatedUsuario): Promise<string> {
  const { accessToken } = await openSesion(db, { idUsuario, userAgent: '', credential: null, now: new Date() });
  return `Bearer ${accessToken}`;
}

async function createGratis(db: Db): Promise<void> {
  const now = new Date();
  await db
    .insertInto('codigosPromocionales')
    .values({
      idCodigo: uuidv7(),
      codigo: GRATIS,
      tipo: 'porcentaje',
      valor: 100,
      creadoEn: now,
      actualizadoEn: now,
    })
    .execute();
}
