import assert from 'node:assert/strict';
import { test } from 'node:test';

/** The module as a process with these settings has it. */
async function lengthWith(env: { TEST_SEED?: string; TEST_LENGTH?: string }): Promise<typeof import('./length.ts')> {
  const own = process.env;
  const { TEST_SEED: _, TEST_LENGTH: __, ...others } = own;
  process.env = { ...others, ...env };
  try {
    return await import(`./length.ts?${JSON.stringify(env)}`);
  } finally {
    process.env = own;
  }
}

test('the short length takes other points each day until all were taken; the long one takes all', async () => {
  const seen: number[] = [];
  for (const TEST_SEED of ['20785', '20786', '20787', '20788', '20789']) {
    const points = (await lengthWith({ TEST_SEED })).pointsByLength(20, 5);
    assert.equal(points.length, 4);
    seen.push(...points);
  }
  assert.deepEqual(
    seen.sort((a, b) => a - b),
    Array.from({ length: 20 }, (_, n) => n),
  );
  const whole = await lengthWith({ TEST_SEED: '20785', TEST_LENGTH: 'long' });
  assert.equal(whole.pointsByLength(20, 5).length, 20);
  assert.deepEqual(whole.runsByLength(3, 12), { numRuns: 12, seed: 20_785 });
  assert.equal(whole.REPEAT, 'TEST_LENGTH=long TEST_SEED=20785');
});

test('without a seed it is that of the day', async () => {
  const { REPEAT, SEED, byLength } = await lengthWith({});
  assert.ok(Math.abs(SEED - Date.now() / 86_400_000) < 2);
  assert.deepEqual([byLength('short', 'long'), REPEAT], ['short', `TEST_SEED=${SEED}`]);
});
