import { answerQuestions } from '../../process-child.ts';
import { faultOfTrial } from '../trial.ts';
import { chooseSigner } from './choose.ts';
import type { GivenP12, Opening } from './p12.ts';
import { readP12 } from './read.ts';
import { P12Refused } from './refused.ts';

answerQuestions<GivenP12>(async (given, say) => say(await open(given)));

async function open({ file, password, now }: GivenP12): Promise<Opening> {
  try {
    const opened = chooseSigner(readP12(Buffer.from(file), password), now);
    if (await faultOfTrial(opened)) throw new P12Refused('certificadoNoFirma');
    return { opened };
  } catch (error) {
    if (error instanceof P12Refused) return { refused: error.reason, params: error.params };
    throw error;
  }
}
