import type { Redaccion } from '@fedatario/contract/catalogo';
import { createContext, useContext, useEffect } from 'react';
import type { Cajon, Situacion } from '../../lib/guardado-solo.ts';

/** The parts of a product that save by themselves; the tabs of its text write one. */
const partes = ['datos', 'requisitos', 'precio', 'texto'] as const;
export type ParteEscrita = (typeof partes)[number];

/** The reason why the server lacks a text: another save goes first, the network, another person's words, or something to put right. */
export type Falta = 'espera' | 'sinConexion' | 'conflicto' | 'porResolver';

/** The text of a part that saves by itself. */
export interface Escrito {
  /** Sends what is not yet saved and resolves once the result is known. */
  readonly flush: () => Promise<void>;
  /** The reason why the server lacks it; undefined when the server has everything that is on the screen. */
  readonly falta: () => Falta | undefined;
  /** Shows what the server has in the place of what is written here, which its writer dropped. */
  readonly dejar: (redaccion: Redaccion) => void;
}

/** A part that the server does not have as it is written. */
export interface SinGuardar {
  readonly parte: ParteEscrita;
  readonly falta: Falta;
}

/** Milliseconds in which a save that meets another one is tried again, and those between two tries. */
const PACIENCIA_MS = 10_000;
const PAUSA_MS = 400;

/** The states of a text that saves by itself; `incompleto`: a form that the server would not take yet. */
type Clase = Situacion<never>['clase'] | 'incompleto';

const faltas: Readonly<Record<Clase, Falta | undefined>> = {
  guardado: undefined,
  pendiente: 'espera',
  sinConexion: 'sinConexion',
  conflicto: 'conflicto',
  rechazado: 'porResolver',
  incompleto: 'porResolver',
};

export function faltaDe(clase: Clase): Falta | undefined {
  return faltas[clase];
}

/**
 * The writing of the parts of a product, also of those whose tab was closed. A part that could not be saved stays here, so that it keeps a
 * publication from going out without it and its tab goes on with it; a second writer of the same part would meet the saves of the first.
 */
export class PorGuardar {
  readonly #escritos = new Map<ParteEscrita, Escrito>();
  readonly #cajonDe: ((parte: ParteEscrita) => Cajon) | undefined;

  /** `cajonDe`: the place of a part in this browser, with words from before the page was opened. */
  constructor(cajonDe?: (parte: ParteEscrita) => Cajon) {
    this.#cajonDe = cajonDe;
  }

  /** The writing of a part whose tab opens: the one that still waits to be saved or, when there is none, a new one. */
  tomar = <E extends Escrito>(parte: ParteEscrita, crear: () => E): E => {
    const previo = this.#escritos.get(parte);
    return previo?.falta() ? (previo as E) : crear();
  };

  agregar = (parte: ParteEscrita, escrito: Escrito): void => void this.#escritos.set(parte, escrito);

  /** Saves everything that is written, for whoever publishes or drops it. The answer is a part that could not be saved. */
  todo = async (): Promise<SinGuardar | undefined> => {
    const hasta = Date.now() + PACIENCIA_MS;
    for (;;) {
      await Promise.all([...this.#escritos.values()].map(({ flush }) => flush()));
      const faltan = partes.flatMap((parte) => this.#faltaEn(parte));
      const firme = faltan.find(({ falta }) => falta !== 'espera');
      if (firme || faltan.length === 0 || Date.now() >= hasta) return firme ?? faltan[0];
      await new Promise((done) => setTimeout(done, PAUSA_MS));
    }
  };

  /** Drops what is written everywhere, also in this browser alone, once the server dropped its part. */
  dejar = (redaccion: Redaccion): void => {
    for (const parte of partes) {
      const escrito = this.#escritos.get(parte);
      if (escrito) escrito.dejar(redaccion);
      else this.#cajonDe?.(parte).vaciar();
    }
  };

  #faltaEn(parte: ParteEscrita): SinGuardar[] {
    const escrito = this.#escritos.get(parte);
    const falta = escrito ? escrito.falta() : this.#cajonDe?.(parte).leer() && 'porResolver';
    return falta ? [{ parte, falta }] : [];
  }
}

export const PorGuardarContext = createContext(new PorGuardar());

export const usePorGuardar = (): PorGuardar => useContext(PorGuardarContext);

/** Makes the writing of a part known to the screen. */
export function useSeGuarda(parte: ParteEscrita, escrito: Escrito | undefined): void {
  const porGuardar = usePorGuardar();
  useEffect(() => {
    if (escrito) porGuardar.agregar(parte, escrito);
  }, [porGuardar, parte, escrito]);
}
