import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { processorOfChildren } from './procesos.ts';

test('el tiempo de procesador de los hijos cuenta a los que ya terminaron', () => {
  const before = processorOfChildren(process.pid);
  const burn = 'const end = process.cpuUsage().user + 200_000; while (process.cpuUsage().user < end);';
  assert.equal(spawnSync(process.execPath, ['-e', burn]).status, 0);
  assert.ok(processorOfChildren(process.pid) - before >= 200);
});
