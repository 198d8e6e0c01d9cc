import type {
  DatosDeProducto,
  ParteDeRedaccion,
  ProblemaDeRedaccion,
  Redaccion,
  RequisitosDeProducto,
  VersionDeProducto,
} from '@fedatario/contract/catalogo';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { leerReglas } from '../productos/productos.ts';
import { type Escritura, ultimaEscritura } from './escritura.ts';
import {
  type FilaRedactada,
  findCategoria,
  findEscrita,
  findRedactado,
  findTexto,
  listPedidos,
  listTiposActivos,
  listVersiones,
  updateSinPartes,
  upsertParte,
} from './filas/queries.ts';
import { isIgual } from './igual.ts';
import { pedidaDe } from './publicacion/pedida.ts';
import { deletePedida, findPedida } from './publicacion/queries.ts';
import { findSituacionDeTexto, upsertSinTexto } from './texto/queries.ts';
import { revisarVersion } from './texto/texto.ts';

export interface RedaccionRequest extends Pick<Context<'admin'>, 'db' | 'now'> {
  readonly actor: Pick<Context<'admin'>['actor'], 'idUsuario'>;
}

/** The next version of a product: each part as somebody wrote it, or else as it is on sale. */
export async function leerRedaccion(db: Db, idProducto: string): Promise<Redaccion> {
  return redaccionDe(db, await existente(db, idProducto));
}

/** Writes one part under the revision that its writer saw; 409 with what is written when somebody else wrote meanwhile. */
export async function escribirParte(
  { db, actor, now }: RedaccionRequest,
  { idProducto, revision }: { idProducto: string; revision: number },
  escrita: { readonly [P in ParteDeRedaccion]?: unknown },
): Promise<Redaccion> {
  const antes = await exigirRevision(db, idProducto, revision);
  for (const [parte, valor] of Object.entries(escrita)) {
    await exigirParte(db, antes, parte as ParteDeRedaccion, valor);
    const escritura = { idProducto, idUsuario: actor.idUsuario, now };
    await upsertParte(db, escritura, parte as ParteDeRedaccion, valor);
    if (parte === 'texto') await upsertSinTexto(db, escritura);
  }
  return leerRedaccion(db, idProducto);
}

/** Locks the product and answers what is written, which must be what the caller saw. */
export async function exigirRevision(db: Db, idProducto: string, revision: number): Promise<Redaccion> {
  const actual = await tomarRedaccion(db, idProducto);
  if (actual.revision !== revision) throw new AppError('conflicto-revision', { actual });
  return actual;
}

/** The next version of a product, which nobody else writes until this transaction ends. */
export async function tomarRedaccion(db: Db, idProducto: string): Promise<Redaccion> {
  return redaccionDe(db, await existente(db, idProducto, { lock: true }));
}

export async function descartar({ db, actor, now }: RedaccionRequest, idProducto: string): Promise<Redaccion> {
  const { idVersionVigente } = await existente(db, idProducto, { lock: true });
  // A product that was never published is nothing but what is written of it.
  if (idVersionVigente === null) throw new AppError('producto-sin-version');
  await updateSinPartes(db, idProducto);
  await deletePedida(db, idProducto);
  await upsertSinTexto(db, { idProducto, idUsuario: actor.idUsuario, now });
  return leerRedaccion(db, idProducto);
}

export async function listarVersiones(db: Db, idProducto: string): Promise<VersionDeProducto[]> {
  await existente(db, idProducto);
  return (await listVersiones(db, idProducto)).map(({ idVersionVigente, publicadaEn, ...version }) => ({
    ...version,
    publicadaEn: publicadaEn?.toISOString() ?? '',
    vigente: version.idVersion === idVersionVigente,
  }));
}

async function existente(db: Db, idProducto: string, options = {}): Promise<FilaRedactada> {
  const row = await findRedactado(db, idProducto, options);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

/** Refuses, naming the field, what refers to something that is not there. */
async function exigirParte(db: Db, antes: Redaccion, parte: ParteDeRedaccion, valor: unknown): Promise<void> {
  if (parte === 'datos') {
    const categoria = await findCategoria(db, (valor as DatosDeProducto).idCategoria);
    if (!categoria?.activa) throw invalidField('idCategoria', 'opcion');
  }
  if (parte === 'requisitos') {
    const pedidos = valor as RequisitosDeProducto;
    const perdido = pedidos.findIndex((pedido) => !isPosible(pedido, antes.tiposDeRequisito));
    if (perdido >= 0) throw invalidField(`requisitos.${perdido}.clave`, 'opcion');
  }
  if (parte === 'texto') {
    const texto = await findTexto(db, String(valor));
    if (texto?.idProducto !== antes.idProducto) throw new AppError('no-encontrado');
  }
}

async function redaccionDe(db: Db, row: FilaRedactada): Promise<Redaccion> {
  const { idProducto, nombre, slug } = row;
  const escrita = await findEscrita(db, idProducto);
  const publicado = { datos: datosDe(row), requisitos: await listPedidos(db, idProducto), precio: row.precio };
  const { texto: idTexto = row.idVersionVigente, ...partes } = escrita?.partes ?? {};
  const { texto, ...escrito } = await textoDe(db, row, idTexto);
  const escritas = { ...publicado, ...partes };
  const cambiadas = (['datos', 'requisitos', 'precio'] as const).filter(
    (parte) => !isIgual(escritas[parte], publicado[parte]),
  );
  const redaccion = {
    idProducto,
    nombre,
    slug,
    ...escritas,
    tiposDeRequisito: await listTiposActivos(db),
    tipo: row.tipo as Redaccion['tipo'],
    modalidad: row.modalidad as Redaccion['modalidad'],
    estado: row.estado,
    revision: escrita?.revision ?? 0,
    texto,
    sinPublicar: [...cambiadas, ...(escrito.cambia ? (['texto'] as const) : [])],
    ...ultimaEscritura(hayPartes(escrita) ? escrita : undefined, escrito.escritura),
    ...(await leerReglas(db)),
  };
  const publicacion = pedidaDe(await findPedida(db, idProducto), redaccion);
  return { ...redaccion, publicacion, problemas: await problemasDe(db, redaccion, escrito) };
}

interface SituacionDeTexto {
  readonly texto: Redaccion['texto'];
  readonly cambia: boolean;
  readonly errores: number;
  readonly completa: boolean;
  readonly casosSinPasar: number;
  readonly escritura: Escritura | undefined;
}

/** The text as somebody wrote it, or else that of a version. */
async function textoDe(
  db: Db,
  { idProducto, idVersionVigente }: FilaRedactada,
  idVersion: string | null,
): Promise<SituacionDeTexto> {
  const escrito = await findSituacionDeTexto(db, idProducto, idVersionVigente);
  if (escrito?.hay) {
    const { preguntas, revision, cambia, errores, completa, casosSinPasar, escritoEn, escritoPor } = escrito;
    const texto = { idVersion: null, numero: null, preguntas, revision };
    return {
      texto,
      cambia,
      errores,
      completa,
      casosSinPasar,
      escritura: { escritaEn: escritoEn, escritaPor: escritoPor },
    };
  }
  const version = idVersion === null ? undefined : await findTexto(db, idVersion);
  const cambia = version !== undefined && version.idVersion !== idVersionVigente;
  const vista = cambia ? await revisarVersion(db, idProducto, version.idVersion) : { errores: 0, casosSinPasar: 0 };
  return {
    texto: version
      ? {
          idVersion: version.idVersion,
          numero: version.numero,
          preguntas: version.preguntas,
          revision: escrito?.revision ?? 0,
        }
      : null,
    cambia,
    completa: true,
    ...vista,
    escritura: undefined,
  };
}

/** Once published or dropped, nothing is written though the row stays. */
function hayPartes(escrita: Awaited<ReturnType<typeof findEscrita>>): boolean {
  return Object.keys(escrita?.partes ?? {}).length > 0;
}

async function problemasDe(
  db: Db,
  redaccion: Omit<Redaccion, 'problemas' | 'publicacion'>,
  { errores, completa, casosSinPasar }: Pick<SituacionDeTexto, 'errores' | 'completa' | 'casosSinPasar'>,
): Promise<ProblemaDeRedaccion[]> {
  const { datos, requisitos, tiposDeRequisito, precio, texto, modalidad } = redaccion;
  const faltas: Record<ProblemaDeRedaccion, boolean> = {
    sinPrecio: precio < 1,
    sinTexto: texto === null,
    textoConErrores: errores > 0,
    muestraIncompleta: !completa,
    casosSinPasar: casosSinPasar > 0,
    // A notary identifies whoever signs, so an act always asks for something.
    sinRequisitos: modalidad === 'notarial' && !requisitos.some(({ obligatorio }) => obligatorio),
    // A document made from nothing has its name in their place.
    sinDescripcion: [datos.resumen, datos.descripcion].includes(datos.nombre),
    categoriaArchivada: !(await findCategoria(db, datos.idCategoria))?.activa,
    requisitoArchivado: !requisitos.every((pedido) => isPosible(pedido, tiposDeRequisito)),
  };
  return (Object.keys(faltas) as ProblemaDeRedaccion[]).filter((falta) => faltas[falta]);
}

function isPosible({ clave }: RequisitosDeProducto[number], tipos: Redaccion['tiposDeRequisito']): boolean {
  return tipos.some((tipo) => tipo.clave === clave);
}

function datosDe(row: FilaRedactada): DatosDeProducto {
  const { nombre, resumen, descripcion, idCategoria, destacado, tags, incluye, noIncluye, baseLegal } = row;
  const { aranceles, plazoHoras, plazoDesde, despuesDePagar, preguntasFrecuentes } = row;
  return {
    nombre,
    resumen,
    descripcion,
    idCategoria,
    destacado,
    tags,
    incluye,
    noIncluye,
    baseLegal,
    aranceles: (aranceles as unknown as DatosDeProducto['aranceles']).map((one) => ({
      concepto: one.concepto,
      monto: one.monto,
      nota: one.nota,
      opcional: one.opcional ?? false,
    })),
    plazoHoras,
    plazoDesde,
    despuesDePagar,
    preguntasFrecuentes: preguntasFrecuentes as unknown as DatosDeProducto['preguntasFrecuentes'],
  };
}
