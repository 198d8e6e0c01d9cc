import { XMLParser } from 'fast-xml-parser';
import { z } from 'zod';
import type { Certificacion } from './fel.ts';

/** Data that the certifier adds to a document. */
export type Sello = Pick<Certificacion, 'autorizacion' | 'serie' | 'numero' | 'fechaCertificacion' | 'certificador'>;

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  textNodeName: '#text',
});

const Certificado = z.object({
  GTDocumento: z.object({
    SAT: z.object({
      DTE: z.object({
        DatosEmision: z.object({ DatosGenerales: z.object({ '@FechaHoraEmision': z.string() }) }),
        Certificacion: z
          .object({
            NITCertificador: z.string(),
            NombreCertificador: z.string(),
            FechaHoraCertificacion: z.string(),
            NumeroAutorizacion: z.object({ '#text': z.string(), '@Serie': z.string(), '@Numero': z.string() }),
          })
          .optional(),
      }),
    }),
  }),
});

function leer(xml: string) {
  try {
    return Certificado.safeParse(parser.parse(xml)).data?.GTDocumento.SAT.DTE;
  } catch {
    return undefined;
  }
}

/** The date and time of a document as it was written, with its offset; undefined for another XML. */
export function fechaDeEmision(xml: string): string | undefined {
  return leer(xml)?.DatosEmision.DatosGenerales['@FechaHoraEmision'];
}

/** The certification that a certified document tells of itself; undefined for one that is not certified. */
export function certificacionDe(xml: string): Certificacion | undefined {
  const { Certificacion: certificacion } = leer(xml) ?? {};
  if (!certificacion) return undefined;
  const { NumeroAutorizacion: numero, NITCertificador: nit, NombreCertificador: nombre } = certificacion;
  const fecha = certificacion.FechaHoraCertificacion;
  return {
    ok: true,
    autorizacion: numero['#text'].trim().toUpperCase(),
    serie: numero['@Serie'],
    numero: numero['@Numero'],
    // The authority's schema lets the offset be left out, and then it is Guatemala's.
    fechaCertificacion: /(?:Z|[+-]\d\d:\d\d)$/.test(fecha) ? fecha : `${fecha}-06:00`,
    certificador: { nit, nombre },
    xmlCertificado: xml,
  };
}
