import type { NotaInterna } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import { decodeIdCursor, toPage } from '../../http/cursor.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { exigirDeOficina } from '../expedientes/expedientes.ts';
import { decir } from './decir.ts';
import { insertNota, listNotas } from './queries.ts';

/** Internal notes of the office on a trámite. */
export async function listarNotas(
  request: Context<'all'>,
  idSolicitud: string,
  { cursor, limite }: { readonly cursor?: string | undefined; readonly limite: number },
) {
  const { db, actor } = request;
  await exigirDeOficina(db, actor, idSolicitud);
  const rows = await listNotas(db, idSolicitud, { antesDe: decodeIdCursor(cursor), limite: limite + 1 });
  const { data, siguiente } = toPage(rows, limite, ({ idNota }) => [idNota]);
  return { data: data.map((row) => toNota(row, actor)), siguiente };
}

export async function anotar(request: Context<'all'>, idSolicitud: string, texto: string): Promise<NotaInterna> {
  const { db, actor, now } = request;
  const tramite = await exigirDeOficina(db, actor, idSolicitud);
  const { idUsuario } = actor;
  const nota = { idNota: uuidv7(), idUsuario, escritaEn: now, texto };
  await insertNota(db, { ...nota, idSolicitud });
  await decir(db, tramite, 'notas');
  const [escrita] = await listNotas(db, idSolicitud, { antesDe: undefined, limite: 1 });
  if (!escrita) throw new AppError('no-encontrado');
  return toNota(escrita, actor);
}

type NotaRow = Awaited<ReturnType<typeof listNotas>>[number];

function toNota(
  { idNota, idUsuario, nombreCompleto, texto, escritaEn }: NotaRow,
  actor: Context<'all'>['actor'],
): NotaInterna {
  return {
    idNota,
    texto,
    quien: nombreCompleto,
    mia: idUsuario === actor.idUsuario,
    escritaEn: escritaEn.toISOString(),
  };
}
