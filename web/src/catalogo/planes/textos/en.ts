export const planes = {
  titulo: 'Our plans',
  detalle: 'For those who need documents often. No commitment: it is cancelled from your account in two steps.',
  ninguno: 'There are no plans on sale today: each document is paid separately, and its price is on its page.',
  fallo: 'The plans could not be read. Try again in a moment.',
  verDocumentos: 'See the documents',
  periodo: 'How often it is paid',
  por: { mensual: 'Monthly', anual: 'Yearly' },
  al: { mensual: 'a month', anual: 'a year' },
  ivaIncluido: 'VAT included.',
  ahorra: 'You save {monto} against twelve months. VAT included.',
  historia: {
    resumen:
      'In the last twelve months you bought {n, plural, one {# document} other {# documents}} and paid {monto}. Each plan tells what the same would have cost.',
    menos: 'With what you bought in twelve months you would have saved {monto}.',
    mas: 'With what you bought in twelve months it would have cost you {monto} more.',
    igual: 'With what you bought in twelve months it would have cost you the same.',
  },
  recomendado: 'Recommended',
  soloNuevos: 'For those who never had a plan.',
  esSuyo: 'This is your plan',
  suscribirme: 'Choose {nombre}',
  da: {
    sinLimite: 'Documents without limit',
    documentos: {
      mensual: '{n, plural, one {# document included every month} other {# documents included every month}}',
      anual: '{n, plural, one {# document included in the year} other {# documents included in the year}}',
    },
    descuento: '{descuento}% off every document',
    descuentoEnDemas: '{descuento}% off the others',
    citasSinLimite: 'Advice from a notary, without limit; a few appointments ahead at once',
    citas: {
      mensual: '{n, plural, one {# appointment for advice every month} other {# appointments for advice every month}}',
      anual: '{n, plural, one {# appointment for advice in the year} other {# appointments for advice in the year}}',
    },
    categorias: 'In: {categorias}',
    cancelar: 'Cancel whenever you want, online',
  },
  preguntas: {
    titulo: 'Before you subscribe',
    renovar: 'Does it renew by itself?',
    cancelar: 'How is it cancelled?',
    arrepentirse: 'Can I change my mind?',
    sinUsar: 'What happens to what I do not use?',
    precio: 'Can the price rise?',
    falla: 'What if my card fails?',
  },
  respuestas: {
    renovar:
      'Yes, on the same day of every month or year. We tell you {avisos} days before, with the amount and the link to cancel.',
    cancelar:
      'In “My plans”, in two steps and without calling anybody. You keep what is yours until the last paid day, and until then you can change your mind.',
    arrepentirse:
      'Yes: within the {retracto} working days after the payment, if you have used nothing of that period, we give all of it back and the plan ends. You ask for it on the page of your invoice.',
    sinUsar:
      'Documents and appointments belong to each period: they start again at the renewal, and those not used do not add up.',
    precio: 'If it changes, you keep yours until the renewal that comes at least {otraVersion} days after we tell you.',
    falla:
      'We tell you and try again {reintentos} days later. Your plan stays complete for {conBeneficios} days; after {termina} days without payment it ends.',
  },
};
