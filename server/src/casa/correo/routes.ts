import { correo } from '@fedatario/contract/casa';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { route } from '../../http/route.ts';
import { listCorreos } from './queries.ts';

export const routes = [
  route(correo.buzon, async ({ db, query: { cursor, limite, para } }) => {
    const rows = await listCorreos(db, {
      para: para?.toLowerCase(),
      antesDe: decodeIdCursor(cursor),
      limite: limite + 1,
    });
    return toPage(rows, limite, (row) => [row.idCorreo]);
  }),
];
