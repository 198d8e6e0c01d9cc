import { answerQuestions } from '../process-child.ts';
import { type Asked, drawPages } from './draw.ts';
import { examine, type Given } from './examine.ts';

interface Word {
  readonly word: Uint8Array;
}

answerQuestions<Given | Asked | Word>(async (asked, say) => {
  if ('word' in asked) {
    const { leerPaquete } = await import('../word/leer.ts');
    return say(await leerPaquete(asked.word));
  }
  if (!('desde' in asked)) return say(await examine(asked));
  for await (const part of drawPages(asked)) await say(part);
});
