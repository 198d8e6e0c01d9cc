import { type Acto, type Endpoint, grupos, type Rol } from '@fedatario/contract/base';
import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db.ts';
import type { Actor } from './route.ts';

/** An administrative act under way. */
export interface Act {
  readonly acto: Acto;
  /** Null when the system itself acts. */
  readonly actor: Actor | null;
  readonly now: Date;
  /** Parameters of the path, which name the object. */
  readonly params: Readonly<Record<string, unknown>>;
  /** The reason given, for a read that asks for one. */
  readonly motivo?: string | undefined;
  readonly idPeticion: string | null;
  readonly origen: string | null;
}

/** Does the work of an act and writes its record, both in the transaction it is given. */
export type Audit = <T>(db: Db, act: Act, work: () => Promise<T>) => Promise<T>;

const STAFF: readonly Rol[] = grupos.staff;

/** Refuses a call of the staff that writes without saying what act it is. */
export function demandActo({ method, path, access, acto, writesNothing }: Endpoint): void {
  if (method !== 'GET' && !writesNothing && (access === 'staff' || access === 'admin') && !acto)
    throw new Error(`${method} ${path} no nombra su acto administrativo.`);
}

/** Does work and writes the record of the act that a request is, in one transaction; when it is none, only the work. */
export function recorderOf(endpoint: Endpoint, audit: Audit, request: FastifyRequest, input: ActInput) {
  const act = actOf(endpoint, request, input);
  return { act, record: <T>(db: Db, work: () => Promise<T>) => (act ? audit(db, act, work) : work()) };
}

interface ActInput {
  readonly now: Date;
  readonly params: unknown;
  readonly body?: unknown;
}

function actOf(
  { acto }: Endpoint,
  { actor, id, ip }: FastifyRequest,
  { now, params, body }: ActInput,
): Act | undefined {
  if (!acto || !actor || !STAFF.includes(actor.rol)) return undefined;
  const motivo = acto.endsWith('.ver') ? (body as { motivo?: string } | undefined)?.motivo : undefined;
  return { acto, actor, now, params: (params ?? {}) as Act['params'], motivo, idPeticion: id, origen: networkOf(ip) };
}

/** `190.12.34.0/24`, `2001:db8:12::/48`: the network of a request's address, without identifying the subscriber. */
export function networkOf(ip: string): string {
  const v4 = /(\d+\.\d+\.\d+)\.\d+$/.exec(ip)?.[1];
  if (v4) return `${v4}.0/24`;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  const left = 8 - groups.length - (tail ?? '').split(':').filter(Boolean).length;
  const whole = tail === undefined ? groups : [...groups, ...Array.from({ length: left }, () => '0')];
  return `${[...whole, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
