import { calls } from '#calls';
import { useCall } from './api.ts';
import { readEmail } from './token.ts';

/** Whether the signed-in person is of the administration; other staff only read what it edits (decision 0051). */
export function useAdministra(): boolean {
  const email = readEmail();
  const { data } = useCall(calls.usuarios.byEmail, { params: { email: email ?? '' } }, { enabled: email !== null });
  return data?.rol.nombre === 'admin';
}
