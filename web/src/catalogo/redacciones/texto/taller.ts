import type { TextoDeProducto } from '@fedatario/contract/catalogo';
import type { Hallazgo } from '@fedatario/document-engine';
import { type Cajon, guardarSolo, type Pendiente, type Situacion } from '../../../lib/guardado-solo.ts';
import { type Falta, faltaDe } from '../por-guardar.ts';
import { mezclar } from './mezclar.ts';
import { hallazgosDe, type Leido, leer, type Texto } from './texto.ts';

/** A text being written, as the screen shows it. Immutable. */
export interface Mesa {
  readonly texto: Texto;
  readonly leido: Leido;
  /** Those of the last readable text; they come a moment after it. */
  readonly hallazgos: readonly Hallazgo[];
  readonly situacion: Situacion<TextoDeProducto>;
  readonly puedeDeshacer: boolean;
  readonly puedeRehacer: boolean;
  /** Grows when the text comes from elsewhere than the field being typed in: another person, undo, a version. */
  readonly llegadas: number;
}

interface Piezas {
  readonly inicial: TextoDeProducto;
  readonly cajon: Cajon;
  readonly enviar: (pendiente: Pendiente) => Promise<TextoDeProducto>;
  readonly leer: () => Promise<TextoDeProducto>;
  readonly ahora?: () => number;
}

const PASOS_MAXIMOS = 100;
const GESTO_MS = 1000;
/** The linter goes over every branch, so it waits for a pause. */
const PAUSA_DEL_REVISOR_MS = 300;

/** A text with its undo, its reading by the engine and its saving. Text that cannot be read is kept in the browser alone. */
export class Taller {
  readonly #piezas: Piezas;
  readonly #guardado: ReturnType<typeof guardarSolo<TextoDeProducto>>;
  readonly #oyentes = new Set<() => void>();
  #mesa: Mesa;
  /** The text of the server that this one was written over; undefined for one of another day, left in this browser. */
  #base: Texto | undefined;
  #atras: Texto[] = [];
  #adelante: Texto[] = [];
  #ultimo = { gesto: '', en: 0 };
  #revisor: ReturnType<typeof setTimeout> | undefined;

  constructor(piezas: Piezas) {
    const { inicial, cajon, enviar } = piezas;
    const kept = cajon.leer();
    this.#piezas = piezas;
    this.#base = kept === undefined || kept.revision === inicial.revision ? textoDe(inicial) : undefined;
    this.#mesa = mesaDe((kept?.contenido as Texto | undefined) ?? textoDe(inicial));
    this.#guardado = guardarSolo<TextoDeProducto>({
      revision: kept?.revision ?? inicial.revision,
      cajon,
      decir: (situacion) => this.#decir(situacion),
      enviar: async (pendiente) => {
        const actual = await enviar(pendiente);
        this.#base = textoDe(actual);
        return actual;
      },
    });
    if (kept) this.#poner(this.#mesa.texto);
    this.#revisar();
  }

  mesa = (): Mesa => this.#mesa;

  escuchar = (oyente: () => void): (() => void) => {
    this.#oyentes.add(oyente);
    return () => this.#oyentes.delete(oyente);
  };

  /** Writes some parts. Changes with the same `gesto` within a second are undone together. */
  escribir = (cambio: Partial<Texto>, gesto: string): void => {
    const en = (this.#piezas.ahora ?? Date.now)();
    const goesOn = gesto === this.#ultimo.gesto && en - this.#ultimo.en <= GESTO_MS;
    if (!goesOn) this.#atras = [...this.#atras, this.#mesa.texto].slice(-PASOS_MAXIMOS);
    this.#ultimo = { gesto, en };
    this.#adelante = [];
    this.#poner({ ...this.#mesa.texto, ...cambio });
  };

  /** Writes a whole text in the place of what there was; the editors take it up. */
  reemplazar = (texto: Texto): void => {
    this.#atras = [...this.#atras, this.#mesa.texto].slice(-PASOS_MAXIMOS);
    this.#ultimo = { gesto: '', en: 0 };
    this.#adelante = [];
    this.#poner(texto, this.#mesa.llegadas + 1);
  };

  deshacer = (): void => this.#volver(this.#atras, this.#adelante);
  rehacer = (): void => this.#volver(this.#adelante, this.#atras);
  revision = (): number => this.#guardado.revision();
  hayPendiente = (): boolean => this.#guardado.hayPendiente();
  flush = (): Promise<void> => this.#guardado.flush();

  /** Text that cannot be read is in this browser alone. */
  falta = (): Falta | undefined => {
    const { leido, situacion } = this.#mesa;
    return leido.problemas.length > 0 ? 'porResolver' : faltaDe(situacion.clase);
  };

  /** Shows a text of the server's. */
  traer = (actual: TextoDeProducto): void => this.#seguir(actual, textoDe(actual));

  /** Takes the text of the server's in the place of this one, which was dropped. */
  dejar = (): void => void this.#piezas.leer().then(this.traer);

  /** Ends a conflict with the text written here over the server's, or with the server's. */
  elegir = (actual: TextoDeProducto, mio: boolean): void =>
    this.#seguir(actual, mio ? this.#mesa.texto : textoDe(actual));

  cerrar = (): void => {
    void this.#guardado.flush();
    this.#guardado.parar();
  };

  #mirar(cambio: Partial<Mesa>): void {
    const undo = { puedeDeshacer: this.#atras.length > 0, puedeRehacer: this.#adelante.length > 0 };
    this.#mesa = { ...this.#mesa, ...cambio, ...undo };
    for (const oyente of this.#oyentes) oyente();
  }

  /** A conflict that can be merged part by part is nobody's to decide. */
  #decir(situacion: Mesa['situacion']): void {
    const { clase } = situacion;
    const mezclado =
      clase === 'conflicto' && this.#base && mezclar(this.#base, this.#mesa.texto, textoDe(situacion.actual));
    if (clase === 'conflicto' && mezclado) {
      this.#conservar(textoDe(situacion.actual));
      this.#seguir(situacion.actual, mezclado);
    } else this.#mirar({ situacion });
  }

  /** Undo takes back what was written here, and never what another person wrote meanwhile. */
  #conservar(suyo: Texto): void {
    const base = this.#base;
    if (!base) return;
    const conLoSuyo = (pasos: readonly Texto[]) =>
      pasos.map((paso) => mezclar(base, paso, suyo)).filter((paso) => paso !== undefined);
    this.#atras = conLoSuyo(this.#atras);
    this.#adelante = conLoSuyo(this.#adelante);
  }

  #poner(texto: Texto, llegadas = this.#mesa.llegadas): void {
    this.#mirar({ texto, leido: leer(texto, this.#mesa.leido), llegadas });
    if (this.#mesa.leido.problemas.length === 0) {
      this.#guardado.escribir(texto);
      this.#revisar();
    } else this.#piezas.cajon.poner({ revision: this.#guardado.revision(), contenido: texto });
  }

  /** Goes on from what the server has, with a text that may already differ from it. */
  #seguir(actual: TextoDeProducto, texto: Texto): void {
    const base = textoDe(actual);
    this.#base = base;
    void this.#guardado.seguir(actual.revision, false);
    this.#mirar({ texto, leido: leer(texto, this.#mesa.leido), llegadas: this.#mesa.llegadas + 1 });
    this.#revisar();
    if (JSON.stringify(texto) !== JSON.stringify(base)) this.#poner(texto);
  }

  #volver(desde: Texto[], hacia: Texto[]): void {
    const texto = desde.pop();
    if (!texto) return;
    hacia.push(this.#mesa.texto);
    this.#ultimo = { gesto: '', en: 0 };
    this.#poner(texto, this.#mesa.llegadas + 1);
  }

  #revisar(): void {
    clearTimeout(this.#revisor);
    const work = () => this.#mirar({ hallazgos: hallazgosDe(this.#mesa.leido) });
    this.#revisor = setTimeout(work, PAUSA_DEL_REVISOR_MS);
  }
}

function mesaDe(texto: Texto): Mesa {
  return {
    texto,
    leido: leer(texto),
    hallazgos: [],
    situacion: { clase: 'guardado' },
    puedeDeshacer: false,
    puedeRehacer: false,
    llegadas: 0,
  };
}

function textoDe({ entrevista, plantilla, respuestas }: TextoDeProducto): Texto {
  return { entrevista, plantilla, respuestas } as unknown as Texto;
}
