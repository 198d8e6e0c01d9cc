import { leerCodigo, type MarcaPropuesta, type PropuestaDeMarca } from '@fedatario/contract/acto';
import type { MarcaDeDocumento } from '@fedatario/contract/tramite';
import { v7 as uuidv7 } from 'uuid';
import { exigirReingreso } from '../../casa/identidad/identidad.ts';
import { notificar, notificarRoles } from '../../casa/notificaciones/notificaciones.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber, parseNumber } from '../../db/numbers.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { decirCambio, lockSolicitud } from '../../solicitud/solicitudes/solicitudes.ts';
import { tomarEnOficina } from '../../tramite/tramites/tramites.ts';
import { asentarMarca } from '../registro/registro.ts';
import { leerPropuesta } from './lectura.ts';
import {
  type DocumentoRow,
  findDocumento,
  findNombrado,
  findPorId,
  findPropuesta,
  insertMarca,
  insertPropuesta,
  updatePropuesta,
} from './queries.ts';

export { marcasDe } from './lectura.ts';

/** The first of the two persons states that the document no longer holds, and why. */
export async function proponerMarca(
  { db, actor, now }: Context<'staff'>,
  idSolicitud: string,
  { marca, motivo, sustituto }: MarcaPropuesta,
): Promise<PropuestaDeMarca> {
  const { row } = await tomarEnOficina(db, actor, idSolicitud);
  const documento = await findDocumento(db, idSolicitud);
  if (!documento || documento.marca !== null) throw new AppError('estado-no-permite');
  const otro = marca === 'sustituido' ? await sustitutoDe(db, documento, sustituto ?? '') : null;
  const { idDocumento } = documento;
  const propuesta = { idPropuesta: uuidv7(), idDocumento, marca, motivo, idSustituto: otro?.idDocumento ?? null };
  const nueva = await insertPropuesta(db, { ...propuesta, propuestaPor: actor.idUsuario, propuestaEn: now });
  if (!nueva) throw new AppError('estado-no-permite');
  await avisarAdministracion(db, documento, { ...propuesta, motivo });
  await decirCambio(db, row);
  return leerPropuesta(db, actor, propuesta.idPropuesta);
}

/** The second person confirms it: the document no longer holds, for good. */
export async function confirmarMarca(request: Context<'staff'>, idPropuesta: string): Promise<PropuestaDeMarca> {
  const { db, actor, now } = request;
  const { propuesta, row } = await tomarPropuesta(request, idPropuesta);
  if (propuesta.propuestaPor === actor.idUsuario) throw new AppError('segunda-persona');
  const { idDocumento, idSustituto, motivo, propuestaPor } = propuesta;
  const documento = await findPorId(db, idDocumento);
  const otro = idSustituto === null ? undefined : await findPorId(db, idSustituto);
  // The document that replaces it may have lost its force meanwhile.
  if (documento?.marca !== null || otro?.marca) throw new AppError('estado-no-permite');
  const marca = propuesta.marca as MarcaDeDocumento;
  const { idUsuario } = actor;
  const dicha = { idDocumento, idSustituto, marca, motivo, propuestaPor };
  await updatePropuesta(db, idPropuesta, { estado: 'confirmada', decididaPor: idUsuario, decididaEn: now });
  await insertMarca(db, { ...dicha, confirmadaPor: idUsuario, confirmadaEn: now });
  await avisar(db, documento, marca, motivo);
  await decirCambio(db, row);
  const { idNotario, idSolicitud, sha256: documentoSha256 } = documento;
  const sustituto = otro?.sha256.toString('hex') ?? null;
  // Last, since it locks the notary's chain until the transaction ends.
  if (idNotario !== null)
    await asentarMarca(db, { idNotario, idUsuario, idSolicitud, documentoSha256, marca, motivo, sustituto, now });
  return leerPropuesta(db, actor, idPropuesta);
}

export async function negarMarca(
  request: Context<'staff'>,
  idPropuesta: string,
  motivo: string,
): Promise<PropuestaDeMarca> {
  const { db, actor, now } = request;
  const { row } = await tomarPropuesta(request, idPropuesta);
  const decision = { estado: 'negada', respuesta: motivo, decididaPor: actor.idUsuario, decididaEn: now } as const;
  await updatePropuesta(db, idPropuesta, decision);
  await decirCambio(db, row);
  return leerPropuesta(db, actor, idPropuesta);
}

/** A pending proposal, with its trámite locked; deciding it asks for the password. */
async function tomarPropuesta({ db, actor, now }: Context<'staff'>, idPropuesta: string) {
  const found = await findPropuesta(db, idPropuesta);
  if (!found) throw new AppError('no-encontrado');
  await exigirReingreso(db, actor, now);
  const row = await lockSolicitud(db, found.idSolicitud);
  const propuesta = await findPropuesta(db, idPropuesta);
  if (!row || propuesta?.estado !== 'pendiente') throw new AppError('estado-no-permite');
  return { propuesta, row };
}

/** Another document of the same customer, in force. */
async function sustitutoDe(db: Db, documento: DocumentoRow, dicho: string): Promise<DocumentoRow> {
  const codigo = leerCodigo(dicho);
  const nombre = parseNumber(dicho, 'T', 'G') ?? (codigo && { codigo });
  const otro = nombre ? await findNombrado(db, nombre) : undefined;
  const vale = otro?.marca === null && otro.idUsuario === documento.idUsuario;
  if (!otro || !vale || otro.idDocumento === documento.idDocumento) throw invalidField('sustituto', 'sustituto');
  return otro;
}

const DICHAS: Readonly<Record<MarcaDeDocumento, string>> = {
  anulado: 'se anuló',
  sustituido: 'se sustituyó por otro',
};

/** Notifies the customer and the notary. */
async function avisar(db: Db, documento: DocumentoRow, marca: MarcaDeDocumento, motivo: string): Promise<void> {
  const { idSolicitud, idUsuario, idNotario, nombre: producto, serie, numero } = documento;
  const variables = { tramite: formatNumber(serie, numero), producto, cambio: DICHAS[marca], motivo };
  const aviso = { tipo: 'documentoMarcado', variables, hecho: `marca:${documento.idDocumento}` } as const;
  await notificar(db, { ...aviso, idUsuario, enlace: `/tramites/${idSolicitud}/detalle` });
  if (idNotario !== null)
    await notificar(db, {
      ...aviso,
      idUsuario: idNotario,
      enlace: `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
    });
}

async function avisarAdministracion(
  db: Db,
  { idSolicitud, nombre: producto, serie, numero }: DocumentoRow,
  { idPropuesta, marca, motivo }: { idPropuesta: string; marca: MarcaDeDocumento; motivo: string },
): Promise<void> {
  const variables = { tramite: formatNumber(serie, numero), producto, cambio: DICHAS[marca], motivo };
  await notificarRoles(db, ['admin'], {
    tipo: 'marcaPorDecidir',
    variables,
    hecho: `marca:${idPropuesta}`,
    enlace: `/admin/tramites-en-proceso/detalle/${idSolicitud}`,
  });
}
