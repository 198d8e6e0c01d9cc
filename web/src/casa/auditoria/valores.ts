import { jurisdiccion } from '@fedatario/document-engine';
import type { T, Texto } from '../../i18n/i18n.ts';
import { dia, dinero, fechaHoraDe } from '../../lib/format.ts';

const DINERO = ['monto', 'montoMinimo', 'montoRecibido', 'total', 'reembolsado', 'cotizado', 'precio'];
const INSTANTE = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const FECHA = /^\d{4}-\d\d-\d\d$/;
const ROLES = ['admin', 'notario', 'cliente'] as const;

/** Label of a field: its text, or else its own name in words. */
export function nombreDeCampo(t: T, campo: string): string {
  const path = `auditoria.campo.${campo}`;
  const known = t(path as Texto);
  return known === path ? inWords(campo) : known;
}

/** The value of a field in readable form. */
export function valorDe(t: T, campo: string, valor: unknown): string {
  if (valor === null || valor === undefined || valor === '') return t('auditoria.registro.vacio');
  if (typeof valor === 'boolean') return t(valor ? 'auditoria.registro.si' : 'auditoria.registro.no');
  if (typeof valor === 'number') return numero(t, campo, valor);
  if (typeof valor === 'string') return texto(valor);
  if (Array.isArray(valor) && valor.every((one) => typeof one !== 'object'))
    return valor.join(', ') || t('auditoria.registro.vacio');
  return JSON.stringify(valor, null, 1);
}

function numero(t: T, campo: string, valor: number): string {
  const rol = campo === 'idRol' && ROLES[valor - 1];
  if (rol) return t(`auditoria.rol.${rol}`);
  return DINERO.includes(campo) ? dinero(valor) : String(valor);
}

function texto(valor: string): string {
  if (INSTANTE.test(valor)) return fechaHoraDe(valor, jurisdiccion.zonaHoraria);
  return FECHA.test(valor) ? dia(valor) : valor;
}

/** `usosMaximos` becomes «Usos maximos». */
function inWords(campo: string): string {
  const words = campo.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
