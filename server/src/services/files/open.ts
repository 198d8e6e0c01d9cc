import { join } from 'node:path';
import { type Files, sealedFiles } from './files.ts';
import { localFiles } from './local.ts';
import { s3Files } from './s3.ts';

export interface FileSettings {
  readonly DATA_DIR: string;
  readonly S3_BUCKET?: string | undefined;
  readonly S3_REGION: string;
  readonly S3_ENDPOINT?: string | undefined;
  readonly S3_ACCESS_KEY_ID?: string | undefined;
  readonly S3_SECRET_ACCESS_KEY?: string | undefined;
}

/** Opens the store that the settings name: a bucket, or the product's own folder. */
export function openFiles({ DATA_DIR, S3_BUCKET: bucket, S3_REGION: region, ...settings }: FileSettings): Files {
  if (bucket === undefined) return sealedFiles(localFiles(join(DATA_DIR, 'archivos')));
  const { S3_ENDPOINT: endpoint, S3_ACCESS_KEY_ID: id, S3_SECRET_ACCESS_KEY: secret } = settings;
  const keys = id !== undefined && secret !== undefined ? { id, secret } : undefined;
  return sealedFiles(s3Files({ bucket, region, endpoint, keys }));
}
