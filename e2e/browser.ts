import { existsSync } from 'node:fs';

export interface Browser {
  readonly executablePath: string;
  readonly args: readonly string[];
}

const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** The headless shell comes first: without windows to draw, journeys take two thirds of the time. */
const installed = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'].map(
  (name) => `/usr/bin/${name}`,
);

/** The browser of the journeys: `$CHROME`, an installed one, or the one from npm. Throws with what to install. */
export async function findBrowser(): Promise<Browser> {
  const found = [process.env.CHROME, ...installed].find((path) => path && existsSync(path));
  if (found) return { executablePath: found, args: quiet };
  if (process.platform === 'linux' && process.arch === 'x64') return bundled();
  throw new Error('No hay navegador para los recorridos: instale Chromium o Chrome y ponga su ruta en CHROME.');
}

/** The package unpacks its libraries only on a bare server, so this variable claims to be one. */
async function bundled(): Promise<Browser> {
  process.env.AWS_EXECUTION_ENV ??= 'AWS_Lambda_nodejs22.x';
  const { default: chromium } = await import('@sparticuz/chromium');
  const executablePath = await chromium.executablePath();
  return { executablePath, args: [...quiet, '--headless=shell', '--no-zygote'] };
}
