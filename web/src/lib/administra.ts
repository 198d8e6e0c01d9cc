import { useCall } from './api.ts';
import { readPerfil } from './calls.ts';
import { readEmail } from './token.ts';

/** Whether who is in is of the administration: the rest of the office reads what it writes (decision 0051). */
export function useAdministra(): boolean {
  const email = readEmail();
  const { data } = useCall(readPerfil, { params: { email: email ?? '' } }, { enabled: email !== null });
  return data?.rol.nombre === 'admin';
}
