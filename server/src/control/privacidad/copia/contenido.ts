import {
  evaluarEntrevista,
  jurisdiccionDe,
  mostrarRespuesta,
  respondidasDe,
  seccionesDe,
} from '@fedatario/document-engine';
import { leerArchivo } from '../../../casa/archivos/archivos.ts';
import { contextoDe, versionDe } from '../../../catalogo/productos/productos.ts';
import { pdfDe } from '../../../compra/facturas/facturas.ts';
import type { OutsideTask } from '../../../queue/job.ts';
import { unseal } from '../../../services/cipher.ts';
import type { Files } from '../../../services/files/files.ts';
import { horaLocal } from '../../../services/hora-local.ts';
import type { RenderPdf } from '../../../services/pdf/pdf.ts';
import { writeCsv } from '../../../services/sheet/csv.ts';
import { texto } from '../../../services/sheet/sheet.ts';
import type { EntradaDeZip } from '../../../services/zip.ts';
import { datos } from '../tablas/tablas.ts';
import { dineroDe, enPalabras, etiquetaDe, filaDe } from './filas.ts';
import { columnasDe, indiceDe, type Leida, type Seccion } from './indice.ts';
import { type Fila, listFilas, listNombresDeArchivos, listPapeles, listRespuestas } from './queries.ts';

export interface CopyServices {
  readonly files: Files;
  readonly renderPdf: RenderPdf;
}

interface Duenia {
  readonly idUsuario: string;
  readonly nombreCompleto: string;
  readonly email: string;
}

type Task = Pick<OutsideTask, 'transact' | 'now'>;

/** All of the person's data, one entry after another: the page that people read, the data of each table, and the files. */
export async function* contenidoDe(services: CopyServices, task: Task, duenia: Duenia): AsyncGenerator<EntradaDeZip> {
  const { secciones, archivos } = await leerTodo(task, duenia.idUsuario);
  const leidas = await leerRespuestas(task, duenia.idUsuario);
  const papeles = await task.transact((db) => listPapeles(db, duenia.idUsuario));
  const guardados = await task.transact((db) => listNombresDeArchivos(db, archivos));
  const rutas = guardados.map(({ idArchivo, nombre }) => ({
    idArchivo,
    ruta: `archivos/${idArchivo.slice(-6)}-${enRuta(nombre)}`,
  }));
  const facturas = papeles.map((papel) => ({ ...papel, ruta: `facturas/${enRuta(papel.nombre)}.pdf` }));
  yield bytesDe(
    'indice.html',
    indiceDe({
      nombre: duenia.nombreCompleto,
      email: duenia.email,
      fecha: horaLocal(task.now).replace('T', ' ').slice(0, 16),
      secciones,
      leidas,
      archivos: [...rutas, ...facturas].map(({ ruta }) => ruta),
      sin: [...new Set(datos.flatMap(({ copia }) => ('no' in copia ? [copia.no] : [])))],
    }),
  );
  for (const seccion of secciones) yield* datosDe(seccion);
  if (leidas.length > 0) yield bytesDe('datos/respuestas.json', JSON.stringify(leidas, null, 2));
  for (const { idFactura, idNota, ruta } of facturas) {
    const { contenido } = await pdfDe(task, { idFactura, idNota }, services.renderPdf);
    yield { nombre: ruta, bytes: contenido, empacado: true };
  }
  for (const { idArchivo, ruta } of rutas) {
    const { contenido } = await leerArchivo(services.files, task.transact, idArchivo);
    yield { nombre: ruta, bytes: contenido, empacado: true };
  }
}

async function leerTodo({ transact }: Task, idUsuario: string) {
  const secciones: Seccion[] = [];
  const archivos = new Set<string>();
  for (const dato of datos) {
    const { copia, archivo } = dato;
    if ('no' in copia) continue;
    const filas = await transact((db) => listFilas(db, dato, idUsuario));
    if (archivo) for (const fila of filas) if (typeof fila[archivo] === 'string') archivos.add(fila[archivo]);
    secciones.push({
      titulo: copia.titulo,
      archivo: enRuta(dato.tabla),
      filas: filas.map((fila: Fila) => filaDe(dato, fila)),
      dinero: dineroDe(dato),
    });
  }
  return { secciones, archivos: [...archivos] };
}

async function* datosDe({ archivo, filas, dinero }: Seccion): AsyncGenerator<EntradaDeZip> {
  yield bytesDe(`datos/${archivo}.json`, JSON.stringify(filas, null, 2));
  if (filas.length === 0) return;
  const columnas = columnasDe(filas);
  const bytes = await writeCsv({
    nombre: archivo,
    titulos: columnas.map(etiquetaDe),
    rows: filas.map((fila) => columnas.map((columna) => texto(enPalabras(fila[columna], dinero.has(columna))))),
    zonaHoraria: 'UTC',
  });
  yield { nombre: `datos/${archivo}.csv`, bytes };
}

const palabras = { si: 'Sí', no: 'No', aceptada: 'Aceptada' };

/** The person's answers with the questions that they answer. */
async function leerRespuestas({ transact }: Task, idUsuario: string): Promise<Leida[]> {
  const leidas: Leida[] = [];
  for (const { lugar, nombre, idVersion, cifradas, en } of await transact((db) => listRespuestas(db, idUsuario))) {
    const { entrevista } = await transact((db) => versionDe(db, idVersion));
    const respuestas = JSON.parse(unseal(cifradas, lugar)) as Record<string, unknown>;
    const { visibles, datos: dichos } = evaluarEntrevista(entrevista, respuestas, {
      contexto: contextoDe(en),
      rol: 'cliente',
    });
    const dadas = seccionesDe(entrevista).flatMap((seccion) => respondidasDe(seccion, visibles, dichos));
    leidas.push({
      titulo: nombre,
      respuestas: dadas.map(({ campo, dentro, valor }) => ({
        pregunta: [...dentro, campo.pregunta.etiqueta].join(' › '),
        respuesta: mostrarRespuesta(campo.pregunta, valor, palabras, jurisdiccionDe(entrevista, dichos)),
      })),
    });
  }
  return leidas;
}

function bytesDe(nombre: string, contenido: string): EntradaDeZip {
  return { nombre, bytes: Buffer.from(contenido) };
}

/** A file name that is a single step of a path on every system. */
function enRuta(nombre: string): string {
  return nombre.replace(/[^\p{L}\p{N}._ -]/gu, '_').slice(-100);
}
