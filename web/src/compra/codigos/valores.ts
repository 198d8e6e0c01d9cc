import type { AlcanceDeCodigo, CodigoPromocional, TipoDeDescuento } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import { montoOf, readEntero, readMonto } from '../../lib/escribir.ts';
import { fromLocal, toLocal } from '../../lib/instante.ts';

/** Form values of a code: amounts and counts as typed, times in the company's time zone. */
export interface Valores {
  codigo: string;
  descripcion: string;
  tipo: TipoDeDescuento;
  valor: string;
  desde: string;
  hasta: string;
  usosMaximos: string;
  usosPorCliente: string;
  montoMinimo: string;
  aplicaA: AlcanceDeCodigo;
  objetos: string[];
  activo: boolean;
  /** Undefined for a new code. */
  revision: number | undefined;
}

const { zonaHoraria } = jurisdiccion;

export const nuevo: Valores = {
  codigo: '',
  descripcion: '',
  tipo: 'porcentaje',
  valor: '',
  desde: '',
  hasta: '',
  usosMaximos: '',
  usosPorCliente: '',
  montoMinimo: '0.00',
  aplicaA: 'todo',
  objetos: [],
  activo: true,
  revision: undefined,
};

export function valoresOf(codigo: CodigoPromocional): Valores {
  const { descripcion, tipo, valor, desde, hasta, usosMaximos, usosPorCliente, montoMinimo } = codigo;
  return {
    codigo: codigo.codigo,
    descripcion,
    tipo,
    aplicaA: codigo.aplicaA,
    objetos: [...codigo.objetos],
    activo: codigo.activo,
    revision: codigo.revision,
    valor: tipo === 'monto' ? montoOf(valor) : String(valor),
    desde: toLocal(desde, zonaHoraria),
    hasta: toLocal(hasta, zonaHoraria),
    usosMaximos: usosMaximos === null ? '' : String(usosMaximos),
    usosPorCliente: usosPorCliente === null ? '' : String(usosPorCliente),
    montoMinimo: montoOf(montoMinimo),
  };
}

/** Converts form values into the body of the contract. */
export function prepare({ revision, ...valores }: Valores): object {
  const { tipo, valor, desde, hasta, usosMaximos, usosPorCliente, montoMinimo, aplicaA, objetos } = valores;
  return {
    ...valores,
    ...(revision !== undefined && { revision }),
    valor: tipo === 'monto' ? readMonto(valor) : (readEntero(valor) ?? Number.NaN),
    desde: fromLocal(desde, zonaHoraria),
    hasta: fromLocal(hasta, zonaHoraria),
    usosMaximos: readEntero(usosMaximos),
    usosPorCliente: readEntero(usosPorCliente),
    montoMinimo: readMonto(montoMinimo === '' ? '0' : montoMinimo),
    objetos: aplicaA === 'todo' ? [] : objetos,
  };
}
