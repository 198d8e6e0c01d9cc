import type { AvisoDeProtocolo } from '@fedatario/contract/acto';
import type { Archivo } from '@fedatario/contract/base';
import {
  type NotarioDePapel,
  type ParrafoDePapel,
  textoDeAvisoDeCancelacion,
  textoDeAvisoTrimestral,
} from '@fedatario/document-engine';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import type { Db } from '../../db/db.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import { diaLocal } from '../../services/hora-local.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { exigirDeber } from '../deberes/deberes.ts';
import { canceladoDe, inicioDeTrimestre } from '../deberes/del-notario.ts';
import { firmaDe } from '../papeles/papeles.ts';
import { findPerfil, listInstrumentos } from './queries.ts';

type AvisoRequest = Pick<OutsideContext<'staff'>, 'transact' | 'actor' | 'now'>;
type Deber = Awaited<ReturnType<typeof exigirDeber>>;
type Fin = AvisoDeProtocolo & { readonly notario: NotarioDePapel };

/** The notice to the Archivo General de Protocolos by which a duty of the protocol is done, from what the protocol holds today. */
export async function avisoEnPdf(
  renderPdf: RenderPdf,
  { transact, actor, now }: AvisoRequest,
  idDeber: string,
  pedido: AvisoDeProtocolo,
): Promise<Archivo> {
  const { titulo, parrafos, notario, autor } = await transact(async (db) => {
    const deber = await exigirDeber(db, actor, idDeber);
    if (pedido.fecha < deber.desde || pedido.fecha > diaLocal(now)) throw invalidField('fecha', 'fechaDeCumplimiento');
    const perfil = await findPerfil(db, deber.idNotario);
    const quien = { ...perfil, titulo: perfil.titulo ?? 'Notario' };
    const aviso = await textoDe(db, deber, { ...pedido, notario: quien });
    return { ...aviso, notario: quien, autor: (await informacionActual(db)).nombreEmpresa };
  });
  const hoja = { plantilla: 'testimonio', titulo, hojas: [], ambosLados: false, clave: null } as const;
  const contenido = await renderPdf(
    { ...hoja, parrafos, notario: firmaDe(notario) },
    { autor, fecha: now.toISOString(), borrador: false },
  );
  return { tipo: 'application/pdf', nombre: `${titulo}.pdf`, contenido };
}

function textoDe(db: Db, deber: Deber, fin: Fin): Promise<{ titulo: string; parrafos: ParrafoDePapel[] }> {
  if (deber.tipo === 'avisoTrimestral') return trimestral(db, deber, fin);
  if (deber.tipo === 'avisoCancelacion') return cancelacion(db, deber, fin);
  throw new AppError('no-encontrado');
}

async function trimestral(db: Db, { idNotario, desde: hasta, asunto }: Deber, fin: Fin) {
  const desde = inicioDeTrimestre(hasta);
  const instrumentos = await listInstrumentos(db, idNotario, Number(hasta.slice(0, 4)));
  const delTrimestre = instrumentos.filter(({ fecha }) => fecha >= desde && fecha <= hasta);
  const ultimo = delTrimestre.findLast(({ origen }) => origen !== 'cancelado') ?? null;
  const final = delTrimestre.at(-1);
  const cancelado = final?.origen === 'cancelado' ? final.numero : null;
  return {
    titulo: `Aviso trimestral, ${asunto ?? ''}`,
    parrafos: textoDeAvisoTrimestral({ ...fin, desde, hasta, ultimo, cancelado }),
  };
}

async function cancelacion(db: Db, { idNotario, asunto }: Deber, fin: Fin) {
  const { numero, anio } = canceladoDe(asunto ?? '');
  const instrumentos = await listInstrumentos(db, idNotario, anio);
  const cancelado = instrumentos.find((instrumento) => instrumento.numero === numero);
  if (!cancelado) throw new AppError('no-encontrado');
  const { fecha: dia, nota } = cancelado;
  return {
    titulo: `Aviso de cancelación, instrumento ${numero} de ${anio}`,
    parrafos: textoDeAvisoDeCancelacion({ ...fin, numero, dia, motivo: nota ?? '' }),
  };
}
