import * as z from 'zod/mini';
import { Contenido } from '../base/archivo.ts';
import { acto, archivo } from '../base/calls.ts';
import { linea, texto, uuid } from '../base/campos.ts';
import { tiposDeArchivo } from '../base/formatos.ts';

/** Maximum size of an uploaded file, in bytes. */
export const BYTES_POR_ARCHIVO = 10 * 1024 * 1024;

/** A file that somebody handed in, or that we made. */
export const ArchivoGuardado = z.object({
  idArchivo: uuid,
  nombre: z.string(),
  tipo: z.enum(tiposDeArchivo),
  /** Bytes. */
  peso: z.int(),
});
export type ArchivoGuardado = z.output<typeof ArchivoGuardado>;

/** A file with the address it opens at for some minutes, for whoever was given it. */
export const ArchivoAbierto = z.object({ ...ArchivoGuardado.shape, url: z.string() });
export type ArchivoAbierto = z.output<typeof ArchivoAbierto>;

export const archivos = {
  upload: acto('POST', {
    path: '/private/archivos',
    access: 'all',
    costly: true,
    summary:
      'Sube un archivo: PDF, JPG, PNG, WebP o HEIC, que se guarda como JPG; el que no se adjunta a nada en un día se borra',
    query: z.strictObject({ nombre: texto(200) }),
    receives: { maximo: BYTES_POR_ARCHIVO },
    body: Contenido,
    response: ArchivoGuardado,
  }),
  open: archivo({
    path: '/public/archivos/:enlace',
    access: 'public',
    alcance: 'todos',
    summary: 'Un archivo por el enlace que se dio a quien puede verlo, que vale unos minutos',
    params: z.strictObject({ enlace: linea(200) }),
    produces: tiposDeArchivo,
  }),
};
