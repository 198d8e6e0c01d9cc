import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCertifier } from '@fedatario/test-bank';
import type { CertifierCommand, CertifierWire } from '@fedatario/test-bank/certifier';
import { compiledCode } from '../../compiled.ts';
import type { CertificadorFel } from '../fel.ts';
import { digifactPlayed, infilePlayed } from '../jugado.ts';

/** A document as the process that plays the certifier has it in its book. */
interface Certificado {
  readonly key: string;
  readonly uuid: string;
  readonly xml: string;
  readonly annulment: string | null;
}

export interface CertificadorJugado {
  readonly certificador: CertificadorFel;
  /** The same adapter, which soon gives up waiting. */
  readonly impaciente: CertificadorFel;
  /** The same adapter with keys that nobody knows. */
  readonly sinLlaves: CertificadorFel;
  /** Its book; with a command, a behaviour for coming calls (see `test-bank/src/certifier/control.ts`). */
  readonly control: (command?: CertifierCommand) => Promise<readonly Certificado[]>;
  readonly pid: () => number | undefined;
  readonly stop: () => Promise<void>;
}

const MALA = 'una-llave-mala';
/** Milliseconds of the impatient one, short so that a test of an answer that comes too late is too. */
const ESPERA = 2_000;

/** A certifier of its own on a free port, and the adapter that speaks its wire. */
export async function abrirJugado(wire: CertifierWire): Promise<CertificadorJugado> {
  const dataDir = mkdtempSync(join(tmpdir(), 'fedatario-fel-'));
  const running = await startCertifier({ port: 0, dataDir, wire, env: compiledCode(), say: () => undefined });
  const con = (cambios: { readonly espera?: number }) =>
    wire === 'infile' ? infilePlayed(running, cambios) : digifactPlayed(running, cambios);
  const sinLlaves =
    wire === 'infile' ? infilePlayed(running, { llave: MALA }) : digifactPlayed(running, { clave: MALA });
  return {
    certificador: con({}),
    impaciente: con({ espera: ESPERA }),
    sinLlaves,
    control: async (command = {}) => {
      const headers = { authorization: `Bearer ${running.apiKey}` };
      const answer = await fetch(`${running.url}/_control`, { method: 'POST', headers, body: JSON.stringify(command) });
      if (!answer.ok) throw new Error(`El certificador de prueba contestó ${answer.status}.`);
      return ((await answer.json()) as { documents: readonly Certificado[] }).documents;
    },
    pid: running.pid,
    stop: async () => {
      await running.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
