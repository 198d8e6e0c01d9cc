import { conCopiaSellada, conNotario, legalizada } from './comunes.ts';
import { type Afirmaciones, ley, llamada, pregunta, prueba, texto } from './prueba.ts';

const fotocopias = prueba(
  'server/src/acto/firmas/legalizaciones.test.ts',
  'las fotocopias las legaliza el notario por sí y ante sí, sin comparecientes ni deberes',
);
const seis = prueba(
  'document-engine/src/legalizaciones.test.ts',
  'una firma se legaliza en singular, seis en plural, y la séptima no cabe',
);

const propio = prueba(
  'server/src/acto/documentos/autentica.test.ts',
  'de un documento nuestro se pide su auténtica con quienes lo firman, y el documento va con ella sin subirlo',
);

export const legalizaciones: Afirmaciones = {
  'Un notario da fe de que las firmas de su documento son auténticas.': [
    texto(/DOY FE de que las firmas que anteceden son AUTÉNTICAS/),
    ...conNotario,
  ],
  'Legalización de firmas, o auténtica, de un documento suyo: un contrato, una carta, un formulario.': [
    pregunta('titulo'),
    legalizada,
  ],
  'De una a seis personas lo firman ante el notario, o reconocen ante él la firma que ya pusieron, con su DPI o su pasaporte.':
    [pregunta('modo', 'puestas', 'reconocidas'), texto(/pasaporte número/), seis],
  'Quien no sabe o no puede firmar pone su huella y otra persona firma a su ruego.': [
    texto(/por no saber firmar imprimió la huella digital .* y a su ruego firmó/),
    texto(/por no poder firmar imprimió la huella digital/),
  ],
  'El notario toma razón de la legalización en su protocolo.': [ley('Toma de razón — art. 59'), legalizada],
  'Acta de legalización firmada ante un notario, con sus timbres': [
    texto(/Adhiero un timbre notarial de .* y un timbre fiscal de/),
    ...conCopiaSellada,
  ],
  'Toma de razón en el protocolo del notario': [legalizada],
  'Sí: cada una firma, o reconoce su firma, ante el notario y con su documento de identificación.': [
    ley('put or acknowledged in his presence'),
    texto(/en mi presencia por/),
  ],
  'Dígalo al responder, con la dirección y los días que le convienen.': [
    pregunta('donde', 'oficina', 'visita'),
    pregunta('direccionVisita'),
    pregunta('dias'),
  ],
  'El notario le contesta en los mensajes del trámite si puede, y si la visita tiene costo.': [
    llamada('conversacion.send'),
  ],
  'Pídala desde la página de ese documento: lo llevamos con los datos de quienes lo firman, sin que lo suba.': [propio],
  'No lo califica: da fe de quién firmó y de la fecha.': [texto(/no prejuzga sobre la validez del documento/)],
  'La ley deja fuera la validez del documento y la capacidad de quien lo firma.': [
    ley('does **not** prejudge validity, capacity or representation'),
  ],

  'Un notario da fe de que las fotocopias se hicieron del original, en su presencia.': [
    texto(/reproducidas? en esta fecha y en mi presencia de su original/),
    ...conNotario,
  ],
  'Legalización de fotocopias de títulos, patentes, certificaciones y otros documentos, hasta diez en un pedido.': [
    pregunta('originales'),
    fotocopias,
  ],
  'Usted lleva el original en papel; se fotocopia ante el notario, que sella y firma cada hoja y escribe el acta con la descripción de cada documento y su número de hojas.':
    [
      pregunta('tieneOriginal'),
      texto(/Numero, sello y firmo cada una de las hojas de fotocopia/),
      texto(/en veintiuna hojas por su anverso y su reverso/),
    ],
  'Acta de legalización de las fotocopias, con sus timbres': [
    texto(/Adhiero un timbre notarial de .* y un timbre fiscal de/),
    fotocopias,
  ],
  'Cada hoja de fotocopia sellada y firmada': [texto(/Sello y firmo la hoja de fotocopia/)],
  'Lleva el original ante el notario, que le escribe cuándo y dónde.': [llamada('conversacion.send'), fotocopias],
  'No basta: el notario da fe de que la copia se hizo ante él del original en papel.': [
    ley('can **never** be turned into a "copia legalizada"'),
  ],
  'La ley no lo pide: el notario autoriza el acta por sí y ante sí.': [
    texto(/POR MÍ Y ANTE MÍ/),
    ley('"Por mí y ante mí" (no requirente needed)'),
  ],
};
