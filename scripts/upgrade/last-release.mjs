import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const CARRITOS = 'server/src/testing/carritos-child.ts';
/** Release 0.3.0 has the support of its tests in one folder, and sessions beside identity. */
const ITS_OWN = {
  '../casa/identidad/sesion/sesion.ts': '../casa/identidad/sesion.ts',
  '../compra/pagos/testing/compras.ts': './compras.ts',
  '../catalogo/productos/testing.ts': './productos.ts',
};

/**
 * Checks a release out in a folder of its own. Its own workspaces run with the libraries that are installed here: installing its
 * own would take minutes and the network.
 */
export function checkOut(commit) {
  const folder = mkdtempSync(join(tmpdir(), 'fedatario-version-anterior-'));
  const archive = execFileSync('git', ['archive', commit], { cwd: root, maxBuffer: 1 << 30 });
  execFileSync('tar', ['-x'], { cwd: folder, input: archive });
  linkLibraries(folder);
  writeFileSync(join(folder, CARRITOS), itsOwn(readFileSync(join(root, CARRITOS), 'utf8')));
  return {
    /** The program of a process of that release, without the pages. */
    serve: join(folder, 'scripts/serve.mjs'),
    carritos: (many, env) => {
      const said = execFileSync(process.execPath, [join(folder, CARRITOS), String(many)], { env, encoding: 'utf8' });
      return JSON.parse(said.trim().split('\n').at(-1));
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A program of this version that runs with the support of that release. */
function itsOwn(program) {
  return Object.entries(ITS_OWN).reduce((text, [here, there]) => text.replace(here, there), program);
}

/** Links each library, and each workspace to that of the folder. */
function linkLibraries(folder) {
  const modules = join(folder, 'node_modules');
  mkdirSync(join(modules, '@fedatario'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name === '@fedatario') continue;
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(root, 'node_modules/@fedatario'))) {
    if (!existsSync(join(folder, name))) continue;
    symlinkSync(join(folder, name), join(modules, '@fedatario', name));
    const own = join(root, name, 'node_modules');
    if (existsSync(own)) symlinkSync(own, join(folder, name, 'node_modules'));
  }
}
