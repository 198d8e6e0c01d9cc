import {
  type ArchivoDeProducto,
  CASOS_MAXIMOS,
  type DatosDeProducto,
  instrumentos,
  type Redaccion,
  type RequisitosDeProducto,
} from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import type { Db } from '../../../db/db.ts';
import { AppError, invalidField } from '../../../http/errors.ts';
import { crearProducto } from '../../productos/productos.ts';
import { DESPUES_DE_PAGAR, PLAZO_DESDE } from '../../surtido/surtido.ts';
import { insertCaso, listCasos } from '../casos/queries.ts';
import { findCategoria, findRedactado, hasSlug, lockSlug, upsertParte } from '../filas/queries.ts';
import { exigirRevision, leerRedaccion, type RedaccionRequest } from '../redacciones.ts';
import { escribirTexto } from '../texto/texto.ts';
import { casosDe } from './examen.ts';
import { deleteCasoDe, listCategoriasActivas } from './queries.ts';
import { ausentesDe, isDelMismoTipo } from './revisar.ts';

interface Eleccion {
  readonly idCategoria?: string | undefined;
  readonly requisitos?: 'omitir' | undefined;
}

/** Begins a product with what a file brings. It is not on sale: it is published from the editor, like any other. */
export async function traerProducto(
  request: RedaccionRequest,
  leido: ArchivoDeProducto,
  { nombre, slug, ...eleccion }: Eleccion & { nombre: string; slug: string },
): Promise<Redaccion> {
  const { db, now } = request;
  const archivo = { ...leido, ficha: { ...leido.ficha, nombre } };
  const { datos, requisitos } = await aqui(db, archivo, eleccion);
  await lockSlug(db, slug);
  if (await hasSlug(db, slug)) throw invalidField('slug', 'slugEnUso');
  const { idCategoria, ...pagina } = datos;
  const { modalidad, instrumento } = archivo.ficha;
  const idProducto = await crearProducto(
    db,
    {
      ...pagina,
      nombre,
      slug,
      tipo: 'documento',
      modalidad,
      categoria: await categoriaDe(db, idCategoria),
      requisitos,
      claseActo: modalidad === 'notarial' ? instrumentos[instrumento] : null,
      pasos: [],
      destacado: false,
    },
    now,
  );
  return escribir(request, idProducto, archivo);
}

interface Sobre extends Eleccion {
  readonly idProducto: string;
  readonly revision: number;
  readonly revisionDeTexto: number;
}

/** Writes what a file brings as the next version of a product, whose address and place among the featured stay. */
export async function traerSobre(
  request: RedaccionRequest,
  archivo: ArchivoDeProducto,
  { idProducto, revision, revisionDeTexto, ...eleccion }: Sobre,
): Promise<Redaccion> {
  const { db, actor, now } = request;
  const antes = await exigirRevision(db, idProducto, revision);
  if ((antes.texto?.revision ?? 0) !== revisionDeTexto) throw new AppError('conflicto-revision', { actual: antes });
  const row = await findRedactado(db, idProducto);
  if (!row || !isDelMismoTipo(archivo.ficha, row)) throw invalidField('ficha.modalidad', 'otroTipoDeDocumento');
  const { datos, requisitos } = await aqui(db, archivo, eleccion);
  const escritura = { idProducto, idUsuario: actor.idUsuario, now };
  await upsertParte(db, escritura, 'datos', { ...datos, destacado: antes.datos.destacado });
  await upsertParte(db, escritura, 'requisitos', requisitos);
  return escribir(request, idProducto, archivo);
}

/** The price, the text and the cases of a file. A case of the product with the same name is replaced; others stay. */
async function escribir(
  { db, actor, now }: RedaccionRequest,
  idProducto: string,
  archivo: ArchivoDeProducto,
): Promise<Redaccion> {
  const escritura = { idProducto, idUsuario: actor.idUsuario, now };
  await upsertParte(db, escritura, 'precio', archivo.ficha.precio);
  const casos = casosDe(archivo);
  const quedan = (await listCasos(db, idProducto)).filter(
    ({ nombre }) => !casos.some((caso) => caso.nombre === nombre),
  );
  if (quedan.length + casos.length > CASOS_MAXIMOS)
    throw invalidField('respuestas', 'demasiados', { maximum: CASOS_MAXIMOS });
  for (const caso of casos) {
    await deleteCasoDe(db, idProducto, caso.nombre);
    await insertCaso(db, { ...caso, ...escritura, idCaso: uuidv7() });
  }
  const { entrevista, plantilla } = archivo;
  await escribirTexto({ db, actor, now }, idProducto, { entrevista, plantilla, respuestas: muestraDe(archivo) });
  return leerRedaccion(db, idProducto);
}

function muestraDe({ respuestas, producto }: ArchivoDeProducto): Record<string, unknown> {
  const muestra = producto?.muestra ?? Object.keys(respuestas)[0] ?? {};
  return typeof muestra === 'string' ? (respuestas[muestra] ?? {}) : muestra;
}

/** The data sheet and the requisitos of a file as this installation takes them. */
async function aqui(
  db: Db,
  archivo: ArchivoDeProducto,
  { idCategoria: elegida, requisitos: eleccion }: Eleccion,
): Promise<{ datos: DatosDeProducto; requisitos: RequisitosDeProducto }> {
  const deSuNombre = (await listCategoriasActivas(db)).find(({ nombre }) => nombre === archivo.ficha.categoria);
  const { idCategoria } = await categoriaDe(db, elegida ?? deSuNombre?.idCategoria);
  const ausentes = await ausentesDe(db, archivo);
  const [primero] = ausentes;
  if (primero && eleccion !== 'omitir') throw invalidField(`producto.requisitos.${primero.lugar}.clave`, 'opcion');
  const { requisitos, muestra: _, ...pagina } = archivo.producto ?? sinPagina(archivo.ficha);
  return {
    datos: { ...pagina, nombre: archivo.ficha.nombre, idCategoria },
    requisitos: requisitos.filter(({ clave }) => !ausentes.some((one) => one.clave === clave)),
  };
}

async function categoriaDe(db: Db, idCategoria: string | undefined): Promise<{ idCategoria: string; nombre: string }> {
  const categoria = idCategoria ? await findCategoria(db, idCategoria) : undefined;
  if (!categoria?.activa) throw invalidField('idCategoria', 'opcion');
  return categoria;
}

/** The page of a document that came without one: as much as its modalidad says. Its author is asked for the rest before it is published. */
function sinPagina({ nombre, modalidad }: ArchivoDeProducto['ficha']): NonNullable<ArchivoDeProducto['producto']> {
  return {
    resumen: nombre,
    descripcion: nombre,
    destacado: false,
    tags: [],
    incluye: [],
    noIncluye: [],
    baseLegal: [],
    aranceles: [],
    plazoHoras: 0,
    plazoDesde: PLAZO_DESDE[modalidad],
    despuesDePagar: [...DESPUES_DE_PAGAR[modalidad]],
    preguntasFrecuentes: [],
    requisitos: [],
    muestra: {},
  };
}
