import { nombresDeGestion } from '@fedatario/contract';

export const gestiones = {
  numero: 'Gestión {numero}',
  estado: nombresDeGestion,
  lista: {
    titulo: 'Mis gestiones',
    detalle: 'Lo que hacemos por usted ante instituciones: en qué paso va, a quién le toca y para cuándo.',
    vacio: 'Todavía no tiene gestiones',
    vacioDetalle: 'Cuando pida una, aquí verá cada paso ante la institución hasta el resultado.',
    nada: 'No hay ninguna aquí',
    mas: 'Ver más gestiones',
    paso: '{nombre}, {institucion}',
  },
  situacion: {
    requisitosPendientes: {
      titulo: 'Suba lo que falta para comenzar',
      texto: 'En cuanto entregue lo obligatorio, su gestión sigue sola. El plazo espera mientras tanto.',
    },
    sinAsignar: {
      titulo: 'Le estamos asignando un gestor',
      texto: 'Tenemos todo lo que hace falta. No tiene que hacer nada.',
    },
    asignada: {
      titulo: 'Un gestor tiene su caso',
      texto: 'En cuanto lo reciba comienza a prepararlo. No tiene que hacer nada.',
    },
    enPreparacion: {
      titulo: 'Su gestor la está preparando',
      texto: 'Reúne lo que la institución pide y la presenta. Aquí verá el número y la fecha.',
    },
    gastosPorPagar: {
      titulo: 'Hay gastos de la institución por pagar',
      texto: 'Cuando los pague, su gestión sigue donde iba.',
    },
    presentada: {
      titulo: 'Está en manos de la institución',
      texto: 'Se presentó y esperamos lo que resuelva. Los días de la institución no dependen de nosotros.',
    },
    observada: {
      titulo: 'La institución pidió corregir algo',
      texto: 'Su gestor lo contesta y la vuelve a presentar. No tiene que hacer nada.',
    },
    porResponder: {
      titulo: 'La institución pregunta algo que solo usted puede contestar',
      texto: 'Conteste abajo, con los archivos que hagan falta. Su gestor lo presenta.',
    },
    resuelta: {
      titulo: 'La institución resolvió',
      texto: 'Su gestor trae el resultado. En cuanto lo suba, lo descarga aquí.',
    },
    denegada: {
      titulo: 'La institución la denegó',
      texto: 'Usted decide: apelar, presentarla de nuevo o dejarla. Si no decide en el plazo, se cierra.',
    },
    enPausa: {
      titulo: 'Está en pausa',
      texto: 'Sigue sola en la fecha que ve abajo. El plazo espera mientras tanto.',
    },
    entregada: {
      titulo: 'Su resultado está listo',
      texto: 'Descárguelo abajo y revíselo. Si algo está mal, tiene {dias} días para reclamarlo aquí.',
    },
    cerrada: {
      titulo: 'Terminada',
      texto: 'Su resultado sigue a su disposición.',
    },
    cerradaSinExito: {
      titulo: 'Se cerró sin éxito',
      texto: 'La institución no la concedió. Lo que presentamos y lo que resolvió sigue abajo.',
    },
    cancelada: {
      titulo: 'Se canceló',
      texto: 'Nadie sigue trabajando en ella. Su reembolso, si lo hay, está en la página de su compra.',
    },
    caducada: {
      titulo: 'Se cerró porque no recibimos lo que faltaba',
      texto: 'Puede pedir el reembolso que le corresponde en la página de su compra.',
    },
  },
  hechos: {
    gestor: 'Gestor',
    sinGestor: 'Todavía no tiene uno.',
    expediente: 'Número en {institucion}',
    comoCuenta:
      'Solo cuentan las horas de oficina en que nos toca a nosotros o a su gestor, no los días de la institución.',
  },
  pasos: {
    titulo: 'Pasos',
    hecho: 'Hecho el {fecha}',
    enCurso: 'Desde el {fecha}',
    esperado: 'suele estar el {fecha}',
    usual: '{n, plural, one {lo usual es # día hábil} other {lo usual son # días hábiles}}',
  },
  datos: 'Datos para los formularios',
  poder: {
    titulo: 'Un poder para su gestor',
    texto:
      'Si otra persona va a firmar o recoger por usted, la institución pide una carta poder. Prepárela aquí con los datos que ya dio ({precio}), fírmela y súbala en «Poder para hacer la gestión».',
    preparar: 'Preparar la carta poder',
  },
  gastos: {
    titulo: 'Gastos de la institución',
    regla:
      'De lo estimado nunca paga más, aunque cueste más. Lo pedido después es suyo solo si lo paga. Lo que se cobre y no se gaste se le devuelve solo.',
    reglaDeOficina:
      'El cliente nunca paga más de lo estimado, y lo pedido después solo si lo paga. Lo que se le cobre y no se gaste se le devuelve solo.',
    ninguno: 'No hay gastos previstos.',
    estimado: 'Estimado {monto}',
    agregado: 'Pedido después, hasta {monto}',
    gastado: 'Costó {monto} el {fecha}',
    oficina: 'Lo paga la oficina',
    mismoRecibo: 'Este recibo es el mismo archivo que el de {concepto}.',
    comprobante: 'Comprobante de {concepto}',
    pagar: 'Pagar los gastos',
    cuenta: {
      previsto: 'Previsto',
      debido: 'Gastado a su cargo',
      cobrado: 'Pagado, menos lo devuelto',
      porCobrar: 'Falta por cobrar',
    },
  },
  presentado: {
    titulo: 'Lo presentado',
    clase: {
      inicial: 'Presentación',
      respuesta: 'Respuesta a la observación',
      nueva: 'Nueva presentación',
      recurso: 'Recurso',
    },
    donde: '{institucion}, número {numero}, {fecha}',
    consultar: 'Consultar en {institucion}',
    comprobante: 'Comprobante de {numero}',
  },
  observado: {
    titulo: 'Lo que pidió la institución',
    gestor: 'La contesta su gestor',
    cliente: 'Hace falta la respuesta del cliente',
    atendida: 'Contestada',
    notificada: 'Notificada el {fecha}',
    vence: 'se contesta a más tardar el {fecha}',
    sinPlazo: 'sin plazo',
    respuesta: 'Respuesta:',
  },
  responder: {
    titulo: 'Conteste a la institución',
    antes: 'Es el plazo de la institución: conteste antes, para que alcance a presentarse.',
    respuesta: 'Su respuesta',
    ayuda: 'Escriba lo que quiere que su gestor presente.',
    archivos: 'Archivos de la respuesta',
    enviar: 'Enviar la respuesta',
    hecho: 'Su gestor ya tiene su respuesta.',
  },
  resultado: {
    constancia: 'Constancia sellada',
    constanciaTexto: 'Dice qué archivos se entregaron, con la huella de cada uno. Quien los reciba puede comprobarlos.',
    codigo: 'Código {codigo}',
    verificar: 'Verificar',
    titulo: 'Resultado',
    favorable: 'Concedida',
    denegado: 'Denegada',
    numero: 'número {numero}',
    folio: 'folio {folio}',
    libro: 'libro {libro}',
    vale: 'Suele aceptarse hasta el {fecha}',
  },
  decidir: {
    apelar: {
      boton: 'Apelar',
      pregunta: '¿Apelar lo que resolvió la institución?',
      consecuencia: 'Su gestor prepara el recurso y lo presenta.',
    },
    insistir: {
      boton: 'Presentarla de nuevo',
      pregunta: '¿Presentarla de nuevo?',
      consecuencia: 'Su gestor la prepara otra vez con lo que usted diga.',
    },
    reclamar: {
      boton: 'Reclamar un error',
      pregunta: '¿Qué está mal en el resultado?',
      consecuencia: 'Su gestor lo revisa, y si hace falta vuelve a la institución.',
    },
    cerrarSinExito: {
      boton: 'Dejarla así',
      pregunta: '¿Cerrarla sin éxito?',
      consecuencia: 'Nadie sigue trabajando en ella. No se puede deshacer.',
    },
    motivo: 'Motivo',
    hecho: 'Guardamos su decisión.',
  },
};
