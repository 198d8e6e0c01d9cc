import { z } from 'zod';

export type CertifierWire = 'infile' | 'digifact';

/**
 * fail: 500. page: 200 with a page instead of an answer. delay: answers late. lose: does the work and cuts the connection. cut: cuts it
 * without doing the work. refuse: a rule is not met. refuseText: the same, as plain text in the list. refuseEmpty: a refusal that
 * names no error. refuseSignature: the issuer's signature is not known.
 */
const ways = [
  'fail',
  'page',
  'delay',
  'lose',
  'cut',
  'refuse',
  'refuseText',
  'refuseEmpty',
  'refuseSignature',
] as const;
export type Way = (typeof ways)[number];

const Command = z.strictObject({
  next: z
    .strictObject({
      how: z.enum(ways),
      /** Step that it happens to. */
      step: z.enum(['token', 'sign', 'certify', 'annul', 'receiver', 'find']).default('certify'),
      ms: z.number().default(0),
      times: z.number().default(1),
    })
    .optional(),
  /** A reference that is sent again: the document it has, a refusal, or a second document. */
  repeated: z.enum(['same', 'refuse', 'second']).optional(),
  /** Numbers that no registry knows from now on. */
  unknown: z.array(z.string()).optional(),
  /** Ends every token given until now. */
  endTokens: z.boolean().optional(),
});

export type CertifierCommand = z.input<typeof Command>;
export type Step = NonNullable<z.output<typeof Command>['next']>['step'];

export interface CertifierControl {
  next: { readonly how: Way; readonly step: Step; readonly ms: number; times: number }[];
  repeated: 'same' | 'refuse' | 'second';
  unknown: readonly string[];
  /** Counts the times all tokens ended: a token names its own. */
  tokens: number;
}

export function newControl(): CertifierControl {
  return { next: [], repeated: 'same', unknown: [], tokens: 0 };
}

/** Sets what a test wants of the coming calls; throws for anything else. */
export function obeyCertifier(control: CertifierControl, text: string): void {
  const { next, repeated, unknown, endTokens } = Command.parse(JSON.parse(text || '{}'));
  if (next) control.next.push(next);
  if (repeated) control.repeated = repeated;
  if (unknown) control.unknown = unknown;
  if (endTokens) control.tokens += 1;
}

/** The failure planned for a step, which is used up. */
export function takeWay(control: CertifierControl, step: Step) {
  const planned = control.next.find((one) => one.step === step);
  if (!planned) return undefined;
  planned.times -= 1;
  if (planned.times < 1) control.next = control.next.filter((one) => one !== planned);
  return planned;
}
