/** A life: it does things, and between them says until when it waits. */
export type Vida = AsyncGenerator<Date, void, void>;

interface Esperando {
  readonly cuando: Date;
  readonly nombre: string;
  readonly vida: Vida;
}

export interface Agenda {
  /** Adds a life, which begins at that moment or, if it is past, now. */
  readonly empezar: (cuando: Date, nombre: string, vida: Vida) => void;
  /** Lives all of them, moment after moment, until nobody has anything to do before the end. */
  readonly vivir: (hasta: Date) => Promise<void>;
}

interface Sistema {
  /** Does, after each thing of anybody's, what the system does by itself. */
  readonly seguirTrabajando: () => Promise<void>;
  /** Told of a life that could not go on, which is then over; it throws what is to end all of them. */
  readonly alFallar: (error: Error) => void;
}

/** Lives many lives on one clock. */
export function abrirAgenda(reloj: { ahora: Date }, { seguirTrabajando, alFallar }: Sistema): Agenda {
  const esperando: Esperando[] = [];
  const empezar: Agenda['empezar'] = (cuando, nombre, vida) => {
    // A life that comes later waits behind one of the same moment, so that one seed gives one order.
    const lugar = esperando.findLastIndex((otra) => otra.cuando <= cuando);
    esperando.splice(lugar + 1, 0, { cuando, nombre, vida });
  };
  const vivir = async (hasta: Date) => {
    for (let proxima = esperando.shift(); proxima && proxima.cuando <= hasta; proxima = esperando.shift()) {
      const { cuando, nombre, vida } = proxima;
      if (cuando > reloj.ahora) reloj.ahora = cuando;
      const sigue = await vida.next().catch((causa: Error) => {
        alFallar(new Error(`${nombre}, el ${reloj.ahora.toISOString()}: ${causa.message}`, { cause: causa }));
      });
      await seguirTrabajando();
      if (sigue && !sigue.done) empezar(sigue.value, nombre, vida);
    }
    reloj.ahora = hasta;
  };
  return { empezar, vivir };
}
