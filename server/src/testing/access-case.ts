import type { Db } from '../db/db.ts';
import type { CreatedUsuario } from './factories.ts';

/** A valid call of an endpoint, so that a refusal can only depend on the caller and whose object it is. */
export interface AccessCase {
  readonly query?: object;
  readonly body?: (db: Db, owner: CreatedUsuario) => Promise<object> | object;
  /** Parameters that name an object of `owner`. */
  readonly own?: (db: Db, owner: CreatedUsuario) => Promise<Record<string, string>> | Record<string, string>;
  /** Parameters that name nothing. */
  readonly absent?: Record<string, string>;
  /** The status of a right call that is not 200. */
  readonly status?: number;
}
