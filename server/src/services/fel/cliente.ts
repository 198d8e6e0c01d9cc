import type { z } from 'zod';
import { noDisponible, sinCredenciales } from './fallos.ts';
import type { Fallo } from './fel.ts';

interface Pedido {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
  /** Whether the request changes something: without an answer it may have been done. */
  readonly cambia: boolean;
}

export type Contestado<T> = { readonly ok: true; readonly valor: T } | Fallo;

/** Milliseconds without an answer. Certifiers check each document with the tax authority and may be slow. */
const ESPERA = 45_000;

/** Sends a request whose answer is JSON of that shape, whatever its status says. Anything else is a failure. */
export async function preguntar<T>(
  schema: z.ZodType<T>,
  { method, url, headers, body, cambia }: Pedido,
  espera = ESPERA,
): Promise<Contestado<T>> {
  try {
    const signal = AbortSignal.timeout(espera);
    const request = {
      method,
      headers: { ...headers },
      signal,
      redirect: 'error',
      ...(body !== undefined && { body }),
    } as const;
    const answer = await fetch(url, request);
    const text = await answer.text();
    if (answer.status === 401 || answer.status === 403)
      return sinCredenciales('El certificador no reconoce las llaves con que se le pide. Revise los ajustes de FEL.');
    const leido = answer.ok ? schema.safeParse(jsonOf(text)) : undefined;
    if (leido?.success) return { ok: true, valor: leido.data };
    return noDisponible(`El certificador contestó ${answer.status} y su respuesta no se entiende.`, cambia);
  } catch (error) {
    return noDisponible('El certificador no contesta.', cambia && !nuncaSalio(error));
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const NUNCA_SALIO = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function nuncaSalio(error: unknown): boolean {
  const { cause } = Object(error) as { readonly cause?: { readonly code?: unknown } };
  return NUNCA_SALIO.includes(String(cause?.code));
}
