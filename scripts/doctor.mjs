// npm run doctor -- pagos|fel: compares the service of the settings with what its adapter assumes; it ends with 1 where they differ.
import { requireNode } from './node-version.mjs';

requireNode();
const [what, ...given] = process.argv.slice(2);
const { loadConfig } = await import('../server/src/config.ts');
try {
  const examination = { pagos, fel }[what];
  if (!examination) throw new Error('Diga qué se examina: npm run doctor -- pagos, o npm run doctor -- fel NIT');
  process.exitCode = (await examination()) ? 0 : 1;
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}

async function pagos() {
  const { doctor } = await import('../server/src/services/payments/doctor.ts');
  const [referencia, cliente] = given;
  return doctor(loadConfig(), referencia && cliente ? { referencia, cliente } : undefined, console.log);
}

async function fel() {
  const { examinarFel } = await import('../server/src/services/fel/examen.ts');
  return examinarFel(loadConfig(), given[0], console.log);
}
