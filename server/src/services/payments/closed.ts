import { PaymentError, type Payments } from './payments.ts';

const away = (): Promise<never> => Promise.reject(new PaymentError('no-disponible'));

/** A provider whose operations all fail, for code that runs without one. */
export const closedPayments: Payments = {
  codigo: 'sandbox',
  createCustomer: away,
  openCardPage: away,
  chargeSaved: away,
  findCobro: away,
  readCobro: away,
  cancelCobro: away,
  openSetupPage: away,
  readSetup: away,
  forgetCard: away,
  refund: away,
  readDevolucion: away,
  findDevolucion: away,
  readEvent: () => {
    throw new PaymentError('firma-invalida');
  },
  close: () => undefined,
};
