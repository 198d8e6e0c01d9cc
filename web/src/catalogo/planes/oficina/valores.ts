import type { PlanDeOficina } from '@fedatario/contract/catalogo';
import { montoOf, readEntero, readMonto } from '../../../lib/escribir.ts';

/** Form values of a plan: amounts and counts as typed; an empty amount is a period it is not sold by. */
export interface Valores {
  nombre: string;
  descripcion: string;
  destacado: boolean;
  orden: string;
  para: PlanDeOficina['para'];
  precioMensual: string;
  precioAnual: string;
  documentos: string;
  citas: string;
  descuento: string;
  categorias: string[];
  /** Undefined for a new plan. */
  revision: number | undefined;
}

export const nuevo: Valores = {
  nombre: '',
  descripcion: '',
  destacado: false,
  orden: '100',
  para: 'todos',
  precioMensual: '',
  precioAnual: '',
  documentos: '1',
  citas: '0',
  descuento: '0',
  categorias: [],
  revision: undefined,
};

export function valoresOf(plan: PlanDeOficina): Valores {
  const { nombre, descripcion, destacado, para, precioMensual, precioAnual, documentos, citas, descuento } = plan;
  return {
    nombre,
    descripcion,
    destacado,
    para,
    orden: String(plan.orden),
    precioMensual: precioMensual === null ? '' : montoOf(precioMensual),
    precioAnual: precioAnual === null ? '' : montoOf(precioAnual),
    documentos: documentos === null ? '' : String(documentos),
    citas: citas === null ? '' : String(citas),
    descuento: String(descuento),
    categorias: [...plan.categorias],
    revision: plan.revision,
  };
}

/** Converts form values into the body of the contract. */
export function prepare({ revision, ...valores }: Valores): object {
  const { precioMensual, precioAnual, documentos, citas, descuento, orden } = valores;
  return {
    ...valores,
    ...(revision !== undefined && { revision }),
    orden: readEntero(orden) ?? Number.NaN,
    precioMensual: precioMensual.trim() === '' ? null : readMonto(precioMensual),
    precioAnual: precioAnual.trim() === '' ? null : readMonto(precioAnual),
    documentos: readEntero(documentos),
    citas: readEntero(citas),
    descuento: readEntero(descuento) ?? Number.NaN,
  };
}
