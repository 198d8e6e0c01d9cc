import type { Input } from '@fedatario/contract/base';
import type { carrito } from '@fedatario/contract/compra';
import type { QueryClient } from '@tanstack/react-query';
import { calls } from '#calls';
import { loadTexts, t } from '../../i18n/i18n.ts';
import { call } from '../../lib/api.ts';
import { ApiError } from '../../lib/api-error.ts';
import { uuid } from '../../lib/uuid.ts';
import { show } from '../../ui/snackbar/store.ts';
import { anotarCarrito } from './anotar.ts';

type Cuerpo = Input<typeof carrito.add>['body'];

/** Adds a draft with the answers of that revision to the cart, which the next screen shows. True when it is there. */
export async function agregarAlCarrito(client: QueryClient, body: Cuerpo, revision: number): Promise<boolean> {
  await loadTexts(['checkout', 'error']);
  try {
    anotarCarrito(client, await call(calls.carrito.add, { query: { revision }, body }, { idempotencyKey: uuid() }));
    return true;
  } catch (error) {
    show('error', t(error instanceof ApiError ? `error.${error.codigo}` : 'checkout.noAgrego'));
    return false;
  }
}
