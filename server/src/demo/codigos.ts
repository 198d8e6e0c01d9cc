import { DAY } from '@fedatario/contract/base';
import type { CodigoNuevo } from '@fedatario/contract/compra';
import { crearCodigo } from '../compra/codigos/codigos.ts';
import type { Db } from '../db/db.ts';

const comun = {
  desde: null,
  hasta: null,
  usosMaximos: null,
  usosPorCliente: null,
  montoMinimo: 0,
  activo: true,
} as const;
const todo = { aplicaA: 'todo', objetos: [] as string[] } as const;

/** Codes to try at the checkout of the demo. */
const paraProbar: readonly CodigoNuevo[] = [
  {
    ...comun,
    ...todo,
    codigo: 'BIENVENIDA10',
    descripcion: '10 % en su primera compra',
    tipo: 'porcentaje',
    valor: 10,
    usosPorCliente: 1,
  },
  {
    ...comun,
    ...todo,
    codigo: 'AHORRE50',
    descripcion: 'Q50.00 menos en compras desde Q300.00',
    tipo: 'monto',
    valor: 5_000,
    montoMinimo: 30_000,
    usosMaximos: 100,
  },
];

/** Codes that end on a day, one of them in the past, to see in the office. */
const conVencimiento = (now: Date): readonly CodigoNuevo[] => [
  {
    ...comun,
    ...todo,
    codigo: 'FERIA-LEGAL',
    descripcion: '25 % durante la feria, para los primeros diez',
    tipo: 'porcentaje',
    valor: 25,
    usosMaximos: 10,
    usosPorCliente: 1,
    hasta: new Date(now.getTime() + 30 * DAY).toISOString(),
  },
  {
    ...comun,
    ...todo,
    codigo: 'APERTURA',
    descripcion: 'Descuento de apertura',
    tipo: 'porcentaje',
    valor: 15,
    hasta: new Date(now.getTime() - DAY).toISOString(),
  },
];

export async function seedCodigos(db: Db, now: Date): Promise<void> {
  for (const codigo of [...paraProbar, ...conVencimiento(now)]) await crearCodigo({ db, now }, codigo);
}
