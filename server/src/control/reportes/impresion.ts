import type { Archivo } from '@fedatario/contract/base';
import type { InformacionGeneral } from '@fedatario/contract/casa';
import type { FormatoDeReporte, Periodo } from '@fedatario/contract/control';
import { jurisdiccion } from '@fedatario/document-engine';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import type { Db } from '../../db/db.ts';
import type { Context } from '../../http/route.ts';
import { diaEscrito, momentoEscrito } from '../../services/hora-local.ts';
import type { RenderPdf, ReporteImpreso } from '../../services/pdf/pdf.ts';
import { type Columna, type Valor, writeSheet } from '../../services/sheet/sheet.ts';
import { type Hoja, leerHoja, type Mirada } from './hojas.ts';

const { locale, zonaHoraria: timeZone } = jurisdiccion;
const enteros = new Intl.NumberFormat(locale);
const montos = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** All that the file of a report is made from, read in one transaction and written outside of it. */
export interface ReporteLeido {
  readonly hoja: Hoja;
  readonly mirada: Mirada;
  readonly empresa: InformacionGeneral;
  readonly now: Date;
}

type Lector = Pick<Context<'staff'>, 'actor' | 'now'> & {
  readonly transact: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
};

export async function leerReporte({ transact, actor, now }: Lector, mirada: Mirada): Promise<ReporteLeido> {
  return transact(async (db) => ({
    hoja: await leerHoja({ db, actor, now }, mirada),
    empresa: await informacionActual(db),
    mirada,
    now,
  }));
}

/** A spreadsheet has every column of the report; a PDF is the report as it is looked at. */
export async function escribirReporte(
  renderPdf: RenderPdf,
  leido: ReporteLeido,
  formato: FormatoDeReporte,
): Promise<Archivo> {
  const { hoja, mirada, empresa, now } = leido;
  const nombre = mirada.reporte;
  if (formato !== 'pdf')
    return writeSheet({ nombre, columnas: hoja.columnas, filas: hoja.filas, zonaHoraria: timeZone }, formato);
  const options = { autor: empresa.nombreEmpresa, fecha: now.toISOString(), borrador: false };
  const contenido = await renderPdf(impreso(leido), options);
  return { tipo: 'application/pdf', nombre: `${nombre}.pdf`, contenido };
}

function impreso({ hoja: { titulo, filas, vistas }, mirada, empresa, now }: ReporteLeido): ReporteImpreso {
  return {
    plantilla: 'reporte',
    titulo,
    empresa: {
      nombre: empresa.nombreEmpresa,
      lineas: [empresa.direccion, empresa.telefono, empresa.email, empresa.sitioWeb].filter((linea) => linea !== null),
    },
    datos: [
      ['Período', periodoEscrito(mirada.periodo)],
      ...ordenEscrito(mirada, vistas),
      ['Hecho', momentoEscrito(now)],
    ],
    columnas: vistas.map((columna) => ({ titulo: columna.titulo, esNumero: esNumero(columna, filas) })),
    filas: filas.map((fila) => vistas.map(({ de }) => escrito(de(fila)))),
    totales: filas.length === 0 ? null : vistas.map((columna, i) => (i === 0 ? 'Total' : suma(columna, filas))),
    vacio: 'No hay nada en este período.',
  };
}

export function periodoEscrito({ desde, hasta }: Periodo): string {
  if (desde === undefined && hasta === undefined) return 'Todo';
  if (hasta === undefined) return `Desde el ${diaEscrito(desde ?? '')}`;
  if (desde === undefined) return `Hasta el ${diaEscrito(hasta)}`;
  return desde === hasta ? diaEscrito(desde) : `Del ${diaEscrito(desde)} al ${diaEscrito(hasta)}`;
}

function ordenEscrito({ orden = '' }: Mirada, vistas: Hoja['vistas']): [string, string][] {
  const columna = vistas.find(({ nombre }) => nombre === orden.replace(/^-/, ''));
  if (!columna) return [];
  return [['Orden', `${columna.titulo}, ${orden.startsWith('-') ? 'de mayor a menor' : 'de menor a mayor'}`]];
}

/** Columns of a report are all of one type; one of numbers has a sum. */
function esNumero({ de }: Columna<never>, [primera]: readonly never[]): boolean {
  return primera !== undefined && ['numero', 'dinero'].includes(de(primera).tipo);
}

function suma(columna: Columna<never>, filas: readonly never[]): string {
  if (!esNumero(columna, filas)) return '';
  const valores = filas.map(columna.de);
  const valor = valores.reduce((total, uno) => total + Number(uno.valor), 0);
  return escrito({ tipo: valores[0]?.tipo === 'dinero' ? 'dinero' : 'numero', valor });
}

function escrito({ tipo, valor }: Valor): string {
  if (valor === null) return '';
  if (tipo === 'texto') return valor;
  if (tipo === 'instante') return momentoEscrito(valor);
  return tipo === 'dinero' ? montos.format(valor / 100) : enteros.format(valor);
}
