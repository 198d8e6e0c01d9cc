import type { Db } from '../../db/db.ts';
import { placeOfSecret, seal, sealBytes, unseal, unsealBytes } from '../../services/cipher.ts';
import type { FileStore } from '../../services/files/files.ts';
import { delInicio, type Sellado, sellados, trabajosSellados } from '../sellados/sellados.ts';
import {
  type Guardado,
  listSellados,
  listTrabajosSellados,
  markSelladoPermitido,
  updateSellado,
  updateTrabajoSellado,
} from './queries.ts';

const FILAS_POR_VEZ = 200;
const ARCHIVOS_POR_AVISO = 500;

/** Count of one kind of sealed things. */
export interface Cuenta {
  readonly que: string;
  readonly mirados: number;
  /** Under an earlier secret: sealed anew by now, or still so where the caller only counts. */
  readonly anteriores: number;
  /** Names of those that no secret opens. */
  readonly perdidos: readonly string[];
}

interface Medios {
  readonly db: Db;
  readonly transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
  readonly almacen: FileStore;
  /** False: nothing is written, only counted. */
  readonly sellar: boolean;
  readonly avisar: (cuenta: Cuenta) => void;
}

/**
 * Reads everything sealed and seals anew, under the newest secret, what is under another. May be stopped and begun again, and
 * works beside a product in use. What a process needs at its start goes last, and only when nothing else is left behind.
 */
export async function recorrer(medios: Medios): Promise<Cuenta[]> {
  const cuentas: Cuenta[] = [];
  const decir = (cuenta: Cuenta) => {
    cuentas.push(cuenta);
    medios.avisar(cuenta);
  };
  for (const uno of sellados) decir(await recorrerTabla(medios, uno));
  decir(await recorrerTrabajos(medios));
  decir(await recorrerArchivos(medios));
  if (cuentas.every(({ perdidos }) => perdidos.length === 0))
    for (const uno of delInicio) decir(await recorrerTabla(medios, uno));
  return cuentas;
}

async function recorrerTabla({ db, transact, sellar, avisar }: Medios, sellado: Sellado): Promise<Cuenta> {
  const cuenta = cuentaNueva(`${sellado.tabla}.${sellado.columna}`);
  let despues: Guardado['llave'] | undefined;
  for (;;) {
    const filas = await listSellados(db, sellado, despues, FILAS_POR_VEZ);
    const viejas = filas.filter(({ lugar, bytes }) => cuenta.mirar(lugar, placeOfSecret(bytes, lugar)));
    if (sellar && viejas.length > 0) await transact((tx) => sellarFilas(tx, sellado, viejas));
    despues = filas.at(-1)?.llave;
    if (filas.length < FILAS_POR_VEZ) return cuenta.hecha();
    avisar(cuenta.hecha());
  }
}

async function sellarFilas(db: Db, sellado: Sellado, filas: readonly Guardado[]): Promise<void> {
  await markSelladoPermitido(db);
  for (const fila of filas) {
    await updateSellado(db, sellado, fila, sealBytes(unsealBytes(fila.bytes, fila.lugar), fila.lugar));
  }
}

async function recorrerTrabajos({ db, sellar }: Medios): Promise<Cuenta> {
  const cuenta = cuentaNueva('trabajos de la cola');
  for (const trabajo of await listTrabajosSellados(db, Object.keys(trabajosSellados))) {
    const lugar = trabajosSellados[trabajo.nombre] ?? '';
    const bytes = Buffer.from(trabajo.sellado, 'base64');
    if (cuenta.mirar(`${trabajo.nombre} ${trabajo.id}`, placeOfSecret(bytes, lugar)) && sellar)
      await updateTrabajoSellado(db, trabajo, seal(unseal(bytes, lugar), lugar).toString('base64'));
  }
  return cuenta.hecha();
}

async function recorrerArchivos({ almacen, sellar, avisar }: Medios): Promise<Cuenta> {
  const cuenta = cuentaNueva('archivos');
  for (const id of await almacen.ids()) {
    const bytes = await almacen.get(id);
    if (!bytes) continue;
    const lugar = `archivo:${id}`;
    if (cuenta.mirar(id, placeOfSecret(bytes, lugar)) && sellar)
      await almacen.put(id, sealBytes(unsealBytes(bytes, lugar), lugar));
    if (cuenta.hecha().mirados % ARCHIVOS_POR_AVISO === 0) avisar(cuenta.hecha());
  }
  return cuenta.hecha();
}

function cuentaNueva(que: string) {
  let mirados = 0;
  let anteriores = 0;
  const perdidos: string[] = [];
  return {
    /** Counts one; true when it is under an earlier secret. */
    mirar: (nombre: string, lugar: number | undefined) => {
      mirados += 1;
      if (lugar === undefined) perdidos.push(nombre);
      if (lugar) anteriores += 1;
      return lugar !== undefined && lugar > 0;
    },
    hecha: (): Cuenta => ({ que, mirados, anteriores, perdidos: [...perdidos] }),
  };
}
