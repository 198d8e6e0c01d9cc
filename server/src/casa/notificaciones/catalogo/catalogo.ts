import {
  type CambioDeTipoNotificacion,
  clavesDeNotificacion,
  esFija,
  type FiltrosDeTiposNotificacion,
  gruposDeNotificacion,
  type TextosDeNotificacion,
  type TipoDeNotificacion,
  type TipoNotificacion,
  tiposDeNotificacion,
} from '@fedatario/contract/casa';
import { igualable } from '@fedatario/document-engine';
import type { Db } from '../../../db/db.ts';
import { decodeCursor, toPage } from '../../../http/cursor.ts';
import { AppError } from '../../../http/errors.ts';
import type { Context } from '../../../http/route.ts';
import { renderCarta } from '../../correo/correo.ts';
import { informacionActual } from '../../informacion-general/informacion-general.ts';
import { cartaDe } from '../aviso/notificar.ts';
import { componer } from '../aviso/plantilla.ts';
import { comunes, definicionDe } from '../tipos/tipos.ts';
import { deleteEscrito, insertEscrito, lockEscrito, readEscritos, type TipoRow, updateEscrito } from './queries.ts';
import { exigirCambio, exigirTextos } from './revision.ts';

interface Lista extends FiltrosDeTiposNotificacion {
  readonly cursor?: string | undefined;
  readonly limite: number;
}

/** The kinds are few and known, so they are filtered and ordered here; a page begins after a key. */
export async function listarTipos({ db }: Context<'staff'>, { cursor, limite, ...filtros }: Lista) {
  const todos = await filtrados(db, filtros);
  const [despuesDe] = decodeCursor(cursor, 1) ?? [];
  if (despuesDe !== undefined && !esClave(despuesDe)) throw new AppError('datos-invalidos');
  const desde = todos.findIndex(({ clave }) => clave === despuesDe) + 1;
  const page = toPage(todos.slice(desde, desde + limite + 1), limite, ({ clave }) => [clave]);
  return { ...page, total: todos.length };
}

export async function filtrados(
  db: Db,
  { texto = '', grupo, estado, orden = 'grupo' }: FiltrosDeTiposNotificacion,
): Promise<TipoNotificacion[]> {
  const escritos = await readEscritos(db);
  const palabras = igualable(texto).split(' ');
  const chosen = clavesDeNotificacion
    .map((clave) => toTipo(clave, escritos.get(clave)))
    .filter((tipo) => grupo === undefined || tipo.grupo === grupo)
    .filter((tipo) => estado === undefined || estaEn(tipo, estado))
    .filter(({ nombre, textos }) => {
      const suyo = igualable([nombre, ...Object.values(textos)].join(' '));
      return palabras.every((palabra) => suyo.includes(palabra));
    })
    .sort(porCampo[orden.replace('-', '') as 'nombre']);
  return orden.startsWith('-') ? chosen.reverse() : chosen;
}

export async function leerTipo({ db }: Pick<Context<'staff'>, 'db'>, clave: string): Promise<TipoNotificacion> {
  const tipo = exigirClave(clave);
  return toTipo(tipo, (await readEscritos(db)).get(tipo));
}

/** Writes it instead of what the product ships. */
export async function cambiarTipo(
  { db, now }: Context<'staff'>,
  clave: string,
  cambio: CambioDeTipoNotificacion,
): Promise<TipoNotificacion> {
  const tipo = exigirClave(clave);
  exigirCambio(tipo, cambio);
  const actual = await lockEscrito(db, tipo);
  const { app, revision, ...rest } = cambio;
  const row = { ...rest, clave: tipo, enApp: app, revision: revision + 1, actualizadoEn: now };
  const fresca = (actual?.revision ?? 0) === revision;
  if (fresca && actual) await updateEscrito(db, row);
  if (!fresca || (!actual && !(await insertEscrito(db, row))))
    throw new AppError('conflicto-revision', { actual: await leerTipo({ db }, tipo) });
  return leerTipo({ db }, tipo);
}

export async function restaurarTipo({ db }: Context<'staff'>, clave: string): Promise<TipoNotificacion> {
  const tipo = exigirClave(clave);
  await deleteEscrito(db, tipo);
  return leerTipo({ db }, tipo);
}

/** The texts as they would be read, with the sample values of the kind. */
export async function mostrarTipo({ db }: Context<'staff'>, clave: string, textos: TextosDeNotificacion) {
  const tipo = exigirClave(clave);
  exigirTextos(tipo, textos);
  const { nombreEmpresa: empresa } = await informacionActual(db);
  const { variables, enlace } = definicionDe(tipo);
  const ejemplos = Object.entries({ ...comunes, ...variables }).map(([nombre, { ejemplo }]) => [nombre, ejemplo]);
  const compuesta = componer(textos, { ...Object.fromEntries(ejemplos), empresa });
  const { html } = renderCarta(cartaDe(compuesta, empresa, enlace), '');
  return { asunto: compuesta.asunto, html, titulo: compuesta.titulo, aviso: compuesta.aviso };
}

function exigirClave(clave: string): TipoDeNotificacion {
  if (!esClave(clave)) throw new AppError('no-encontrado');
  return clave;
}

const esClave = (clave: unknown): clave is TipoDeNotificacion => clavesDeNotificacion.some((known) => known === clave);

export function toTipo(clave: TipoDeNotificacion, escrito: TipoRow | undefined): TipoNotificacion {
  const { nombre, canales, variables, enlace, textos } = definicionDe(clave);
  const { asunto, titulo, cuerpo, boton, pie, aviso } = escrito ?? textos;
  return {
    clave,
    grupo: tiposDeNotificacion[clave],
    nombre: escrito?.nombre ?? nombre,
    fija: esFija(clave),
    activa: escrito?.activa ?? true,
    canales: [...canales],
    correo: (escrito?.correo ?? true) && canales.includes('correo'),
    app: (escrito?.enApp ?? true) && canales.includes('app'),
    textos: { asunto, titulo, cuerpo, boton, pie, aviso },
    variables: Object.entries({ ...comunes, ...variables }).map(([name, { dice, ejemplo, ...more }]) => {
      return { nombre: name, dice, ejemplo, obligatoria: 'obligatoria' in more };
    }),
    llevaEnlace: enlace !== null,
    modificado: escrito !== undefined,
    revision: escrito?.revision ?? 0,
    actualizadoEn: escrito?.actualizadoEn.toISOString() ?? null,
  };
}

function estaEn({ activa, modificado }: TipoNotificacion, estado: NonNullable<FiltrosDeTiposNotificacion['estado']>) {
  if (estado === 'modificado') return modificado;
  return activa === (estado === 'activo');
}

const grupoDe = ({ grupo }: TipoNotificacion) => gruposDeNotificacion.indexOf(grupo);

const porCampo = {
  nombre: (a: TipoNotificacion, b: TipoNotificacion) => a.nombre.localeCompare(b.nombre, 'es'),
  /** Within each group, the order of the catalogue. */
  grupo: (a: TipoNotificacion, b: TipoNotificacion) => grupoDe(a) - grupoDe(b),
};
