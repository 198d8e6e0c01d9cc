import { useNavigate } from 'react-router';
import { calls } from '#calls';
import { useSend } from '../../lib/api.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { type DoorArrival, useDoor, useStep } from './door.ts';
import type { Visitor } from './login-state.ts';

/** Signs in; an account that must change its password goes to that screen. */
export function useSignIn(onRefusal: (error: ApiError) => void = () => undefined) {
  const { dispatch, onSignedIn } = useDoor();
  const step = useStep('signIn');
  const navigate = useNavigate();
  const { mutateAsync } = useSend(calls.identidad.signIn);
  const refused = (error: ApiError) => {
    onRefusal(error);
    if (error.codigo !== 'cambio-de-clave-requerido') return;
    void navigate('/recover-password', { state: { keep: true, aviso: 'resetPasswordCodeReq' } satisfies DoorArrival });
  };
  return (user: Visitor, segundoPaso?: string): Promise<boolean> => {
    dispatch({ type: 'identify', user });
    return step(async () => onSignedIn(await mutateAsync({ body: { ...user, segundoPaso } })), refused);
  };
}
