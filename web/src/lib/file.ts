import type { Endpoint, Input, Light } from '@fedatario/contract/base';
import { renewing } from './api.ts';
import { type ApiRequest, ask } from './http.ts';
import { PACIENCIA, patiently } from './patience.ts';

/** A downloaded file with its name. */
export interface Received {
  readonly nombre: string;
  readonly blob: Blob;
}

/** Calls for a file. Throws ApiError only, unless it is cancelled. */
export async function callFile<E extends Endpoint>(
  endpoint: Light<E>,
  input: Input<E>,
  signal: AbortSignal,
): Promise<Received> {
  const request = { endpoint, ...(input as Pick<ApiRequest, 'params' | 'query'>), signal };
  const receive = (token: string | null) =>
    ask(request, token, async (response) => ({
      nombre: nameOf(response.headers.get('content-disposition') ?? ''),
      blob: await response.blob(),
    }));
  return patiently(() => renewing(endpoint, receive), { patience: PACIENCIA.lectura, signal });
}

/** Saves a file through the browser. */
export function saveFile({ nombre, blob }: Received): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = nombre;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** The file name from the header (RFC 5987). */
export function nameOf(disposition: string): string {
  const escaped = /filename\*=UTF-8''([\w.~%-]+)/i.exec(disposition)?.[1];
  return escaped === undefined ? 'documento' : decodeURIComponent(escaped);
}
