import * as z from 'zod/mini';
import { acto, archivo, lectura } from '../base/calls.ts';
import { linea, uuid } from '../base/campos.ts';
import { deBorrador } from '../borrador/borrador.ts';
import { DocumentoNombrado } from '../tramite/marca.ts';

/** `noComprobado`: it is in our books, but the file that we keep of it is not as it was sealed, or its signature does not verify. */
export const estadosDeDocumento = ['autentico', 'sustituido', 'anulado', 'noComprobado'] as const;

/**
 * `constancia`: our statement of a result that an institution gave. `resultado`: a file of that result, which the institution issued; its code is
 * that of the statement.
 */
export const clasesDeDocumento = ['documento', 'constancia', 'resultado'] as const;

/** The public facts about a delivered document. The only personal one is the name of the notary who sealed it. */
export const DocumentoVerificado = z.object({
  clase: z.enum(clasesDeDocumento),
  codigo: z.string(),
  numero: z.string(),
  /** The kind of document, by the name of the product sold. */
  nombre: z.string(),
  selladoEn: z.iso.datetime(),
  /** Name of the notary who sealed it; null if the platform did. */
  notario: z.nullable(z.string()),
  /** SHA-256 of the whole file, in hexadecimal. */
  sha256: z.string(),
  /** Bytes. */
  peso: z.int(),
  estado: z.enum(estadosDeDocumento),
  /** The document that replaces it; null unless it was marked as replaced. */
  sustituto: z.nullable(DocumentoNombrado),
});
export type DocumentoVerificado = z.output<typeof DocumentoVerificado>;

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

export const documentos = {
  download: archivo({
    path: '/private/solicitudes/:idSolicitud/documento',
    access: 'adminCliente',
    alcance: 'propio',
    summary: 'El documento sellado de una solicitud propia, en su última versión',
    params: z.strictObject({ idSolicitud: uuid }),
    produces: ['application/pdf'],
  }),
  word: archivo({
    path: '/private/solicitudes/:idSolicitud/documento/word',
    access: 'adminCliente',
    alcance: 'propio',
    costly: true,
    summary: 'El texto del documento entregado, en Word; no lo tiene el que se firmó ante notario',
    params: z.strictObject({ idSolicitud: uuid }),
    produces: [WORD],
  }),
  authenticate: acto('POST', {
    path: '/private/solicitudes/:idSolicitud/autentica',
    access: 'adminCliente',
    alcance: 'propio',
    summary:
      'Abre el borrador de la auténtica de un documento propio que no firmó notario, con quienes lo firman; comprado, lleva el documento',
    params: z.strictObject({ idSolicitud: uuid }),
    response: z.object(deBorrador),
  }),
  ofTramite: archivo({
    path: '/private/tramites/:idSolicitud/documento',
    access: 'staff',
    alcance: 'participante',
    acto: 'tramite.ver',
    summary: 'El documento sellado de un trámite, en su última versión, para quien lo atiende',
    params: z.strictObject({ idSolicitud: uuid }),
    produces: ['application/pdf'],
  }),
  verificar: lectura({
    path: '/public/verificar/:codigo',
    access: 'public',
    alcance: 'todos',
    guarded: true,
    summary: 'Si un documento es auténtico, por su código o por el SHA-256 de su archivo',
    params: z.strictObject({ codigo: linea(100) }),
    response: DocumentoVerificado,
  }),
};
