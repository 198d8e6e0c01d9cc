import { checkAccess } from '../testing/access-matrix.ts';

await checkAccess('acto');
