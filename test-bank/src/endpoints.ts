import type { Bank } from './bank.ts';
import type { Result } from './intents.ts';
import { webhookSecretOf } from './key.ts';
import type { Endpoint } from './rows.ts';
import { listShape } from './shapes.ts';
import { invalid, missing, newId, type Params, requiredText, stringsOf } from './wire.ts';

export function createEndpoint({ store, now, settings }: Bank, params: Params): Result {
  const url = requiredText(params, 'url');
  if (!URL.canParse(url) || !/^https?:/.test(url)) throw invalid('Invalid URL.', 'url', 'url_invalid');
  const events = stringsOf(params, 'enabled_events');
  if (events.length === 0) throw invalid('Missing required param: enabled_events.', 'enabled_events');
  const endpoint: Endpoint = { id: newId('we'), created: now(), url, events };
  store.save('endpoint', endpoint);
  return { body: { ...shape(endpoint), secret: webhookSecretOf(settings.apiKey) } };
}

export function listEndpoints({ store }: Bank): Result {
  return { body: listShape('/v1/webhook_endpoints', [...store.endpoint.values()].map(shape)) };
}

export function deleteEndpoint({ store }: Bank, _params: Params, id: string): Result {
  if (!store.endpoint.has(id)) throw missing('webhook endpoint', id);
  store.forget('endpoint', id);
  return { body: { id, object: 'webhook_endpoint', deleted: true } };
}

const shape = ({ id, created, url, events }: Endpoint) => ({
  id,
  object: 'webhook_endpoint',
  created,
  url,
  enabled_events: events,
  status: 'enabled',
  livemode: false,
});
