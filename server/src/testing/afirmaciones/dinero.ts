import { enPdfYWord } from './comunes.ts';
import { cuotasSuman } from './producto.ts';
import { type Afirmaciones, consejo, cumple, ley, pregunta, prueba, texto } from './prueba.ts';

export const dinero: Afirmaciones = {
  'Deje por escrito cuánto se debe, cuándo se paga y con qué garantía.': [
    texto(/DEL RECONOCIMIENTO\./),
    texto(/DEL PLAZO Y FORMA DE PAGO\./),
    pregunta('conFiador'),
  ],
  'Documento en el que una persona reconoce que debe dinero a otra: de dónde viene la deuda, cuánto es, si lleva intereses, si se paga de una vez o por cuotas, y si hay fiador.':
    [
      pregunta('origen'),
      texto(/reconoce, en forma expresa e incondicional, que debe/),
      texto(/DE LOS INTERESES\./),
      pregunta('formaPago', 'unico', 'cuotas'),
      texto(/DE LA FIANZA\./),
    ],
  'Es un documento privado: si lo quiere para cobrar por la vía ejecutiva, consulte antes a un notario.': [
    cumple(({ modalidad }) => modalidad === 'autoservicio'),
  ],
  'Documento completo en PDF y Word': enPdfYWord,
  'Cuotas que suman exactamente la deuda': [cumple(cuotasSuman)],
  'Cláusula de vencimiento anticipado': [texto(/DEL VENCIMIENTO ANTICIPADO\./)],
  'El que acuerden, dentro de lo que la ley permite.': [ley('Código Civil, artículos 1319 y 1942 a 1956')],
  'Si no escriben ninguno, no hay intereses pactados.': [texto(/La deuda no causa intereses/)],
  'El documento permite a quien prestó dar por vencido el plazo y exigir todo lo que se le deba.': [
    texto(/permite a la parte acreedora dar por vencido el plazo y exigir todo lo que se le deba/),
  ],

  'Una promesa de pago formal, a la vista, a fecha fija o por cuotas.': [
    pregunta('vencimiento', 'vista', 'fecha', 'cuotas'),
  ],
  'Pagaré libre de protesto con los requisitos del Código de Comercio: la promesa incondicional de pagar, el monto en letras y cifras, el beneficiario, el lugar y la fecha de pago.':
    [
      pregunta('libreProtesto'),
      texto(/promete incondicionalmente pagar a .*, o a su orden/),
      texto(/QUETZALES \(Q[\d,.]+\)/),
      pregunta('lugarPago'),
      texto(/DEL VENCIMIENTO\./),
      ley('Código de Comercio, artículos 386 y 490 a 493'),
    ],
  'Puede llevar intereses, aval y vencimientos sucesivos.': [
    pregunta('conIntereses'),
    texto(/POR AVAL/),
    texto(/cuotas mensuales y consecutivas/),
  ],
  'Pagaré en PDF y Word, listo para firmar': [texto(/^PAGARÉ/), texto(/f\) _{10}/), ...enPdfYWord],
  'Monto en letras sin errores': [
    texto(/UN MILLÓN DE QUETZALES \(Q1,000,000\.00\)/),
    prueba(
      'document-engine/src/espanol/numero.test.ts',
      'cada número hasta treinta mil se lee de vuelta sin perder ni repetir unidades',
    ),
  ],
  'Cuotas que suman exactamente el monto, si las hay': [cumple(cuotasSuman)],
  'Quien se obliga a pagar y, si lo hay, el avalista.': [texto(/f\) _+\n(?:.+\n)+\nPOR AVAL/)],
  'El beneficiario no firma.': [ley('Código de Comercio, artículos 386 y 490 a 493')],
  'Que para cobrarlo no hace falta que un notario haga constar antes que no se pagó.': [
    ley('Código de Comercio, artículos 386 y 490 a 493'),
  ],

  'La constancia de que una deuda quedó pagada y nada más se reclama.': [texto(/nada tiene que reclamar por ella/)],
  'Carta en la que quien prestó declara que recibió todo lo que se le debía y, si hubo garantía, que queda libre.': [
    texto(/quedó pagado todo lo que por capital, intereses y gastos se le debía/),
    texto(/libera la garantía/),
  ],
  'Sirve para cerrar un préstamo, un pagaré o un reconocimiento de deuda.': [
    pregunta('documentoOrigen', 'pagare', 'contrato', 'reconocimiento'),
  ],
  'Carta en PDF y Word': enPdfYWord,
  'Identificación de la deuda y de su documento': [texto(/DEL ANTECEDENTE\./)],
  'Declaración de que la garantía queda libre, si la hubo': [pregunta('liberaGarantia'), texto(/libera la garantía/)],
  'Quien recibió el dinero, y quien lo debía, que acepta la carta.': [texto(/acepta esta carta/)],
  'No basta: la cancelación debe ir en otra escritura, ante notario.': [
    ley('Código Civil, artículos 1380 a 1407'),
    consejo,
  ],
};
