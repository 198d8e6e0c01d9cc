import type { JurisdiccionBasica } from '../../modelo/jurisdiccion.ts';
import type { Moneda } from '../../modelo/moneda.ts';
import { esHabil, feriados, sumarHabiles } from './calendario.ts';
import { formatCui, parseCui } from './cui.ts';
import { type Divisa, DOLAR, formatMontoDocumento, formatMontoPantalla, QUETZAL } from './dinero.ts';
import {
  DIAS_PARA_ANULAR,
  direccionDelVerificador,
  exigeIdentificar,
  FRASES_ISR,
  LIMITE_CONSUMIDOR_FINAL,
} from './factura.ts';
import { desglosarIva, desglosarLineas, repartirDescuento } from './iva.ts';
import { cuiEnLetras, montoEnLetras, montoLegal } from './letras.ts';
import { formatNit, parseIdTributaria } from './nit.ts';
import { retencion } from './retencion.ts';
import { formatTelefono, parseTelefono } from './telefono.ts';
import { ZONA_HORARIA } from './zona.ts';

/** Years from which a person may bind themselves (domain-gt 0). */
export const MAYORIA_EDAD = 18;

/** The data of Guatemala that every screen may need. Values marked PARAM in domain-gt 0 stand here and nowhere else. */
export const pais = {
  codigo: 'gt',
  locale: 'es-GT',
  zonaHoraria: ZONA_HORARIA,
  mayoriaEdad: MAYORIA_EDAD,
  moneda: monedaDe(QUETZAL),
  otrasMonedas: { [DOLAR.codigo]: monedaDe(DOLAR) },
  impuesto: {
    nombre: 'IVA',
    tasaPorCiento: 12,
    incluidoEnPrecio: true,
    desglosar: desglosarIva,
    desglosarLineas,
    repartirDescuento,
  },
  factura: {
    limiteSinIdentificar: LIMITE_CONSUMIDOR_FINAL,
    exigeIdentificar,
    diasParaAnular: DIAS_PARA_ANULAR,
    verificador: direccionDelVerificador,
    frases: FRASES_ISR,
  },
  idTributaria: { nombre: 'NIT', comodin: 'CF', parse: parseIdTributaria, format: formatNit },
  idPersonal: {
    nombre: 'DPI',
    parse: (texto: string) => parseCui(texto),
    format: formatCui,
    enLetras: (cui: string) => cuiEnLetras(cui),
  },
  telefono: { prefijo: '+502', parse: parseTelefono, format: formatTelefono },
  calendario: { feriados, esHabil, sumarHabiles },
  retencion,
} satisfies JurisdiccionBasica;

function monedaDe(divisa: Divisa): Moneda {
  const { codigo, simbolo } = divisa;
  return {
    codigo,
    simbolo,
    decimales: 2,
    formatDocumento: (menor) => formatMontoDocumento(menor, divisa),
    formatPantalla: (menor) => formatMontoPantalla(menor, divisa),
    enLetras: (menor) => montoEnLetras(menor, divisa),
    legal: (menor) => montoLegal(menor, {}, divisa),
  };
}
