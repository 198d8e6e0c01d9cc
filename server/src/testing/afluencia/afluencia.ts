import { PUNTO } from '../../casa/archivos/testing/archivos.ts';
import { type Cliente, openCliente, Rendido, type Sesion } from './cliente.ts';
import { type Acusada, comprar, productoDe } from './compras.ts';
import { createPersonas, type Instalacion, type Persona } from './personas.ts';
import { openRegistro, type Registro } from './registro.ts';
import { escuchar, type Vivo } from './vivos.ts';

export interface Gente {
  readonly compradores: number;
  readonly lectores: number;
  readonly subidores: number;
  readonly vivos: number;
}

/** All that the product acknowledged, to be looked for afterwards. */
export interface Acta {
  readonly compras: readonly Acusada[];
  readonly subidas: readonly { readonly idArchivo: string; readonly peso: number }[];
  /** Purchases refused for good, by their reason. */
  readonly negadas: readonly string[];
  /** Requests whose senders gave up in the end: they may be done or not. */
  readonly inciertas: readonly string[];
}

export interface Afluencia {
  readonly registro: Registro;
  readonly vivos: readonly Vivo[];
  readonly acta: Acta;
  /** Lets each finish what it began, for so many seconds. */
  readonly stop: (seconds?: number) => Promise<void>;
}

const GENTE: Gente = { compradores: 6, lectores: 3, subidores: 1, vivos: 3 };
const PAGES = ['/api/public/productos', '/', '/api/public/categorias'];
const PAUSE_OF_READERS = 100;
const PAUSE_OF_UPLOADS = 1_000;
const ENOUGH_SECONDS = 90;

/**
 * People at work in an installation: they buy with a saved card, upload, read public pages and listen to live changes, until they are stopped.
 * Whatever is not answered for good they send again under the same key.
 */
export async function startAfluencia(instalacion: Instalacion, gente: Partial<Gente> = {}): Promise<Afluencia> {
  const { compradores, lectores, subidores, vivos: oyentes } = { ...GENTE, ...gente };
  const { url } = instalacion;
  const { venta, personas } = await createPersonas(instalacion, Math.max(compradores, subidores, oyentes));
  const registro = openRegistro();
  let [ending, limit] = [false, Number.POSITIVE_INFINITY];
  const isLate = () => performance.now() > limit;
  const as = (sesion?: Sesion) => openCliente({ url, registro, isLate, ...(sesion && { sesion }) });
  const acta = {
    compras: [] as Acusada[],
    subidas: [] as Subida[],
    negadas: [] as string[],
    inciertas: [] as string[],
  };
  const repeat = async (work: (turno: number) => Promise<unknown>) => {
    for (let turno = 0; !ending; turno += 1)
      await work(turno).catch((error: Error) => {
        const { negadas, inciertas } = acta;
        (error instanceof Rendido ? inciertas : negadas).push(error.message);
      });
  };
  const buy = (persona: Persona, first: number) => async (turno: number) => {
    acta.compras.push(await comprar(as(persona.sesion), persona, productoDe(venta, first + turno)));
  };
  const upload = (persona: Persona) => async () => {
    acta.subidas.push(await subir(as(persona.sesion)));
    await rest(PAUSE_OF_UPLOADS);
  };
  const work = [
    ...personas.slice(0, compradores).map((persona, i) => repeat(buy(persona, i))),
    ...personas.slice(0, subidores).map((persona) => repeat(upload(persona))),
    ...Array.from({ length: lectores }, () => repeat((turno) => leer(as(), turno))),
  ];
  const vivos = personas.slice(0, oyentes).map(({ sesion }) => escuchar(url, sesion));
  const stop = async (seconds = ENOUGH_SECONDS) => {
    [ending, limit] = [true, performance.now() + seconds * 1_000];
    await Promise.all(work);
    for (const vivo of vivos) vivo.stop();
  };
  return { registro, vivos, acta, stop };
}

type Subida = Acta['subidas'][number];

function subir({ insist }: Cliente): Promise<Subida> {
  return insist<Subida>({
    clase: 'subida',
    method: 'POST',
    path: '/api/private/archivos?nombre=punto.png',
    body: PUNTO,
  });
}

async function leer({ send }: Cliente, turno: number): Promise<void> {
  await send({ clase: 'publica', path: PAGES[turno % PAGES.length] ?? '/' });
  await rest(PAUSE_OF_READERS);
}

function rest(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms));
}
