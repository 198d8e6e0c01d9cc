import type { Redaccion } from '@fedatario/contract/catalogo';
import { ApiError } from '../../../../lib/api-error.ts';
import { type Cajon, guardarSolo, type Pendiente, type Situacion } from '../../../../lib/guardado-solo.ts';
import { differences, merged } from '../../../../lib/merge.ts';
import { type Falta, faltaDe } from '../../por-guardar.ts';

/** A form that saves by itself, as the screen shows it. Immutable. */
export interface Hoja<V> {
  readonly valores: V;
  readonly situacion: Situacion<Redaccion> | { readonly clase: 'incompleto' };
  readonly puedeDeshacer: boolean;
  readonly puedeRehacer: boolean;
  /** Grows when values come from elsewhere than the field being typed in: another person, undo, a publication. */
  readonly llegadas: number;
}

interface Piezas<V> {
  readonly inicial: Redaccion;
  readonly cajon: Cajon;
  readonly valoresDe: (redaccion: Redaccion) => V;
  /** Whether the server would take them. */
  readonly isEntero: (valores: V) => boolean;
  readonly enviar: (pendiente: { readonly revision: number; readonly valores: V }) => Promise<Redaccion>;
  readonly ahora?: () => number;
}

const PASOS_MAXIMOS = 100;
const GESTO_MS = 1000;

/** The fields that a step of undo puts back. */
type Paso<V> = Partial<V>;

/**
 * The values of a form with their undo and their saving. What the server would refuse is kept in the browser alone. A step of undo is of the
 * fields that it changed, so that it does not undo what another person wrote meanwhile.
 */
export class Pliego<V extends object> {
  readonly #piezas: Piezas<V>;
  readonly #guardado: ReturnType<typeof guardarSolo<Redaccion>>;
  readonly #oyentes = new Set<() => void>();
  #hoja: Hoja<V>;
  /** The values that these were written over; undefined for values of another day, left in this browser. */
  #base: V | undefined;
  #atras: Paso<V>[] = [];
  #adelante: Paso<V>[] = [];
  #ultimo = { gesto: '', en: 0 };
  #alRechazar: (failure: ApiError) => void = () => undefined;

  constructor(piezas: Piezas<V>) {
    const { inicial, cajon, valoresDe } = piezas;
    const kept = cajon.leer();
    const valores = (kept?.contenido as V | undefined) ?? valoresDe(inicial);
    this.#piezas = piezas;
    this.#base = kept === undefined || kept.revision === inicial.revision ? valoresDe(inicial) : undefined;
    this.#hoja = {
      valores,
      situacion: { clase: 'guardado' },
      puedeDeshacer: false,
      puedeRehacer: false,
      llegadas: 0,
    };
    this.#guardado = guardarSolo<Redaccion>({
      revision: kept?.revision ?? inicial.revision,
      cajon,
      decir: (situacion) => this.#decir(situacion),
      enviar: async ({ revision, contenido }: Pendiente) => {
        const actual = await this.#mandar({ revision, valores: contenido as V });
        this.#base = valoresDe(actual);
        return actual;
      },
    });
    if (kept) this.#poner(valores);
  }

  /** Calls this with each refusal, whose reasons belong at the fields. */
  alRechazar = (oyente: (failure: ApiError) => void): void => {
    this.#alRechazar = oyente;
  };

  hoja = (): Hoja<V> => this.#hoja;

  escuchar = (oyente: () => void): (() => void) => {
    this.#oyentes.add(oyente);
    return () => this.#oyentes.delete(oyente);
  };

  /** Takes the values of the form. Changes of the same field within a second are undone together. */
  escribir = (valores: V, campo: string): void => {
    const paso = distintos(valores, this.#hoja.valores);
    if (Object.keys(paso).length === 0) return;
    const en = (this.#piezas.ahora ?? Date.now)();
    const goesOn = campo !== '' && campo === this.#ultimo.gesto && en - this.#ultimo.en <= GESTO_MS;
    if (!goesOn) this.#atras = [...this.#atras, paso].slice(-PASOS_MAXIMOS);
    this.#ultimo = { gesto: campo, en };
    this.#adelante = [];
    this.#poner(valores);
  };

  deshacer = (): void => this.#volver(this.#atras, this.#adelante);
  rehacer = (): void => this.#volver(this.#adelante, this.#atras);

  /** Shows what the server has when it is newer than what is here and nothing here waits to be saved. */
  seguir = (actual: Redaccion): void => {
    const isFree = !this.#guardado.hayPendiente() && this.#hoja.situacion.clase === 'guardado';
    if (isFree && actual.revision > this.#guardado.revision()) this.#tomar(actual, this.#piezas.valoresDe(actual));
  };

  /** The values that a conflict is about: those of before, and those of the other person. */
  choque = (): { base: V; actual: V } | undefined => {
    const { situacion } = this.#hoja;
    if (situacion.clase !== 'conflicto') return undefined;
    const actual = this.#piezas.valoresDe(situacion.actual);
    return { base: this.#base ?? actual, actual };
  };

  /** Ends a conflict with the values that somebody chose. */
  elegir = (valores: V): void => {
    const { situacion } = this.#hoja;
    if (situacion.clase === 'conflicto') this.#tomar(situacion.actual, valores);
  };

  /** Undo still gives back what was dropped here. */
  dejar = (actual: Redaccion): void => {
    const valores = this.#piezas.valoresDe(actual);
    const paso = distintos(valores, this.#hoja.valores);
    if (Object.keys(paso).length > 0) this.#atras = [...this.#atras, paso].slice(-PASOS_MAXIMOS);
    this.#tomar(actual, valores);
  };

  flush = (): Promise<void> => this.#guardado.flush();
  falta = (): Falta | undefined => faltaDe(this.#hoja.situacion.clase);

  cerrar = (): void => {
    void this.#guardado.flush();
    this.#guardado.parar();
  };

  async #mandar(pendiente: { readonly revision: number; readonly valores: V }): Promise<Redaccion> {
    try {
      return await this.#piezas.enviar(pendiente);
    } catch (error) {
      if (error instanceof ApiError) this.#alRechazar(error);
      throw error;
    }
  }

  #mirar(cambio: Partial<Hoja<V>>): void {
    const undo = { puedeDeshacer: this.#atras.length > 0, puedeRehacer: this.#adelante.length > 0 };
    this.#hoja = { ...this.#hoja, ...cambio, ...undo };
    for (const oyente of this.#oyentes) oyente();
  }

  /** A conflict of different fields is nobody's to decide. */
  #decir(situacion: Situacion<Redaccion>): void {
    const { valores } = this.#hoja;
    if (situacion.clase === 'conflicto') this.#chocar(situacion);
    // An earlier whole form was saved, and what was typed since is in this browser alone.
    else if (situacion.clase === 'guardado' && !this.#piezas.isEntero(valores)) this.#guardarAqui(valores);
    else this.#mirar({ situacion });
  }

  #chocar(situacion: Extract<Situacion<Redaccion>, { clase: 'conflicto' }>): void {
    const actual = this.#piezas.valoresDe(situacion.actual);
    const mezclados = this.#base && mezclar(this.#base, this.#hoja.valores, actual);
    if (mezclados) this.#tomar(situacion.actual, mezclados);
    else this.#mirar({ situacion });
  }

  #poner(valores: V, llegadas = this.#hoja.llegadas): void {
    this.#mirar({ valores, llegadas });
    if (this.#piezas.isEntero(valores)) this.#guardado.escribir(valores);
    else this.#guardarAqui(valores);
  }

  #guardarAqui(valores: V): void {
    this.#piezas.cajon.poner({ revision: this.#guardado.revision(), contenido: valores });
    this.#mirar({ situacion: { clase: 'incompleto' } });
  }

  /** Goes on from what the server has, with values that may already differ from it. */
  #tomar(actual: Redaccion, valores: V): void {
    const base = this.#piezas.valoresDe(actual);
    this.#base = base;
    // First, so that the values that go are not kept in this browser as an incomplete form.
    this.#mirar({ valores, llegadas: this.#hoja.llegadas + 1 });
    void this.#guardado.seguir(actual.revision, false);
    this.#mirar({ situacion: { clase: 'guardado' } });
    if (Object.keys(distintos(valores, base)).length > 0) this.#poner(valores);
  }

  #volver(desde: Paso<V>[], hacia: Paso<V>[]): void {
    const paso = desde.pop();
    if (!paso) return;
    const valores = { ...this.#hoja.valores, ...paso };
    hacia.push(distintos(valores, this.#hoja.valores));
    this.#ultimo = { gesto: '', en: 0 };
    this.#poner(valores, this.#hoja.llegadas + 1);
  }
}

/** The fields in which two forms differ, with the values of the second. */
function distintos<V extends object>(uno: V, otro: V): Partial<V> {
  const fields = differences(uno, uno, otro).map(({ field }) => [field, otro[field]] as const);
  return Object.fromEntries(fields) as Partial<V>;
}

/** The fields that two people wrote over the same form; undefined when both changed one. */
function mezclar<V extends object>(base: V, mio: V, suyo: V): V | undefined {
  const theirs = distintos(base, suyo);
  const found = differences(base, mio, suyo);
  if (found.some(({ field, keep }) => keep === 'mine' && field in theirs)) return undefined;
  return merged(mio, suyo, Object.fromEntries(found.map(({ field, keep }) => [field, keep])));
}
