import { examine } from './recurrente/doctor.ts';

interface Settings {
  readonly PAYMENTS: string;
  readonly RECURRENTE_PUBLIC_KEY?: string | undefined;
  readonly RECURRENTE_SECRET_KEY?: string | undefined;
}

/** Examines the provider that the settings name; see {@link examine}. Throws a text for one that has no examination. */
export async function doctor(
  { PAYMENTS, RECURRENTE_PUBLIC_KEY: publicKey = '', RECURRENTE_SECRET_KEY: secretKey = '' }: Settings,
  paid: Parameters<typeof examine>[1],
  say: (text: string) => void,
): Promise<boolean> {
  if (PAYMENTS !== 'recurrente')
    throw new Error('Solo Recurrente tiene examen: ponga PAYMENTS=recurrente y sus llaves.');
  return examine({ codigo: 'recurrente', publicKey, secretKey, webhookSecret: () => undefined }, paid, say);
}
