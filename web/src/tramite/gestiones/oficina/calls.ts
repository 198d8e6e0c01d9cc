import { list as casos, read as caso } from '@fedatario/contract/llamadas/casos-de-gestor';
import { candidates, list } from '@fedatario/contract/llamadas/encargos';
import { read } from '@fedatario/contract/llamadas/gestiones';

/** Calls whose cached answers a step of any gestión makes stale, for the office and for its gestor. */
export const renews = [list, candidates, read, casos, caso];
