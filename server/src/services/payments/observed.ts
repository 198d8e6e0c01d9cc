import { type CodigoDePago, PaymentError, type Payments } from './payments.ts';

interface Observer {
  /** A notice came whose signature held. */
  readonly heard: () => void;
  readonly failed: (codigo: CodigoDePago) => void;
}

/** A provider whose notices and failures somebody else hears of; what its callers get stays the same. */
export function observed(payments: Payments, { heard, failed }: Observer): Payments {
  const through =
    <A extends readonly unknown[], R>(operation: (...input: A) => Promise<R>) =>
    async (...input: A): Promise<R> => {
      try {
        return await operation(...input);
      } catch (error) {
        if (error instanceof PaymentError) failed(error.codigo);
        throw error;
      }
    };
  const readEvent = through(payments.readEvent);
  return {
    codigo: payments.codigo,
    createCustomer: through(payments.createCustomer),
    openCardPage: through(payments.openCardPage),
    chargeSaved: through(payments.chargeSaved),
    findCobro: through(payments.findCobro),
    readCobro: through(payments.readCobro),
    cancelCobro: through(payments.cancelCobro),
    openSetupPage: through(payments.openSetupPage),
    readSetup: through(payments.readSetup),
    forgetCard: through(payments.forgetCard),
    refund: through(payments.refund),
    readDevolucion: through(payments.readDevolucion),
    findDevolucion: through(payments.findDevolucion),
    readEvent: async (...input) => {
      const event = await readEvent(...input);
      heard();
      return event;
    },
    close: payments.close,
  };
}
