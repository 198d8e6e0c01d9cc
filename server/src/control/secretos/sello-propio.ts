import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOfSecret, sealBytes, unsealBytes } from '../../services/cipher.ts';
import type { Cuenta } from './sellar.ts';

/** The seal that an installation without a certificate made for itself, stored beside the data. */
export function sellarSelloPropio(dataDir: string, sellar: boolean): Cuenta {
  const folder = join(dataDir, 'sello');
  const nombres = existsSync(folder) ? readdirSync(folder).filter((nombre) => /^\w+$/.test(nombre)) : [];
  const lugares = nombres.map((nombre) => ({
    nombre,
    place: placeOfSecret(readFileSync(join(folder, nombre)), `sello:${nombre}`),
  }));
  const viejos = lugares.filter(({ place }) => place !== undefined && place > 0);
  if (sellar) for (const { nombre } of viejos) sellarDeNuevo(join(folder, nombre), `sello:${nombre}`);
  return {
    que: 'sello propio',
    mirados: nombres.length,
    anteriores: viejos.length,
    perdidos: lugares.flatMap(({ nombre, place }) => (place === undefined ? [nombre] : [])),
  };
}

function sellarDeNuevo(file: string, lugar: string): void {
  const part = `${file}.${process.pid}`;
  writeFileSync(part, sealBytes(unsealBytes(readFileSync(file), lugar), lugar), { mode: 0o600 });
  renameSync(part, file);
}
