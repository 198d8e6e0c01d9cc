import { DAY, nameOf } from '@fedatario/contract/base';
import {
  archivosDeProducto,
  casosDeProducto,
  clausulas,
  productos,
  productosDeOficina,
  publicacionesDeProducto,
  redacciones,
  reglasDeCatalogo,
  textosDeProducto,
} from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import { adjuntarArchivo } from '../../../casa/archivos/archivos.ts';
import { createArchivo, PUNTO } from '../../../casa/archivos/testing/archivos.ts';
import type { Db } from '../../../db/db.ts';
import type { AccessCase } from '../../../testing/access-case.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { insertClausula, insertVersion } from '../../clausulas/queries.ts';
import { swapImagen } from '../../productos/imagen/queries.ts';
import { createCategoria, createProducto, textoDePrueba } from '../../productos/testing.ts';
import { insertCaso } from '../casos/queries.ts';
import { listarCasos } from '../casos.ts';
import { upsertParte } from '../filas/queries.ts';
import { upsertPedida } from '../publicacion/queries.ts';
import { leerRedaccion } from '../redacciones.ts';
import { archivoDePrueba, enBytes } from './archivos.ts';

/** A product on sale with a picture. */
const conImagen: AccessCase = {
  own: async (db, owner) => {
    const { idProducto } = await createProducto(db);
    const idArchivo = await createArchivo(db, owner);
    await adjuntarArchivo(db, idArchivo, owner.idUsuario);
    await swapImagen(db, idProducto, idArchivo, new Date());
    return { idProducto };
  },
  absent: { idProducto: uuidv7() },
};

const producto: AccessCase = {
  own: async (db) => ({ idProducto: (await createProducto(db)).idProducto }),
  absent: { idProducto: uuidv7() },
};

/** The version of the product that was made last. */
async function ultimaVersion(db: Db): Promise<string> {
  const { idVersion } = await db
    .selectFrom('versionesProducto')
    .select('idVersion')
    .orderBy('idVersion', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return idVersion;
}

/** The texts of the product that was made last, as its page says them. */
async function ultimosDatos(db: Db) {
  const { idProducto } = await db
    .selectFrom('productos')
    .select('idProducto')
    .orderBy('idProducto', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return (await leerRedaccion(db, idProducto)).datos;
}

/** A product whose next price is written and not published. */
async function conPrecioEscrito(db: Db, { idUsuario }: CreatedUsuario) {
  const { idProducto } = await createProducto(db);
  await upsertParte(db, { idProducto, idUsuario, now: new Date() }, 'precio', 9_900);
  return { idProducto };
}

/** A product whose next price another administrator asked to publish. */
async function conPublicacionPedida(db: Db, usuario: CreatedUsuario) {
  const { idProducto } = await conPrecioEscrito(db, usuario);
  const { idUsuario: pedidaPor } = await createUsuario(db, { rol: 'admin' });
  const pedida = { idPublicacion: uuidv7(), revision: 1, revisionDeTexto: 0, estado: 'publicado', publicarEn: null };
  await upsertPedida(db, { ...pedida, idProducto, pedidaPor, pedidaEn: new Date() });
  return { idProducto };
}

/** The publication that was asked for last. */
async function ultimaPublicacion(db: Db): Promise<string> {
  const { idPublicacion } = await db
    .selectFrom('publicacionesProducto')
    .select('idPublicacion')
    .orderBy('idPublicacion', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return idPublicacion;
}

const pedida = { own: conPublicacionPedida, absent: { idProducto: uuidv7() } };

/** A published version of a product. */
async function conVersion(db: Db) {
  const { idProducto } = await createProducto(db);
  return { idProducto, idVersion: await ultimaVersion(db) };
}

/** The text that the last saved case gives. */
async function ultimoCaso(db: Db): Promise<string> {
  const { idProducto } = await db
    .selectFrom('casosProducto')
    .select('idProducto')
    .orderBy('idCaso', 'desc')
    .executeTakeFirstOrThrow();
  return (await listarCasos(db, idProducto))[0]?.actual ?? '';
}

/** A product with a saved case. */
async function conCaso(db: Db, { idUsuario }: CreatedUsuario) {
  const { idProducto } = await createProducto(db);
  const caso = { idCaso: uuidv7(), nombre: 'Caso', respuestas: {}, dia: '2026-01-15', contexto: null, esperado: '' };
  await insertCaso(db, { ...caso, idProducto, idUsuario, now: new Date() });
  return { idProducto, idCaso: caso.idCaso };
}

const textoDeClausula = {
  titulo: null,
  contenido: [{ type: 'paragraph', content: [{ type: 'text', text: 'Lo que las partes convienen.' }] }],
  preguntas: [],
  derivados: [],
  parciales: {},
};

/** A clause of the library with one version. */
async function conClausula(db: Db, { idUsuario }: CreatedUsuario) {
  const idClausula = uuidv7();
  const now = new Date();
  await insertClausula(db, { idClausula, nombre: `Cláusula ${idClausula}`, now });
  const { titulo, contenido, ...trae } = textoDeClausula;
  await insertVersion(db, { idClausula, numero: 1, titulo, contenido, trae, nota: '', idUsuario, now });
  return { idClausula };
}
/** The file of a product whose category is there. */
async function enUnArchivo(db: Db): Promise<Uint8Array> {
  const nombre = 'De los archivos';
  const known = await db.selectFrom('categorias').select('idCategoria').where('nombre', '=', nombre).executeTakeFirst();
  if (!known) await createCategoria(db, nombre);
  return enBytes(archivoDePrueba({ categoria: nombre }));
}

const clausula = { own: conClausula, absent: { idClausula: uuidv7() } };

const { respuestasDeMuestra, ...otroTexto } = textoDePrueba(['delta']);
const textoNuevo = { ...otroTexto, respuestas: respuestasDeMuestra };

/** Cases of the office's products. */
export const casosDeProductos: Record<string, AccessCase> = {
  [nameOf(productosDeOficina.list)]: {},
  [nameOf(productosDeOficina.export)]: { query: { formato: 'csv' } },
  [nameOf(productosDeOficina.read)]: producto,
  [nameOf(productosDeOficina.price)]: { ...producto, body: () => ({ precio: 9_900, revision: 2 }) },
  [nameOf(productosDeOficina.activate)]: { ...producto, body: () => ({ enVenta: false }) },
  [nameOf(productos.imagen)]: conImagen,
  [nameOf(productosDeOficina.putImagen)]: { ...conImagen, body: () => PUNTO },
  [nameOf(productosDeOficina.removeImagen)]: conImagen,
  [nameOf(productosDeOficina.uses)]: producto,
  [nameOf(productosDeOficina.move)]: {
    ...producto,
    body: async (db) => ({ vecino: (await createProducto(db)).idProducto, lado: 'antes' }),
  },
  [nameOf(redacciones.feature)]: { ...producto, body: () => ({ destacado: true }) },
  [nameOf(productosDeOficina.niveles)]: producto,
  [nameOf(productosDeOficina.saveNiveles)]: { ...producto, body: () => ({ niveles: [] }) },
  [nameOf(redacciones.read)]: producto,
  [nameOf(redacciones.saveDatos)]: {
    ...producto,
    body: async (db) => ({ ...(await ultimosDatos(db)), revision: 0 }),
  },
  [nameOf(redacciones.saveRequisitos)]: { ...producto, body: () => ({ requisitos: [], revision: 0 }) },
  [nameOf(redacciones.savePrecio)]: { ...producto, body: () => ({ precio: 9_900, revision: 0 }) },
  [nameOf(redacciones.restore)]: {
    ...producto,
    body: async (db) => ({ idVersion: await ultimaVersion(db), revision: 0 }),
  },
  [nameOf(redacciones.discard)]: producto,
  [nameOf(redacciones.publish)]: {
    own: conPrecioEscrito,
    absent: { idProducto: uuidv7() },
    body: () => ({ revision: 1, revisionDeTexto: 0 }),
  },
  [nameOf(reglasDeCatalogo.read)]: {},
  [nameOf(reglasDeCatalogo.change)]: { body: () => ({ segundaPersona: false }) },
  [nameOf(publicacionesDeProducto.request)]: {
    own: conPrecioEscrito,
    absent: { idProducto: uuidv7() },
    body: () => ({ revision: 1, revisionDeTexto: 0, publicarEn: new Date(Date.now() + DAY).toISOString() }),
  },
  [nameOf(publicacionesDeProducto.cancel)]: pedida,
  [nameOf(publicacionesDeProducto.approve)]: {
    ...pedida,
    body: async (db) => ({ idPublicacion: await ultimaPublicacion(db) }),
  },
  [nameOf(publicacionesDeProducto.refuse)]: {
    ...pedida,
    body: async (db) => ({ idPublicacion: await ultimaPublicacion(db), motivo: 'Todavía no conviene publicarlo.' }),
  },
  [nameOf(textosDeProducto.read)]: producto,
  [nameOf(textosDeProducto.ofVersion)]: { own: conVersion, absent: { idProducto: uuidv7(), idVersion: uuidv7() } },
  [nameOf(textosDeProducto.save)]: { ...producto, body: () => ({ ...textoNuevo, revision: 0 }) },
  [nameOf(redacciones.versions)]: producto,
  [nameOf(casosDeProducto.list)]: producto,
  [nameOf(casosDeProducto.create)]: { ...producto, body: () => ({ nombre: 'Otro caso', respuestas: {} }) },
  [nameOf(casosDeProducto.accept)]: {
    own: conCaso,
    absent: { idProducto: uuidv7(), idCaso: uuidv7() },
    body: async (db) => ({ leido: await ultimoCaso(db) }),
  },
  [nameOf(casosDeProducto.remove)]: { own: conCaso, absent: { idProducto: uuidv7(), idCaso: uuidv7() } },
  [nameOf(clausulas.list)]: {},
  [nameOf(clausulas.read)]: clausula,
  [nameOf(clausulas.create)]: { body: () => ({ nombre: `De prueba ${uuidv7()}`, ...textoDeClausula }) },
  [nameOf(clausulas.addVersion)]: { ...clausula, body: () => ({ ...textoDeClausula, nota: '', revision: 1 }) },
  [nameOf(clausulas.update)]: {
    ...clausula,
    body: () => ({ nombre: `Otro ${uuidv7()}`, archivada: true, revision: 1 }),
  },
  [nameOf(redacciones.create)]: {
    body: async (db) => ({
      nombre: 'Documento nuevo',
      slug: `nuevo-${uuidv7()}`,
      clase: 'documentoPrivado',
      idCategoria: (await createProducto(db)).categoria.idCategoria,
    }),
  },
  [nameOf(archivosDeProducto.read)]: producto,
  [nameOf(archivosDeProducto.review)]: { body: enUnArchivo },
  [nameOf(archivosDeProducto.bring)]: {
    query: { nombre: 'Traído', slug: `traido-${uuidv7()}` },
    body: enUnArchivo,
  },
  [nameOf(archivosDeProducto.replace)]: {
    ...producto,
    query: { revision: 0, revisionDeTexto: 0 },
    body: enUnArchivo,
  },
  [nameOf(redacciones.copy)]: { ...producto, body: () => ({ nombre: 'Copia', slug: `copia-${uuidv7()}` }) },
};
