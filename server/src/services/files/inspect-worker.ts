import { answerQuestions } from '../process-child.ts';
import { type Asked, drawPages } from './draw.ts';
import { examine, type Given } from './examine.ts';

answerQuestions<Given | Asked>(async (asked, say) => {
  if (!('desde' in asked)) return say(await examine(asked));
  for await (const part of drawPages(asked)) await say(part);
});
