import { api } from '@fedatario/contract';
import type { Endpoint } from '@fedatario/contract/base';

const nouns: Readonly<Record<string, Readonly<Record<string, Endpoint>>>> = api;

/** The only module in the development server, where nothing is measured: all calls. */
export function wholeModule(): string {
  const light = Object.entries(nouns).map(([noun, calls]) => [
    noun,
    Object.fromEntries(Object.entries(calls).map(([verb, call]) => [verb, lightOf(call)])),
  ]);
  return `export const calls = ${JSON.stringify(Object.fromEntries(light))};`;
}

/**
 * The module of a name: `calls` has the nouns, `calls/citas` the calls of one, `calls/citas/list` a call. A chunk gets the modules
 * whose calls it names and nothing of the others. Throws on a name that the contract does not have.
 */
export function moduleOf(name: string): string {
  const [, noun, verb] = name.split('/');
  if (name === 'calls') return `export * as calls from '#calls/nouns';`;
  if (noun === 'nouns') return lines(nouns, (one) => `export * as ${one} from '#calls/${one}';`);
  const calls = noun === undefined ? undefined : nouns[noun];
  if (!calls) throw new Error(`The contract has no calls of ${noun}.`);
  if (verb === undefined) return lines(calls, (one) => `export { default as ${one} } from '#calls/${noun}/${one}';`);
  const call = calls[verb];
  if (!call) throw new Error(`The contract has no call ${noun}.${verb}.`);
  return `export default ${JSON.stringify(lightOf(call))};`;
}

function lines(names: object, line: (name: string) => string): string {
  return Object.keys(names).map(line).join('\n');
}

function lightOf({ method, path, access }: Endpoint) {
  return { method, path, access };
}
