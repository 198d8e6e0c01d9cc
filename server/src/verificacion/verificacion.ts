import type { Db } from '../db/db.ts';
import { findFaltas, promesas } from './queries.ts';

export interface Verificacion {
  readonly promesa: string;
  /** What breaks it, by the names people know. */
  readonly faltas: readonly string[];
}

/** Whether the data keep what the product promises of them: what no single row can say of itself. */
export async function verificar(db: Db): Promise<Verificacion[]> {
  const results: Verificacion[] = [];
  for (const promesa of Object.keys(promesas)) results.push({ promesa, faltas: await findFaltas(db, promesa) });
  return results;
}
