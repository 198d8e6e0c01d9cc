import type { Borrador, Respuestas } from '@fedatario/contract/borrador';
import { evaluarEntrevista, firmantesDe, personasDe } from '@fedatario/document-engine';
import { abrirDeOrigen } from '../../borrador/borradores/borradores.ts';
import { guardarArchivo, leerArchivo } from '../../casa/archivos/archivos.ts';
import { contextoDe, documentoDe, leerProducto, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import type { OutsideTask } from '../../queue/job.ts';
import type { Files } from '../../services/files/files.ts';
import { entregarPropio } from '../../tramite/tramites/tramites.ts';
import { findDeOrigen, findTexto } from './queries.ts';

/** The product that legalises signatures, as the catalogue that comes with the product names it. */
const AUTENTICA = 'legalizacion-firmas';
const FIRMANTES_MAXIMOS = 6;
const IDENTIDAD = [
  'nombres',
  'apellidos',
  'sexo',
  'nacionalidad',
  'tipoDocumento',
  'cui',
  'pasaporteNumero',
  'pasaportePais',
];
/** The kind of requisito that holds the document to be signed. */
const DOCUMENTO = 'documento_a_legalizar';

/**
 * Opens the order that legalises the signatures of a delivered document of the actor's, with what its answers know of it. Refused where a
 * notary signed it already.
 */
export async function pedirAutentica(request: Context<'adminCliente'>, idSolicitud: string): Promise<Borrador> {
  const { db, actor } = request;
  const comprado = await findTexto(db, actor, idSolicitud);
  if (!comprado) throw new AppError('no-encontrado');
  const { idProducto, nombre } = await leerProducto(db, AUTENTICA);
  const numero = formatNumber(comprado.serie, comprado.numero);
  return abrirDeOrigen(request, {
    idProducto,
    idOrigen: idSolicitud,
    nombre: `${nombre}: ${comprado.nombre} ${numero}`,
    respuestas: await respuestasDe(db, comprado),
  });
}

type Comprado = NonNullable<Awaited<ReturnType<typeof findTexto>>>;

async function respuestasDe(db: Db, { nombre, idVersion, creadaEn, respuestas }: Comprado): Promise<Respuestas> {
  const version = await versionDe(db, idVersion);
  const dadas: Respuestas = JSON.parse(respuestas);
  const estado = evaluarEntrevista(version.entrevista, dadas, { contexto: contextoDe(creadaEn), rol: 'cliente' });
  const firmantes = firmantesDe(documentoDe(version, estado), personasDe(version.entrevista, estado));
  const signatarios = [...firmantes].flatMap(([ruta, forma]) => {
    if (forma === 'aRuego') return [];
    const comoFirma = forma === 'firma' ? {} : { comoFirma: 'noSabe' };
    return [{ persona: identidadEn(estado.datos, ruta), ...comoFirma }];
  });
  const { fechaFirma } = estado.datos;
  return {
    titulo: nombre,
    ...(typeof fechaFirma === 'string' && { fechaDocumento: fechaFirma }),
    modo: 'puestas',
    espacios: false,
    signatarios: signatarios.slice(0, FIRMANTES_MAXIMOS),
  };
}

/** The identification of the person at a path of some answers. */
function identidadEn(datos: Respuestas, ruta: string): Respuestas {
  const persona = ruta.split('.').reduce<unknown>(dentro, datos);
  return Object.fromEntries(
    IDENTIDAD.flatMap((clave) => {
      const valor = dentro(persona, clave);
      return valor === undefined ? [] : [[clave, valor]];
    }),
  );
}

function dentro(donde: unknown, clave: string): unknown {
  return typeof donde === 'object' && donde !== null && Object.hasOwn(donde, clave)
    ? Reflect.get(donde, clave)
    : undefined;
}

interface PorAdjuntar {
  readonly idSolicitud: string;
  readonly idOrigen: string;
}

/**
 * Hands in the delivered document as the one to be signed: a copy of its own, since what is handed in is erased at another time. Retried
 * after a crash it leaves another copy that nothing uses.
 */
export async function adjuntar(
  files: Files,
  { transact, now }: OutsideTask,
  { idSolicitud, idOrigen }: PorAdjuntar,
): Promise<void> {
  const origen = await transact((db) => findDeOrigen(db, idSolicitud, idOrigen));
  if (!origen) return;
  const { idUsuario, idArchivo } = origen;
  const { nombre, contenido } = await leerArchivo(files, transact, idArchivo);
  const bytes = Buffer.from(contenido);
  const copia = await guardarArchivo(files, transact, { idUsuario, nombre, tipo: 'application/pdf', bytes, now });
  await transact((db) => entregarPropio(db, { idSolicitud, clave: DOCUMENTO, idArchivo: copia.idArchivo, now }));
}
