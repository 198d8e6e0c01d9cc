import { examine, type Given } from './examine.ts';

/** One file at a time: its verdict goes back, and nothing is kept. */
process.on('message', (given: Given) => {
  void examine(given).then((verdict) => process.send?.(verdict));
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
// Its parent died while it worked: there is nobody to answer.
process.on('error', () => process.exit());
