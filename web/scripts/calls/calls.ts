import { api } from '@fedatario/contract';
import type { Endpoint, Light } from '@fedatario/contract/base';

/** The calls of a noun, each without its schemas. */
export type Lights<N> = { readonly [V in keyof N]: Light<Extract<N[V], Endpoint>> };
export type Calls = { readonly [N in keyof typeof api]: Lights<(typeof api)[N]> };

/** Every call of the contract as the web names it: `calls.citas.list`. The build has those that a screen names (`plugin.ts`). */
export const calls = api as unknown as Calls;
