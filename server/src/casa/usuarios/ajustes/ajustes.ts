import type { Ajustes } from '@fedatario/contract/casa';
import { type Context, onlyOwn } from '../../../http/route.ts';
import { updateAjustes } from './queries.ts';

export async function guardarAjustes({ db, actor }: Context<'all'>, id: string, ajustes: Ajustes): Promise<Ajustes> {
  await updateAjustes(db, onlyOwn(actor, id), ajustes);
  return ajustes;
}
