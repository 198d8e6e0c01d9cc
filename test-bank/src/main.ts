import { createInterface } from 'node:readline';
import type { CertifierWire } from './certifier/control.ts';
import type { Played } from './played.ts';

// Started by ../start.ts, whose first line holds the settings; when its input ends, the parent is gone and it ends too.
const PORT_ATTEMPTS = 40;
const input = createInterface({ input: process.stdin });
input.once('line', (line) => void begin(JSON.parse(line) as Played));
process.stdin.on('end', () => process.exit(0));
process.stdin.on('error', () => process.exit(0));
process.stdout.on('error', () => process.exit(0));
// Ctrl-C reaches the whole group; the parent decides when to end.
process.on('SIGINT', () => undefined);

async function begin(settings: Played): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      const { port } = await serve(settings);
      process.stdout.write(`${JSON.stringify({ port })}\n`);
      return;
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      // A sandbox left by a killed process ends by itself in a moment.
      if (code !== 'EADDRINUSE' || attempt === PORT_ATTEMPTS) {
        process.stdout.write(`${JSON.stringify({ code, message })}\n`);
        process.exit(1);
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** The certifier and the bank load nothing of one another. */
async function serve(settings: Played): Promise<{ readonly port: number }> {
  if (isCertifier(settings)) {
    const { serveCertifier } = await import('./certifier/serve.ts');
    return serveCertifier(settings);
  }
  const { serveSandbox } = await import('./server.ts');
  return serveSandbox(settings);
}

function isCertifier(settings: Played): settings is Extract<Played, { readonly wire: CertifierWire }> {
  return settings.wire === 'infile' || settings.wire === 'digifact';
}
