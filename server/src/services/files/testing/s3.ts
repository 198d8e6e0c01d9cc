import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * Speaks the few words of S3 that a store of files uses (PutObject, GetObject, DeleteObject, ListObjectsV2), each signed by the key it knows and
 * with the hash of what it carries. `full`: nothing more fits. `failing`: so many of the next answers are faults of its own.
 */
export async function startFakeS3(bucket: string, keyId: string) {
  const kept = new Map<string, Buffer>();
  const state = { full: false, failing: 0 };
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    answer({ request, response, body: Buffer.concat(chunks) });
  });
  const answer = ({ request, response, body }: Asked) => {
    const { pathname, searchParams } = new URL(String(request.url), 'http://s3');
    const distrust = distrustOf(request, body, keyId);
    if (distrust) return refuse(response, ...distrust);
    if (asksList(request, pathname, bucket)) return list(String(searchParams.get('prefix')), response);
    if (!pathname.startsWith(`/${bucket}/`)) return refuse(response, 404, 'NoSuchBucket');
    if (state.failing > 0) {
      state.failing -= 1;
      return refuse(response, 503, 'SlowDown');
    }
    const method = methods[String(request.method)];
    if (!method) return refuse(response, 405, 'MethodNotAllowed');
    return method(pathname.slice(bucket.length + 2), body, response);
  };
  const methods = methodsOf(kept, state);
  const list = listOf(kept);
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { endpoint: `http://127.0.0.1:${port}`, kept, state, stop };
}

type Method = (key: string, body: Buffer, response: ServerResponse) => void;

function methodsOf(kept: Map<string, Buffer>, state: { readonly full: boolean }): Readonly<Record<string, Method>> {
  return {
    PUT: (key, body, response) => {
      if (state.full) return refuse(response, 507, 'InsufficientStorage');
      kept.set(key, body);
      response.writeHead(200, { etag: '"uno"' }).end();
    },
    GET: (key, _, response) => {
      const found = kept.get(key);
      if (!found) return refuse(response, 404, 'NoSuchKey');
      response.writeHead(200, { etag: '"uno"' }).end(found);
    },
    DELETE: (key, _, response) => {
      kept.delete(key);
      response.writeHead(204).end();
    },
  };
}

/** The refusal of a request that is not signed, or not whole. */
function distrustOf(request: IncomingMessage, body: Buffer, keyId: string): [number, string] | undefined {
  if (!isSigned(request, keyId)) return [403, 'SignatureDoesNotMatch'];
  if (!isWhole(request, body)) return [400, 'XAmzContentSHA256Mismatch'];
  return undefined;
}

function asksList({ method }: IncomingMessage, pathname: string, bucket: string): boolean {
  return method === 'GET' && pathname.replace(/\/$/, '') === `/${bucket}`;
}

/** Answers the keys that begin so, all on one page. */
function listOf(kept: ReadonlyMap<string, Buffer>) {
  return (prefix: string, response: ServerResponse) => {
    const keys = [...kept.keys()].filter((key) => key.startsWith(prefix)).sort();
    const contents = keys.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
    const xml = `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
    response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
  };
}

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly body: Buffer;
}

function isSigned({ headers }: IncomingMessage, keyId: string): boolean {
  const signed = `^AWS4-HMAC-SHA256 Credential=${keyId}/\\d{8}/[\\w-]+/s3/aws4_request, SignedHeaders=[\\w;-]+, Signature=[0-9a-f]{64}$`;
  return new RegExp(signed).test(headers.authorization ?? '');
}

function isWhole({ headers }: IncomingMessage, body: Buffer): boolean {
  const said = headers['x-amz-content-sha256'];
  return said === 'UNSIGNED-PAYLOAD' || said === createHash('sha256').update(body).digest('hex');
}

function refuse(response: ServerResponse, status: number, code: string): void {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;
  response.writeHead(status, { 'content-type': 'application/xml' }).end(xml);
}
