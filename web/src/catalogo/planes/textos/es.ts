export const planes = {
  titulo: 'Nuestros planes',
  detalle: 'Para quien necesita documentos con frecuencia. Sin permanencia: se cancela desde su cuenta en dos pasos.',
  ninguno: 'Hoy no hay planes a la venta: cada documento se paga por separado, y su precio está en su página.',
  fallo: 'Los planes no se pudieron leer. Inténtelo de nuevo en un momento.',
  verDocumentos: 'Ver los documentos',
  periodo: 'Cada cuánto se paga',
  por: { mensual: 'Por mes', anual: 'Por año' },
  al: { mensual: 'al mes', anual: 'al año' },
  ivaIncluido: 'IVA incluido.',
  ahorra: 'Ahorra {monto} frente a doce meses. IVA incluido.',
  historia: {
    resumen:
      'En los últimos doce meses usted compró {n, plural, one {# documento} other {# documentos}} y pagó {monto}. En cada plan ve lo que habría costado lo mismo.',
    menos: 'Con lo que compró en doce meses habría ahorrado {monto}.',
    mas: 'Con lo que compró en doce meses le habría costado {monto} más.',
    igual: 'Con lo que compró en doce meses le habría costado lo mismo.',
  },
  recomendado: 'Recomendado',
  soloNuevos: 'Para quien nunca tuvo un plan.',
  esSuyo: 'Es su plan',
  suscribirme: 'Elegir {nombre}',
  da: {
    sinLimite: 'Documentos sin límite',
    documentos: {
      mensual: '{n, plural, one {# documento incluido cada mes} other {# documentos incluidos cada mes}}',
      anual: '{n, plural, one {# documento incluido en el año} other {# documentos incluidos en el año}}',
    },
    descuento: '{descuento} % de descuento en cada documento',
    descuentoEnDemas: '{descuento} % de descuento en los demás',
    citasSinLimite: 'Citas de asesoría con un notario, sin límite; unas pocas pendientes a la vez',
    citas: {
      mensual: '{n, plural, one {# cita de asesoría cada mes} other {# citas de asesoría cada mes}}',
      anual: '{n, plural, one {# cita de asesoría en el año} other {# citas de asesoría en el año}}',
    },
    categorias: 'En: {categorias}',
    cancelar: 'Cancele cuando quiera, en línea',
  },
  preguntas: {
    titulo: 'Antes de suscribirse',
    renovar: '¿Se renueva solo?',
    cancelar: '¿Cómo se cancela?',
    arrepentirse: '¿Puedo arrepentirme?',
    sinUsar: '¿Qué pasa con lo que no use?',
    precio: '¿Puede subir el precio?',
    falla: '¿Y si mi tarjeta falla?',
  },
  respuestas: {
    renovar:
      'Sí, el mismo día de cada mes o de cada año. Le avisamos {avisos} días antes, con el monto y con el enlace para cancelar.',
    cancelar:
      'En «Mis planes», en dos pasos y sin llamar a nadie. Conserva lo suyo hasta el último día pagado, y hasta entonces puede arrepentirse.',
    arrepentirse:
      'Sí: en los {retracto} días hábiles siguientes al pago, si no ha usado nada de ese periodo, le devolvemos todo y el plan termina. Se pide en la página de su factura.',
    sinUsar:
      'Los documentos y las citas son de cada periodo: al renovar comienzan de nuevo y lo que no usó no se acumula.',
    precio:
      'Si cambia, usted conserva el suyo hasta la renovación que venga al menos {otraVersion} días después de avisarle.',
    falla:
      'Se lo decimos y volvemos a intentarlo {reintentos} días después. Su plan sigue completo {conBeneficios} días; al día {termina} sin pago termina.',
  },
};
