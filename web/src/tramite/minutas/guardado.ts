import type { TrabajoDeMinuta } from '@fedatario/contract';
import { DAY } from '@fedatario/contract';
import { ApiError, isUnsettled } from '../../lib/api-error.ts';

/** How what is being written stands with the server. */
export type Situacion =
  | { readonly clase: 'guardado' | 'pendiente' | 'sinConexion' }
  | { readonly clase: 'conflicto'; readonly actual: TrabajoDeMinuta }
  /** `caracter`: the one that cannot be printed, as the server names it, when that is why. */
  | { readonly clase: 'rechazado'; readonly codigo: ApiError['codigo']; readonly caracter?: string };

export interface Pendiente {
  readonly revision: number;
  readonly contenido: unknown;
}

/** Where what was written waits in this browser until the server has it. */
export interface Cajon {
  readonly leer: () => Pendiente | undefined;
  readonly poner: (pendiente: Pendiente) => void;
  readonly vaciar: () => void;
}

interface Piezas {
  readonly revision: number;
  readonly enviar: (pendiente: Pendiente) => Promise<TrabajoDeMinuta>;
  readonly cajon: Cajon;
  readonly decir: (situacion: Situacion) => void;
  readonly espera?: number;
  readonly reintento?: number;
}

const ESPERA_MS = 1200;
const REINTENTO_MS = 5000;

/** Saves a text while it is being written: one request at a time, the last words always, and nothing lost without a line. */
export function guardarSolo(piezas: Piezas) {
  const { cajon, decir, espera = ESPERA_MS } = piezas;
  const marcha = { revision: piezas.revision, parado: false } as Marcha;
  const flush = () => vaciar(marcha, piezas);
  return {
    escribir: (contenido: unknown) => {
      marcha.pendiente = { contenido };
      cajon.poner({ revision: marcha.revision, contenido });
      if (marcha.parado) return;
      decir({ clase: 'pendiente' });
      despues(marcha, piezas, espera);
    },
    /** Sends what is not there yet; answers when it is known how that went. */
    flush,
    revision: () => marcha.revision,
    hayPendiente: () => marcha.pendiente !== undefined,
    /** After a conflict, or when the server wrote it: goes on over this revision, with hers or with what is there. */
    seguir: (sobre: number, mio: boolean) => {
      marcha.revision = sobre;
      marcha.parado = false;
      if (mio && marcha.pendiente) return flush();
      marcha.pendiente = undefined;
      cajon.vaciar();
      decir({ clase: 'guardado' });
      return Promise.resolve();
    },
    parar: () => clearTimeout(marcha.timer),
  };
}

interface Marcha {
  revision: number;
  pendiente: { readonly contenido: unknown } | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
  going: Promise<void> | undefined;
  parado: boolean;
}

function despues(marcha: Marcha, piezas: Piezas, ms: number): void {
  clearTimeout(marcha.timer);
  marcha.timer = setTimeout(() => void vaciar(marcha, piezas), ms);
}

function vaciar(marcha: Marcha, piezas: Piezas): Promise<void> {
  clearTimeout(marcha.timer);
  if (marcha.going !== undefined) return marcha.going.then(() => vaciar(marcha, piezas));
  if (!marcha.pendiente || marcha.parado) return Promise.resolve();
  marcha.going = mandar(marcha, piezas, marcha.pendiente).finally(() => {
    marcha.going = undefined;
  });
  return marcha.going;
}

async function mandar(marcha: Marcha, piezas: Piezas, sent: { readonly contenido: unknown }): Promise<void> {
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

function rechazado(marcha: Marcha, piezas: Piezas, error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  const { decir, reintento = REINTENTO_MS } = piezas;
  if (isUnsettled(error)) {
    decir({ clase: 'sinConexion' });
    despues(marcha, piezas, reintento);
  } else if (error.codigo === 'conflicto-revision') {
    marcha.parado = true;
    decir({ clase: 'conflicto', actual: error.actual as TrabajoDeMinuta });
  } else decir({ clase: 'rechazado', codigo: error.codigo, ...caracterDe(error) });
}

function caracterDe({ errores }: ApiError): { caracter?: string } {
  const caracter = errores.find(({ clave }) => clave === 'caracter')?.params.caracter;
  return typeof caracter === 'string' ? { caracter } : {};
}

const DIAS = 7;

/** The drawer of one text of one person. A browser that keeps nothing loses only what it could not send. */
export function cajonDe(quien: string, idSolicitud: string, armario: Storage = localStorage): Cajon {
  // Named as the drafts are, so that signing out empties it with them.
  const key = `borrador:${quien}:minuta-${idSolicitud}`;
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
