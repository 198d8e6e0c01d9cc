import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { developmentSeal } from '../development.ts';
import type { Sello } from '../seal.ts';

/** The development authority of one test file, made at its first seal. */
export function testSeal(): Sello {
  let made: Sello | undefined;
  return {
    certificate: (now) => {
      made ??= developmentSeal(mkdtempSync(join(tmpdir(), 'fedatario-sello-')));
      return made.certificate(now);
    },
  };
}
