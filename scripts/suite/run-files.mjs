// Runs test files in a few processes, each of which takes the next file as it ends one, and tells how each ended.
import { fork } from 'node:child_process';
import { relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { interrupted, running } from './processes.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const REPORTER = fileURLToPath(new URL('reporter.mjs', import.meta.url));
const WORKER = fileURLToPath(new URL('worker.mjs', import.meta.url));

/**
 * Runs the files in the order given, in `processes` at once. `isApart(file)`: the file gets a process that runs nothing else.
 * `tell(result)` is called as each file ends with `{ file, seconds, passed, skipped, failures }`, of which `passed` and
 * `failures` are lines. A process that ends or fails outside of a test is a failure of the file that it was running.
 */
export async function runFiles(files, { processes, isApart, tell }) {
  const queue = [...files];
  await Promise.all(
    Array.from({ length: Math.min(processes, files.length) }, async () => {
      let shared;
      for (let file = queue.shift(); file !== undefined && !interrupted(); file = queue.shift()) {
        const apart = isApart(file);
        const worker = !apart && shared?.alive ? shared : startWorker();
        tell(await runOne(worker, file));
        if (apart) await worker.end();
        else shared = worker;
      }
      await shared?.end();
    }),
  );
}

function startWorker() {
  const child = fork(WORKER, {
    cwd: root,
    execArgv: [`--test-reporter=${REPORTER}`, '--test-reporter-destination=stdout'],
  });
  running.add(child);
  const exited = new Promise((done) => child.once('exit', done)).then(() => running.delete(child));
  return {
    child,
    get alive() {
      return child.connected;
    },
    end: () => {
      if (child.connected) child.disconnect();
      return exited;
    },
  };
}

function runOne({ child }, file) {
  const began = performance.now();
  const result = { file, seconds: 0, passed: [], skipped: 0, failures: [] };
  return new Promise((done) => {
    const end = () => {
      child.off('message', hear).off('exit', lost);
      if (result.passed.length + result.skipped + result.failures.length === 0)
        result.failures.push(`${file} › no tiene pruebas`);
      result.seconds = (performance.now() - began) / 1000;
      done(result);
    };
    const hear = (told) => (told.type === 'file' ? end() : note(result, told));
    const lost = (code, signal) => {
      result.failures.push(`${file} › su proceso terminó con ${signal ?? code}`);
      end();
    };
    child.on('message', hear).on('exit', lost);
    child.send(resolve(root, file));
  });
}

function note(result, { type, ...told }) {
  const { file, passed, failures } = result;
  if (type === 'skipped') result.skipped += 1;
  else if (type === 'stray') failures.push(`${file} › falló fuera de una prueba\n${firstLines(told.why)}`);
  else if (told.why) failures.push(failureOf(told, file));
  else passed.push(told.name);
}

function failureOf({ file: place, line, name, milliseconds, why }, file) {
  const named = name === resolve(root, file) ? 'el archivo' : name;
  return `${place ? relative(root, place) : file}:${line} › ${named} (${milliseconds} ms)\n${firstLines(why)}`;
}

function firstLines(why) {
  return why.split('\n').slice(0, 12).join('\n');
}
