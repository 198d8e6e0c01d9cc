import type { CodigoFallo } from '../../lib/api-error.ts';

/** The flags of the specification (section 4), by its names. */
const initial = {
  loading: false,
  success: false,
  error: false,
  serverError: false,
  bloqued: false,
  confirmationError: false,
  badCodeError: false,
  confirmationSent: false,
  passwordCodeSent: false,
  passwordCodeSentError: false,
  passwordCodeError: false,
  resetPasswordCodeReq: false,
  resetPasswordCodeLimit: false,
};
export type Flag = keyof typeof initial;
type Flags = Readonly<Record<Flag, boolean>>;

/** Who stands at the door: kept from one screen to the next, never written anywhere. */
export interface Visitor {
  readonly email: string;
  readonly password: string;
}

export interface LoginState extends Flags {
  readonly user: Visitor;
  /** What the server said of the last step, when it refused it. */
  readonly codigo?: CodigoFallo;
  /** Seconds to wait before trying again. */
  readonly espera?: number;
}

/** What a person can ask for at the door. */
export type Step = 'signIn' | 'signUp' | 'confirm' | 'resendCode' | 'forgotPassword' | 'forgotPasswordSubmit';

export type LoginAction =
  | { readonly type: 'identify'; readonly user: Partial<Visitor> }
  | { readonly type: 'send' }
  | { readonly type: 'done'; readonly step: Step }
  | { readonly type: 'fail'; readonly step: Step; readonly codigo: CodigoFallo; readonly espera?: number | undefined }
  | { readonly type: 'reset' };

/** At the door, before any step. */
export function stateOf(user: Visitor): LoginState {
  return { ...initial, user };
}

export const initialState = stateOf({ email: '', password: '' });

export function loginState(state: LoginState, action: LoginAction): LoginState {
  const clean = { ...initial, user: state.user };
  switch (action.type) {
    case 'identify':
      return { ...state, user: { ...state.user, ...action.user } };
    case 'send':
      return { ...clean, loading: true };
    case 'done':
      return { ...clean, [onSuccess[action.step]]: true };
    case 'fail':
      return { ...clean, ...refusal(action) };
    case 'reset':
      return clean;
  }
}

const onSuccess = {
  signIn: 'success',
  signUp: 'confirmationSent',
  confirm: 'success',
  resendCode: 'confirmationSent',
  forgotPassword: 'passwordCodeSent',
  forgotPasswordSubmit: 'success',
} as const satisfies Record<Step, Flag>;

function refusal({ step, codigo, espera }: Extract<LoginAction, { type: 'fail' }>): Partial<LoginState> {
  const flags = Object.fromEntries(flagsOf(step, codigo).map((flag) => [flag, true]));
  return { ...flags, codigo, ...(espera !== undefined && { espera }) };
}

/** Wrong fields raise no flag: each says so itself; nor does a second step, which is a screen of its own. */
function flagsOf(step: Step, codigo: CodigoFallo): readonly Flag[] {
  switch (codigo) {
    case 'datos-invalidos':
    case 'segundo-paso-requerido':
      return [];
    case 'credenciales-incorrectas':
      return ['error'];
    case 'cuenta-bloqueada':
    case 'cuenta-desactivada':
      return ['bloqued'];
    case 'cuenta-sin-confirmar':
      return ['confirmationError'];
    case 'codigo-incorrecto':
      return [step === 'forgotPasswordSubmit' ? 'passwordCodeError' : 'badCodeError'];
    case 'limite-codigos':
      return step === 'forgotPassword' || step === 'resendCode'
        ? ['resetPasswordCodeLimit', 'passwordCodeSentError']
        : ['resetPasswordCodeLimit'];
    case 'cambio-de-clave-requerido':
      return ['resetPasswordCodeReq'];
    default:
      return ['serverError'];
  }
}
