/** The six kinds of message of the specification (section 2). */
export type Variant = 'success' | 'warning' | 'error' | 'info' | 'yellow' | 'brand';

type Enlace = { readonly texto: string } & ({ readonly to: string } | { readonly run: () => void });

export interface Message {
  readonly id: number;
  readonly variant: Variant;
  readonly text: string;
  /** Milliseconds on screen. */
  readonly life: number;
  /** Link or action of the message. */
  readonly enlace?: Enlace | undefined;
}

/** Milliseconds on screen (specification, section 9). */
const LIFE = 6000;

let messages: readonly Message[] = [];
let last = 0;
const listeners = new Set<() => void>();

/** Shows a message at the top of the page. A message with the same text as one on screen replaces it. */
export function show(variant: Variant, text: string, life = LIFE, enlace?: Message['enlace']): void {
  last += 1;
  change([...messages.filter((message) => message.text !== text), { id: last, variant, text, life, enlace }].slice(-3));
}

export function hide(id: number): void {
  change(messages.filter((message) => message.id !== id));
}

export const shown = (): readonly Message[] => messages;

export function onMessages(callback: () => void): () => void {
  listeners.add(callback);
  return () => listeners.delete(callback);
}

function change(next: readonly Message[]): void {
  messages = next;
  for (const listener of listeners) listener();
}
