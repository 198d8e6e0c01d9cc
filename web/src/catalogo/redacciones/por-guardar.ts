import { createContext, useContext, useEffect } from 'react';

/** Times that each save is tried: one that met another change, as that of the tab just closed, is merged and sent again. */
const VECES = 3;

/** The text of a tab that saves by itself. */
export interface Escrito {
  /** Sends what is not yet saved and resolves once the result is known. */
  readonly flush: () => Promise<void>;
  /** Whether the server has everything that is on the screen. */
  readonly estaGuardado: () => boolean;
}

/** The writing of the open tabs of a product, and that of closed tabs until its last save ends. */
export class PorGuardar {
  readonly #escritos = new Set<Escrito>();

  /** Adds a tab; the function that it returns takes it out once its last save ended. */
  agregar = (escrito: Escrito): (() => void) => {
    this.#escritos.add(escrito);
    return () => void escrito.flush().finally(() => this.#escritos.delete(escrito));
  };

  /** Saves everything that is written, for whoever publishes or drops it. False when something could not be saved. */
  todo = async (): Promise<boolean> => {
    const escritos = [...this.#escritos];
    for (let vez = 0; vez < VECES; vez += 1) {
      await Promise.all(escritos.map(({ flush }) => flush()));
      if (escritos.every(({ estaGuardado }) => estaGuardado())) return true;
    }
    return false;
  };
}

export const PorGuardarContext = createContext(new PorGuardar());

export const usePorGuardar = (): PorGuardar => useContext(PorGuardarContext);

/** Makes the writing of a tab known to the screen while it is open. */
export function useSeGuarda(escrito: Escrito | undefined): void {
  const porGuardar = usePorGuardar();
  useEffect(() => (escrito ? porGuardar.agregar(escrito) : undefined), [porGuardar, escrito]);
}
