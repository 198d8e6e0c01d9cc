import type { PalabrasDe } from './palabras.ts';

export const plantillas: PalabrasDe<'plantillas'> = {
  es: {
    titulo: 'Plantillas de respuesta',
    detalle:
      'Lo que la oficina responde a menudo a quien le escribe. Se ponen en la respuesta desde la bandeja, en este orden.',
    nueva: 'Nueva plantilla',
    buscar: 'Buscar por nombre o texto',
    vacioTitulo: 'Todavía no hay plantillas',
    vacio: 'Escriba la primera: una respuesta que dé cada semana.',
    campo: { nombre: 'Nombre', texto: 'Texto' },
    ayuda: {
      nombre: 'Corto, para encontrarla en la bandeja. Por ejemplo: Dónde está el documento.',
      texto:
        'Se llenan solas {{nombre}}, {{motivo}}, {{referencia}}, {{empresa}}: quien escribió, por qué, el número de su trámite y la empresa.',
    },
  },
  en: {
    titulo: 'Answer templates',
    detalle:
      'What the office often answers to those who write. They are put in the answer from the inbox, in this order.',
    nueva: 'New template',
    buscar: 'Search by name or text',
    vacioTitulo: 'There are no templates yet',
    vacio: 'Write the first one: an answer that you give each week.',
    campo: { nombre: 'Name', texto: 'Text' },
    ayuda: {
      nombre: 'Short, to find it in the inbox. For example: Where the document is.',
      texto:
        'Filled in by themselves: {{nombre}}, {{motivo}}, {{referencia}}, {{empresa}} (the writer, the reason, the number of their case and the company).',
    },
  },
  tr: {
    titulo: 'Yanıt şablonları',
    detalle: 'Ofisin yazanlara sık verdiği yanıtlar. Gelen kutusundan yanıta bu sırayla eklenir.',
    nueva: 'Yeni şablon',
    buscar: 'Ada veya metne göre ara',
    vacioTitulo: 'Henüz şablon yok',
    vacio: 'İlkini yazın: her hafta verdiğiniz bir yanıt.',
    campo: { nombre: 'Ad', texto: 'Metin' },
    ayuda: {
      nombre: 'Gelen kutusunda bulmak için kısa. Örneğin: Belge nerede.',
      texto:
        'Kendiliğinden dolar: {{nombre}}, {{motivo}}, {{referencia}}, {{empresa}} (yazan, neden, işleminin numarası ve şirket).',
    },
  },
  ar: {
    titulo: 'قوالب الردود',
    detalle: 'ما يجيب به المكتب كثيرًا من يكتب إليه. تُدرج في الرد من صندوق الوارد بهذا الترتيب.',
    nueva: 'قالب جديد',
    buscar: 'البحث بالاسم أو النص',
    vacioTitulo: 'لا توجد قوالب بعد',
    vacio: 'اكتب الأول: ردًّا تقدمه كل أسبوع.',
    campo: { nombre: 'الاسم', texto: 'النص' },
    ayuda: {
      nombre: 'قصير، للعثور عليه في الصندوق. مثلًا: أين المستند.',
      texto: 'تُملأ تلقائيًا {{nombre}}, {{motivo}}, {{referencia}}, {{empresa}}: الكاتب والسبب ورقم معاملته والشركة.',
    },
  },
};
