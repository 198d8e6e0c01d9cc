import type { Json } from './openapi-schemas.ts';

type Named = readonly [name: string, value: Json];

export interface Shared {
  /** The value, or a reference to it where several calls say the same. */
  readonly of: (named: Named) => Json;
  readonly components: Json;
}

/** Writes once what several calls say alike; of two things with one name, the first that is said twice has it. */
export function sharedIn(place: 'parameters' | 'responses', all: readonly Named[]): Shared {
  const texts = all.map(([, value]) => JSON.stringify(value));
  const components: Json = {};
  for (const [at, [name, value]] of all.entries())
    if (texts.indexOf(texts[at] ?? '') !== at) components[name] ??= value;
  const isShared = ([name, value]: Named) => JSON.stringify(components[name]) === JSON.stringify(value);
  return {
    of: (named) => (isShared(named) ? { $ref: `#/components/${place}/${named[0]}` } : named[1]),
    components,
  };
}
