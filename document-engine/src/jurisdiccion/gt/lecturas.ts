import type { Lectura, TipoNacional } from '../../modelo/jurisdiccion.ts';
import { type MotivoCui, parseCui } from './cui.ts';
import { type MotivoNit, parseNit } from './nit.ts';
import { isPlacaUsual, normalizePlaca } from './placa.ts';
import { type MotivoTelefono, parseTelefono } from './telefono.ts';
import { findDepartamento, findMunicipio } from './territorio.ts';

const CUI: Record<MotivoCui, string> = {
  vacio: 'escriba los trece dígitos del DPI.',
  caracteres: 'escriba solo los dígitos del DPI.',
  longitud: 'el número del DPI tiene trece dígitos.',
  digito: 'el número no coincide con su dígito verificador; cópielo de nuevo del DPI.',
  resto10: 'el RENAP no emite números como este; cópielo de nuevo del DPI.',
  departamento: 'los dígitos del departamento van de 01 a 22; cópielo de nuevo del DPI.',
  municipio: 'los dígitos del municipio no existen; cópielo de nuevo del DPI.',
};

const NIT: Record<MotivoNit, string> = {
  vacio: 'escriba el NIT.',
  caracteres: 'el NIT lleva solo dígitos y, al final, un dígito o la letra K.',
  longitud: 'el NIT tiene de dos a doce caracteres.',
  digito: 'el NIT no coincide con su verificador; cópielo de nuevo.',
};

const TELEFONO: Record<MotivoTelefono, string> = {
  vacio: 'escriba el teléfono.',
  caracteres: 'escriba solo dígitos.',
  longitud: 'un teléfono de Guatemala tiene ocho dígitos; si es de otro país, empiece con + y el prefijo.',
  primerDigito: 'los teléfonos de Guatemala empiezan con 2, 3, 4, 5, 6 o 7.',
};

/** How answers of Guatemala's own kinds are read; messages follow the name of the field and a colon. */
export const lecturas: Record<TipoNacional, (texto: string) => Lectura> = {
  cui: (texto) => {
    const cui = parseCui(texto);
    if (!cui.ok) return { ok: false, mensaje: CUI[cui.motivo] };
    if (cui.valor.municipio !== undefined) return { ok: true, valor: cui.valor.cui };
    return { ok: true, valor: cui.valor.cui, aviso: 'no conocemos el municipio de este DPI; revise el número.' };
  },
  nit: (texto) => {
    const nit = parseNit(texto);
    return nit.ok ? nit : { ok: false, mensaje: NIT[nit.motivo] };
  },
  telefono: (texto) => {
    const telefono = parseTelefono(texto);
    return telefono.ok ? { ok: true, valor: telefono.valor.e164 } : { ok: false, mensaje: TELEFONO[telefono.motivo] };
  },
  placa: (texto) => {
    const valor = normalizePlaca(texto);
    if (isPlacaUsual(texto)) return { ok: true, valor };
    if (valor.length < 4 || texto.length > 20) return { ok: false, mensaje: 'escriba la placa como está impresa.' };
    return { ok: true, valor, aviso: 'la placa no tiene la forma usual, como P-123BCD; revísela.' };
  },
  departamento: (texto) =>
    findDepartamento(texto) ? { ok: true, valor: texto } : { ok: false, mensaje: 'elija un departamento de la lista.' },
  municipio: (texto) =>
    findMunicipio(texto) ? { ok: true, valor: texto } : { ok: false, mensaje: 'elija un municipio de la lista.' },
};
