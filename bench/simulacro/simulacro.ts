import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Afluencia, recontar, startAfluencia } from '@fedatario/server/testing';
import { type Keep, keeping } from '../escenario/keeping.ts';
import { levantarCluster } from './cluster.ts';
import { type Fase, medir } from './fases.ts';
import type { Entorno, Golpe } from './golpes.ts';
import { faltasDe, type Resultado, tablaDe } from './informe.ts';
import { latir } from './latido.ts';
import { type Plano, trazarPlano, urlDe } from './plano.ts';
import { levantarProducto } from './producto.ts';
import { findProgramas, type Programas, sayMissing } from './programas.ts';

export interface Opciones {
  readonly golpes: readonly Golpe[];
  /** Leaves the folder with all logs. */
  readonly conservar: boolean;
  readonly say: (text: string) => void;
}

const WARM_UP = 5_000;

/** Raises a cluster on this machine, kills its parts under people at work, counts, and prints. True when every bar was held. */
export async function simulacro(opciones: Opciones): Promise<boolean> {
  const programas = findProgramas();
  if ('faltan' in programas) {
    opciones.say(sayMissing(programas));
    return false;
  }
  const resultado = await correr(programas, opciones);
  const faltas = faltasDe(resultado);
  opciones.say(informe(resultado, faltas));
  return faltas.length === 0;
}

/** The drill itself; all that it started is stopped, also when it fails or is interrupted. */
export function correr(programas: Programas, { golpes, conservar, say }: Opciones): Promise<Resultado> {
  return keeping(async (keep) => {
    const carpeta = keep(mkdtempSync(join(tmpdir(), 'fedatario-simulacro-')), (folder) => {
      if (!conservar) rmSync(folder, { recursive: true, force: true });
    });
    say(`Se levanta un cluster en ${carpeta}…`);
    const plano = await trazarPlano(programas, carpeta);
    return ensayar(plano, await levantar(plano, keep), { keep, say, golpes });
  });
}

async function levantar(plano: Plano, keep: Keep): Promise<Entorno> {
  const cluster = await levantarCluster(plano, keep);
  return { ...cluster, ...(await levantarProducto(plano, keep)) };
}

interface Ensayo extends Pick<Opciones, 'say' | 'golpes'> {
  readonly keep: Keep;
}

async function ensayar(plano: Plano, entorno: Entorno, { keep, say, golpes }: Ensayo): Promise<Resultado> {
  const databaseUrl = urlDe(plano);
  const instalacion = { url: `http://localhost:${plano.puertos.web}`, databaseUrl, secret: plano.secreto };
  const afluencia = await startAfluencia(instalacion);
  const stop = once(() => afluencia.stop());
  keep(afluencia, stop);
  const latido = keep(latir(plano), (started) => started.stop());
  await new Promise((rest) => setTimeout(rest, WARM_UP));
  const fases: Fase[] = [];
  for (const golpe of golpes) {
    say(`A los ${Math.round(process.uptime())} s: ${golpe.que}… (carga ${loadavg()[0]?.toFixed(1)})`);
    fases.push(await medir(golpe, entorno, { afluencia, latido }));
  }
  await stop();
  const { acta } = afluencia;
  const recuento = await recontar(databaseUrl, acta, join(plano.carpeta, 'producto'));
  return { fases, acta, recuento, verificado: await verificar(entorno, say) };
}

function once(work: () => ReturnType<Afluencia['stop']>) {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

/** `npm run verificar` with the settings of the processes. */
function verificar({ programa: { command, env, cwd } }: Entorno, say: (text: string) => void): Promise<boolean> {
  const child = spawn(command, ['scripts/verify.mjs'], {
    env,
    cwd: cwd ?? process.cwd(),
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (text: Buffer) => {
    said += text;
  });
  return new Promise((done) => {
    child.once('exit', (code) => {
      if (code !== 0) say(said);
      done(code === 0);
    });
  });
}

function informe({ fases, acta, recuento }: Resultado, faltas: readonly string[]): string {
  const { compras, subidas, sellos, perdidos, doblados } = recuento;
  return [
    '',
    tablaDe(fases),
    '',
    `Acusado: ${compras} compras, ${subidas} archivos; sellados ${sellos} documentos. Perdidos ${perdidos.length}, doblados ${doblados.length}, sin respuesta ${acta.inciertas.length}.`,
    ...(faltas.length > 0 ? ['', 'No se cumplió:', ...faltas.map((falta) => `- ${falta}`)] : ['Se cumplió todo.']),
  ].join('\n');
}
