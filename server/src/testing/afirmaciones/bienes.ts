import { conCopiaSellada, conNotario, enPdfYWord, legalizada } from './comunes.ts';
import { cuotasSuman } from './producto.ts';
import { type Afirmaciones, consejo, cumple, ley, pregunta, texto } from './prueba.ts';

const destinos = pregunta('destino', 'vivienda', 'comercio', 'oficina', 'deposito');

export const bienes: Afirmaciones = {
  'Alquile su casa, apartamento, local o bodega con las reglas claras para los dos.': [destinos, ...enPdfYWord],
  'Contrato privado de arrendamiento para vivienda, comercio, oficina o bodega.': [destinos],
  'Recoge la renta, el depósito, el plazo, quién paga los servicios y el mantenimiento, si se permiten mascotas o subarrendar, y qué pasa si alguien se atrasa o quiere irse antes.':
    [
      texto(/DE LA RENTA\./),
      texto(/DEL DEPÓSITO EN GARANTÍA\./),
      texto(/DEL PLAZO\./),
      texto(/DE LOS SERVICIOS\./),
      texto(/cuota mensual de mantenimiento/),
      texto(/animales/),
      texto(/subarrendar/),
      texto(/DEL ATRASO\./),
      texto(/terminarlo antes del vencimiento/),
    ],
  'Puede llevar fiador.': [pregunta('tieneFiador'), texto(/LA PARTE FIADORA/)],
  'Cláusula de depósito y de fiador': [texto(/DEL DEPÓSITO EN GARANTÍA\./), texto(/DE LA FIANZA\./)],
  'Inventario de entrega si lo pide': [pregunta('inventario'), texto(/DEL INVENTARIO\./)],
  'No es obligatorio: el contrato vale entre quienes lo firman.': [ley('Código Civil, artículos 1880 a 1941')],
  'Si quieren que un notario legalice las firmas, pidan también la «Auténtica de firmas» y firmen ante él.': [
    legalizada,
  ],
  'Solo con poder del dueño.': [consejo],
  'El contrato le pregunta en nombre de quién firma: una empresa, quien le dio poder, un hijo menor, una herencia.': [
    texto(/Representante Legal de la entidad/),
    texto(/Mandataria Especial con Representación de la señora/),
  ],
  'También admite varios dueños y varios inquilinos, y la renta en dólares.': [
    texto(/a quienes en este documento se llamará/),
    texto(/responden solidariamente/),
    texto(/DÓLARES DE LOS ESTADOS UNIDOS/),
  ],
  'Lo usual es un mes de renta.': [consejo],
  'Usted escribe el monto y cuándo se devuelve.': [pregunta('deposito'), pregunta('depositoDias')],

  'Preste gratis un inmueble, un vehículo o un equipo y deje escrito cuándo vuelve.': [
    pregunta('tipoBien', 'inmueble', 'vehiculo', 'equipo'),
    pregunta('devolucion'),
  ],
  'Contrato de comodato: una persona entrega a otra una cosa para que la use sin pagar renta y la devuelva en el plazo acordado.':
    [texto(/entrega gratuitamente el bien/), texto(/DEL PLAZO Y DEVOLUCIÓN\./)],
  'Sirve para prestar una casa a un familiar, un vehículo a un colaborador o un equipo a un proveedor, y dice quién paga los gastos y en qué estado se devuelve.':
    [
      pregunta('tipoBien', 'inmueble', 'vehiculo', 'equipo'),
      texto(/DE LA CONSERVACIÓN Y GASTOS\./),
      texto(/devolverá el bien en el estado en que lo recibe/),
    ],
  'Descripción del bien prestado': [texto(/DEL BIEN\./)],
  'Reglas de uso, gastos y devolución': [
    texto(/DE LAS PROHIBICIONES\./),
    texto(/DE LA CONSERVACIÓN Y GASTOS\./),
    texto(/DEL PLAZO Y DEVOLUCIÓN\./),
  ],
  'En que no se cobra.': [ley('Código Civil, artículos 1957 a 1973')],
  'Si hay renta, lo que necesita es un contrato de arrendamiento.': [consejo],
  'Sí, si lo necesita con urgencia o si lo usan para otra cosa: así lo dice el contrato.': [
    texto(/podrá pedirlo antes si tiene necesidad urgente de él o si se le da otro uso/),
  ],

  'Venda o compre un carro o una moto con escritura pública, de contado o por abonos.': [
    pregunta('formaPago', 'contado', 'cuotas'),
    ...conNotario,
  ],
  'Escritura pública de compraventa de vehículo.': [texto(/^NÚMERO/), texto(/COMPRAVENTA DE VEHÍCULO/)],
  'Identifica a las partes y al vehículo por su placa, chasis y motor, dice el precio y cómo se paga, declara si tiene gravámenes y quién paga los gastos del traspaso.':
    [
      texto(/placa .*chasis .*motor/),
      texto(/DE LA VENTA Y EL PRECIO\./),
      texto(/DE LOS GRAVÁMENES/),
      texto(/DE LOS GASTOS\./),
    ],
  'Si hay abonos, lleva su tabla con el día y el monto de cada uno, con intereses si los pactan.': [
    texto(/Cuota \| Día de pago \| Monto/),
    texto(/Cuota \| Día de pago \| Capital \| Intereses \| Total/),
  ],
  'También admite varios dueños y varios compradores, la reserva de dominio, la garantía mobiliaria y el precio en dólares.':
    [
      texto(/a quienes en adelante se llamará «LA PARTE VENDEDORA»/),
      texto(/pacto de reserva de dominio/),
      texto(/constituye garantía mobiliaria/),
      texto(/DÓLARES DE LOS ESTADOS UNIDOS/),
    ],
  'Escritura en el protocolo del notario': [texto(/^NÚMERO/), ...conNotario],
  'Tabla de abonos que suman exactamente el saldo, si se paga por cuotas': [cumple(cuotasSuman)],
  'Copia sellada de la escritura, con código para verificarla': [texto(/^NÚMERO/), ...conCopiaSellada],
  'Entre ustedes sí.': [ley('Código Civil, artículos 1790 a 1851')],
  'Ante la SAT falta el traspaso, que se presenta con el testimonio.': [ley('transfer is completed at SAT')],
  'Si tiene gravamen, la escritura debe decirlo y quien lo tiene debe autorizarlo o cancelarlo.': [
    pregunta('tieneGravamen'),
    texto(/gravámenes/),
  ],
  'Sí: vendedor y comprador firman ante el notario con su DPI o, si son extranjeros, su pasaporte.': [
    texto(/tuve a la vista los documentos de identificación/),
    texto(/pasaporte/),
  ],
};
