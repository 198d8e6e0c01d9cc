import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * The commit of the release before what is checked out: the last that raised `version` in package.json. Undefined where there is no
 * history to read it from, as in a copy of the files or a clone of the last commit alone.
 */
export function lastRelease() {
  const head = git('rev-parse', 'HEAD');
  const raised = git('log', '-2', '--format=%H', '-G"version":', '--', 'package.json');
  return raised
    ?.split('\n')
    .find((commit) => commit !== head && git('cat-file', '-e', `${commit}^{tree}`) !== undefined);
}

/** Names of the migrations that a commit has. */
export function migrationsOf(commit) {
  return git('ls-tree', '--name-only', `${commit}:server/migrations`)?.split('\n') ?? [];
}

/** Git's answer without the last line break; undefined when it has none. */
function git(...args) {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
}
