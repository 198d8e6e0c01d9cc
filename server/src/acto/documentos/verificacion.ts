import { type DocumentoVerificado, leerCodigo, leerHuella } from '@fedatario/contract/acto';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { FileStore } from '../../services/files/files.ts';
import { type Clave, findDeResultado, findPublico } from './queries.ts';
import { faltaDeSello } from './sellos.ts';

type Store = Pick<FileStore, 'get'>;
type Publico = NonNullable<Awaited<ReturnType<typeof findPublico>>>;

/** A document by the code that is printed on it, or by the hash of its file or of a file of the result that it states. */
export async function verificarDocumento(files: Store, db: Db, dado: string): Promise<DocumentoVerificado> {
  const clave = claveDe(dado);
  const row = clave && (await findPublico(db, clave));
  if (row) return toVerificado(files, row);
  const deResultado = clave && 'sha256' in clave ? await findDeResultado(db, clave.sha256) : undefined;
  const constancia = deResultado && (await findPublico(db, { codigo: deResultado.codigo }));
  if (!constancia) throw new AppError('no-encontrado');
  const { sha256, bytes: peso } = deResultado;
  return { ...(await toVerificado(files, constancia)), clase: 'resultado', sha256: sha256.toString('hex'), peso };
}

async function toVerificado(files: Store, row: Publico): Promise<DocumentoVerificado> {
  const { codigoVerificacion: codigo, sha256, selladoEn, serie, numero, nombre, bytes: peso, notario } = row;
  return {
    clase: row.tipo === 'gestion' ? 'constancia' : 'documento',
    codigo,
    nombre,
    notario,
    peso,
    numero: formatNumber(serie, numero),
    selladoEn: selladoEn.toISOString(),
    sha256: sha256.toString('hex'),
    estado: await estadoDe(files, row),
    sustituto: sustitutoDe(row),
  };
}

function claveDe(dado: string): Clave | undefined {
  const huella = leerHuella(dado);
  if (huella) return { sha256: Buffer.from(huella, 'hex') };
  const codigo = leerCodigo(dado);
  return codigo === undefined ? undefined : { codigo };
}

function sustitutoDe({ otraSerie, otroNumero, otroCodigo }: Publico): DocumentoVerificado['sustituto'] {
  if (otraSerie === null || otroNumero === null || otroCodigo === null) return null;
  return { numero: formatNumber(otraSerie, otroNumero), codigo: otroCodigo };
}

/**
 * A mark set by the office outweighs a newer document. Nothing but an annulment is said of a document whose signature does not verify in
 * the file that we keep.
 */
async function estadoDe(files: Store, row: Publico): Promise<DocumentoVerificado['estado']> {
  if (row.marca === 'anulado') return 'anulado';
  if (await faltaDeSello(files, row)) return 'noComprobado';
  return row.marca === 'sustituido' || row.superado ? 'sustituido' : 'autentico';
}
