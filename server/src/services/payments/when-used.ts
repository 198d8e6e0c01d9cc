import type { Payments } from './payments.ts';

/** A provider that is opened at its first use: its SDK is large, and most processes of an office seldom charge. */
export function whenUsed(codigo: Payments['codigo'], open: () => Promise<Payments>): Payments {
  let opened: Promise<Payments> | undefined;
  const provider = () => {
    opened ??= open().catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    return opened;
  };
  return {
    codigo,
    createCustomer: async (...input) => (await provider()).createCustomer(...input),
    openCardPage: async (...input) => (await provider()).openCardPage(...input),
    chargeSaved: async (...input) => (await provider()).chargeSaved(...input),
    findCobro: async (...input) => (await provider()).findCobro(...input),
    readCobro: async (...input) => (await provider()).readCobro(...input),
    cancelCobro: async (...input) => (await provider()).cancelCobro(...input),
    openSetupPage: async (...input) => (await provider()).openSetupPage(...input),
    readSetup: async (...input) => (await provider()).readSetup(...input),
    forgetCard: async (...input) => (await provider()).forgetCard(...input),
    refund: async (...input) => (await provider()).refund(...input),
    readDevolucion: async (...input) => (await provider()).readDevolucion(...input),
    findDevolucion: async (...input) => (await provider()).findDevolucion(...input),
    readEvent: async (...input) => (await provider()).readEvent(...input),
    close: () => void opened?.then((payments) => payments.close()).catch(() => undefined),
  };
}
