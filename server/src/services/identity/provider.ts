import type { Db } from '../../db/db.ts';

/** Context of an operation beside its input: it opens its transactions itself, since it may wait for an external service. */
export interface ProviderContext {
  readonly transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly now: Date;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface CodeOf {
  readonly email: string;
  readonly codigo: string;
}

/** The provider's own session, as ours keeps it; empty when the provider has none. */
export type Credential = string | null;

/**
 * Writes our rows after an operation succeeded: in the provider's own transaction when it has one, so that both happen or
 * neither; else right after the provider's answer.
 */
export type Note = (db: Db) => Promise<void>;

export interface SignUpNotes {
  /** Writes the user and its account unless the address has them; answers whether it did. */
  readonly record: (db: Db) => Promise<boolean>;
  /** An unconfirmed account was signed up again with another password: nobody can tell which one is the owner's. */
  readonly contested: Note;
  /** The address has a confirmed account. */
  readonly taken: Note;
}

/** A signed-in user's change of address. */
export interface EmailChange {
  readonly idUsuario: string;
  readonly credential: Credential;
  /** The new address. */
  readonly nuevo: string;
}

/**
 * The eight operations of the specification, section 7, and the changes of a known password and of the address. An operation
 * on an unknown account answers as on a known one. Refusals are `AppError`s: credenciales-incorrectas, cuenta-sin-confirmar,
 * cambio-de-clave-requerido, cuenta-bloqueada, codigo-incorrecto, limite-codigos, datos-invalidos (a password it does not
 * take), demasiadas-peticiones, servicio-no-disponible.
 */
export interface IdentityProvider {
  readonly signUp: (context: ProviderContext, account: Credentials, notes: SignUpNotes) => Promise<void>;
  readonly confirmSignUp: (context: ProviderContext, code: CodeOf, done: Note) => Promise<void>;
  readonly resendCode: (context: ProviderContext, email: string) => Promise<void>;
  readonly signIn: (context: ProviderContext, account: Credentials) => Promise<Credential>;
  /** `pending`: whether our rows have an active account whose address was never proven, such as an invited one. */
  readonly forgotPassword: (
    context: ProviderContext,
    email: string,
    pending: (db: Db) => Promise<boolean>,
  ) => Promise<void>;
  readonly forgotPasswordSubmit: (context: ProviderContext, account: Credentials & CodeOf, done: Note) => Promise<void>;
  readonly signOut: (context: ProviderContext, credential: Credential) => Promise<void>;
  /** The credential to keep from now on. Throws `sesion-vencida` when the provider no longer knows the session. */
  readonly currentSession: (context: ProviderContext, credential: Credential) => Promise<Credential>;
  /** Deletes the account of this credential. One that no longer exists, or an expired credential, counts as done. */
  readonly forget: (context: ProviderContext, credential: Credential) => Promise<void>;
  /** Sends a code to the new address, which no account of ours has; answers the credential to keep. */
  readonly askEmail: (context: ProviderContext, change: EmailChange) => Promise<Credential>;
  /** Changes the address if that is the code. Throws `correo-en-uso` when another account has it by now. */
  readonly changeEmail: (
    context: ProviderContext,
    change: EmailChange & { readonly codigo: string },
    done: Note,
  ) => Promise<{ readonly right: boolean; readonly credential: Credential }>;
  readonly changePassword: (context: ProviderContext, account: Credentials, nueva: string, done: Note) => Promise<void>;
}
