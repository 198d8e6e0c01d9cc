// npm run seed: fills a new database with the demo, then stops. `npm start` does the same by itself. `npm run seed -- anio` also lives a year in it,
// `npm run seed -- volumen 10` ten times as much (100 if it is not said), and `npm run seed -- vacia` empties it but for its catalogue and settings.
import { requireNode } from './node-version.mjs';

requireNode();
const { loadConfig } = await import('../server/src/config.ts');
const orders = { anio, volumen, vacia };
const order = orders[process.argv[2]] ?? demo;
const accounts = await order();
for (const { email, clave } of accounts ?? []) console.log(`${email.padEnd(20)} ${clave}`);

async function demo() {
  const { startServer } = await import('../server/src/server.ts');
  const server = await startServer({ config: { ...loadConfig(), PORT: 0 }, dist: undefined, say: console.log });
  await server.stop();
  return server.accounts;
}

async function volumen() {
  const veces = Number(process.argv[3] ?? 100);
  if (!Number.isInteger(veces) || veces < 1) throw new Error('Diga cuántas veces un año: npm run seed -- volumen 10');
  return anio(veces);
}

async function anio(veces = 1) {
  const { fillYear } = await import('../server/src/demo/anio/command.ts');
  const made = await fillYear(loadConfig(), new Date(), console.log, veces);
  if (!made) process.exitCode = 1;
  return made;
}

async function vacia() {
  const { emptyDemo } = await import('../server/src/control/apertura/vaciado/command.ts');
  if (!(await emptyDemo(loadConfig(), new Date(), console.log))) process.exitCode = 1;
}
