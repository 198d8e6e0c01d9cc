// The calls alone, without the pages: what `npm run dev` restarts at each change.
import { main } from '../server/src/main.ts';

await main(undefined);
