import { join } from 'node:path';
import type { DatabaseOptions } from '../../db/with-database.ts';
import { type FileSettings, s3SettingsOf } from '../../services/files/open.ts';
import type { SecretSettings } from '../../services/secret.ts';
import { abrirDestino, type Destino } from './destino.ts';

export interface RespaldoOptions extends DatabaseOptions, FileSettings, SecretSettings {
  readonly DATABASE_URL_DIRECT?: string | undefined;
  /** A folder, or `s3://bucket/prefix`; `DATA_DIR/respaldos` if left out. */
  readonly BACKUP_TARGET?: string | undefined;
  /** Public key of age that backups are encrypted for; if left out, one that follows from the secret. */
  readonly BACKUP_RECIPIENT?: string | undefined;
  /** The private key that opens them: only to restore. */
  readonly BACKUP_IDENTITY?: string | undefined;
  readonly BACKUP_KEEP_DAYS: number;
}

export function destinoDe(options: RespaldoOptions): Destino {
  return abrirDestino(options.BACKUP_TARGET ?? join(options.DATA_DIR, 'respaldos'), s3SettingsOf(options));
}
