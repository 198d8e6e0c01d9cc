import { anulable, de, entre, type Forma, fechaHora, firma, nit, uno, uuid } from './forms.ts';

/** Facts: GT_AnulacionDocumento 0.1.0, which has other names and another namespace than a document. */
export const anulacion: Forma = {
  atributos: { 'xmlns:dte': uno('http://www.sat.gob.gt/dte/fel/0.1.0'), Version: uno('0.1') },
  hijos: [
    [
      'dte:SAT',
      {
        hijos: [
          [
            'dte:AnulacionDTE',
            {
              atributos: { ID: uno('DatosCertificados') },
              hijos: [
                [
                  'dte:DatosGenerales',
                  {
                    atributos: {
                      ID: uno('DatosAnulacion'),
                      NumeroDocumentoAAnular: uuid,
                      NITEmisor: nit,
                      IDReceptor: anulable,
                      FechaEmisionDocumentoAnular: fechaHora,
                      FechaHoraAnulacion: fechaHora,
                      MotivoAnulacion: entre(1, 255),
                    },
                  },
                  1,
                  1,
                ],
                [
                  'dte:Certificacion',
                  {
                    hijos: [
                      ['dte:NITCertificador', de(nit), 1, 1],
                      ['dte:NombreCertificador', de(entre(1, 255)), 1, 1],
                      ['dte:FechaHoraCertificacion', de(fechaHora), 1, 1],
                    ],
                  },
                  0,
                  1,
                ],
              ],
            },
            1,
            1,
          ],
        ],
      },
      1,
      1,
    ],
    ['ds:Signature', firma, 0, 2],
  ],
};
