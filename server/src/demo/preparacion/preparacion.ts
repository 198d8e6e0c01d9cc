import type { Config } from '../../config.ts';
import type { Db } from '../../db/db.ts';
import { type Lone, openLone } from '../../db/lone.ts';
import { prepareDatabase } from '../../prepare.ts';
import { TAMANO } from '../anio/demostracion.ts';
import { comienzoDe } from '../anio/tiempo.ts';
import { descartar } from './descartar.ts';
import { type Hijo, iniciarHijo } from './lanzar.ts';
import { findAvance, insertPreparacion, readComienzo, takeTurno } from './queries.ts';

/** How far the past of the demonstration came. `detenida`: it ended halfway, and begins again with the next start. */
interface Avance {
  readonly estado: 'preparando' | 'lista' | 'detenida';
  readonly hechas: number;
  readonly todas: number;
}

/** The past of a new demonstration, which is lived beside this process while it serves. */
export interface Preparacion {
  /** Undefined where nothing was prepared since the start. */
  readonly avance: () => Avance | undefined;
  /** Whether some of the past is still to come. */
  readonly enCurso: () => boolean;
  /** Last moment of that past; undefined where there is none. */
  readonly hasta: Date | undefined;
  /** The moment at which its demonstration is seeded. */
  readonly comienzo: Date | undefined;
  /** Lives it, or follows the process that does. Once this one answers. */
  readonly seguir: (db: Db, config: Config, url: string) => void;
  readonly stop: () => Promise<void>;
}

interface Apertura {
  readonly config: Config;
  /** Address of the database without a pooler. */
  readonly direct: string;
  readonly now: Date;
  readonly say: (text: string) => void;
  /** Whether this process may live a year behind an empty demonstration. */
  readonly conAnio: boolean;
}

const NINGUNA: Preparacion = {
  avance: () => undefined,
  enCurso: () => false,
  hasta: undefined,
  comienzo: undefined,
  seguir: () => undefined,
  stop: async () => undefined,
};

/**
 * Says whether a past is to be lived here, after the migrations and before anything else. What a killed process left half-lived is emptied,
 * since nobody can go on with it: a life is a function that stands still in the middle.
 */
export async function abrirPreparacion(apertura: Apertura): Promise<Preparacion> {
  if (apertura.config.production) return NINGUNA;
  const line = openLone(apertura.direct, 'fedatario-demostracion');
  try {
    await line.client.connect();
    const preparacion = await decidir(line, apertura);
    if (!preparacion) await line.client.end();
    return preparacion ?? NINGUNA;
  } catch (error) {
    line.drop();
    throw error;
  }
}

/** The past that is lived from now on, here or by another process; undefined when there is none. */
async function decidir(line: Lone, { config, direct, now, say, conAnio }: Apertura): Promise<Preparacion | undefined> {
  const { preparacion, vacia } = await readComienzo(line.client);
  const aMedias = preparacion !== undefined && preparacion.terminadaEn === null;
  const quiere = conAnio && admiteAnio(config);
  const nueva = preparacion === undefined && vacia && quiere;
  if (!aMedias && !nueva) return undefined;
  // Another process that started at once lives it.
  if (!(await takeTurno(line.client))) return seguida(line, say, preparacion?.hasta ?? now, false);
  if (aMedias) {
    say('La demostración quedó a medio preparar: se vacía y se empieza otra vez.');
    await descartar(line.client, config);
    await prepareDatabase(direct, say);
  }
  if (!quiere) return undefined;
  await insertPreparacion(line.client, now);
  return seguida(line, say, now, true);
}

/** The year pays at the sandbox, signs in without an outsider and mails nobody. */
function admiteAnio({ DEMO_YEAR, RUN_JOBS, IDENTITY_PROVIDER, PAYMENTS, SMTP_URL }: Config): boolean {
  return DEMO_YEAR && RUN_JOBS && IDENTITY_PROVIDER === 'propio' && PAYMENTS === 'sandbox' && !SMTP_URL;
}

const CADA_MS = 1_000;
/** Lives after which the terminal is told again. */
const DICHAS = 20;

function seguida(line: Lone, say: (text: string) => void, hasta: Date, propia: boolean): Preparacion {
  let avance: Avance = { estado: 'preparando', hechas: 0, todas: 0 };
  let hijo: Hijo | undefined;
  let reloj: NodeJS.Timeout | undefined;
  let dichas = 0;
  const terminar = (estado: Avance['estado'], text: string) => {
    clearInterval(reloj);
    avance = { ...avance, estado };
    say(text);
  };
  const mirar = async (db: Db) => {
    const row = await findAvance(db).catch(() => undefined);
    if (!row || avance.estado !== 'preparando') return;
    const { hechas, todas, terminadaEn } = row;
    avance = { estado: 'preparando', hechas, todas };
    if (terminadaEn) return terminar('lista', 'La demostración está lista: tiene un año detrás.');
    if (hechas < dichas + DICHAS) return;
    dichas = hechas;
    say(`Preparando la demostración: ${hechas} de ${todas}`);
  };
  return {
    avance: () => avance,
    enCurso: () => avance.estado !== 'lista',
    hasta,
    comienzo: propia ? comienzoDe(hasta, TAMANO.dias) : undefined,
    seguir: (db, config, url) => {
      reloj = setInterval(() => void mirar(db), CADA_MS).unref();
      if (!propia) return;
      hijo = iniciarHijo({ config, url, hasta });
      void hijo.salida.then(async (entera) => {
        if (entera) return mirar(db);
        terminar('detenida', 'La demostración no se terminó de preparar: se hará otra vez en el próximo inicio.');
      });
    },
    stop: async () => {
      clearInterval(reloj);
      await hijo?.parar();
      await line.client.end().catch(() => undefined);
    },
  };
}
