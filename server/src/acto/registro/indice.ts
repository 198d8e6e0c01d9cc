import type { Archivo, AsientoDeRegistro } from '@fedatario/contract';
import type { Bloque, Celda, Documento } from '@fedatario/document-engine';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import { diaEscrito, inicioDelDia } from '../../services/hora-local.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { deQuien, leerTodos } from './lista.ts';
import { listCadenas } from './queries.ts';

interface Pedido {
  readonly notario?: string | undefined;
  readonly anio: number;
}

/** The index of a notary in a year (domain-gt 1.6): number, place and date, who appeared, object, folios. */
export async function indiceEnPdf(
  renderPdf: RenderPdf,
  { transact, actor, now }: Pick<OutsideContext<'staff'>, 'transact' | 'actor' | 'now'>,
  { notario, anio }: Pedido,
): Promise<Archivo> {
  const idNotario = deQuien(actor, notario) ?? '';
  const { cadena, asientos, autor } = await transact(async (db) => {
    const [found] = idNotario === '' ? [] : await listCadenas(db, idNotario);
    if (!found) throw new AppError('no-encontrado');
    const [desde, hasta] = [inicioDelDia(`${anio}-01-01`), inicioDelDia(`${anio + 1}-01-01`)];
    const filas = await leerTodos(db, { notario: idNotario, desde, hasta }, 'fecha');
    return { cadena: found, asientos: filas, autor: (await informacionActual(db)).nombreEmpresa };
  });
  const documento = indiceDe(cadena.nombre, anio, asientos);
  const contenido = await renderPdf(documento, { autor, fecha: now.toISOString(), borrador: false });
  return { tipo: 'application/pdf', nombre: `Índice ${anio} ${cadena.nombre}.pdf`, contenido };
}

function indiceDe(notario: string, anio: number, asientos: readonly AsientoDeRegistro[]): Documento {
  const titulo = `Índice de ${notario}, ${anio}`;
  const cabeza = ['Asiento', 'Instrumento', 'Lugar y fecha', 'Comparecientes', 'Objeto', 'Folios'];
  const filas = [cabeza.map((dicho) => celda(dicho, true)), ...asientos.map(filaDe)];
  const ultimo = asientos.at(-1);
  const fin = ultimo
    ? `${asientos.length} asientos. El último es el ${ultimo.numero}, con huella ${ultimo.huella}.`
    : 'No hay asientos en este año.';
  return {
    titulo,
    encabezado: [],
    pie: [],
    faltantes: [],
    problemas: [],
    bloques: [
      { tipo: 'titulo', nivel: 1, alineacion: 'left', tramos: [tramo(titulo)] },
      ...(ultimo ? [{ tipo: 'tabla', filas } as const] : []),
      parrafo(fin),
    ],
  };
}

const DICHAS = { entrega: '', anulacion: 'Anulación. ', sustitucion: 'Sustitución. ' } as const;

function filaDe({ numero, actuacion, datos }: AsientoDeRegistro): Celda[] {
  const { instrumento, lugar, fecha, comparecientes, folios } = datos;
  const objeto = `${DICHAS[actuacion]}${datos.objeto}`;
  const lugarYFecha = `${lugar}, ${diaEscrito(fecha)}`;
  const columnas = [String(numero), instrumento ?? '—', lugarYFecha, comparecientes.join('; '), objeto, folios ?? '—'];
  return columnas.map((dicho) => celda(dicho, false));
}

function celda(dicho: string, encabezado: boolean): Celda {
  return { encabezado, bloques: [parrafo(dicho)] };
}

function parrafo(dicho: string): Bloque {
  return { tipo: 'parrafo', alineacion: 'left', tramos: [tramo(dicho)] };
}

function tramo(texto: string) {
  return { tipo: 'texto', texto, marcas: [], rastro: { datos: [], condiciones: [] } } as const;
}
