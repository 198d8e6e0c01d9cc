import { createContext, type Dispatch, useContext } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { initialState, type LoginAction, type LoginState, type Step } from './login-state.ts';

/** A session the server has just opened. */
export interface Opened {
  readonly accessToken: string;
  readonly email: string;
}

interface Door {
  readonly state: LoginState;
  readonly dispatch: Dispatch<LoginAction>;
  /** Lets the person in: keeps the session and loads her profile. */
  readonly onSignedIn: (opened: Opened) => Promise<void>;
}

export const DoorContext = createContext<Door>({
  state: initialState,
  dispatch: () => undefined,
  onSignedIn: async () => undefined,
});

export const useDoor = (): Door => useContext(DoorContext);

/** How a screen of the door hands another its message: on arrival the flags are kept instead of reset. */
export interface DoorArrival {
  readonly keep?: true;
  readonly email?: string;
  readonly aviso?: 'confirmada' | 'cambiada' | 'resetPasswordCodeReq';
}

/** Takes a step and raises the flags of how it went. Answers whether it was done. */
export function useStep(step: Step) {
  const { dispatch } = useDoor();
  return async (work: () => Promise<unknown>, onRefusal: (error: ApiError) => void = () => undefined) => {
    dispatch({ type: 'send' });
    try {
      await work();
      dispatch({ type: 'done', step });
      return true;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      dispatch({ type: 'fail', step, codigo: error.codigo, espera: error.espera });
      onRefusal(error);
      return false;
    }
  };
}
