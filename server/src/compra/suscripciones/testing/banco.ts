import { closedPayments } from '../../../services/payments/closed.ts';
import { type Cobro, type CobroGuardado, PaymentError, type Payments } from '../../../services/payments/payments.ts';

/** Gives a whole number below the one it is asked with. */
export type Azar = (hasta: number) => number;

/** The same sequence for the same seed, so that a failure can be seen again. */
export function sorteo(semilla: number): Azar {
  let estado = semilla % 2 ** 32;
  return (hasta) => {
    estado = (estado * 1_664_525 + 1_013_904_223) % 2 ** 32;
    return Math.floor((estado / 2 ** 32) * hasta);
  };
}

export interface BancoDePlanes {
  readonly payments: Payments;
  /** Every charge that the bank made, by the key it was asked with. */
  readonly cobros: ReadonlyMap<string, Cobro>;
  /** Whether the customer's bank accepts the charges of this card. */
  readonly aceptar: (tarjeta: string, acepta: boolean) => void;
}

/** Every so many charges of a card happen and their answer is lost; it is found by asking. */
const SE_PIERDE = 9;

/** A payment provider in memory that charges kept cards, and tells the same story whenever it is asked the same things. */
export function bancoDePlanes(): BancoDePlanes {
  const cobros = new Map<string, Cobro>();
  const malas = new Set<string>();
  const veces = new Map<string, number>();
  const perdidos = new Set<string>();
  const cobrar = (input: CobroGuardado, key: string): Cobro => {
    const { tarjeta } = input;
    const cobro = cobros.get(key) ?? cobroDe(input, key, !malas.has(tarjeta));
    if (!cobros.has(key)) {
      const vez = (veces.get(tarjeta) ?? 0) + 1;
      veces.set(tarjeta, vez);
      if (vez % SE_PIERDE === 0) perdidos.add(key);
      cobros.set(key, cobro);
    }
    if (perdidos.has(key)) throw new PaymentError('incierto');
    return cobro;
  };
  const payments: Payments = {
    ...closedPayments,
    createCustomer: ({ idUsuario }) => Promise.resolve(`cus_${idUsuario}`),
    chargeSaved: async (input, key) => cobrar(input, key),
    findCobro: (_cliente, { valor }) => Promise.resolve(cobros.get(valor) ?? null),
    readCobro: async (referencia) => {
      const cobro = [...cobros.values()].find((uno) => uno.referencia === referencia);
      if (!cobro) throw new PaymentError('no-existe');
      return cobro;
    },
    cancelCobro: (referencia) => payments.readCobro(referencia),
  };
  return {
    payments,
    cobros,
    aceptar: (tarjeta, acepta) => {
      if (acepta) malas.delete(tarjeta);
      else malas.add(tarjeta);
    },
  };
}

function cobroDe({ monto, moneda, metadata }: CobroGuardado, key: string, acepta: boolean): Cobro {
  return {
    referencia: `pi_${key}`,
    intento: `pi_${key}`,
    estado: acepta ? 'capturado' : 'rechazado',
    monto,
    moneda,
    motivo: acepta ? null : 'fondosInsuficientes',
    url: null,
    tarjeta: null,
    metadata,
    creadoEn: new Date(0),
  };
}
