// A process of the suite: it runs the test files that its parent sends, one after another, and keeps what it has loaded.
import assert from 'node:assert/strict';
import { after, describe, mock } from 'node:test';
import { pathToFileURL } from 'node:url';

/** Milliseconds after which a file hangs. How long it may take on a quiet machine is the matter of `budget.mjs`. */
const HANGS = 600_000;

process.on('message', (file) => {
  // A clock or a function that the file before replaced for all its tests would be replaced for this one too.
  mock.reset();
  describe(file, { timeout: HANGS }, async () => {
    const environment = { ...process.env };
    await import(pathToFileURL(file).href);
    after(() => restore(environment));
  });
});

/** libvips keeps where it is in the environment of the process that loads it. */
const OF_LIBRARIES = ['VIPSHOME'];

/** An environment that a file left changed would be that of every file after it. */
function restore(before) {
  const names = new Set([...Object.keys(before), ...Object.keys(process.env)]);
  const changed = [...names].filter((name) => process.env[name] !== before[name] && !OF_LIBRARIES.includes(name));
  for (const name of changed) {
    if (name in before) process.env[name] = before[name];
    else delete process.env[name];
  }
  assert.deepEqual(changed, [], 'El archivo dejó cambiado el entorno');
}

process.on('disconnect', () => process.exit());
// The runner of Node tells an error that no test waited for only when the process ends, without its file.
for (const stray of ['uncaughtException', 'unhandledRejection']) {
  process.on(stray, (error) => process.send({ type: 'stray', why: String(error?.stack ?? error) }));
}
const folder = process.env.TEST_STATEMENTS;
if (folder) (await import('./statements.mjs')).recordStatements(folder);
