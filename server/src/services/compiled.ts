import { getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';

/** What a process of ours needs to find the code that Node has compiled already; nothing else of our environment. */
export function compiledCode(): Record<string, string> {
  const folder = getCompileCacheDir();
  return folder ? { NODE_COMPILE_CACHE: dirname(folder) } : {};
}
