import { randomUUID } from 'node:crypto';
import {
  addUser,
  type CognitoState,
  type CognitoUser,
  checkClient,
  checkPassword,
  checkSecret,
  endTokens,
  expired,
  issueTokens,
  liveToken,
  sendCode,
  spendCode,
  WireError,
  wrongPassword,
} from './cognito-users.ts';

type Parameters = Readonly<Record<string, string>>;
type Body = Parameters & {
  readonly AuthParameters?: Parameters;
  readonly ChallengeResponses?: Parameters;
  readonly UserAttributes?: readonly { readonly Name: string; readonly Value: string }[];
};
type Operation = (state: CognitoState, body: Body) => object;

/** Operations by their names at Amazon. */
export const operations: Readonly<Record<string, Operation>> = {
  SignUp: (state, body) => {
    const { ClientId = '', Username = '', Password = '', SecretHash } = body;
    checkClient(state, ClientId, Username, SecretHash);
    checkPassword(Password);
    if (state.users.has(Username)) throw new WireError('UsernameExistsException', 'User already exists');
    const user = addUser(state, Username, Password, 'UNCONFIRMED');
    sendCode(state, user, 'confirm');
    return { UserConfirmed: false, UserSub: user.username };
  },
  ConfirmSignUp: (state, body) => {
    const user = known(state, body, expired());
    if (user.status !== 'UNCONFIRMED') {
      throw new WireError('NotAuthorizedException', `User cannot be confirmed. Current status is ${user.status}`);
    }
    spendCode(state, user, 'confirm', body.ConfirmationCode ?? '');
    user.status = 'CONFIRMED';
    return {};
  },
  ResendConfirmationCode: (state, body) => {
    const user = known(state, body, undefined);
    if (!user) return delivery;
    if (user.status !== 'UNCONFIRMED') throw new WireError('InvalidParameterException', 'User is already confirmed.');
    sendCode(state, user, 'confirm');
    return delivery;
  },
  ForgotPassword: (state, body) => {
    const user = known(state, body, undefined);
    if (!user) return delivery;
    if (!user.enabled) throw new WireError('NotAuthorizedException', 'User is disabled.');
    if (user.status === 'FORCE_CHANGE_PASSWORD') {
      throw new WireError('NotAuthorizedException', 'User password cannot be reset in the current state.');
    }
    if (user.status === 'UNCONFIRMED') {
      const text = 'Cannot reset password for the user as there is no registered/verified email or phone_number';
      throw new WireError('InvalidParameterException', text);
    }
    sendCode(state, user, 'recover');
    return delivery;
  },
  ConfirmForgotPassword: (state, body) => {
    const user = known(state, body, expired());
    const { Password = '', ConfirmationCode = '' } = body;
    if (user.status === 'UNCONFIRMED') throw new WireError('UserNotConfirmedException', 'User is not confirmed.');
    checkPassword(Password);
    spendCode(state, user, 'recover', ConfirmationCode);
    Object.assign(user, { password: Password, status: 'CONFIRMED', failures: 0 });
    return {};
  },
  InitiateAuth: (state, { ClientId = '', AuthFlow, AuthParameters = {} }) => {
    if (AuthFlow === 'USER_PASSWORD_AUTH') return byPassword(state, ClientId, AuthParameters);
    if (AuthFlow === 'REFRESH_TOKEN_AUTH') return byRefresh(state, ClientId, AuthParameters);
    throw new WireError('InvalidParameterException', `Unknown flow ${AuthFlow}`);
  },
  RespondToAuthChallenge: (state, { ClientId = '', Session = '', ChallengeResponses = {} }) => {
    const { USERNAME = '', NEW_PASSWORD = '', SECRET_HASH } = ChallengeResponses;
    checkClient(state, ClientId, USERNAME, SECRET_HASH);
    const user = state.challenges.get(Session);
    if (!user) throw new WireError('NotAuthorizedException', 'Invalid session for the user.');
    checkPassword(NEW_PASSWORD);
    state.challenges.delete(Session);
    Object.assign(user, { password: NEW_PASSWORD, status: 'CONFIRMED' });
    return issueTokens(state, user, true);
  },
  ChangePassword: (state, { AccessToken = '', PreviousPassword = '', ProposedPassword = '' }) => {
    const { user } = liveToken(state, AccessToken, 'access', 'Access Token has been revoked');
    checkSecret(user, PreviousPassword);
    checkPassword(ProposedPassword);
    user.password = ProposedPassword;
    return {};
  },
  RevokeToken: (state, { ClientId, Token = '', ClientSecret }) => {
    const { clientId, clientSecret } = state.client;
    if (ClientId !== clientId || ClientSecret !== clientSecret)
      throw new WireError('UnauthorizedException', 'Invalid client');
    const token = state.tokens.get(Token);
    if (token && token.kind !== 'refresh') throw new WireError('UnsupportedTokenTypeException', 'Not a refresh token');
    if (token) token.live = false;
    return {};
  },
  UpdateUserAttributes: (state, { AccessToken = '', UserAttributes = [] }) => {
    const { user } = liveToken(state, AccessToken, 'access', 'Access Token has been revoked');
    const [{ Name, Value } = { Name: '', Value: '' }] = UserAttributes;
    if (Name !== 'email') throw new WireError('InvalidParameterException', `Unknown attribute ${Name}`);
    if (state.users.has(Value)) throw new WireError('AliasExistsException', 'Already found an entry for this value.');
    user.pending = Value;
    sendCode(state, user, 'email');
    return { CodeDeliveryDetailsList: [delivery.CodeDeliveryDetails] };
  },
  VerifyUserAttribute: (state, { AccessToken = '', Code = '' }) => {
    const { user } = liveToken(state, AccessToken, 'access', 'Access Token has been revoked');
    const { pending = '' } = user;
    spendCode(state, user, 'email', Code);
    if (state.users.has(pending)) throw new WireError('AliasExistsException', 'Already found an entry for this value.');
    state.users.delete(user.email);
    user.email = pending;
    state.users.set(pending, user);
    return {};
  },
  GetUser: (state, { AccessToken = '' }) => {
    const { user } = liveToken(state, AccessToken, 'access', 'Access Token has been revoked');
    return { Username: user.username, UserAttributes: [{ Name: 'email', Value: user.email }] };
  },
  DeleteUser: (state, { AccessToken = '' }) => {
    const { user } = liveToken(state, AccessToken, 'access', 'Access Token has been revoked');
    endTokens(state, user);
    state.users.delete(user.email);
    return {};
  },
  GlobalSignOut: (state, { AccessToken = '' }) => {
    endTokens(state, liveToken(state, AccessToken, 'access', 'Access Token has been revoked').user);
    return {};
  },
};

const delivery = { CodeDeliveryDetails: { Destination: 'e***@e***', DeliveryMedium: 'EMAIL', AttributeName: 'email' } };

/** The user asked for. A client that hides its users answers `hidden` for one it does not have. */
function known(state: CognitoState, body: Body, hidden: WireError): CognitoUser;
function known(state: CognitoState, body: Body, hidden: undefined): CognitoUser | undefined;
function known(state: CognitoState, body: Body, hidden: WireError | undefined): CognitoUser | undefined {
  const { ClientId = '', Username = '', SecretHash } = body;
  checkClient(state, ClientId, Username, SecretHash);
  const user = state.users.get(Username);
  if (user) return user;
  if (!state.client.hidesUsers) {
    throw new WireError('UserNotFoundException', 'Username/client id combination not found.');
  }
  if (hidden) throw hidden;
  return undefined;
}

function byPassword(state: CognitoState, clientId: string, parameters: Parameters): object {
  const { USERNAME = '', PASSWORD = '', SECRET_HASH } = parameters;
  checkClient(state, clientId, USERNAME, SECRET_HASH);
  const user = state.users.get(USERNAME);
  if (!user) {
    throw state.client.hidesUsers ? wrongPassword() : new WireError('UserNotFoundException', 'User does not exist.');
  }
  if (user.status === 'RESET_REQUIRED') {
    throw new WireError('PasswordResetRequiredException', 'Password reset required for the user');
  }
  checkSecret(user, PASSWORD);
  if (user.status === 'UNCONFIRMED') throw new WireError('UserNotConfirmedException', 'User is not confirmed.');
  if (user.status === 'CONFIRMED') return issueTokens(state, user, true);
  const Session = randomUUID();
  state.challenges.set(Session, user);
  return { ChallengeName: 'NEW_PASSWORD_REQUIRED', Session, ChallengeParameters: { USER_ID_FOR_SRP: user.username } };
}

function byRefresh(state: CognitoState, clientId: string, parameters: Parameters): object {
  const { REFRESH_TOKEN = '', SECRET_HASH } = parameters;
  const token = liveToken(state, REFRESH_TOKEN, 'refresh', 'Refresh Token has been revoked');
  checkClient(state, clientId, token.user.username, SECRET_HASH);
  if (state.rotates) token.live = false;
  return issueTokens(state, token.user, state.rotates);
}
