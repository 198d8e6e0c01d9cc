import { readFileSync } from 'node:fs';
import { api } from '@fedatario/contract';
import type { FirmaDeTramite } from '@fedatario/contract/acto';
import type { Entrevista } from '@fedatario/document-engine';
import { enOtroDia } from '@fedatario/document-engine/testing/ejemplos';
import { v7 as uuidv7 } from 'uuid';
import { createArchivo } from '../../../casa/archivos/testing/archivos.ts';
import { surtir } from '../../../catalogo/surtido/surtido.ts';
import { compraDe, pagarPedido } from '../../../compra/pagos/testing/compras.ts';
import type { Db } from '../../../db/db.ts';
import type { startTestApp } from '../../../testing/client.ts';
import { type CreatedUsuario, createUsuario } from '../../../testing/factories.ts';
import { probarQuienEs } from './firmas.ts';

type App = Awaited<ReturnType<typeof startTestApp>>;
interface Contexto extends Pick<App, 'as' | 'clock'> {
  readonly db: Db;
}

type Respuestas = Readonly<Record<string, string | number | boolean | null | unknown[] | Record<string, unknown>>>;

const EJEMPLOS = new URL('../../../../../document-engine/examples/', import.meta.url);

/** The answers that a customer gives in a case of an example, on that day. */
export function respuestasDe(slug: string, caso: string, hoy: string): Respuestas {
  const leer = (file: string) => JSON.parse(readFileSync(new URL(`${slug}/${file}.json`, EJEMPLOS), 'utf8'));
  const { secciones }: Pick<Entrevista, 'secciones'> = leer('entrevista');
  const deNotario = secciones.flatMap(({ visiblePara, preguntas }) => (visiblePara ? preguntas : []));
  const suyas = Object.entries(leer(`respuestas/${caso}`)).filter(
    ([clave]) => !deNotario.some((pregunta) => pregunta.clave === clave),
  );
  return enOtroDia(Object.fromEntries(suyas) as Respuestas, hoy);
}

/** The product put on sale as the demo does; its id. */
export async function ponerALaVenta({ db, clock }: Contexto, slug: string, precio = 15_000): Promise<string> {
  await db.transaction().execute((tx) => surtir({ db: tx, now: clock.now }, new Map([[slug, precio]])));
  const { idProducto } = await db
    .selectFrom('productos')
    .select('idProducto')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return idProducto;
}

/** Buys a draft whose answers are complete; the id of its trámite. */
export async function comprarBorrador({ db, as, clock }: Contexto, who: CreatedUsuario, idBorrador: string) {
  const carrito = await as(who).call(api.carrito.add, { body: { idBorrador } });
  const body = compraDe(carrito.data.totales.total);
  const { data } = await as(who).call(api.facturas.buy, { body }, { headers: { 'idempotency-key': uuidv7() } });
  await db.transaction().execute((tx) => pagarPedido(tx, data.idFactura, clock.now));
  const { data: pagada } = await as(who).call(api.facturas.read, { params: { idFactura: data.idFactura } });
  return pagada.lineas[0]?.solicitud?.idSolicitud ?? '';
}

/** Answers a new draft of this product and buys it; the id of its trámite. */
export async function comprar(app: Contexto, who: CreatedUsuario, idProducto: string, respuestas: Respuestas) {
  const { data } = await app.as(who).call(api.borradores.create, { body: { idProducto, otro: true } });
  const { idBorrador, revision } = data;
  const cambios = Object.entries(respuestas).map(([clave, valor]) => ({ clave, valor }));
  await app.as(who).call(api.borradores.save, { params: { idBorrador }, body: { revision, cambios } });
  return comprarBorrador(app, who, idBorrador);
}

/** Hands in a requisito of the trámite, by its name, as a page of a file. */
export async function entregar({ db, as }: Contexto, who: CreatedUsuario, idSolicitud: string, nombre: string) {
  const { data } = await as(who).call(api.tramites.read, { params: { idSolicitud } });
  const requisito = data.requisitos.find((uno) => uno.nombre === nombre);
  const { idRequisito = '', revision = 0 } = requisito ?? {};
  const archivos = [await createArchivo(db, who)];
  return as(who).call(api.requisitos.deliver, { params: { idRequisito }, body: { revision, archivos } });
}

/** The office gives it to the notary, who accepts it, fills the blanks and sends the text, which the customer approves. */
export async function acordarTexto(
  app: Contexto,
  cliente: CreatedUsuario,
  notario: CreatedUsuario,
  idSolicitud: string,
) {
  const { as, db } = app;
  const params = { idSolicitud };
  const admin = await createUsuario(db, { rol: 'admin' });
  const revision = async () => (await as(admin).call(api.tramites.read, { params })).data.revision;
  const asignar = { revision: await revision(), idNotario: notario.idUsuario, motivo: null };
  await as(admin).call(api.asignaciones.assign, { params, body: asignar });
  const aceptar = { accion: 'aceptar', revision: await revision(), motivo: null } as const;
  await as(notario).call(api.tramites.act, { params, body: aceptar });
  const { trabajo } = (await as(notario).call(api.minutas.read, { params })).data;
  const contenido = sinBlancos(trabajo?.contenido);
  const escrito = await as(notario).call(api.minutas.save, {
    params,
    body: { revision: trabajo?.revision ?? 0, contenido },
  });
  const version = await as(notario).call(api.minutas.saveVersion, {
    params,
    body: { revision: escrito.data.revision },
  });
  const [ultima] = version.data.versiones;
  const envio = { revision: await revision(), version: ultima?.version ?? 0 };
  await as(notario).call(api.minutas.send, { params, body: envio });
  const leido = { version: ultima?.version ?? 0, sha256: ultima?.sha256 ?? '' };
  await as(cliente).call(api.minutas.approve, { params, body: leido });
  return JSON.stringify(contenido);
}

/** The notary signs what waits to be signed, with what the form proposes and one scanned sheet. */
export async function firmarActo(
  { as, db, clock }: Contexto,
  notario: CreatedUsuario,
  idSolicitud: string,
  hoja: () => Promise<string>,
) {
  const params = { idSolicitud };
  const propuesta = (await as(notario).call(api.firmas.propose, { params })).data;
  const { revision } = (await as(notario).call(api.tramites.read, { params })).data;
  const { clase, lugar, fecha, comparecientes } = propuesta;
  const acto = { clase, lugar: lugar || 'Guatemala', fecha, hojas: 4, instrumento: null, folios: null };
  await probarQuienEs(db, notario, clock.now);
  const body = { ...acto, revision, comparecientes, archivos: [await hoja()] } as FirmaDeTramite;
  return { propuesta, firma: await as(notario).call(api.firmas.sign, { params, body }) };
}

/** The text with a word in each blank, as a notary fills it. */
function sinBlancos(contenido: unknown): unknown {
  return JSON.parse(JSON.stringify(contenido), (_, nodo) => {
    const vacio = nodo?.type === 'blanco' || (nodo?.type === 'dato' && !nodo.attrs.texto && !nodo.attrs.alFirmar);
    return vacio ? { type: 'text', text: 'lo que corresponde' } : nodo;
  });
}
