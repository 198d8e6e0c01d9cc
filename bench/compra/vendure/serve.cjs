// Vendure as its own documentation starts it, with one product, one promotion's action and the payment method it ships for tests.
const { writeFileSync } = require('node:fs');
const { join } = require('node:path');
const { bootstrap, DefaultLogger, dummyPaymentHandler, LanguageCode, LogLevel } = require('@vendure/core');
const { populate } = require('@vendure/core/cli');

const { PORT, PGHOST, PGUSER, PGDATABASE, ADMIN_PASSWORD } = process.env;
const config = {
  apiOptions: {
    port: Number(PORT),
    hostname: '127.0.0.1',
    adminApiPath: 'admin-api',
    shopApiPath: 'shop-api',
    cors: false,
  },
  authOptions: {
    tokenMethod: 'bearer',
    requireVerification: false,
    superadminCredentials: { identifier: 'admin', password: ADMIN_PASSWORD },
  },
  dbConnectionOptions: {
    ...{ type: 'postgres', synchronize: true, logging: false, extra: { max: 10 } },
    ...{ host: PGHOST, username: PGUSER, database: PGDATABASE },
  },
  paymentOptions: { paymentMethodHandlers: [dummyPaymentHandler] },
  logger: new DefaultLogger({ level: LogLevel.Error }),
};

const initialData = {
  ...{ defaultLanguage: LanguageCode.en, defaultZone: 'GT', collections: [], roles: [] },
  countries: [{ code: 'GT', name: 'Guatemala', zone: 'GT' }],
  taxRates: [{ name: 'Standard Tax', percentage: 12 }],
  shippingMethods: [{ name: 'Standard Shipping', price: 0 }],
  paymentMethods: [
    {
      name: 'Dummy',
      handler: { code: 'dummy-payment-handler', arguments: [{ name: 'automaticSettle', value: 'true' }] },
    },
  ],
};
const PRODUCTS = `name,slug,description,assets,facets,optionGroups,optionValues,sku,price,taxCategory,stockOnHand,trackInventory,variantAssets,variantFacets
Poder,poder,Un poder,,,,,P1,199.00,standard,10000000,false,,
`;

async function start() {
  const products = join(__dirname, 'products.csv');
  writeFileSync(products, PRODUCTS);
  await populate(() => bootstrap(config), initialData, products);
  console.log(`Escuchando en el puerto ${PORT}`);
}

start().catch((error) => {
  console.error(error);
  process.exit(1);
});
