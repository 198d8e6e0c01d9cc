import { SECOND } from '@fedatario/contract/base';
import { type FalloDeProveedor, fallosDeProveedor } from '@fedatario/contract/compra';
import type { Db } from '../../../db/db.ts';
import { observed } from '../../../services/payments/observed.ts';
import type { CodigoDePago, Payments } from '../../../services/payments/payments.ts';
import { upsertAviso, upsertFallo } from './queries.ts';

/** Between two notes of the same thing: they are read by people, and each is a write to one row. */
const REPOSO = 30 * SECOND;

/** Notes for the office when the provider was last heard of and what went wrong last. A note that fails is lost. */
export function vigilar(db: Db, payments: Payments, now: () => Date): Payments {
  const notes = new Map<string, number>();
  const note = (que: string, write: (at: Date) => Promise<void>) => {
    const at = now();
    if (at.getTime() - (notes.get(que) ?? 0) < REPOSO) return;
    notes.set(que, at.getTime());
    void write(at).catch(() => notes.delete(que));
  };
  return observed(payments, {
    heard: () => note('aviso', (at) => upsertAviso(db, payments.codigo, at)),
    failed: (codigo) => {
      if (esDelProveedor(codigo)) note(codigo, (at) => upsertFallo(db, payments.codigo, codigo, at));
    },
  });
}

function esDelProveedor(codigo: CodigoDePago): codigo is FalloDeProveedor {
  return fallosDeProveedor.some((fallo) => fallo === codigo);
}
