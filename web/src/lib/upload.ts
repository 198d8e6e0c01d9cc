import type { Endpoint, Input, Light, Response as ResponseOf } from '@fedatario/contract/base';
import { renewing } from './api.ts';
import { ApiError, errorOf } from './api-error.ts';
import { type ApiRequest, urlOf } from './http.ts';

interface Options {
  readonly signal: AbortSignal;
  /** Called with the sent share, 0 to 1. */
  readonly onProgress: (part: number) => void;
}

/** Uploads a file with progress, which `fetch` does not report. Throws ApiError, unless it is cancelled. */
export function upload<E extends Endpoint>(
  endpoint: Light<E>,
  input: Omit<Input<E>, 'body'>,
  file: Blob,
  options: Options,
): Promise<ResponseOf<E>> {
  const to = { method: endpoint.method, url: urlOf({ endpoint, ...(input as Pick<ApiRequest, 'params' | 'query'>) }) };
  return renewing(endpoint, (token) => post(to, token, file, options)) as Promise<ResponseOf<E>>;
}

interface To {
  readonly method: string;
  readonly url: string;
}

function post(to: To, token: string | null, file: Blob, { signal, onProgress }: Options): Promise<unknown> {
  return new Promise((done, fail) => {
    const request = new XMLHttpRequest();
    request.open(to.method, to.url);
    request.setRequestHeader('content-type', 'application/octet-stream');
    if (token) request.setRequestHeader('authorization', `Bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const answer = new Response(request.responseText, { status: request.status });
      if (answer.ok) void answer.json().then(({ data }) => done(data), fail);
      else void errorOf(answer).then(fail);
    };
    request.onerror = () => fail(new ApiError('sin-conexion'));
    request.onabort = () => fail(signal.reason);
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}
