import { checkHostile } from '../testing/hostil.ts';

await checkHostile('borrador');
