/** Texts of the list of what an office needs before it opens. */
export const apertura = {
  titulo: 'Listo para abrir',
  detalle:
    'Lo que una oficina necesita antes de su primer cliente. Nada de esto impide trabajar: usted decide cuándo abrir.',
  todo: 'Todo está listo.',
  resumen: '{n, plural, one {Falta # punto por resolver} other {Faltan # puntos por resolver}}',
  estado: { listo: 'Listo', falta: 'Falta', dePrueba: 'De prueba', noConsta: 'No consta' },
  faltan: 'Falta escribir: {campos}.',
  campo: { telefono: 'teléfono', direccion: 'dirección', razonSocial: 'razón social', nit: 'NIT' },
  ir: 'Resolverlo: {que}',
  servidor: 'Se resuelve en la configuración del servidor (docs/configuration.md).',
  sinCertificador: 'Todavía no hay otro certificador: antes de facturar de verdad hay que conectar uno.',
  respaldos: 'Se hacen con «npm run respaldo» y se prueban con «npm run respaldo -- probar» (docs/operations.md).',
  respaldoHecho: 'El último es del {fecha}.',
  respaldoFallido: 'El del {fecha} falló.',
  respaldoProbado: 'La última vez que se restauró uno aparte, y estaba completo, fue el {fecha}.',
  respaldoSinProbar: 'Todavía no se probó a restaurar ninguno.',
  orden: 'Se resuelve con: npm run catalogo',
  pendientes: '{n, plural, one {# pendiente} other {# pendientes}}',
  demostracion: {
    titulo: 'Datos de la demostración',
    detalle:
      'Lo que aquí compraron, pidieron y firmaron las personas de la demostración, y lo que usted haya probado. Vacíela antes de abrir, o para empezar de cero.',
    vaciar: 'Vaciar la demostración',
    pregunta: '¿Vaciar la demostración?',
    seBorra: 'Se borra para siempre todo lo que se hizo en ella, con sus archivos, sus registros y su auditoría:',
    clientes: '{n, plural, one {# cuenta de cliente} other {# cuentas de clientes}}',
    pedidos: '{n, plural, one {# pedido, con su factura} other {# pedidos, con sus facturas}}',
    solicitudes: '{n, plural, one {# trámite o gestión} other {# trámites y gestiones}}',
    citas: '{n, plural, one {# cita} other {# citas}}',
    queda: 'Quedan el catálogo, los planes, los ajustes, las personas de la oficina y las cuentas con que se entra.',
    confirmar: 'Vaciar',
    hecho: 'La demostración quedó vacía.',
  },
  punto: {
    empresa: {
      titulo: 'Datos de la empresa',
      porque: 'Quien compra quiere saber a quién, dónde está y cómo llamarle.',
    },
    fiscal: { titulo: 'Quién factura', porque: 'La razón social y el NIT van en cada factura.' },
    horario: { titulo: 'Horario de atención', porque: 'De él salen los plazos que se prometen.' },
    catalogo: { titulo: 'Catálogo', porque: 'Sin documentos a la venta nadie puede comprar.' },
    notario: {
      titulo: 'Notario que pueda ejercer',
      porque: 'Los documentos notariales esperan a alguien con colegiado y solvencia vigentes.',
    },
    certificadoNotario: {
      titulo: 'Certificado de cada notario',
      porque: 'Con él sella lo que autoriza; uno de prueba o hecho por uno mismo no vale fuera de aquí.',
    },
    textosLegales: {
      titulo: 'Textos legales',
      porque: 'Quien compra acepta los términos y la privacidad: un texto de demostración no obliga.',
    },
    cuenta: { titulo: 'Cuenta para transferencias', porque: 'Es la que ve quien paga por transferencia.' },
    pagos: { titulo: 'Cobro con tarjeta', porque: 'El banco de prueba cobra de mentira.' },
    correo: { titulo: 'Correo', porque: 'Sin servidor de correo nadie recibe códigos ni avisos.' },
    fel: { titulo: 'Certificador de facturas', porque: 'El simulador hace facturas sin validez tributaria.' },
    sello: {
      titulo: 'Certificado de la plataforma',
      porque: 'Sella los documentos sin notario; el de desarrollo no lo reconoce nadie más.',
    },
    direccion: { titulo: 'Dirección segura', porque: 'Sin https las contraseñas viajan a la vista.' },
    dosPasos: {
      titulo: 'Segundo paso de la administración',
      porque: 'Quien mueve dinero y datos debe entrar con algo más que su contraseña.',
    },
    respaldo: {
      titulo: 'Copia de respaldo',
      porque: 'Un disco que falla no debe llevarse los protocolos: haga copias, y pruebe que se restauran.',
    },
  },
};
