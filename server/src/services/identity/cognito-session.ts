import { type AuthenticationResultType, InitiateAuthCommand } from '@aws-sdk/client-cognito-identity-provider';
import { decodeJwt } from 'jose';
import { AppError } from '../../http/errors.ts';
import { answerOf, ofSession } from './cognito-errors.ts';
import type { Pool } from './cognito-pool.ts';
import type { Credential } from './provider.ts';

interface Kept {
  readonly refreshToken: string;
  /** The name Cognito gave the user, which is not their address: the secret of a renewal is made with it. */
  readonly username: string;
}

interface Renewed {
  readonly accessToken: string | undefined;
  /** The credential to keep from now on. */
  readonly credential: Credential;
}

/** New tokens for a credential; throws `sesion-vencida` when Cognito does not know it any more. */
export async function renew({ client, app }: Pool, credential: Credential): Promise<Renewed> {
  if (!credential) throw new AppError('sesion-vencida');
  const { refreshToken, username } = read(credential);
  const { ClientId, SecretHash } = app(username);
  const AuthParameters = { REFRESH_TOKEN: refreshToken, ...(SecretHash && { SECRET_HASH: SecretHash }) };
  const asked = client.send(new InitiateAuthCommand({ ClientId, AuthFlow: 'REFRESH_TOKEN_AUTH', AuthParameters }));
  const { AccessToken, RefreshToken } = (await answerOf(asked, ofSession)).AuthenticationResult ?? {};
  return { accessToken: AccessToken, credential: write({ username, refreshToken: RefreshToken ?? refreshToken }) };
}

export function credentialOf({ RefreshToken, AccessToken }: AuthenticationResultType, email: string): Credential {
  if (!RefreshToken || !AccessToken) throw new Error('Cognito no dio sus tokens.');
  const { username } = decodeJwt(AccessToken);
  return write({ refreshToken: RefreshToken, username: typeof username === 'string' ? username : email });
}

function write({ refreshToken, username }: Kept): string {
  return JSON.stringify({ refreshToken, username });
}

export function read(credential: string): Kept {
  return JSON.parse(credential) as Kept;
}
