import type { Borrador, Respuestas } from '@fedatario/contract/borrador';
import { CLAVE_DE_PODER, PRODUCTO_DE_PODER } from '@fedatario/contract/solicitud';
import { evaluarEntrevista, seccionesDe } from '@fedatario/document-engine';
import { abrirDeOrigen } from '../../borrador/borradores/borradores.ts';
import { contextoDe, leerProducto, versionDe } from '../../catalogo/productos/productos.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError } from '../../http/errors.ts';
import type { Context } from '../../http/route.ts';
import { findPorApoderar, findRespuestas, listPasosActuales } from './filas/queries.ts';

/** The acts of custom of a gestor; whatever else is given, the customer chooses. */
const FACULTADES = ['presentar', 'recoger'];

/**
 * Opens the draft of the carta poder that a gestión of the actor's waits for, with what its answers know. Opened again, it is the same draft.
 * 404 of another's, 409 where none is asked.
 */
export async function prepararPoder(request: Context<'all'>, idSolicitud: string): Promise<Borrador> {
  const { db, actor } = request;
  const gestion = await findPorApoderar(db, actor, idSolicitud, CLAVE_DE_PODER);
  if (!gestion) throw new AppError('no-encontrado');
  if (!gestion.falta) throw new AppError('estado-no-permite');
  const { idProducto, nombre } = await leerProducto(db, PRODUCTO_DE_PODER);
  const numero = formatNumber(gestion.serie, gestion.numero);
  return abrirDeOrigen(request, {
    idProducto,
    idOrigen: idSolicitud,
    nombre: `${nombre}: ${gestion.nombre} ${numero}`,
    respuestas: await respuestasDe(db, idSolicitud, gestion.nombre),
  });
}

async function respuestasDe(db: Db, idSolicitud: string, nombre: string): Promise<Respuestas> {
  const [paso] = await listPasosActuales(db, [idSolicitud]);
  const titular = await titularDe(db, idSolicitud);
  return {
    ...(titular && { poderdantes: [titular] }),
    ...(paso && { institucion: paso.institucion }),
    tramites: [`solicitar ${enFrase(nombre)}`],
    facultades: FACULTADES,
  };
}

/** The person that a gestión is for, by the answers of its interview; undefined where the interview does not ask who they are. */
async function titularDe(db: Db, idSolicitud: string): Promise<Respuestas | undefined> {
  const row = await findRespuestas(db, idSolicitud);
  if (!row) return undefined;
  const { entrevista } = await versionDe(db, row.idVersion);
  const contexto = contextoDe(row.creadaEn);
  const { datos } = evaluarEntrevista(entrevista, row.respuestas, { contexto, rol: 'cliente' });
  const preguntas = seccionesDe(entrevista).flatMap(({ campos }) => campos.map(({ pregunta }) => pregunta));
  const dado = (perfil: string) => {
    const pregunta = preguntas.find((una) => una.perfil === perfil);
    return pregunta && datos[pregunta.clave];
  };
  const nombres = dado('nombres');
  const apellidos = dado('apellidos');
  const cui = dado('numeroDocumento');
  return nombres && apellidos && cui ? { nombres, apellidos, tipoDocumento: 'DPI', cui } : undefined;
}

/** The name of a service inside a sentence; one that begins with an acronym stays as it is. */
function enFrase(nombre: string): string {
  return /^\p{Lu}\p{Ll}/u.test(nombre) ? nombre.charAt(0).toLocaleLowerCase('es') + nombre.slice(1) : nombre;
}
