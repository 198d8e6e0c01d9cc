import type { CambioDePerfil, Perfil } from '@fedatario/contract/casa';
import type * as z from 'zod/mini';
import { hoy, readFecha, writeDpi, writeFecha, writeNit, writeTelefono } from '../../lib/escribir.ts';

export type Valores = z.input<typeof CambioDePerfil>;

/** Form values of a profile; unknown data are empty fields. */
export function valoresOf(perfil: Perfil): Valores {
  const numero = perfil.numeroDocumento ?? '';
  return {
    nombreCompleto: perfil.nombreCompleto,
    tipoDocumento: perfil.tipoDocumento,
    numeroDocumento: perfil.tipoDocumento === 'dpi' ? writeDpi(numero) : numero,
    fechaNacimiento: writeFecha(perfil.fechaNacimiento ?? ''),
    telefono: writeTelefono(perfil.telefono ?? ''),
    nit: writeNit(perfil.nit ?? ''),
    direccion: perfil.direccion ?? '',
    revision: perfil.revision,
  };
}

/** Converts form values into the body of the contract. */
export function prepare(valores: Valores): Valores {
  return { ...valores, fechaNacimiento: readFecha(valores.fechaNacimiento ?? '', { hoy: hoy(), pasada: true }) };
}
