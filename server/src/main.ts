import { databaseWarnings, loadConfig, productionWarnings } from './config.ts';
import { type RunningServer, startServer } from './server.ts';

const STOP_WITHIN = 10_000;

/** Starts the product for the person at the terminal, and stops it when asked to. `conAnio`: see `StartOptions`. */
export async function main(dist: string | undefined, conAnio = false): Promise<void> {
  const say = (text: string) => process.stdout.write(`${text}\n`);
  try {
    const config = loadConfig();
    for (const warning of [...productionWarnings(config), ...databaseWarnings(config)]) say(warning);
    const server = await startServer({ config, dist, say, conAnio });
    // Before the address is said: whoever reads it may stop the product at once.
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => void shutDown(server, config.DRAIN_SECONDS * 1_000, say));
    say(welcome(server));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}

async function shutDown(server: RunningServer, drain: number, say: (text: string) => void): Promise<void> {
  say('Cerrando…');
  const late = setTimeout(() => process.exit(1), drain + STOP_WITHIN);
  server.leave();
  if (drain > 0) await new Promise((left) => setTimeout(left, drain));
  await server.stop();
  clearTimeout(late);
  process.exit(0);
}

function welcome({ url, port, accounts }: RunningServer): string {
  const lines = accounts.map(({ email, clave }) => `  ${email.padEnd(20)} ${clave}`);
  return [
    '',
    `Fedatario está en ${url}`,
    `Escuchando en el puerto ${port}`,
    ...(lines.length > 0 ? ['', 'Cuentas de demostración:', ...lines] : []),
    '',
  ].join('\n');
}
