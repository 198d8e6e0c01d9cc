import type { MarcasDeTramite, PropuestaDeMarca } from '@fedatario/contract/acto';
import type { DocumentoNombrado, MarcaDeDocumento } from '@fedatario/contract/tramite';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { exigirEnOficina } from '../../tramite/tramites/tramites.ts';
import { findDocumento, findPropuesta, listPropuestas, type PropuestaRow } from './queries.ts';

export async function marcasDe({ db, actor }: Context<'staff'>, idSolicitud: string): Promise<MarcasDeTramite> {
  await exigirEnOficina(db, actor, idSolicitud);
  const documento = await findDocumento(db, idSolicitud);
  if (!documento) return { documento: null, marca: null, propuestas: [], puedeProponer: false };
  const { serie, numero, codigoVerificacion: codigo, marca, motivo, confirmadaEn } = documento;
  const propuestas = (await listPropuestas(db, idSolicitud)).map((row) => toPropuesta(row, actor));
  const dicha =
    marca !== null && motivo !== null && confirmadaEn !== null
      ? { marca: marca as MarcaDeDocumento, motivo, confirmadaEn: confirmadaEn.toISOString() }
      : null;
  return {
    documento: { numero: formatNumber(serie, numero), codigo },
    marca: dicha && { ...dicha, sustituto: sustitutoDe(documento) },
    propuestas,
    puedeProponer: dicha === null && propuestas.every(({ estado }) => estado !== 'pendiente'),
  };
}

export async function leerPropuesta(
  db: Db,
  actor: Context<'staff'>['actor'],
  idPropuesta: string,
): Promise<PropuestaDeMarca> {
  const row = await findPropuesta(db, idPropuesta);
  if (!row) throw new AppError('no-encontrado');
  return toPropuesta(row, actor);
}

/** The proposer may not confirm their own proposal, but may withdraw it. */
function toPropuesta(row: PropuestaRow, { idUsuario, rol }: Context<'staff'>['actor']): PropuestaDeMarca {
  const { idPropuesta, motivo, propuestaEn, decididaEn, respuesta, proponente, decisor } = row;
  const decide = rol === 'admin' && row.estado === 'pendiente';
  return {
    idPropuesta,
    motivo,
    respuesta,
    propuestaPor: proponente,
    decididaPor: decisor,
    marca: row.marca as MarcaDeDocumento,
    estado: row.estado,
    sustituto: sustitutoDe(row),
    propuestaEn: propuestaEn.toISOString(),
    decididaEn: decididaEn?.toISOString() ?? null,
    puedeConfirmar: decide && row.propuestaPor !== idUsuario,
    puedeNegar: decide,
  };
}

function sustitutoDe({
  otraSerie,
  otroNumero,
  otroCodigo,
}: Pick<PropuestaRow, 'otraSerie' | 'otroNumero' | 'otroCodigo'>): DocumentoNombrado | null {
  if (otraSerie === null || otroNumero === null || otroCodigo === null) return null;
  return { numero: formatNumber(otraSerie, otroNumero), codigo: otroCodigo };
}
