import { join } from 'node:path';
import { type FileStore, type Files, sealedFiles } from './files.ts';
import { localFiles } from './local.ts';
import { type S3Options, s3Files } from './s3.ts';

export interface FileSettings {
  readonly DATA_DIR: string;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Opens the store that the settings name: a bucket, or the product's own folder. */
export function openFiles(settings: FileSettings): Files {
  return sealedFiles(openStore(settings));
}

/** The same store without its seal: its files as they stand. */
export function openStore(settings: FileSettings): FileStore {
  const { DATA_DIR, S3_BUCKET: bucket } = settings;
  if (bucket === undefined) return localFiles(join(DATA_DIR, 'archivos'));
  return s3Files({ bucket, ...s3SettingsOf(settings) });
}

export function s3SettingsOf({ S3_REGION: region, ...settings }: FileSettings): Omit<S3Options, 'bucket'> {
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  const keys = id !== undefined && secret !== undefined ? { id, secret } : undefined;
  return { region, endpoint, keys };
}
