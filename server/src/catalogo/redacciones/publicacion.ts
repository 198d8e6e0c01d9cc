import { DAY } from '@fedatario/contract/base';
import {
  DIAS_DE_PUBLICACION,
  estaEnVenta,
  type FalloDePublicacion,
  type Redaccion,
} from '@fedatario/contract/catalogo';
import { v7 as uuidv7 } from 'uuid';
import { auditar } from '../../casa/auditoria/auditoria.ts';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import { diaEscrito, diaLocal, horaLocal } from '../../services/hora-local.ts';
import { readNombre } from '../productos/productos.ts';
import { motivoDe } from './publicacion/palabras.ts';
import { esLoPedido } from './publicacion/pedida.ts';
import {
  deletePedida,
  type FilaPedida,
  findPedida,
  markAprobada,
  markFallo,
  upsertPedida,
} from './publicacion/queries.ts';
import { publicarRedaccion } from './publicar.ts';
import { exigirRevision, leerRedaccion, type RedaccionRequest, tomarRedaccion } from './redacciones.ts';
import { revisarEscrito } from './texto/texto.ts';

interface Pedido {
  readonly idProducto: string;
  readonly revision: number;
  readonly revisionDeTexto: number;
  /** ISO; null for as soon as a second person approves it. */
  readonly publicarEn: string | null;
}

/** Asks that what is written be published at a moment, or once another person approved it. Replaces what was asked before. */
export async function pedirPublicacion({ db, actor, now }: RedaccionRequest, pedido: Pedido): Promise<Redaccion> {
  const { idProducto, revision, revisionDeTexto } = pedido;
  const redaccion = await exigirRevision(db, idProducto, revision);
  const { problemas, sinPublicar, estado, texto, segundaPersona } = redaccion;
  if ((texto?.revision ?? 0) !== revisionDeTexto) throw new AppError('conflicto-revision', { actual: redaccion });
  if (problemas.length > 0) throw new AppError('redaccion-con-problemas');
  if (sinPublicar.length === 0 && estaEnVenta(estado)) throw new AppError('nada-por-publicar');
  const publicarEn = momentoDe(pedido, segundaPersona, now);
  const { idUsuario } = actor;
  const pedida = { idPublicacion: uuidv7(), pedidaPor: idUsuario, pedidaEn: now, publicarEn };
  await upsertPedida(db, { idProducto, revision, revisionDeTexto, estado, ...pedida });
  if (segundaPersona)
    await notificarRoles(
      db,
      ['admin'],
      {
        tipo: 'publicacionPorAprobar',
        variables: {
          producto: redaccion.datos.nombre,
          quien: await readNombre(db, idUsuario),
          cuando: publicarEn
            ? `el ${diaEscrito(diaLocal(publicarEn))} a las ${horaLocal(publicarEn)}`
            : 'en cuanto se apruebe',
        },
        hecho: `publicacion:${pedida.idPublicacion}`,
        enlace: enlaceDe(idProducto),
      },
      idUsuario,
    );
  return leerRedaccion(db, idProducto);
}

export async function retirarPublicacion({ db }: RedaccionRequest, idProducto: string): Promise<Redaccion> {
  await tomarRedaccion(db, idProducto);
  if (!(await findPedida(db, idProducto))) throw new AppError('estado-no-permite');
  await deletePedida(db, idProducto);
  return leerRedaccion(db, idProducto);
}

interface Vista {
  readonly idProducto: string;
  readonly idPublicacion: string;
}

/** The second person approves what the first asked for: it goes out at its moment or, when that came or there is none, now. */
export async function aprobarPublicacion(request: RedaccionRequest, vista: Vista): Promise<Redaccion> {
  const { db, actor, now } = request;
  const { redaccion, pedida } = await tomarPedida(request, vista);
  if (!esLoPedido(pedida, redaccion) || pedida.estado !== redaccion.estado) throw new AppError('publicacion-cambiada');
  await markAprobada(db, vista.idProducto, actor.idUsuario, now);
  if (pedida.publicarEn !== null && pedida.publicarEn > now) return leerRedaccion(db, vista.idProducto);
  const publicada = await publicarRedaccion(request, pedida);
  await avisarHecha(db, pedida, publicada);
  return publicada;
}

/** Ends a publication that was asked for, and tells why to whoever asked. */
export async function negarPublicacion(request: RedaccionRequest, vista: Vista, motivo: string): Promise<Redaccion> {
  const { db, actor } = request;
  const { redaccion, pedida } = await tomarPedida(request, vista);
  await deletePedida(db, vista.idProducto);
  await notificar(db, {
    tipo: 'publicacionNegada',
    idUsuario: pedida.pedidaPor,
    variables: { producto: redaccion.datos.nombre, quien: await readNombre(db, actor.idUsuario), motivo },
    enlace: enlaceDe(vista.idProducto),
  });
  return leerRedaccion(db, vista.idProducto);
}

/** A publication that waits for another person than the one who asked for it. */
async function tomarPedida({ db, actor }: RedaccionRequest, { idProducto, idPublicacion }: Vista) {
  const redaccion = await tomarRedaccion(db, idProducto);
  const pedida = await findPedida(db, idProducto);
  if (pedida?.idPublicacion !== idPublicacion || pedida.aprobadaPor !== null)
    throw new AppError('publicacion-cambiada');
  if (pedida.pedidaPor === actor.idUsuario) throw new AppError('publicacion-propia');
  return { redaccion, pedida };
}

/** Makes a publication whose moment came. All is checked again; a reason against it is kept and told to the administration. */
export async function publicarLlegada(db: Db, { idProducto, idPublicacion }: Vista, now: Date): Promise<void> {
  await tomarRedaccion(db, idProducto);
  const pedida = await findPedida(db, idProducto);
  // Changed, called off, made or refused since the job was left.
  const llego = pedida?.fallo === null && pedida.publicarEn !== null && pedida.publicarEn <= now;
  if (!llego || pedida.idPublicacion !== idPublicacion) return;
  await revisarEscrito(db, idProducto, now);
  const redaccion = await leerRedaccion(db, idProducto);
  const fallo = falloDe(pedida, redaccion);
  if (fallo) return avisarFallo(db, fallo, redaccion);
  const acto = { acto: 'producto.publicar', now, actor: null, idPeticion: null, origen: null } as const;
  await auditar(db, { ...acto, params: { idProducto } }, () =>
    publicarRedaccion({ db, now, actor: { idUsuario: pedida.pedidaPor } }, pedida),
  );
  await avisarHecha(db, pedida, redaccion);
}

function falloDe(pedida: FilaPedida, redaccion: Redaccion): FalloDePublicacion | undefined {
  const { problemas, sinPublicar, estado, segundaPersona } = redaccion;
  if (!esLoPedido(pedida, redaccion)) return 'cambioLoEscrito';
  if (pedida.estado !== estado) return 'cambioLaVenta';
  if (segundaPersona && pedida.aprobadaPor === null) return 'sinAprobar';
  if (problemas.length > 0) return 'conProblemas';
  return sinPublicar.length === 0 && estaEnVenta(estado) ? 'nadaPorPublicar' : undefined;
}

async function avisarFallo(db: Db, fallo: FalloDePublicacion, redaccion: Redaccion): Promise<void> {
  const { idProducto, problemas, datos, publicacion } = redaccion;
  await markFallo(db, idProducto, fallo);
  await notificarRoles(db, ['admin'], {
    tipo: 'publicacionFallida',
    variables: { producto: datos.nombre, motivo: motivoDe(fallo, problemas) },
    hecho: `publicacion:${publicacion?.idPublicacion}:fallo`,
    enlace: enlaceDe(idProducto),
  });
}

async function avisarHecha(db: Db, { idPublicacion, pedidaPor }: FilaPedida, { idProducto, datos }: Redaccion) {
  await notificar(db, {
    tipo: 'publicacionHecha',
    idUsuario: pedidaPor,
    variables: { producto: datos.nombre },
    hecho: `publicacion:${idPublicacion}:hecha`,
    enlace: enlaceDe(idProducto),
  });
}

function enlaceDe(idProducto: string): string {
  return `/admin/catalogos/producto/${idProducto}`;
}

/** The moment that was asked for. Where one person is enough there must be one. */
function momentoDe({ publicarEn }: Pedido, segundaPersona: boolean, now: Date): Date | null {
  if (publicarEn === null) {
    if (!segundaPersona) throw invalidField('publicarEn', 'fechaHora');
    return null;
  }
  const momento = new Date(publicarEn);
  const ultimo = now.getTime() + DIAS_DE_PUBLICACION * DAY;
  if (momento <= now || momento.getTime() > ultimo) throw invalidField('publicarEn', 'fechaDePublicacion');
  return momento;
}
