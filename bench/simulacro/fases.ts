import type { Afluencia, Tramo } from '@fedatario/server/testing';
import type { Entorno, Golpe } from './golpes.ts';
import type { Latido } from './latido.ts';

/** Measurements of one blow. Times in seconds. */
export interface Fase {
  readonly que: string;
  readonly conReplica: boolean;
  readonly suertes: ReadonlyMap<string, number>;
  /** Longest time without a success. */
  readonly escrituras: number;
  readonly lecturas: number;
  /** The same of plain writes at PostgreSQL: Patroni's own time. */
  readonly patroni: number;
  readonly compras: number;
  readonly reconexiones: number;
  /** Streams that heard nothing once writes were back. */
  readonly sordos: number;
}

/** Most seconds beyond its own that a phase goes on until writes are back, and then until every stream hears. */
const BACK_SECONDS = 120;
const HEARD_SECONDS = 30;
const SETTLE = 3_000;
const WHOLE_SECONDS = 180;

/** Gives the blow to people at work, and waits until the cluster is whole again. */
export async function medir(golpe: Golpe, entorno: Entorno, { afluencia, latido }: Testigos): Promise<Fase> {
  const { registro, vivos, acta } = afluencia;
  const [desde, antes] = [performance.now(), acta.compras.length];
  await Promise.all([golpe.dar(entorno), rest(golpe.dura * 1_000)]);
  const final = sinceNow();
  await waitFor(() => registro.logros(final(), ['escritura']) > 0, BACK_SECONDS);
  const tramo: Tramo = { desde, hasta: performance.now() };
  const sordos = () => vivos.filter(({ oidos }) => oidos(final()) === 0).length;
  await waitFor(() => sordos() === 0, HEARD_SECONDS);
  const fase: Fase = {
    que: golpe.que,
    conReplica: !golpe.sinReplica,
    suertes: registro.suertes(tramo),
    escrituras: registro.silencio(tramo, ['escritura']),
    lecturas: registro.silencio(tramo, ['publica']),
    patroni: latido.silencio(tramo),
    compras: acta.compras.length - antes,
    reconexiones: vivos.reduce((total, { reconexiones }) => total + reconexiones(tramo), 0),
    sordos: sordos(),
  };
  await entorno.entero(WHOLE_SECONDS);
  await rest(SETTLE);
  return fase;
}

function sinceNow(): () => Tramo {
  const desde = performance.now();
  return () => ({ desde, hasta: performance.now() });
}

/** Waits until the condition holds, for so many seconds at most. */
async function waitFor(isSo: () => boolean, seconds: number): Promise<void> {
  const limit = performance.now() + seconds * 1_000;
  while (!isSo() && performance.now() < limit) await rest(100);
}

interface Testigos {
  readonly afluencia: Afluencia;
  readonly latido: Latido;
}

function rest(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
