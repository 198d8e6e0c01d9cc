import { readFileSync, writeFileSync } from 'node:fs';
import { estaEnVenta } from '@fedatario/contract/catalogo';
import type { Db } from '../../db/db.ts';
import { migrate } from '../../db/migrate.ts';
import { type DatabaseOptions, withDatabase } from '../../db/with-database.ts';
import { fichas, motorDe } from './contenido.ts';
import { enQuetzales, leerPedidos, leerPrecios, PreciosInvalidos, plantillaDePrecios } from './precios.ts';
import { listSurtidos } from './queries.ts';
import { type Resultado, surtir } from './surtido.ts';

const AYUDA = `Pone a la venta los documentos y las gestiones que el producto trae, al precio que usted diga.

  npm run catalogo -- lista                            qué documentos y gestiones hay y cuáles están a la venta
  npm run catalogo -- precios precios.csv              escribe un archivo de precios para llenar (quetzales, con IVA)
  npm run catalogo -- importar --precios precios.csv   los pone a la venta a esos precios
  npm run catalogo -- importar pagare=79 comodato=149  lo mismo, sin archivo

Se puede repetir: cambia solo lo nuevo, y nunca escribe encima de lo que la oficina cambió.`;

const dichos: Readonly<Record<Resultado, string>> = {
  puesto: 'a la venta',
  actualizado: 'a la venta, con su texto más nuevo',
  precio: 'a la venta, a su nuevo precio',
  igual: 'ya estaba así',
  deLaOficina: 'la oficina cambió sus textos; se dejan como están',
  retirado: 'la oficina lo retiró; se deja retirado',
};

interface Consola {
  readonly say: (text: string) => void;
  readonly now: Date;
}

/** `npm run catalogo`: what is asked for on the command line. False when it could not be done, which is said. */
export async function runCatalogo(
  options: DatabaseOptions,
  args: readonly string[],
  { say, now }: Consola,
): Promise<boolean> {
  const [orden, ...resto] = args;
  const sinPrecios = orden === 'importar' && resto.length === 0;
  if (sinPrecios || (orden !== 'lista' && orden !== 'precios' && orden !== 'importar')) {
    say(AYUDA);
    return orden === undefined || orden === 'ayuda';
  }
  return withDatabase(options, async ({ db }, url) => {
    await migrate(url);
    if (orden === 'importar') return importar(db, resto, { say, now });
    if (orden === 'precios') return escribirPlantilla(db, resto, say);
    say(await listar(db));
    return true;
  });
}

/** Writes the file of prices to fill in. An existing one is left alone, since it may hold prices. */
export async function escribirPlantilla(
  db: Db,
  [file]: readonly string[],
  say: (text: string) => void,
): Promise<boolean> {
  if (!file) {
    say('Diga en qué archivo: npm run catalogo -- precios precios.csv');
    return false;
  }
  try {
    writeFileSync(file, plantillaDePrecios(await vigentesDe(db)), { flag: 'wx' });
  } catch (error) {
    const isThere = (error as { code?: unknown }).code === 'EEXIST';
    say(isThere ? `«${file}» ya existe: use otro nombre.` : `No se pudo escribir «${file}».`);
    return false;
  }
  say(`Llene los precios de «${file}» y después: npm run catalogo -- importar --precios ${file}`);
  return true;
}

/** Puts on sale what the arguments say: all of it, or when something is wrong none. */
export async function importar(db: Db, args: readonly string[], { say, now }: Consola): Promise<boolean> {
  try {
    const precios = leerArgumentos(args);
    const hechas = await db.transaction().execute((tx) => surtir({ db: tx, now }, precios));
    for (const { slug, nombre, resultado } of hechas) say(`${nombre} (${slug}): ${dichos[resultado]}`);
    if (hechas.length === 0) say('Ninguna línea tiene precio: no se puso nada a la venta.');
    return hechas.length > 0;
  } catch (error) {
    if (!(error instanceof PreciosInvalidos)) throw error;
    say('No se puso nada a la venta:');
    for (const falta of error.faltas) say(`  ${falta}`);
    return false;
  }
}

function leerArgumentos(args: readonly string[]): Map<string, number> {
  if (args[0] !== '--precios') return leerPedidos(args);
  const [, file = ''] = args;
  try {
    return leerPrecios(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof PreciosInvalidos) throw error;
    throw new PreciosInvalidos([`No se pudo leer el archivo de precios «${file}».`]);
  }
}

async function vigentesDe(db: Db): Promise<Map<string, number>> {
  const rows = await listSurtidos(db, slugs);
  return new Map(rows.flatMap(({ slug, estado, precio }) => (estaEnVenta(estado) ? [[slug, precio] as const] : [])));
}

const slugs = fichas.map(({ slug }) => slug);

async function listar(db: Db): Promise<string> {
  const rows = await listSurtidos(db, slugs);
  return fichas
    .map((ficha) => {
      const { slug } = ficha;
      const row = rows.find((one) => one.slug === slug);
      const estado = !row
        ? 'sin poner a la venta'
        : estaEnVenta(row.estado)
          ? `Q${enQuetzales(row.precio)}`
          : 'retirado';
      return `${slug.padEnd(28)} ${estado.padEnd(22)} ${motorDe(ficha).nombre}`;
    })
    .join('\n');
}
