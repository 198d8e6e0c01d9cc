import { createContext, type Dispatch, useContext } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { initialState, type LoginAction, type LoginState, type Step } from './login-state.ts';

/** A session just opened by the server. */
export interface Opened {
  readonly accessToken: string;
  readonly email: string;
}

interface Door {
  readonly state: LoginState;
  readonly dispatch: Dispatch<LoginAction>;
  /** Signs the person in: stores the session and loads the profile. */
  readonly onSignedIn: (opened: Opened) => Promise<void>;
}

export const DoorContext = createContext<Door>({
  state: initialState,
  dispatch: () => undefined,
  onSignedIn: async () => undefined,
});

export const useDoor = (): Door => useContext(DoorContext);

/** Router state from one screen of the door to the next: `keep` keeps the flags instead of resetting them. */
export interface DoorArrival {
  readonly keep?: true;
  readonly email?: string;
  readonly aviso?: 'confirmada' | 'cambiada' | 'resetPasswordCodeReq';
}

/** Runs a step and sets the flags of its result. Returns whether it succeeded. */
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
