import { estaEnVenta } from '@fedatario/contract/catalogo';
import { crearEn } from '../../casa/catalogos/catalogos.ts';
import type { Db } from '../../db/db.ts';
import {
  actualizarProducto,
  cambiarPrecio,
  crearProducto,
  findEscrito,
  publicarVersion,
  type VersionNueva,
} from '../productos/productos.ts';
import { categorias } from './categorias.ts';
import { type Contenido, contenidoDe, fichas } from './contenido.ts';
import { findCategoria, findSurtido, findTipo, hasMismoTexto, upsertSurtido } from './queries.ts';
import { tiposDeRequisito } from './tipos-requisito.ts';

export { fichas, motorDe } from './contenido.ts';
export { casosDeEjemplo, claseDeActo, fichaDelMotor, textoDeEjemplo } from './ejemplos.ts';
export { DESPUES_DE_PAGAR, PLAZO_DESDE } from './fichas/ficha.ts';

/**
 * `puesto`, on sale for the first time; `actualizado`, with newer texts; `precio`, at another price; `igual`, as it was;
 * `deLaOficina`, somebody of the office changed its texts, which stay; `retirado`, the office took it off sale.
 */
export type Resultado = 'puesto' | 'actualizado' | 'precio' | 'igual' | 'deLaOficina' | 'retirado';

interface Surtida {
  readonly slug: string;
  readonly nombre: string;
  readonly resultado: Resultado;
}

interface Contexto {
  readonly db: Db;
  readonly now: Date;
  /** Whether products put on sale before this was recorded are taken for ours, as those of the demo. */
  readonly adopta?: boolean;
  /** Publishes what is put on sale for the first time in another way than at once, and answers the id of its version. */
  readonly publica?: (db: Db, producto: PorPublicar, now: Date) => Promise<string>;
}

/** A document of the house that is there and not on sale yet. */
export interface PorPublicar extends VersionNueva {
  readonly idProducto: string;
  readonly slug: string;
}

/**
 * Puts documents and gestiones on sale, each at its price in centavos with IVA. Repeated, it changes only what is new: nothing that the
 * office wrote is written over. The slugs are those of {@link fichas}.
 */
export async function surtir(contexto: Contexto, precios: ReadonlyMap<string, number>): Promise<Surtida[]> {
  const hechas: Surtida[] = [];
  for (const ficha of fichas) {
    const precio = precios.get(ficha.slug);
    if (precio === undefined) continue;
    const contenido = contenidoDe(ficha);
    const resultado = await poner(contexto, contenido, precio);
    hechas.push({ slug: ficha.slug, nombre: contenido.motor.nombre, resultado });
  }
  return hechas;
}

/** Makes every category and kind of requisito that any of the documents may want, as far as the office has none like them. */
export async function alistarCatalogos(contexto: Contexto): Promise<void> {
  for (const { clave } of tiposDeRequisito) await claveDe(contexto, clave);
  for (const { nombre } of categorias) await categoriaDe(contexto, nombre);
}

async function poner(contexto: Contexto, contenido: Contenido, precio: number): Promise<Resultado> {
  const { db, now } = contexto;
  const escrito = await findEscrito(db, contenido.producto);
  if (!escrito) {
    await ponerNuevo(contexto, contenido, precio);
    return 'puesto';
  }
  const { idProducto, estado, idVersion } = escrito;
  if (!estaEnVenta(estado)) return 'retirado';
  const surtido = await findSurtido(db, idProducto);
  const nuestro = surtido
    ? surtido.huellaFila === escrito.huella && (await esNuestra(db, surtido.idVersion, idVersion))
    : contexto.adopta === true;
  if (nuestro && surtido?.huella !== contenido.huella) {
    const { destacado } = escrito;
    await actualizarProducto(db, idProducto, { ...(await conCatalogos(contexto, contenido)), destacado }, now);
    await publicar(contexto, idProducto, contenido, precio);
    return 'actualizado';
  }
  if (escrito.precio === precio) return nuestro ? 'igual' : 'deLaOficina';
  const nueva = await cambiarPrecio(db, idProducto, precio, now);
  if (nuestro) await anotar(contexto, idProducto, contenido, nueva);
  return 'precio';
}

async function ponerNuevo(contexto: Contexto, contenido: Contenido, precio: number): Promise<void> {
  const { db, now, publica } = contexto;
  const idProducto = await crearProducto(db, await conCatalogos(contexto, contenido), now);
  const { slug, tipo } = contenido.producto;
  const { texto } = contenido;
  const idVersion =
    publica && tipo === 'documento'
      ? await publica(db, { idProducto, slug, precio, texto }, now)
      : await publicarVersion(db, idProducto, { precio, texto }, now);
  await anotar(contexto, idProducto, contenido, idVersion);
}

/** Whether the version on sale is the one we put there, or that one at a price of the office. */
async function esNuestra(db: Db, surtida: string, vigente: string | null): Promise<boolean> {
  return vigente !== null && (surtida === vigente || (await hasMismoTexto(db, surtida, vigente)));
}

async function publicar(contexto: Contexto, idProducto: string, contenido: Contenido, precio: number): Promise<void> {
  const { db, now } = contexto;
  const idVersion = await publicarVersion(db, idProducto, { precio, texto: contenido.texto }, now);
  await anotar(contexto, idProducto, contenido, idVersion);
}

async function anotar({ db, now }: Contexto, idProducto: string, { producto, huella }: Contenido, idVersion: string) {
  const escrito = await findEscrito(db, producto);
  await upsertSurtido(db, { idProducto, idVersion, huella, huellaFila: escrito?.huella ?? '', surtidoEn: now });
}

/** The product with the category and the kinds of requisito of this office, which are made when it has none like them. */
async function conCatalogos(contexto: Contexto, { motor, producto }: Contenido) {
  const requisitos = [];
  for (const { clave, obligatorio } of producto.requisitos)
    requisitos.push({ clave: await claveDe(contexto, clave), obligatorio });
  return { ...producto, requisitos, categoria: await categoriaDe(contexto, motor.categoria) };
}

async function categoriaDe({ db, now }: Contexto, nombre: string) {
  const nueva = categorias.find((one) => one.nombre === nombre);
  if (!nueva) throw new Error(`No hay categoría «${nombre}» para surtir.`);
  const known = await findCategoria(db, nueva);
  return known ?? { idCategoria: await crearEn('categorias', { db, now }, nueva), nombre };
}

async function claveDe({ db, now }: Contexto, clave: string): Promise<string> {
  const nuevo = tiposDeRequisito.find((one) => one.clave === clave);
  if (!nuevo) throw new Error(`No hay tipo de requisito «${clave}» para surtir.`);
  const known = await findTipo(db, { clave, nombre: nuevo.tipo.nombre });
  if (!known) await crearEn('tiposRequisito', { db, now }, nuevo.tipo, { clave });
  return known?.clave ?? clave;
}
