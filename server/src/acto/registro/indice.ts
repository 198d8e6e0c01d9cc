import type { CierreDeProtocolo } from '@fedatario/contract/acto';
import type { Archivo } from '@fedatario/contract/base';
import { type Bloque, type Celda, type Documento, razonDeCierre } from '@fedatario/document-engine';
import { informacionActual } from '../../casa/informacion-general/informacion-general.ts';
import { AppError } from '../../http/errors.ts';
import type { OutsideContext } from '../../http/route.ts';
import type { RenderPdf } from '../../services/pdf/pdf.ts';
import { documentoDeRazon, firmaDe } from '../papeles/papeles.ts';
import { protocoloDe, type RenglonDeIndice } from './instrumentos.ts';
import { deQuien } from './lista.ts';

type IndiceRequest = Pick<OutsideContext<'staff'>, 'transact' | 'actor' | 'now'>;

interface Pedido {
  readonly notario?: string | undefined;
  readonly anio: number;
}

/** The index of the protocol of a year, in the order of its numbers: its columns are those of art. 15 of the Código de Notariado. */
export async function indiceEnPdf(renderPdf: RenderPdf, request: IndiceRequest, pedido: Pedido): Promise<Archivo> {
  const { notario, renglones, autor } = await leer(request, pedido);
  const documento = indiceDe(firmaDe(notario), pedido.anio, renglones);
  const fecha = request.now.toISOString();
  const contenido = await renderPdf(documento, { autor, fecha, borrador: false, rayado: true });
  return { tipo: 'application/pdf', nombre: `Índice ${pedido.anio} ${notario.nombre}.pdf`, contenido };
}

/** The razón that closes the protocol of a year, on its own paper (art. 12). */
export async function cierreEnPdf(
  renderPdf: RenderPdf,
  request: IndiceRequest,
  { lado, renglon, ajuste, lugar, fecha, observaciones = null, ...pedido }: CierreDeProtocolo,
): Promise<Archivo> {
  const { anio } = pedido;
  const { notario, renglones, autor } = await leer(request, pedido);
  const cuenta = {
    escrituras: cuantos(renglones, 'escrituraPublica'),
    protocolaciones: cuantos(renglones, 'protocolacion'),
    razones: cuantos(renglones, 'razon'),
    cancelados: cuantos(renglones, 'cancelado'),
    folios: Math.max(0, ...renglones.map(({ folioHasta }) => folioHasta)),
  };
  const razon = razonDeCierre({ anio, lugar, fecha, notario, cuenta, observaciones });
  const documento = documentoDeRazon(`Razón de cierre ${anio}`, razon, notario);
  const hoja = { plantilla: 'protocolo', documento, inicio: { lado, renglon }, salvado: '', ajuste } as const;
  const contenido = await renderPdf(hoja, { autor, fecha: request.now.toISOString(), borrador: false });
  return { tipo: 'application/pdf', nombre: `Razón de cierre ${anio} ${notario.nombre}.pdf`, contenido };
}

async function leer({ transact, actor }: IndiceRequest, { notario, anio }: Pedido) {
  const idNotario = deQuien(actor, notario);
  if (idNotario === undefined) throw new AppError('no-encontrado');
  return transact(async (db) => {
    const leido = await protocoloDe(db, idNotario, anio);
    return { ...leido, autor: (await informacionActual(db)).nombreEmpresa };
  });
}

function cuantos(renglones: readonly RenglonDeIndice[], buscada: RenglonDeIndice['clase']): number {
  return renglones.filter(({ clase }) => clase === buscada).length;
}

const CABEZA = ['Número', 'Lugar y fecha', 'Otorgantes', 'Objeto', 'Folios'];

function indiceDe(firma: readonly string[], anio: number, renglones: readonly RenglonDeIndice[]): Documento {
  const filas = [CABEZA.map((dicho) => celda(dicho, true)), ...renglones.map(filaDe)];
  const vacio = `El protocolo del año ${anio} no tiene instrumentos.`;
  return {
    titulo: `Índice del protocolo, ${anio}`,
    encabezado: [tramo(firma[0] ?? '')],
    pie: [],
    faltantes: [],
    problemas: [],
    bloques: [
      { tipo: 'titulo', nivel: 1, alineacion: 'left', tramos: [tramo(`Índice del protocolo del año ${anio}`)] },
      parrafo(firma.join(', ')),
      ...(renglones.length > 0 ? [{ tipo: 'tabla', filas } as const] : [parrafo(vacio)]),
      { tipo: 'firmas', firmas: [{ forma: 'firma', tramos: [tramo(firma[0] ?? '')] }] },
    ],
  };
}

function filaDe({ numero, lugarYFecha, otorgantes, objeto, folios }: RenglonDeIndice): Celda[] {
  return [String(numero), lugarYFecha, otorgantes, objeto, folios].map((dicho) => celda(dicho, false));
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
