import type { Bank } from './bank.ts';
import type { Result } from './intents.ts';
import type { Customer, Method } from './rows.ts';
import { customerShape, listShape, methodShape } from './shapes.ts';
import { invalid, metadataOf, missing, newId, type Params, requiredText, textOf } from './wire.ts';

export function createCustomer({ store, now }: Bank, params: Params): Result {
  const customer: Customer = {
    id: newId('cus'),
    created: now(),
    email: textOf(params, 'email') ?? null,
    name: textOf(params, 'name') ?? null,
    metadata: metadataOf(params),
  };
  store.save('customer', customer);
  return { body: customerShape(customer) };
}

export function retrieveCustomer(bank: Bank, _params: Params, id: string): Result {
  return { body: customerShape(knownCustomer(bank, id)) };
}

export function listMethods({ store }: Bank, params: Params): Result {
  const customer = requiredText(params, 'customer');
  const methods = [...store.method.values()].filter((method) => method.customer === customer).reverse();
  return { body: listShape('/v1/payment_methods', methods.map(methodShape)) };
}

export function retrieveMethod(bank: Bank, _params: Params, id: string): Result {
  return { body: methodShape(knownMethod(bank, id)) };
}

export function attachMethod(bank: Bank, params: Params, id: string): Result {
  const method = knownMethod(bank, id);
  const customer = knownCustomer(bank, requiredText(params, 'customer')).id;
  if (method.customer !== null && method.customer !== customer) {
    throw invalid('The payment method you provided has already been attached to a customer.');
  }
  return saved(bank, { ...method, customer });
}

export function detachMethod(bank: Bank, _params: Params, id: string): Result {
  const method = knownMethod(bank, id);
  if (method.customer === null) throw invalid('The payment method you provided is not attached to a customer.');
  return saved(bank, { ...method, customer: null });
}

function saved({ store }: Bank, method: Method): Result {
  store.save('method', method);
  return { body: methodShape(method) };
}

function knownMethod({ store }: Bank, id: string): Method {
  const method = store.method.get(id);
  if (!method) throw missing('PaymentMethod', id);
  return method;
}

function knownCustomer({ store }: Bank, id: string): Customer {
  const customer = store.customer.get(id);
  if (!customer) throw missing('customer', id);
  return customer;
}
