import { createContext, useContext, useEffect } from 'react';

/** The parts of a product that save by themselves; the tabs of its text write one. */
export const partes = ['datos', 'requisitos', 'precio', 'texto'] as const;
export type ParteEscrita = (typeof partes)[number];

/** What keeps a text from the server: another save that goes first, the network, or something that a person must put right. */
export type Falta = 'espera' | 'sinConexion' | 'porResolver';

/** The text of a part that saves by itself. */
export interface Escrito {
  /** Sends what is not yet saved and resolves once the result is known. */
  readonly flush: () => Promise<void>;
  /** What keeps it from the server; undefined when the server has everything that is on the screen. */
  readonly falta: () => Falta | undefined;
}

/** A part that the server does not have as it is written. */
export interface SinGuardar {
  readonly parte: ParteEscrita;
  readonly falta: Falta;
}

/** Milliseconds in which a save that meets another one is tried again, and those between two tries. */
const PACIENCIA_MS = 10_000;
const PAUSA_MS = 400;

const porClase: Readonly<Record<string, Falta | undefined>> = {
  guardado: undefined,
  pendiente: 'espera',
  sinConexion: 'sinConexion',
};

export function faltaDe(clase: string): Falta | undefined {
  return clase in porClase ? porClase[clase] : 'porResolver';
}

/**
 * The writing of the parts of a product, also of those whose tab was closed. A part that could not be saved stays here, so that it keeps a
 * publication from going out without it and its tab goes on with it; a second writer of the same part would meet the saves of the first.
 */
export class PorGuardar {
  readonly #escritos = new Map<ParteEscrita, Escrito>();
  readonly #quedoAqui: (parte: ParteEscrita) => boolean;

  /** `quedoAqui`: this browser keeps words of that part from before the page was opened. */
  constructor(quedoAqui: (parte: ParteEscrita) => boolean = () => false) {
    this.#quedoAqui = quedoAqui;
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

  #faltaEn(parte: ParteEscrita): SinGuardar[] {
    const escrito = this.#escritos.get(parte);
    const falta = escrito ? escrito.falta() : this.#quedoAqui(parte) && 'porResolver';
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
