import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openSeal } from '../open.ts';
import type { Sellos } from '../seal.ts';

/** The development authority of one test file, made at its first seal. */
export function testSeal(): Sellos {
  let made: Sellos | undefined;
  const opened = () => {
    made ??= openSeal({ dataDir: mkdtempSync(join(tmpdir(), 'fedatario-sello-')) });
    return made;
  };
  return {
    certificate: (now) => opened().certificate(now),
    emitir: (nombre, now) => opened().emitir(nombre, now),
  };
}
