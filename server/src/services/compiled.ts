import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/** Environment that lets a child process use Node's compile cache; nothing else of ours is passed on. */
export function compiledCode(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}
