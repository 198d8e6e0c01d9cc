import { CLAVE_DE_REPRESENTACION } from '@fedatario/contract/solicitud';
import type { Ficha } from './ficha.ts';

/** Documents about a thing: a house, a vehicle, what is lent. */
export const bienes: readonly Ficha[] = [
  {
    slug: 'contrato-arrendamiento',
    resumen: 'Alquile su casa, apartamento, local o bodega con las reglas claras para los dos.',
    descripcion:
      'Contrato privado de arrendamiento para vivienda, comercio, oficina o bodega. Recoge la renta, el depósito, el plazo, quién paga los servicios y el mantenimiento, si se permiten mascotas o subarrendar, y qué pasa si alguien se atrasa o quiere irse antes. Puede llevar fiador.',
    incluye: [
      'Contrato completo en PDF y Word',
      'Cláusula de depósito y de fiador',
      'Inventario de entrega si lo pide',
    ],
    noIncluye: [
      'La legalización de las firmas por un notario: se pide aparte, como «Auténtica de firmas»',
      'La inscripción en el Registro General de la Propiedad',
      'El desalojo ni el cobro judicial',
    ],
    baseLegal: ['Código Civil, artículos 1880 a 1941', 'Ley de Inquilinato, Decreto 1468'],
    tags: ['alquiler', 'renta', 'casa', 'apartamento', 'local', 'inquilino', 'fiador', 'vivienda'],
    plazoHoras: 0,
    preguntas: [
      [
        '¿Necesito que un notario firme el contrato?',
        'No es obligatorio: el contrato vale entre quienes lo firman. Si quieren que un notario legalice las firmas, pidan también la «Auténtica de firmas» y firmen ante él.',
      ],
      [
        '¿Puedo alquilar un bien que no está a mi nombre?',
        'Solo con poder del dueño. El contrato le pregunta en nombre de quién firma: una empresa, quien le dio poder, un hijo menor, una herencia. También admite varios dueños y varios inquilinos, y la renta en dólares.',
      ],
      ['¿Cuánto puedo pedir de depósito?', 'Lo usual es un mes de renta. Usted escribe el monto y cuándo se devuelve.'],
    ],
    destacado: true,
    muestra: 'sencillo',
  },
  {
    slug: 'comodato',
    resumen: 'Preste gratis un inmueble, un vehículo o un equipo y deje escrito cuándo vuelve.',
    descripcion:
      'Contrato de comodato: una persona entrega a otra una cosa para que la use sin pagar renta y la devuelva en el plazo acordado. Sirve para prestar una casa a un familiar, un vehículo a un colaborador o un equipo a un proveedor, y dice quién paga los gastos y en qué estado se devuelve.',
    incluye: ['Contrato completo en PDF y Word', 'Descripción del bien prestado', 'Reglas de uso, gastos y devolución'],
    noIncluye: [
      'La legalización de las firmas por un notario: se pide aparte, como «Auténtica de firmas»',
      'El seguro del bien',
    ],
    baseLegal: ['Código Civil, artículos 1957 a 1973'],
    tags: ['préstamo de uso', 'prestar casa', 'prestar vehículo', 'equipo', 'gratis'],
    plazoHoras: 0,
    preguntas: [
      [
        '¿En qué se distingue del alquiler?',
        'En que no se cobra. Si hay renta, lo que necesita es un contrato de arrendamiento.',
      ],
      [
        '¿Puedo pedir que me lo devuelvan antes?',
        'Sí, si lo necesita con urgencia o si lo usan para otra cosa: así lo dice el contrato.',
      ],
    ],
    muestra: 'inmueble',
  },
  {
    slug: 'compraventa-vehiculo',
    resumen: 'Venda o compre un carro o una moto con escritura pública, de contado o por abonos.',
    descripcion:
      'Escritura pública de compraventa de vehículo. Identifica a las partes y al vehículo por su placa, chasis y motor, dice el precio y cómo se paga, declara si tiene gravámenes y quién paga los gastos del traspaso. Si hay abonos, lleva su tabla con el día y el monto de cada uno, con intereses si los pactan. También admite varios dueños y varios compradores, la reserva de dominio, la garantía mobiliaria y el precio en dólares.',
    incluye: [
      'Revisión por un notario',
      'Escritura en el protocolo del notario',
      'Tabla de abonos que suman exactamente el saldo, si se paga por cuotas',
      'Copia sellada de la escritura, con código para verificarla',
    ],
    noIncluye: [
      'El traspaso ante la SAT',
      'El primer testimonio, que se pide al notario que autoriza la escritura',
      'El IVA del traspaso y las multas pendientes',
    ],
    baseLegal: [
      'Código Civil, artículos 1790 a 1851',
      'Código de Notariado, artículos 29 y 31',
      'Ley del Impuesto al Valor Agregado, artículo 55',
    ],
    tags: ['carro', 'moto', 'motocicleta', 'auto', 'vender', 'comprar', 'traspaso', 'placa'],
    plazoHoras: 16,
    aranceles: [
      {
        concepto: 'IVA del traspaso de un vehículo usado',
        monto: null,
        nota: 'Depende del año y del tipo; la SAT lo calcula',
      },
      {
        concepto: 'Timbres y papel del testimonio',
        monto: null,
        nota: 'Según el precio de venta',
      },
    ],
    requisitos: [
      'identificacion_firmantes',
      CLAVE_DE_REPRESENTACION,
      'certificado_propiedad_vehiculo',
      'tarjeta_circulacion',
      'solvencia_vehiculo?',
    ],
    preguntas: [
      [
        '¿Con la escritura el vehículo ya queda a nombre del comprador?',
        'Entre ustedes sí. Ante la SAT falta el traspaso, que se presenta con el testimonio.',
      ],
      [
        '¿Puedo vender si todavía debo el vehículo?',
        'Si tiene gravamen, la escritura debe decirlo y quien lo tiene debe autorizarlo o cancelarlo.',
      ],
      [
        '¿Tenemos que ir los dos?',
        'Sí: vendedor y comprador firman ante el notario con su DPI o, si son extranjeros, su pasaporte.',
      ],
    ],
    destacado: true,
    muestra: 'contado',
  },
];
