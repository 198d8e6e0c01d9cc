import { hechosDeGestion } from '@fedatario/contract/solicitud';
import type { CasoDeGestor, CasoDeGestorDetalle, Recado } from '@fedatario/contract/tramite';
import { abrirArchivo } from '../../../casa/archivos/archivos.ts';
import type { Gestor } from '../../../casa/enlaces-gestor/enlaces-gestor.ts';
import type { Db } from '../../../db/db.ts';
import { AppError } from '../../../http/errors.ts';
import { listPaginas, requisitosDe } from '../../../solicitud/requisitos/requisitos.ts';
import * as expedientes from '../../expedientes/expedientes.ts';
import { datosDe } from '../filas/datos.ts';
import { diligenciasDe } from '../filas/lectura.ts';
import { listPasosActuales } from '../filas/queries.ts';
import { gastosDe } from '../gastos/gastos.ts';
import { type CasoRow, findCaso, findMotivo, listCasos, listRecados } from './queries.ts';

/** All that a call by link may use: its transaction, the gestor of its cookie and the time. */
export interface PorEnlace {
  readonly db: Db;
  readonly gestor: Gestor;
  readonly now: Date;
}

const CASOS_A_LA_VISTA = 200;

/** The cases of the gestor, those whose turn is theirs first. */
export async function listarCasos({ db, gestor }: PorEnlace) {
  const rows = await listCasos(db, gestor.idGestor, CASOS_A_LA_VISTA);
  const ids = rows.map(({ idSolicitud }) => idSolicitud);
  const pasos = new Map((await listPasosActuales(db, ids)).map((paso) => [paso.idSolicitud, paso]));
  const casos = rows.map((row) => toCaso(row, pasos.get(row.idSolicitud)));
  const suyos = [...casos.filter(({ leToca }) => leToca), ...casos.filter(({ leToca }) => !leToca)];
  return { gestor: gestor.nombre, casos: suyos, tope: CASOS_A_LA_VISTA };
}

/** One of their cases; another gestor's does not exist. */
export async function leerCaso({ db, gestor, now }: PorEnlace, idSolicitud: string): Promise<CasoDeGestorDetalle> {
  const row = await findCaso(db, gestor.idGestor, idSolicitud);
  if (!row) throw new AppError('no-encontrado');
  const [pasoActual] = await listPasosActuales(db, [idSolicitud]);
  return {
    ...toCaso(row, pasoActual),
    revision: row.revision,
    datos: await datosDe(db, idSolicitud, true),
    ...(await diligenciasDe(db, row, now)),
    acciones: expedientes.accionesDe(row, ['gestor']) as CasoDeGestorDetalle['acciones'],
    gastos: (await gastosDe(db, idSolicitud, now)).filas,
    requisitos: await entregados(db, idSolicitud, now),
    motivo: await findMotivo(db, idSolicitud),
    recados: (await listRecados(db, idSolicitud, gestor.idGestor)).map((recado) => toRecado(recado, false)),
  };
}

function toCaso(
  row: CasoRow,
  paso: { readonly nombre: string; readonly institucion: string } | undefined,
): CasoDeGestor {
  const { creadaEn: _, limiteEn: __, ...caso } = expedientes.toRenglon(row, hechosDeGestion, ['gestor']);
  const pasoActual = paso ? { nombre: paso.nombre, institucion: paso.institucion } : null;
  return { ...caso, pasoActual, cliente: row.nombreCompleto, contestarAntes: row.contestarAntes };
}

/** Each requisito with the files that were handed in last. */
async function entregados(db: Db, idSolicitud: string, now: Date): Promise<CasoDeGestorDetalle['requisitos']> {
  const requisitos = await requisitosDe(db, idSolicitud);
  return Promise.all(
    requisitos.map(async ({ idRequisito, nombre, estado, originalEnFirma, entregas }) => {
      const paginas = (await listPaginas(db, idRequisito)).filter(({ entrega }) => entrega === entregas);
      const archivos = paginas.map(({ entrega: _, ...archivo }) => abrirArchivo(archivo, now));
      return { nombre, estado, originalEnFirma, archivos };
    }),
  );
}

type RecadoRow = Awaited<ReturnType<typeof listRecados>>[number];

/** The office reads who wrote; the gestor reads no names of the staff. */
export function toRecado(
  { idUsuario, nombre, nombreCompleto, escritoEn, ...row }: RecadoRow,
  enOficina: boolean,
): Recado {
  const deGestor = idUsuario === null;
  const { idRecado, texto } = row;
  const quien = deGestor ? nombre : nombreCompleto;
  return { idRecado, texto, deGestor, quien: deGestor || enOficina ? quien : null, escritoEn: escritoEn.toISOString() };
}
