import { v7 as uuidv7 } from 'uuid';
import { openSesion } from '../../casa/identidad/sesion/sesion.ts';
import { createProducto } from '../../catalogo/productos/testing.ts';
import { type Db, openPools } from '../../db/db.ts';
import { useSecret } from '../../services/cipher.ts';
import { typeCard } from '../../services/payments/testing/sandbox.ts';
import { createUsuario } from '../factories.ts';
import { type Cliente, openCliente, type Sesion } from './cliente.ts';
import { openRegistro } from './registro.ts';

export interface Instalacion {
  /** The address that browsers use. */
  readonly url: string;
  /** The primary, without a pooler. */
  readonly databaseUrl: string;
  readonly secret: string;
}

export interface Persona {
  readonly sesion: Sesion;
  readonly idFormaPago: string;
}

/** Products that are sold: a document that a notary makes, and one that the product alone seals and delivers. */
export interface EnVenta {
  readonly notarial: string;
  readonly automatico: string;
  readonly precio: number;
}

const PRECIO = 19_900;

/** Customers with a saved card in a running installation, and the two products that they buy. */
export async function createPersonas({ url, databaseUrl, secret }: Instalacion, many: number) {
  useSecret(secret);
  const pools = openPools({ url: databaseUrl, max: 2 });
  try {
    const producto = { precio: PRECIO, claves: ['alfa'] };
    const notarial = await createProducto(pools.db, { ...producto, modalidad: 'notarial' });
    const automatico = await createProducto(pools.db, { ...producto, modalidad: 'autoservicio' });
    const venta: EnVenta = { notarial: notarial.idProducto, automatico: automatico.idProducto, precio: PRECIO };
    const personas: Persona[] = [];
    for (let n = 0; n < many; n += 1) personas.push(await createPersona(pools.db, url));
    return { venta, personas };
  } finally {
    await pools.close();
  }
}

async function createPersona(db: Db, url: string): Promise<Persona> {
  const { idUsuario } = await createUsuario(db, { email: `${uuidv7()}@ejemplo.com` });
  const opened = await openSesion(db, { idUsuario, userAgent: '', credential: null, now: new Date() });
  const sesion = { authorization: `Bearer ${opened.accessToken}`, refreshToken: opened.refreshToken ?? '' };
  const limit = performance.now() + 30_000;
  const isLate = () => performance.now() > limit;
  const cliente = openCliente({ url, sesion, registro: openRegistro(), isLate });
  return { sesion, idFormaPago: await saveCard(cliente) };
}

async function saveCard({ insist }: Cliente): Promise<string> {
  const path = '/api/private/formas-pago';
  const { url } = await insist<{ url: string }>({ clase: 'escritura', method: 'POST', path, body: {} });
  const { goTo } = await typeCard(url, 'aceptada');
  const referencia = new URL(goTo ?? '').searchParams.get('referencia');
  const envio = { clase: 'escritura', method: 'POST', path: `${path}/confirmacion`, body: { referencia } } as const;
  const [card] = await insist<{ idFormaPago: string }[]>(envio);
  return card?.idFormaPago ?? '';
}
