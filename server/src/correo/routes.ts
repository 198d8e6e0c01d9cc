import { correo } from '@fedatario/contract';
import { decodeCursor, toPage } from '../http/cursor.ts';
import { route } from '../http/route.ts';
import { listCorreos } from './queries.ts';

export const routes = [
  route(correo.buzon, async ({ db, query: { cursor, limite, para } }) => {
    const antesDe = decodeCursor(cursor, 1)?.[0];
    const rows = await listCorreos(db, {
      para: para?.toLowerCase(),
      antesDe: antesDe === undefined ? undefined : String(antesDe),
      limite: limite + 1,
    });
    return toPage(rows, limite, (row) => [row.idCorreo]);
  }),
];
