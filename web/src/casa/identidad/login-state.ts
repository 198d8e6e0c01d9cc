import type { CodigoFallo } from '../../lib/api-error.ts';

/** The flags of the specification (section 4), by name. */
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

/** Credentials typed by the visitor: kept in memory from screen to screen, the password never stored. */
export interface Visitor {
  readonly email: string;
  readonly password: string;
}

export interface LoginState extends Flags {
  readonly user: Visitor;
  /** The server's code when it refused the last step. */
  readonly codigo?: CodigoFallo;
  /** Seconds to wait before a retry. */
  readonly espera?: number;
}

/** The calls of the sign-in and sign-up screens. */
export type Step = 'signIn' | 'signUp' | 'confirm' | 'resendCode' | 'forgotPassword' | 'forgotPasswordSubmit';

export type LoginAction =
  | { readonly type: 'identify'; readonly user: Partial<Visitor> }
  | { readonly type: 'send' }
  | { readonly type: 'done'; readonly step: Step }
  | { readonly type: 'fail'; readonly step: Step; readonly codigo: CodigoFallo; readonly espera?: number | undefined }
  | { readonly type: 'reset' };

/** The initial state, before any step. */
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

/**
 * Invalid fields set no flag, because each shows its own error; neither does the second factor, which has its own
 * screen.
 */
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
