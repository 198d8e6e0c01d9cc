import { readFileSync } from 'node:fs';
import { openWay, type Programa, type Supervised, startFakeS3, supervise } from '@fedatario/server/testing';
import type { Keep } from '../escenario/keeping.ts';
import { procesoDe } from './despliegue.ts';
import { BUCKET, LLAVE, type Plano } from './plano.ts';

/** The processes of the product, as systemd would keep them, and the store of files that they share. */
export interface Producto {
  readonly procesos: readonly Supervised[];
  readonly almacen: Awaited<ReturnType<typeof openWay>>;
  /** The program of the first process, to run a command with its settings. */
  readonly programa: Programa;
}

const START_SECONDS = 180;

/** The first migrates and fills the empty database; the others start when it is ready, as docs/cluster.md says. */
export async function levantarProducto(plano: Plano, keep: Keep): Promise<Producto> {
  const store = keep(await startFakeS3(BUCKET, LLAVE.id), ({ stop }) => stop());
  const almacen = keep(await openWay(new URL(store.endpoint)), ({ close }) => close());
  const endpoint = new URL(almacen.url.replace('postgres://', 'http://').replace(/\/\/.*@/, '//')).origin;
  const { procesos: puertos } = plano.puertos;
  const start = (puerto: number) => {
    const programa = procesoDe(plano, puerto, endpoint);
    return { puerto, programa, proceso: keep(supervise(programa), ({ stop }) => stop()) };
  };
  const first = start(puertos[0]);
  await listo(first);
  const others = puertos.slice(1).map(start);
  for (const one of others) await listo(one);
  return { procesos: [first, ...others].map(({ proceso }) => proceso), almacen, programa: first.programa };
}

async function listo({
  puerto,
  programa: { log },
}: {
  readonly puerto: number;
  readonly programa: Programa;
}): Promise<void> {
  const limit = performance.now() + START_SECONDS * 1_000;
  for (;;) {
    const answer = await fetch(`http://127.0.0.1:${puerto}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (performance.now() > limit)
      throw new Error(`Un proceso no quedó listo:\n${readFileSync(log, 'utf8').slice(-2_000)}`);
    await new Promise((rest) => setTimeout(rest, 250));
  }
}
