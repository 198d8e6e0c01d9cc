import {
  esAviso,
  type Papel,
  type PapelesDeTramite,
  type PapelNuevo,
  type TipoDePapel,
  tiposDePapel,
} from '@fedatario/contract/acto';
import type { Archivo } from '@fedatario/contract/base';
import { igualable, type Otorgante, otorgantesDe, papelesDeActo, timbresEn } from '@fedatario/document-engine';
import { v7 as uuidv7 } from 'uuid';
import { leerArchivo } from '../../casa/archivos/archivos.ts';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { valoresEscritos } from '../../casa/valores-de-ley/valores-de-ley.ts';
import type { Db } from '../../db/db.ts';
import { formatNumber } from '../../db/numbers.ts';
import { AppError, invalidField } from '../../http/errors.ts';
import type { Context, OutsideContext } from '../../http/route.ts';
import type { Files } from '../../services/files/files.ts';
import { diaLocal } from '../../services/hora-local.ts';
import type { Imprimible, RenderPdf } from '../../services/pdf/pdf.ts';
import { decirCambio } from '../../solicitud/solicitudes/solicitudes.ts';
import { documentoLegalizado, precioDelActo } from '../../tramite/minutas/minutas.ts';
import { exigirEnOficina, tomarEnOficina } from '../../tramite/tramites/tramites.ts';
import { leerProtocolo } from '../protocolo/protocolo.ts';
import {
  type ActoRow,
  deletePapel,
  findActo,
  findPapel,
  findUltimoDe,
  insertPapel,
  listDeNotario,
  listEscaneos,
  listPapeles,
  listPartes,
  listTiposDeDeber,
  type PapelRow,
} from './queries.ts';
import {
  copiaHojas,
  type DatosDePapel,
  documentoDeRazon,
  firmaDe,
  hojasDe,
  parrafosDe,
  razonDe,
  tituloDe,
} from './texto.ts';
import { valorDelActo } from './valor.ts';

export { documentoDeRazon, firmaDe } from './texto.ts';

/** Kinds of which an act may have several. */
const REPETIDOS: readonly TipoDePapel[] = ['testimonio', 'copiaSimple'];

export async function papelesDe({ db, actor, now }: Context<'staff'>, idSolicitud: string): Promise<PapelesDeTramite> {
  await exigirEnOficina(db, actor, idSolicitud);
  const acto = await findActo(db, idSolicitud);
  const papeles = await listPapeles(db, idSolicitud);
  const caben = acto ? tiposQueCaben(acto, papeles, await listTiposDeDeber(db, idSolicitud)) : [];
  const especial = acto && (await findUltimoDe(db, acto.idNotario, ['testimonioEspecial', 'testimonioDeRazon']));
  const protocolo = acto && (await leerProtocolo(db, acto.idNotario, now));
  return {
    caben,
    papeles: papeles.map(toPapel),
    propuesta: {
      lugar: acto?.lugar ?? '',
      fecha: diaLocal(now),
      personas: nombresDe(await listPartes(db, idSolicitud)),
      precio: await precioDelActo(db, idSolicitud),
      clave: especial ? datosDe(especial).clave : null,
      instrumento: protocolo?.numero ?? 1,
      paginas: (await listEscaneos(db, idSolicitud)).length,
    },
  };
}

/** Kinds that may be made of an act now: each single one once, and the testimonio of a razón after the razón. */
function tiposQueCaben({ clase }: ActoRow, papeles: readonly PapelRow[], deberes: readonly string[]): TipoDePapel[] {
  const suyos: readonly TipoDePapel[] = [
    ...papelesDeActo[clase],
    ...tiposDePapel.filter((tipo) => esAviso(tipo) && deberes.includes(tipo)),
  ];
  const hay = (tipo: TipoDePapel) => papeles.some((papel) => papel.tipo === tipo);
  return suyos.filter(
    (tipo) => (REPETIDOS.includes(tipo) || !hay(tipo)) && (tipo !== 'testimonioDeRazon' || hay('razonDeLegalizacion')),
  );
}

/** Puts on record a paper of a signed act, with all that it prints. The caller's transaction holds the trámite. */
export async function hacerPapel(request: Context<'staff'>, idSolicitud: string, nuevo: PapelNuevo): Promise<Papel> {
  const { db, actor, now } = request;
  const { row } = await tomarEnOficina(db, actor, idSolicitud);
  const acto = await findActo(db, idSolicitud);
  const papeles = await listPapeles(db, idSolicitud);
  const deberes = await listTiposDeDeber(db, idSolicitud);
  if (!acto || !tiposQueCaben(acto, papeles, deberes).includes(nuevo.tipo)) throw new AppError('estado-no-permite');
  if (nuevo.fecha < acto.fecha || nuevo.fecha > diaLocal(now)) throw invalidField('fecha', 'fechaDeCumplimiento');
  const orden = 1 + Math.max(0, ...papeles.filter(({ tipo }) => tipo === nuevo.tipo).map((papel) => papel.orden));
  const datos = await datosNuevos(db, { idSolicitud, acto, papeles, nuevo, orden });
  const idPapel = uuidv7();
  const { idNotario } = acto;
  const fila = { idPapel, idSolicitud, idNotario, tipo: nuevo.tipo, orden, datos: JSON.stringify(datos) };
  await insertPapel(db, { ...fila, hechoPor: actor.idUsuario, hechoEn: now });
  await decirCambio(db, row);
  return leer(db, idPapel);
}

interface PorHacer {
  readonly idSolicitud: string;
  readonly acto: ActoRow;
  readonly papeles: readonly PapelRow[];
  readonly nuevo: PapelNuevo;
  readonly orden: number;
}

async function datosNuevos(db: Db, { idSolicitud, acto, papeles, nuevo, orden }: PorHacer): Promise<DatosDePapel> {
  const { notario: nombre, titulo, colegiado, clase, instrumento, lugar, fecha, hojas } = acto;
  const razon = papeles.find(({ tipo }) => tipo === 'razonDeLegalizacion');
  const numero = instrumento === null ? null : Number(instrumento);
  const caras = (await listEscaneos(db, idSolicitud)).length;
  const legalizado = clase === 'legalizacionFirmas' ? await documentoLegalizado(db, idSolicitud) : undefined;
  const otorgan = await listPartes(db, idSolicitud);
  const partes = otorgan.map((parte) => parte.nombre);
  const dichos = { partes, nombres: nombresDe(otorgan), otorgantes: otorgantesDe(otorgan) };
  return {
    ...nuevo,
    ...(await valorDelActo(db, idSolicitud, nuevo)),
    // Those of the razón of a legalización were adhered to its acta.
    timbres: timbresEn(nuevo.tipo === 'razonDeLegalizacion' ? fecha : nuevo.fecha, await valoresEscritos(db)),
    orden,
    instrumento: nuevo.instrumento === null ? null : Number(nuevo.instrumento),
    notario: { nombre, titulo: titulo ?? 'Notario', colegiado },
    acto: { clase, numero, lugar, fecha, hojas, nombre: legalizado ?? acto.nombre, ...dichos, caras },
    razon: nuevo.tipo === 'testimonioDeRazon' && razon ? razonTomada(datosDe(razon)) : null,
  };
}

/** Those to whom a paper may be given as to a party: whoever signed, and whoever they signed for. */
function nombresDe(partes: readonly Otorgante[]): string[] {
  return [
    ...new Set(partes.flatMap(({ nombre, representados }) => [nombre, ...representados.map((uno) => uno.nombre)])),
  ];
}

function razonTomada(datos: DatosDePapel): DatosDePapel['razon'] {
  const { instrumento, lugar, fecha } = datos;
  return { instrumento: { clase: 'razon', numero: instrumento ?? 0, lugar, fecha }, texto: razonDe(datos) };
}

/** The razones de legalización that a notary made in a year, by their number in the protocol. */
export async function razonesTomadas(db: Db, idNotario: string, anio: number) {
  const papeles = (await listDeNotario(db, idNotario, 'razonDeLegalizacion')).map(datosDe);
  const delAnio = papeles.filter(({ fecha }) => fecha.startsWith(`${anio}-`));
  return new Map(
    delAnio.map(({ instrumento, lugar, acto: { partes: signatarios } }) => [instrumento ?? 0, { lugar, signatarios }]),
  );
}

/** Removes a paper that was made wrong: only the last of its kind, so that the others keep their numbers. */
export async function quitarPapel({ db, actor }: Context<'staff'>, idPapel: string): Promise<Papel> {
  const papel = await exigirPapel(db, idPapel);
  const { row } = await tomarEnOficina(db, actor, papel.idSolicitud);
  const otros = await listPapeles(db, papel.idSolicitud);
  const ultimo = otros.every(({ tipo, orden }) => tipo !== papel.tipo || orden <= papel.orden);
  const transcrita = papel.tipo === 'razonDeLegalizacion' && otros.some(({ tipo }) => tipo === 'testimonioDeRazon');
  if (!ultimo || transcrita) throw new AppError('estado-no-permite');
  await deletePapel(db, idPapel);
  await decirCambio(db, row);
  return toPapel(papel);
}

/** A paper as it is printed, to be sealed and signed by hand. */
export async function papelEnPdf(
  { files, renderPdf }: { readonly files: Files; readonly renderPdf: RenderPdf },
  { transact, actor, now }: Pick<OutsideContext<'staff'>, 'transact' | 'actor' | 'now'>,
  idPapel: string,
): Promise<Archivo> {
  const { datos, escaneos, autor, numero } = await transact(async (db) => {
    const papel = await exigirPapel(db, idPapel);
    const row = await exigirEnOficina(db, actor, papel.idSolicitud);
    const suyos = datosDe(papel);
    const { nombreEmpresa } = await informacionActual(db);
    const hojas = copiaHojas(suyos) ? await listEscaneos(db, papel.idSolicitud) : [];
    return { datos: suyos, escaneos: hojas, autor: nombreEmpresa, numero: formatNumber(row.serie, row.numero) };
  });
  // Read one after another: a scan may hold many megabytes.
  const hojas: { tipo: string; bytes: Uint8Array }[] = [];
  for (const idArchivo of escaneos) {
    const { tipo, contenido: bytes } = await leerArchivo(files, transact, idArchivo);
    hojas.push({ tipo, bytes });
  }
  const contenido = await renderPdf(hojaDe(datos, hojas), { autor, fecha: now.toISOString(), borrador: false });
  return { tipo: 'application/pdf', nombre: `${tituloDe(datos)} ${numero}.pdf`, contenido };
}

function hojaDe(datos: DatosDePapel, hojas: readonly { tipo: string; bytes: Uint8Array }[]): Imprimible {
  const titulo = tituloDe(datos);
  const { notario, ambosLados, clave, lado, renglon, ajuste } = datos;
  if (datos.tipo !== 'razonDeLegalizacion') {
    const parrafos = parrafosDe(datos);
    return { plantilla: 'testimonio', titulo, hojas, ambosLados, clave, parrafos, notario: firmaDe(notario) };
  }
  const documento = documentoDeRazon(titulo, razonDe(datos), notario);
  return { plantilla: 'protocolo', documento, inicio: { lado, renglon }, salvado: '', ajuste };
}

async function leer(db: Db, idPapel: string): Promise<Papel> {
  return toPapel(await exigirPapel(db, idPapel));
}

async function exigirPapel(db: Db, idPapel: string): Promise<PapelRow> {
  const row = await findPapel(db, idPapel);
  if (!row) throw new AppError('no-encontrado');
  return row;
}

function datosDe({ datos }: PapelRow): DatosDePapel {
  return JSON.parse(datos) as DatosDePapel;
}

function toPapel(row: PapelRow): Papel {
  const { idPapel, tipo, orden, hechoPor, hechoEn } = row;
  const datos = datosDe(row);
  const { destinatario, lugar, fecha, acto } = datos;
  const hojas = hojasDe(datos);
  const aExtrano =
    destinatario !== null && !(acto.nombres ?? acto.partes).some((nombre) => mismos(nombre, destinatario));
  return {
    idPapel,
    tipo,
    orden,
    destinatario,
    aExtrano,
    lugar,
    fecha,
    hojas,
    hechoPor,
    hechoEn: hechoEn.toISOString(),
  };
}

/** People write names with or without their accents and capitals. */
function mismos(uno: string, otro: string): boolean {
  return igualable(uno) === igualable(otro);
}
