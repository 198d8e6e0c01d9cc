import { DAY } from '@fedatario/contract/base';
import type { Oficina } from '../fixtures/listas.ts';
import type { Clase } from './clases.ts';

/** One request for a page, by somebody. */
export interface Pregunta {
  readonly familia: string;
  readonly nombre: string;
  readonly url: string;
  readonly authorization: string;
}

export interface Side {
  readonly url: string;
  readonly oficina: Oficina;
  readonly clase: Clase;
}

interface Row {
  readonly idSolicitud: string;
  readonly venceEn: string | null;
}

const grupos = ['todos', 'pendientes-del-cliente', 'en-proceso', 'vencidos', 'finalizados'];
const ordenes = ['antiguedad', '-antiguedad', 'vence', '-vence'];
const textos = {
  'un nombre común': 'María',
  'nombre y apellidos': 'Lesbia Otto Tzunún',
  correo: 'persona7',
};

/** Milliseconds until the whole answer is here. */
export async function ask({ url, authorization }: Pick<Pregunta, 'url' | 'authorization'>): Promise<number> {
  const began = performance.now();
  const answer = await fetch(url, { headers: { authorization } });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - began;
}

/** Every filter by every order, without and with a notary or gestor, looked for and between days; the queue; and a customer's own. */
export async function preguntasDe(side: Side): Promise<Pregunta[]> {
  const { estados, algunos, filtro, encargado, numero } = side.clase;
  const suyo = { [filtro]: side.oficina.idEncargado };
  const dias = { desde: dia(200), hasta: dia(100) };
  const preguntas: Pregunta[] = [];
  const add = async (familia: string, filtros: object) => preguntas.push(...(await deOficina(side, familia, filtros)));
  for (const estado of grupos) await add('la lista, por grupo', { estado });
  for (const estado of estados) await add('la lista, por estado', { estado });
  for (const estado of [...grupos, ...estados]) {
    await add(`de un ${encargado}`, { estado, ...suyo });
  }
  for (const estado of [...grupos, ...algunos]) {
    await add('entre dos días', { estado, ...dias });
    await add(`de un ${encargado}, entre dos días`, { estado, ...suyo, ...dias });
  }
  for (const texto of [...Object.values(textos), numero])
    for (const estado of [...grupos, ...algunos]) await add('buscando', { estado, texto });
  await add(`la cola sin ${encargado}`, { estado: 'sin-asignar', limite: '100' });
  return [...preguntas, ...(await propias(side, [...grupos, ...estados]))];
}

/** The first page, the one in the middle of the years, and the last: an order's last page is near the first of the other way round. */
async function deOficina({ url, oficina, clase }: Side, familia: string, filtros: object): Promise<Pregunta[]> {
  const { administra: authorization } = oficina;
  const made: Pregunta[] = [];
  for (const orden of ordenes) {
    const to = (cursor?: string) =>
      `${url}${clase.oficina}?${new URLSearchParams({ ...filtros, orden, ...(cursor !== undefined && { cursor }) })}`;
    const otra = orden.startsWith('-') ? orden.slice(1) : `-${orden}`;
    const [end] = (
      await rowsOf(`${url}${clase.oficina}?${new URLSearchParams({ ...filtros, orden: otra })}`, authorization)
    ).slice(-1);
    const pages = { primera: to(), 'del medio': to(medio(orden)), ...(end && { última: to(position(orden, end)) }) };
    for (const [page, address] of Object.entries(pages)) {
      const { [clase.filtro]: _, ...said } = filtros as Record<string, string>;
      made.push({
        familia,
        authorization,
        url: address,
        nombre: `${Object.values(said).join(' ')}, ${orden}, ${page}`,
      });
    }
  }
  return made;
}

async function propias({ url, oficina, clase }: Side, estados: readonly string[]): Promise<Pregunta[]> {
  const { cliente: authorization } = oficina;
  const familia = 'la lista de su cliente';
  const lists = estados.map((estado) => ({
    nombre: `los suyos, ${estado}`,
    path: `${clase.propias}?estado=${estado}`,
  }));
  return [...lists, { nombre: 'cuántos en cada grupo', path: `${clase.propias}/cuentas` }].map(({ nombre, path }) => ({
    familia,
    nombre,
    authorization,
    url: url + path,
  }));
}

async function rowsOf(url: string, authorization: string): Promise<Row[]> {
  const answer = await fetch(url, { headers: { authorization } });
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return ((await answer.json()) as { data: Row[] }).data;
}

/** A position as the server writes it. */
function position(orden: string, { idSolicitud, venceEn }: Row): string {
  const clave = orden.endsWith('vence') ? Date.parse(venceEn ?? '') : '';
  return Buffer.from(JSON.stringify([orden, clave, idSolicitud])).toString('base64url');
}

function medio(orden: string): string {
  const byVence = orden.endsWith('vence');
  const at = Date.now() - (byVence ? 0 : 600 * DAY);
  const hex = at.toString(16).padStart(12, '0');
  const idSolicitud = `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
  return position(orden, { idSolicitud, venceEn: new Date(at).toISOString() });
}

function dia(ago: number): string {
  return new Date(Date.now() - ago * DAY).toISOString().slice(0, 10);
}
