import { contestants } from './contestants.ts';
import { contrato } from './contrato.ts';
import { family } from './family.ts';

/** One contestant in a process of its own: what it made, how fast, with how much processor and memory. */
export type Outcome = { perSecond: number; perCpuSecond: number; peakMb: number; pages: number };

/** For each that works at a time: until the compilers of JavaScript have done most of theirs. */
const WARM = 15;
const COUNT = 30;

process.once('message', async (name: string) => {
  const { make, together, stop } = await contestants[name]!();
  const documents = Array.from({ length: (WARM + COUNT) * together }, (_, i) => contrato(i));
  await makeAll(documents.splice(0, WARM * together));
  const before = family();
  const began = performance.now();
  const last = await makeAll(documents);
  const seconds = (performance.now() - began) / 1000;
  const after = family();
  const pages =
    Buffer.from(last)
      .toString('latin1')
      .match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  await stop?.();
  process.send?.({
    perSecond: documents.length / seconds,
    perCpuSecond: documents.length / (after.cpuSeconds - before.cpuSeconds),
    peakMb: after.peakMb,
    pages,
  } satisfies Outcome);
  process.disconnect();

  /** As many under way as the contestant takes together, without a pause between them. */
  async function makeAll(all: typeof documents): Promise<Uint8Array> {
    let made: Uint8Array = new Uint8Array();
    let next = 0;
    const runner = async () => {
      for (let document = all[next++]; document; document = all[next++]) made = await make(document);
    };
    await Promise.all(Array.from({ length: together }, runner));
    return made;
  }
});
