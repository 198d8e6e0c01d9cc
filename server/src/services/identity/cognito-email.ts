import {
  GetUserCommand,
  UpdateUserAttributesCommand,
  VerifyUserAttributeCommand,
} from '@aws-sdk/client-cognito-identity-provider';
import { AppError } from '../../http/errors.ts';
import { answerOf, ofEmail, ofSending, refusedWith } from './cognito-errors.ts';
import type { Pool } from './cognito-pool.ts';
import { renew } from './cognito-session.ts';
import type { Credential, EmailChange, IdentityProvider } from './provider.ts';

const AttributeName = 'email';

/**
 * Cognito sends the code itself and keeps the previous address until it comes back, in a pool whose
 * AttributesRequireVerificationBeforeUpdate names `email`. An address of another of its users gets no mail.
 */
export async function askEmail(pool: Pool, { credential, nuevo }: EmailChange): Promise<Credential> {
  const { accessToken: AccessToken, credential: kept } = await renew(pool, credential);
  const UserAttributes = [{ Name: AttributeName, Value: nuevo }];
  const asked = pool.client.send(new UpdateUserAttributesCommand({ AccessToken, UserAttributes }));
  await answerOf(refusedWith(asked, ['AliasExistsException']), ofSending);
  return kept;
}

/** Our rows are written after Cognito's answer; a retry after they failed finds the change made there. */
export const changeEmail =
  (pool: Pool): IdentityProvider['changeEmail'] =>
  async ({ transact }, { credential, nuevo, codigo }, done) => {
    const { accessToken = '', credential: kept } = await renew(pool, credential);
    const right = (await verify(pool, accessToken, codigo)) || (await emailOf(pool, accessToken)) === nuevo;
    if (right) await transact(done);
    return { right, credential: kept };
  };

async function verify({ client }: Pool, AccessToken: string, Code: string): Promise<boolean> {
  try {
    await answerOf(client.send(new VerifyUserAttributeCommand({ AccessToken, AttributeName, Code })), ofEmail);
    return true;
  } catch (error) {
    if (error instanceof AppError && error.codigo === 'codigo-incorrecto') return false;
    throw error;
  }
}

async function emailOf({ client }: Pool, AccessToken: string): Promise<string | undefined> {
  const { UserAttributes = [] } = await answerOf(client.send(new GetUserCommand({ AccessToken })), ofEmail);
  return UserAttributes.find(({ Name }) => Name === AttributeName)?.Value;
}
