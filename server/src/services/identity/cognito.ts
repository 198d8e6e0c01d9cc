import {
  ChangePasswordCommand,
  ConfirmForgotPasswordCommand,
  DeleteUserCommand,
  GlobalSignOutCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../http/errors.ts';
import { askEmail, changeEmail } from './cognito-email.ts';
import { answerOf, ofCode, ofPassword, ofSending, ofSession, refusedWith } from './cognito-errors.ts';
import {
  type CognitoOptions,
  confirm,
  initiate,
  openPool,
  type Pool,
  register,
  resend,
  revoke,
  sendRecovery,
  tokensOf,
  unknownPassword,
} from './cognito-pool.ts';
import { credentialOf, read, renew } from './cognito-session.ts';
import type {
  CodeOf,
  Credential,
  Credentials,
  IdentityProvider,
  Note,
  ProviderContext,
  SignUpNotes,
} from './provider.ts';

/** Amazon Cognito as the identity service. The app client allows USER_PASSWORD_AUTH and REFRESH_TOKEN_AUTH. */
export function cognito(options: CognitoOptions): IdentityProvider {
  const pool = openPool(options);
  return {
    signUp: (context, account, notes) => signUp(pool, context, account, notes),
    confirmSignUp: async ({ transact }, code, done) => {
      await confirm(pool, code);
      await transact(done);
    },
    resendCode: async (_means, email) => {
      await resend(pool, email);
    },
    signIn: (_means, account) => signIn(pool, account),
    forgotPassword: (context, email, pending) => forgotPassword(pool, context, email, pending),
    forgotPasswordSubmit: (context, account, done) => submitPassword(pool, context, account, done),
    signOut: async (_means, credential) => {
      if (credential) await revoke(pool, read(credential).refreshToken);
    },
    currentSession: async (_means, credential) => (await renew(pool, credential)).credential,
    forget: (_means, credential) => forget(pool, credential),
    askEmail: (_means, change) => askEmail(pool, change),
    changeEmail: changeEmail(pool),
    changePassword: (context, account, nueva, done) => changePassword(pool, context, { ...account, nueva }, done),
  };
}

async function signUp(
  pool: Pool,
  { transact }: ProviderContext,
  account: Credentials,
  notes: SignUpNotes,
): Promise<void> {
  if (await register(pool, account)) {
    return transact(async (db) => {
      if (!(await notes.record(db))) await notes.contested(db);
    });
  }
  const confirmed = !(await resend(pool, account.email));
  const password = await tryPassword(pool, account);
  await transact(async (db) => {
    // An earlier sign-up may have reached Cognito and not our rows.
    if (!confirmed || password === 'buena') await notes.record(db);
    if (confirmed) await notes.taken(db);
    else if (password === 'otra') await notes.contested(db);
  });
}

const WRONG_PASSWORD = ['NotAuthorizedException', 'UserNotFoundException', 'PasswordResetRequiredException'];

async function tryPassword(pool: Pool, account: Credentials): Promise<'buena' | 'otra'> {
  const wrong = refusedWith(initiate(pool, account), WRONG_PASSWORD).catch(exceptUnconfirmed);
  return (await answerOf(wrong, ofSending)) ? 'otra' : 'buena';
}

/** Only a right password reveals that the account is not confirmed. */
function exceptUnconfirmed(error: unknown): boolean {
  if ((error as Error).name === 'UserNotConfirmedException') return false;
  throw error;
}

async function signIn(pool: Pool, account: Credentials): Promise<Credential> {
  return credentialOf(await tokensOf(pool, account), account.email);
}

/**
 * Cognito sends no recovery code to an address that was never proven, nor to an unknown one, such as an invited user's. Those
 * get the code of a sign-up; {@link submitPassword} accepts it.
 */
async function forgotPassword(
  pool: Pool,
  { transact }: ProviderContext,
  email: string,
  pending: Pending,
): Promise<void> {
  if (!(await transact(pending))) return sendRecovery(pool, email);
  const created = await register(pool, { email, password: unknownPassword() });
  if (!created && !(await resend(pool, email))) await sendRecovery(pool, email);
}

type Pending = Parameters<IdentityProvider['forgotPassword']>[2];

/** A code of a sign-up proves the address, and then Cognito gives the one that changes the password. */
async function submitPassword(
  pool: Pool,
  { transact }: ProviderContext,
  { email: Username, codigo, password }: Credentials & CodeOf,
  done: Note,
): Promise<void> {
  const { client, app } = pool;
  const change = { ...app(Username), Username, ConfirmationCode: codigo, Password: password };
  try {
    await answerOf(client.send(new ConfirmForgotPasswordCommand(change)), ofCode);
  } catch (error) {
    if (!(error instanceof AppError) || error.codigo !== 'codigo-incorrecto') throw error;
    await confirm(pool, { email: Username, codigo });
    await sendRecovery(pool, Username);
    throw new AppError('cambio-de-clave-requerido');
  }
  await transact(done);
  await closeAll(pool, { email: Username, password }).catch(() => undefined);
}

/** Our sessions are closed by now; this revokes the tokens that Cognito issued, and may fail. */
async function closeAll(pool: Pool, account: Credentials): Promise<void> {
  const { AccessToken } = await tokensOf(pool, account);
  await pool.client.send(new GlobalSignOutCommand({ AccessToken }));
}

async function forget(pool: Pool, credential: Credential): Promise<void> {
  try {
    const { accessToken: AccessToken } = await renew(pool, credential);
    if (AccessToken) await answerOf(pool.client.send(new DeleteUserCommand({ AccessToken })), ofSession);
  } catch (error) {
    if (!(error instanceof AppError) || error.codigo !== 'sesion-vencida') throw error;
  }
}

async function changePassword(
  pool: Pool,
  { transact }: ProviderContext,
  { nueva, ...account }: Credentials & { readonly nueva: string },
  done: Note,
): Promise<void> {
  const { AccessToken, RefreshToken } = await tokensOf(pool, account);
  const change = { AccessToken, PreviousPassword: account.password, ProposedPassword: nueva };
  await answerOf(pool.client.send(new ChangePasswordCommand(change)), ofPassword, 'passwordNueva');
  await transact(done);
  if (RefreshToken) await revoke(pool, RefreshToken).catch(() => undefined);
}
