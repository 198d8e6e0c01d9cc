import type { Catalogo } from '../../../i18n/catalogo.ts';

export const gestiones: Catalogo['gestiones'] = {
  numero: 'Filing {numero}',
  estado: {
    requisitosPendientes: 'Requirements missing',
    sinAsignar: 'To be assigned',
    asignada: 'Assigned',
    enPreparacion: 'In preparation',
    gastosPorPagar: 'Expenses to pay',
    presentada: 'Filed',
    observada: 'Observed',
    porResponder: 'To be answered',
    resuelta: 'Decided',
    denegada: 'Denied',
    enPausa: 'On hold',
    entregada: 'Delivered',
    cerrada: 'Closed',
    cerradaSinExito: 'Closed without success',
    cancelada: 'Cancelled',
    caducada: 'Lapsed',
  },
  lista: {
    titulo: 'My filings',
    detalle: 'What we do for you before institutions: its step, whose turn it is and by when.',
    vacio: 'You have no filings yet',
    vacioDetalle: 'When you ask for one, each step before the institution shows here until its result.',
    nada: 'There are none here',
    mas: 'See more filings',
    paso: '{nombre}, {institucion}',
  },
  situacion: {
    requisitosPendientes: {
      titulo: 'Upload what is missing to begin',
      texto: 'As soon as you hand in what is obligatory, it goes on by itself. Its term waits meanwhile.',
    },
    sinAsignar: {
      titulo: 'We are assigning an agent',
      texto: 'We have all that is needed. You need not do anything.',
    },
    asignada: {
      titulo: 'An agent has your case',
      texto: 'As soon as they receive it they begin to prepare it. You need not do anything.',
    },
    enPreparacion: {
      titulo: 'Your agent is preparing it',
      texto: 'They gather what the institution asks for and file it. Its number and date will show here.',
    },
    gastosPorPagar: {
      titulo: 'There are expenses of the institution to pay',
      texto: 'Once you pay them, it goes on where it was.',
    },
    presentada: {
      titulo: 'The institution has it',
      texto: 'It was filed and we wait for the decision. The days of the institution do not depend on us.',
    },
    observada: {
      titulo: 'The institution asked to mend something',
      texto: 'Your agent answers and files it again. You need not do anything.',
    },
    porResponder: {
      titulo: 'The institution asks what only you can answer',
      texto: 'Answer below, with whatever files are needed. Your agent files it.',
    },
    resuelta: {
      titulo: 'The institution decided',
      texto: 'Your agent is bringing the result. As soon as it is uploaded, you download it here.',
    },
    denegada: {
      titulo: 'The institution denied it',
      texto: 'You decide: to appeal, to file it again or to leave it. Without a decision in time, it is closed.',
    },
    enPausa: {
      titulo: 'It is on hold',
      texto: 'It goes on by itself on the date below. Its term waits meanwhile.',
    },
    entregada: {
      titulo: 'Your result is ready',
      texto: 'Download it below and check it. If anything is wrong, you have {dias} days to claim it here.',
    },
    cerrada: {
      titulo: 'Finished',
      texto: 'Your result stays at your disposal.',
    },
    cerradaSinExito: {
      titulo: 'It was closed without success',
      texto: 'The institution did not grant it. What was filed and decided stays below.',
    },
    cancelada: {
      titulo: 'It was cancelled',
      texto: 'Nobody works on it any more. Its refund, if any, is on the page of your purchase.',
    },
    caducada: {
      titulo: 'It was closed since we did not receive what was missing',
      texto: 'You may ask for the refund that is due on the page of your purchase.',
    },
  },
  hechos: {
    gestor: 'Agent',
    sinGestor: 'None yet.',
    expediente: 'Number at {institucion}',
    comoCuenta: 'Only office hours in which it is our turn or your agent’s count, not the days of the institution.',
  },
  pasos: {
    titulo: 'Steps',
    hecho: 'Done on {fecha}',
    enCurso: 'Since {fecha}',
    esperado: 'usually done by {fecha}',
    usual: '{n, plural, one {usually # working day} other {usually # working days}}',
  },
  datos: 'Data for the forms',
  poder: {
    titulo: 'A power for your agent',
    texto:
      'If somebody else will sign or collect for you, the institution asks for a power of attorney letter. Prepare it here with what you already answered ({precio}), sign it and upload it under «Poder para hacer la gestión».',
    preparar: 'Prepare the power',
  },
  gastos: {
    titulo: 'Fees of the institution',
    regla:
      'You never pay more than was estimated, even if it costs more. What is asked for later is yours only if you pay it. What is charged and not spent is given back by itself.',
    reglaDeOficina:
      'The customer never pays more than was estimated, and what is asked later only if they pay it. What is charged and not spent goes back by itself.',
    ninguno: 'No fees are foreseen.',
    estimado: 'Estimated {monto}',
    agregado: 'Asked for later, up to {monto}',
    gastado: 'Cost {monto} on {fecha}',
    oficina: 'Paid by the office',
    mismoRecibo: 'This receipt is the same file as that of {concepto}.',
    comprobante: 'Receipt of {concepto}',
    pagar: 'Pay the fees',
    cuenta: {
      previsto: 'Foreseen',
      debido: 'Spent for the customer',
      cobrado: 'Paid, less what was given back',
      porCobrar: 'Still to be charged',
    },
  },
  presentado: {
    titulo: 'What was filed',
    clase: {
      inicial: 'Filing',
      respuesta: 'Answer to the observation',
      nueva: 'New filing',
      recurso: 'Appeal',
    },
    donde: '{institucion}, number {numero}, {fecha}',
    consultar: 'Look up at {institucion}',
    comprobante: 'Proof of {numero}',
  },
  observado: {
    titulo: 'What the institution asked',
    gestor: 'Your agent answers it',
    cliente: 'The customer’s answer is needed',
    atendida: 'Answered',
    notificada: 'Notified on {fecha}',
    vence: 'to be answered by {fecha}',
    sinPlazo: 'without a deadline',
    respuesta: 'Answer:',
  },
  responder: {
    titulo: 'Answer the institution',
    antes: 'It is the time the institution gave: answer before it ends, so that it can still be filed.',
    respuesta: 'Your answer',
    ayuda: 'Write what your agent should file.',
    archivos: 'Files of the answer',
    enviar: 'Send the answer',
    hecho: 'Your agent has your answer.',
  },
  resultado: {
    constancia: 'Sealed statement',
    constanciaTexto: 'It says which files were delivered, with the hash of each. Whoever receives them can check them.',
    codigo: 'Code {codigo}',
    verificar: 'Verify',
    titulo: 'Result',
    favorable: 'Granted',
    denegado: 'Denied',
    numero: 'number {numero}',
    folio: 'folio {folio}',
    libro: 'book {libro}',
    vale: 'Usually accepted until {fecha}',
  },
  decidir: {
    apelar: {
      boton: 'Appeal',
      pregunta: 'Appeal the institution’s decision?',
      consecuencia: 'Your agent prepares the appeal and files it.',
    },
    insistir: {
      boton: 'File it again',
      pregunta: 'File it again?',
      consecuencia: 'Your agent prepares it again with what you say.',
    },
    reclamar: {
      boton: 'Claim an error',
      pregunta: 'What is wrong in the result?',
      consecuencia: 'Your agent reviews it and, if needed, goes back to the institution.',
    },
    cerrarSinExito: {
      boton: 'Leave it',
      pregunta: 'Close it without success?',
      consecuencia: 'Nobody works on it any more. It cannot be undone.',
    },
    motivo: 'Reason',
    hecho: 'Your decision is kept.',
  },
};
