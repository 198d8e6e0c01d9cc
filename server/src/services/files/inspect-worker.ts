import { type Asked, drawPages } from './draw.ts';
import { examine, type Given } from './examine.ts';

/** One file at a time: its parts are sent one by one, then null. */
process.on('message', (asked: Given | Asked) => {
  // After an exception the engine may be in a broken state, so the process ends and the next file gets another.
  answer(asked).then(
    () => process.send?.(null),
    () => process.exit(1),
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
// The parent is gone: there is nobody to answer.
process.on('error', () => process.exit());

async function answer(asked: Given | Asked): Promise<void> {
  if (!('desde' in asked)) return say(await examine(asked));
  for await (const part of drawPages(asked)) await say(part);
}

/** Resolves once the part was sent: a part not yet sent would be lost if the next page crashes the process. */
function say(part: object): Promise<void> {
  return new Promise((done) => process.send?.(part, () => done()));
}
