import type { Documento } from '../modelo/documento.ts';

/**
 * A document as it is delivered, or printed to be signed. The foot of a template says that it is a draft still: it belongs to drafts,
 * previews and samples alone, whatever the template.
 */
export function definitivo(documento: Documento): Documento {
  return { ...documento, pie: [] };
}
