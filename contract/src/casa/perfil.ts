import * as z from 'zod/mini';
import {
  fecha,
  idPersonal,
  impresoOpcional,
  linea,
  nit,
  nombreDeUsuario,
  revision,
  telefono,
  textoOpcional,
  uuid,
} from '../base/campos.ts';
import { idiomas } from '../base/idiomas.ts';
import type { ClaveMensaje } from '../base/mensajes.ts';
import { PASAPORTE } from '../base/patrones.ts';
import { roles } from '../base/roles.ts';
import { FormaDeAjustes } from './ajustes.ts';

export const tiposDocumento = ['dpi', 'pasaporte'] as const;
export type TipoDocumento = (typeof tiposDocumento)[number];

/** `IdRol` of the specification is the position of the role's name, from 1. */
export const RolDeUsuario = z.object({ idRol: z.int(), nombre: z.enum(roles) });

/** A user in a list of the back office. */
export const Usuario = z.object({
  idUsuario: uuid,
  email: z.string(),
  nombreCompleto: z.string(),
  rol: RolDeUsuario,
  /** Address of their photograph, valid for some minutes; null without one. */
  urlImagen: z.nullable(z.string()),
  activo: z.boolean(),
  confirmado: z.boolean(),
  creadoEn: z.iso.datetime(),
});
export type Usuario = z.output<typeof Usuario>;

/** Maximum size of a picture that is handed in as a photograph. */
export const BYTES_POR_FOTO = 10 * 1024 * 1024;
/** Pixels a side, at most: twice the largest place where it is shown. */
export const LADO_DE_FOTO = 256;

export const FotoDePerfil = z.object({ urlImagen: Usuario.shape.urlImagen });
export type FotoDePerfil = z.output<typeof FotoDePerfil>;

/** The profile of the specification, section 3; `shortcuts` are ids of navigation items separated by commas. */
export const Perfil = z.object({
  ...Usuario.shape,
  shortcuts: z.string(),
  telefono: z.nullable(z.string()),
  tipoDocumento: z.nullable(z.enum(tiposDocumento)),
  numeroDocumento: z.nullable(z.string()),
  nit: z.nullable(z.string()),
  fechaNacimiento: z.nullable(z.string()),
  direccion: z.nullable(z.string()),
  idioma: z.enum(idiomas),
  zonaHoraria: z.string(),
  /** Null until the person chooses any. */
  ajustes: z.nullable(FormaDeAjustes),
  revision: z.int(),
});
export type Perfil = z.output<typeof Perfil>;

const error = (clave: ClaveMensaje) => ({ error: clave });

/** The fields of a profile that may be changed. A field left out keeps its value; an empty one is cleared. */
export const CambioDePerfil = z
  .strictObject({
    nombreCompleto: z.optional(nombreDeUsuario()),
    telefono: z.optional(telefono),
    tipoDocumento: z.optional(z.nullable(z.enum(tiposDocumento, error('opcion')))),
    numeroDocumento: z.optional(textoOpcional(20)),
    nit: z.optional(nit),
    fechaNacimiento: z.optional(fecha),
    direccion: z.optional(impresoOpcional(200)),
    idioma: z.optional(z.enum(idiomas, error('opcion'))),
    zonaHoraria: z.optional(linea(60).check(z.refine(esZonaHoraria, error('opcion')))),
    revision,
  })
  .check(z.refine(documentoConTipo, { error: 'documentoSinTipo', path: ['tipoDocumento'] }))
  .check(z.refine(dpiValido, { error: 'cui', path: ['numeroDocumento'] }))
  .check(z.refine(pasaporteValido, { error: 'documento', path: ['numeroDocumento'] }));
export type CambioDePerfil = z.output<typeof CambioDePerfil>;

export const Identidad = z.object({
  tipoDocumento: Perfil.shape.tipoDocumento,
  numeroDocumento: Perfil.shape.numeroDocumento,
});
export type Identidad = z.output<typeof Identidad>;

type Documento = { tipoDocumento?: TipoDocumento | null | undefined; numeroDocumento?: string | null | undefined };

function documentoConTipo({ tipoDocumento, numeroDocumento }: Documento): boolean {
  return !numeroDocumento || Boolean(tipoDocumento);
}

function dpiValido({ tipoDocumento, numeroDocumento }: Documento): boolean {
  return tipoDocumento !== 'dpi' || !numeroDocumento || idPersonal(numeroDocumento) !== undefined;
}

function pasaporteValido({ tipoDocumento, numeroDocumento }: Documento): boolean {
  return tipoDocumento !== 'pasaporte' || !numeroDocumento || PASAPORTE.test(numeroDocumento);
}

function esZonaHoraria(nombre: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('es', { timeZone: nombre }));
  } catch {
    return false;
  }
}
