import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { freePort, startListening } from '@fedatario/server/testing';
import { send } from './multitud.ts';

const SOURCE = fileURLToPath(new URL('./vendure/', import.meta.url));
const PLACE = fileURLToPath(new URL('../../.cache/bench/vendure/', import.meta.url));
const CODIGO = 'BANCO10';

export interface Tienda {
  /** One whole purchase of a customer, who has signed in. */
  readonly buy: (customer: number) => Promise<void>;
  /** Megabytes it holds now. */
  readonly memory: () => number;
  readonly stop: () => Promise<void>;
}

/**
 * Vendure's checkout on the same PostgreSQL: a product into the order, a coupon, address and shipping (which it asks for
 * always), and a payment that settles at once. Installed from npm beside the other figures, the first time.
 */
export async function startVendure(databaseUrl: string, customers: number): Promise<Tienda> {
  install();
  const { pathname, searchParams, username } = new URL(databaseUrl);
  const ADMIN_PASSWORD = randomUUID();
  const server = await startListening([`${PLACE}serve.cjs`], {
    NODE_ENV: 'production',
    PORT: String(await freePort()),
    ADMIN_PASSWORD,
    PGHOST: searchParams.get('host') ?? 'localhost',
    PGUSER: username,
    PGDATABASE: pathname.slice(1),
  });
  const { producto, envio, people } = await prepare(server.url, ADMIN_PASSWORD, customers).catch(async (error) => {
    await server.stop();
    throw error;
  });
  const buy = async (customer: number) => {
    const token = people[customer % people.length];
    const step = (query: string, variables?: object) => ask(server.url, 'shop', query, variables, token);
    await step(`mutation($v:ID!){ r: addItemToOrder(productVariantId:$v,quantity:1){ ${ORDER} } }`, { v: producto });
    await step(`mutation { r: applyCouponCode(couponCode:"${CODIGO}"){ ${ORDER} } }`);
    await step(`mutation { r: setOrderShippingAddress(input:{streetLine1:"1a calle",countryCode:"GT"}){ ${ORDER} } }`);
    await step(`mutation($m:[ID!]!){ r: setOrderShippingMethod(shippingMethodId:$m){ ${ORDER} } }`, { m: [envio] });
    await step(`mutation { r: transitionOrderToState(state:"ArrangingPayment"){ ${ORDER} } }`);
    const { r } = (await step(`mutation { r: addPaymentToOrder(input:{method:"dummy",metadata:{}}){ ${ORDER} } }`))
      .data;
    if (r.state !== 'PaymentSettled') throw new Error(JSON.stringify(r));
  };
  return { buy, memory: server.memory, stop: server.stop };
}

const ERROR = '... on ErrorResult { errorCode message }';
const ORDER = `... on Order { code state totalWithTax lines { id quantity } } ${ERROR}`;

function install(): void {
  mkdirSync(PLACE, { recursive: true });
  cpSync(SOURCE, PLACE, { recursive: true });
  if (existsSync(`${PLACE}node_modules/@vendure/core`)) return;
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: PLACE, stdio: 'inherit' });
}

async function prepare(url: string, password: string, customers: number) {
  const login = 'mutation($u:String!,$p:String!){ r: login(username:$u,password:$p){ __typename } }';
  const { token } = await ask(url, 'admin', login, { u: 'admin', p: password });
  const discount = '{code:"order_percentage_discount",arguments:[{name:"discount",value:"10"}]}';
  const names = 'translations:[{languageCode:en,name:"Diez"}]';
  const promotion = `enabled:true,couponCode:"${CODIGO}",conditions:[],actions:[${discount}],${names}`;
  await ask(url, 'admin', `mutation { r: createPromotion(input:{${promotion}}){ ${ERROR} } }`, {}, token);
  const { r } = (await ask(url, 'shop', '{ r: products(options:{take:1}){ items { variants { id } } } }')).data;
  const people: (string | undefined)[] = [];
  for (let n = 0; n < customers; n += 1) {
    const u = `${randomUUID()}@ejemplo.com`;
    const input = { emailAddress: u, password, firstName: 'Ana', lastName: 'Ruiz' };
    const register = `mutation($i:RegisterCustomerInput!){ r: registerCustomerAccount(input:$i){ ${ERROR} } }`;
    await ask(url, 'shop', register, { i: input });
    people.push((await ask(url, 'shop', login, { u, p: password })).token);
  }
  // The one shipping method there is.
  return { producto: r.items[0].variants[0].id as string, envio: '1', people };
}

// biome-ignore lint/suspicious/noExplicitAny: another product's answers, of which the figure needs only that they are no refusals.
type Answer = { data: { r: any }; token: string | undefined };

async function ask(url: string, api: string, query: string, variables: object = {}, token?: string): Promise<Answer> {
  const headers = token ? { authorization: `Bearer ${token}` } : {};
  const { body, headers: said } = await send(`${url}/${api}-api`, 'POST', headers, { query, variables });
  const { data, errors } = body as { data: Answer['data']; errors?: unknown };
  if (errors || data.r?.errorCode) throw new Error(JSON.stringify(errors ?? data.r));
  return { data, token: said['vendure-auth-token'] as string | undefined };
}
