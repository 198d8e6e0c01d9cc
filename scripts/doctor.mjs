// npm run doctor -- pagos: compares the payment provider of the settings with what its adapter assumes; it ends with 1 where they differ.
import { requireNode } from './node-version.mjs';

requireNode();
const [what, referencia, cliente] = process.argv.slice(2);
const { loadConfig } = await import('../server/src/config.ts');
const { doctor } = await import('../server/src/services/payments/doctor.ts');
try {
  if (what !== 'pagos') throw new Error('Diga qué se examina: npm run doctor -- pagos');
  const paid = referencia && cliente ? { referencia, cliente } : undefined;
  process.exitCode = (await doctor(loadConfig(), paid, console.log)) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
