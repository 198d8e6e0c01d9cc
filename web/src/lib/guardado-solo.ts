import { DAY } from '@fedatario/contract/base';
import { ApiError, isUnsettled } from './api-error.ts';

/** The server's answer, with the revision of what it has. */
interface Guardable {
  readonly revision: number;
}

/** State of the text against the server. */
export type Situacion<G extends Guardable> =
  | { readonly clase: 'guardado' | 'pendiente' | 'sinConexion' }
  | { readonly clase: 'conflicto'; readonly actual: G }
  /** `caracter`: the unprintable character that caused the refusal, in the form of the server. */
  | { readonly clase: 'rechazado'; readonly codigo: ApiError['codigo']; readonly caracter?: string };

export interface Pendiente {
  readonly revision: number;
  readonly contenido: unknown;
}

/** Storage in this browser for text until the server has it. */
export interface Cajon {
  readonly leer: () => Pendiente | undefined;
  readonly poner: (pendiente: Pendiente) => void;
  readonly vaciar: () => void;
}

interface Piezas<G extends Guardable> {
  readonly revision: number;
  readonly enviar: (pendiente: Pendiente) => Promise<G>;
  readonly cajon: Cajon;
  readonly decir: (situacion: Situacion<G>) => void;
  readonly espera?: number;
  readonly reintento?: number;
}

const ESPERA_MS = 1200;
const REINTENTO_MS = 5000;

/** Autosave of a text: one request at a time, the latest text always sent, and nothing lost while offline. */
export function guardarSolo<G extends Guardable>(piezas: Piezas<G>) {
  const { cajon, decir, espera = ESPERA_MS } = piezas;
  const marcha = { revision: piezas.revision, parado: false, enEspera: false } as Marcha;
  const flush = () => vaciar(marcha, piezas);
  return {
    escribir: (contenido: unknown) => {
      marcha.pendiente = { contenido };
      cajon.poner({ revision: marcha.revision, contenido });
      if (marcha.parado) return;
      decir({ clase: 'pendiente' });
      if (!marcha.enEspera) despues(marcha, piezas, espera);
    },
    /** Sends pending text and resolves once the result is known, or at once while the server asked to wait: it is sent then. */
    flush,
    revision: () => marcha.revision,
    hayPendiente: () => marcha.pendiente !== undefined,
    /**
     * Continues over this revision, after a conflict or a change made by the server: with the text typed here, or with
     * the server's.
     */
    seguir: (sobre: number, mio: boolean) => {
      marcha.revision = sobre;
      marcha.parado = false;
      if (mio && marcha.pendiente) return flush();
      marcha.pendiente = undefined;
      cajon.vaciar();
      decir({ clase: 'guardado' });
      return Promise.resolve();
    },
    /** Ends the pause of the typing. Text that waits because the server asked for it is still sent. */
    parar: () => {
      if (!marcha.enEspera) clearTimeout(marcha.timer);
    },
  };
}

interface Marcha {
  revision: number;
  pendiente: { readonly contenido: unknown } | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  going: Promise<void> | undefined;
  parado: boolean;
  /** The server asked to wait, and the timer is that wait. */
  enEspera: boolean;
}

function despues<G extends Guardable>(marcha: Marcha, piezas: Piezas<G>, ms: number): void {
  clearTimeout(marcha.timer);
  marcha.timer = setTimeout(() => {
    marcha.enEspera = false;
    void vaciar(marcha, piezas);
  }, ms);
}

function vaciar<G extends Guardable>(marcha: Marcha, piezas: Piezas<G>): Promise<void> {
  if (marcha.enEspera) return Promise.resolve();
  clearTimeout(marcha.timer);
  if (marcha.going !== undefined) return marcha.going.then(() => vaciar(marcha, piezas));
  if (!marcha.pendiente || marcha.parado) return Promise.resolve();
  marcha.going = mandar(marcha, piezas, marcha.pendiente).finally(() => {
    marcha.going = undefined;
  });
  return marcha.going;
}

async function mandar<G extends Guardable>(
  marcha: Marcha,
  piezas: Piezas<G>,
  sent: { readonly contenido: unknown },
): Promise<void> {
  try {
    ({ revision: marcha.revision } = await piezas.enviar({ revision: marcha.revision, ...sent }));
  } catch (error) {
    return rechazado(marcha, piezas, error);
  }
  if (marcha.pendiente !== sent) return despues(marcha, piezas, 0);
  marcha.pendiente = undefined;
  piezas.cajon.vaciar();
  piezas.decir({ clase: 'guardado' });
}

function rechazado<G extends Guardable>(marcha: Marcha, piezas: Piezas<G>, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const { decir, reintento = REINTENTO_MS } = piezas;
  if (isUnsettled(error)) {
    decir({ clase: 'sinConexion' });
    despues(marcha, piezas, reintento);
  } else if (error.codigo === 'demasiadas-peticiones') {
    // Another save of the same account is under way: the text waits for its turn.
    decir({ clase: 'pendiente' });
    marcha.enEspera = true;
    despues(marcha, piezas, error.espera === undefined ? reintento : error.espera * 1000);
  } else if (error.codigo === 'conflicto-revision') {
    marcha.parado = true;
    decir({ clase: 'conflicto', actual: error.actual as G });
  } else decir({ clase: 'rechazado', codigo: error.codigo, ...caracterDe(error) });
}

function caracterDe({ errores }: ApiError): { caracter?: string } {
  const caracter = errores.find(({ clave }) => clave === 'caracter')?.params.caracter;
  return typeof caracter === 'string' ? { caracter } : {};
}

const DIAS = 7;

/** Storage for one text, under a name of its own, of one user. When the browser cannot store, only unsent text is lost. */
export function cajonDe(quien: string, texto: string, armario: Storage = localStorage): Cajon {
  // Same prefix as the drafts, so that signing out deletes it with them.
  const key = `borrador:${quien}:${texto}`;
  const attempt = <T>(work: () => T): T | undefined => {
    try {
      return work();
    } catch {
      return undefined;
    }
  };
  return {
    leer: () =>
      attempt(() => {
        const { en = 0, ...kept } = JSON.parse(armario.getItem(key) ?? '{}') as Partial<Pendiente> & { en?: number };
        const isWhole = typeof kept.revision === 'number' && kept.contenido !== undefined;
        return isWhole && Date.now() - en < DIAS * DAY ? (kept as Pendiente) : undefined;
      }),
    poner: (pendiente) => attempt(() => armario.setItem(key, JSON.stringify({ ...pendiente, en: Date.now() }))),
    vaciar: () => attempt(() => armario.removeItem(key)),
  };
}
