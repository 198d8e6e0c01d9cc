import { type Asked, drawPages } from './draw.ts';
import { examine, type Given } from './examine.ts';

/** One file at a time: what is said of it goes back part after part, then null, and nothing is kept. */
process.on('message', (asked: Given | Asked) => {
  // What threw may have left the engine half done: another process begins anew.
  answer(asked).then(
    () => process.send?.(null),
    () => process.exit(1),
  );
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
// Its parent died while it worked: there is nobody to answer.
process.on('error', () => process.exit());

async function answer(asked: Given | Asked): Promise<void> {
  if (!('desde' in asked)) return say(await examine(asked));
  for await (const part of drawPages(asked)) await say(part);
}

/** Once it has left: what is not on its way yet would fall with a page that cannot be drawn. */
function say(part: object): Promise<void> {
  return new Promise((done) => process.send?.(part, () => done()));
}
