import { createHmac, randomBytes } from 'node:crypto';
import {
  type AuthenticationResultType,
  CognitoIdentityProviderClient,
  ConfirmSignUpCommand,
  ForgotPasswordCommand,
  InitiateAuthCommand,
  type InitiateAuthCommandOutput,
  ResendConfirmationCodeCommand,
  RespondToAuthChallengeCommand,
  RevokeTokenCommand,
  SignUpCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../http/errors.ts';
import { answerOf, ofCode, ofPassword, ofSending, refusedWith } from './cognito-errors.ts';
import type { CodeOf, Credentials } from './provider.ts';

export interface CognitoOptions {
  readonly region: string;
  readonly clientId: string;
  readonly clientSecret?: string | undefined;
  /** Address in place of Amazon's, for tests. */
  readonly endpoint?: string | undefined;
  /** Milliseconds. */
  readonly timeouts?: { readonly connect: number; readonly request: number };
}

/** The user exists, but the operation does not apply: already confirmed, disabled, without a proven address. */
const NOT_FOR_THIS_USER = ['UserNotFoundException', 'InvalidParameterException', 'NotAuthorizedException'];

/** A user pool as one app client sees it. */
export interface Pool {
  readonly options: CognitoOptions;
  readonly client: CognitoIdentityProviderClient;
  /** Parameters that identify the app client beside a user. */
  readonly app: (username: string) => { readonly ClientId: string; readonly SecretHash?: string };
}

export function openPool(options: CognitoOptions): Pool {
  return { options, client: clientOf(options), app: appOf(options) };
}

function clientOf({ region, endpoint, timeouts = { connect: 3000, request: 5000 } }: CognitoOptions) {
  return new CognitoIdentityProviderClient({
    region,
    ...(endpoint && { endpoint }),
    // A second try with a code that was used, its answer lost, would wrongly tell its owner that it is incorrect.
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: timeouts.connect,
      requestTimeout: timeouts.request,
      throwOnRequestTimeout: true,
      // Without retries, a kept connection that has died would make a call fail.
      httpsAgent: { keepAlive: false },
      httpAgent: { keepAlive: false },
    },
  });
}

function appOf({ clientId: ClientId, clientSecret }: CognitoOptions): Pool['app'] {
  if (!clientSecret) return () => ({ ClientId });
  return (username) => ({
    ClientId,
    SecretHash: createHmac('sha256', clientSecret)
      .update(username + ClientId)
      .digest('base64'),
  });
}

/** False when the address has a user. */
export async function register({ client, app }: Pool, { email, password }: Credentials): Promise<boolean> {
  const asked = client.send(new SignUpCommand({ ...app(email), Username: email, Password: password }));
  return !(await answerOf(refusedWith(asked, ['UsernameExistsException']), ofSending));
}

export async function confirm({ client, app }: Pool, { email: Username, codigo }: CodeOf): Promise<void> {
  const command = new ConfirmSignUpCommand({ ...app(Username), Username, ConfirmationCode: codigo });
  await answerOf(client.send(command), ofCode);
}

/** False when there is no such user to send it to. */
export async function resend({ client, app }: Pool, Username: string): Promise<boolean> {
  const asked = client.send(new ResendConfirmationCodeCommand({ ...app(Username), Username }));
  return !(await answerOf(refusedWith(asked, NOT_FOR_THIS_USER), ofSending));
}

export function initiate({ client, app }: Pool, { email, password }: Credentials): Promise<InitiateAuthCommandOutput> {
  const { ClientId, SecretHash } = app(email);
  const AuthParameters = { USERNAME: email, PASSWORD: password, ...(SecretHash && { SECRET_HASH: SecretHash }) };
  return client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'USER_PASSWORD_AUTH', AuthParameters }));
}

export async function sendRecovery({ client, app }: Pool, Username: string): Promise<void> {
  const asked = client.send(new ForgotPasswordCommand({ ...app(Username), Username }));
  await answerOf(refusedWith(asked, NOT_FOR_THIS_USER), ofSending);
}

export async function tokensOf(pool: Pool, account: Credentials): Promise<AuthenticationResultType> {
  const answer = await answerOf(initiate(pool, account), ofPassword);
  if (answer.ChallengeName === 'NEW_PASSWORD_REQUIRED') {
    await dropTemporary(pool, account.email, answer);
    throw new AppError('cambio-de-clave-requerido');
  }
  if (!answer.AuthenticationResult) throw new Error(`Cognito pide ${answer.ChallengeName}, que aquí no se ofrece.`);
  return answer.AuthenticationResult;
}

/**
 * A user with a temporary password cannot be sent a code before they set their own: a random one is set, and they choose
 * theirs with the code.
 */
async function dropTemporary({ client, app }: Pool, email: string, asked: InitiateAuthCommandOutput): Promise<void> {
  const USERNAME = asked.ChallengeParameters?.USER_ID_FOR_SRP ?? email;
  const { ClientId, SecretHash } = app(USERNAME);
  const NEW_PASSWORD = unknownPassword();
  const ChallengeResponses = { USERNAME, NEW_PASSWORD, ...(SecretHash && { SECRET_HASH: SecretHash }) };
  const { ChallengeName, Session } = asked;
  await answerOf(
    client.send(new RespondToAuthChallengeCommand({ ClientId, ChallengeName, Session, ChallengeResponses })),
    ofPassword,
  );
}

export async function revoke({ client, options }: Pool, Token: string): Promise<void> {
  const { clientId: ClientId, clientSecret: ClientSecret } = options;
  await client.send(new RevokeTokenCommand({ Token, ClientId, ...(ClientSecret && { ClientSecret }) }));
}

/** A random password that meets any policy. */
export function unknownPassword(): string {
  return `${randomBytes(24).toString('base64url')}aA1!`;
}
