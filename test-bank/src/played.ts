import type { PlaySettings, SandboxSettings } from './bank.ts';
import type { CertifierWire } from './certifier/control.ts';

/** Settings of a process that plays somebody, as its first line of input has them. */
export type Played = SandboxSettings | (PlaySettings & { readonly wire: CertifierWire });
