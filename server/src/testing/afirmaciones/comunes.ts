import { porcentajesPorEtapa } from '@fedatario/contract/compra';
import { type Afirmaciones, consejo, cumple, llamada, prueba, texto } from './prueba.ts';

const alMomento = cumple(({ modalidad, ficha }) => modalidad === 'autoservicio' && ficha.plazoHoras === 0);
const anteNotario = cumple(({ modalidad }) => modalidad === 'notarial');
const entregado = prueba(
  'server/src/acto/documentos/documentos.test.ts',
  'pagado, el documento se hace con sus respuestas, se sella y su dueña lo descarga',
);
const firmado = prueba(
  'server/src/acto/firmas/firmas.test.ts',
  'firmado por su notario se sella, se asienta y lo descarga su dueña; cualquiera lo comprueba',
);
const verificable = prueba(
  'server/src/acto/documentos/verificacion.test.ts',
  'quien sea lo comprueba con su código, como lo escriba, o con la huella de su archivo, y no lee de quién es',
);
const pdfYWord = [alMomento, llamada('documentos.download'), llamada('documentos.word'), entregado] as const;
const notarial = [anteNotario, llamada('tramites.act'), llamada('minutas.send'), firmado] as const;

/** A document of ours or anybody's may have its signatures legalised. */
export const legalizada = prueba(
  'server/src/acto/firmas/legalizaciones.test.ts',
  'una auténtica se compra con su documento, se firma ante el notario, se sella y trae su toma de razón',
);

/** Statements that many documents make in the same words. */
export const comunes: Afirmaciones = {
  'Al confirmarse el pago': [alMomento, entregado],
  'Horas hábiles desde que entrega todos los requisitos': [
    anteNotario,
    prueba(
      'server/src/tramite/expedientes/requisitos.test.ts',
      'con el último obligatorio el trabajo comienza y el reloj corre; el opcional no lo detiene',
    ),
  ],
  'Descarga su documento en PDF y en Word.': pdfYWord,
  'Lo imprime, lo lee con la otra parte y lo firman.': [alMomento, llamada('documentos.download')],
  'Su copia queda en su cuenta, con un código para verificarla.': [alMomento, llamada('tramites.list'), verificable],
  'Sube los requisitos que le pedimos.': [
    cumple(({ contenido }) => contenido.producto.requisitos.length > 0),
    llamada('requisitos.deliver'),
  ],
  'Un notario revisa sus respuestas y prepara el texto.': notarial,
  'Usted lee el texto, observa lo que quiera cambiar o lo aprueba.': [
    anteNotario,
    llamada('minutas.remark'),
    llamada('minutas.approve'),
  ],
  'Firma ante el notario, que le escribe cuándo y dónde.': [anteNotario, llamada('conversacion.send'), firmado],
  'Recibe el documento sellado y el código para verificarlo.': [anteNotario, firmado, verificable],
  'El texto es un modelo: se llena con sus respuestas y nadie lo revisa por usted.': [alMomento, entregado],
  'Si su caso tiene algo especial, consulte a un notario antes de firmar.': [consejo],
  'Un notario revisa sus respuestas, ajusta el texto a su caso y es quien autoriza el documento.': notarial,
  'Si la ley no permite lo que pide, se lo decimos y puede pedir que se le devuelva todo.': [
    anteNotario,
    llamada('reembolsos.ask'),
    cumple(() => porcentajesPorEtapa.rechazado === 100),
  ],
  'Revisión por un notario': notarial,
  'Acta notarial firmada ante un notario': [anteNotario, texto(/^ACTA NOTARIAL/), firmado],
  'Copia sellada del acta, con código para verificarla': [anteNotario, texto(/^ACTA /), firmado, verificable],
  'Contrato completo en PDF y Word': [texto(/^CONTRATO/), ...pdfYWord],
};

export const enPdfYWord = pdfYWord;
export const conNotario = notarial;
export const conCopiaSellada = [anteNotario, firmado, verificable] as const;
