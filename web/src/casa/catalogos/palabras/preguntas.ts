import type { PalabrasDe } from './palabras.ts';

export const preguntas: PalabrasDe<'preguntas'> = {
  es: {
    titulo: 'Preguntas frecuentes',
    detalle: 'Lo que pregunta quien visita la página de inicio, con su respuesta y en el orden en que se lee.',
    nueva: 'Nueva pregunta',
    buscar: 'Buscar en preguntas y respuestas',
    vacioTitulo: 'Todavía no hay preguntas',
    vacio: 'Se leen en la página de inicio. Comience con la que más le hacen.',
    campo: {
      pregunta: 'Pregunta',
      respuesta: 'Respuesta',
    },
    ayuda: {
      pregunta: 'Como la haría un cliente. Por ejemplo: ¿Tengo que ir a la notaría?',
      respuesta: 'Una línea en blanco separa los párrafos.',
    },
  },
  en: {
    titulo: 'Frequently asked questions',
    detalle: 'What visitors of the home page ask, with its answer and in the order it is read.',
    nueva: 'New question',
    buscar: 'Search in questions and answers',
    vacioTitulo: 'There are no questions yet',
    vacio: 'They are read on the home page. Begin with the one you are asked most.',
    campo: {
      pregunta: 'Question',
      respuesta: 'Answer',
    },
    ayuda: {
      pregunta: 'As a customer would ask it. For example: Do I have to go to the office?',
      respuesta: 'A blank line parts paragraphs.',
    },
  },
  tr: {
    titulo: 'Sık sorulan sorular',
    detalle: 'Ana sayfayı ziyaret edenlerin sordukları, yanıtları ve okunma sırasıyla.',
    nueva: 'Yeni soru',
    buscar: 'Soru ve yanıtlarda ara',
    vacioTitulo: 'Henüz soru yok',
    vacio: 'Ana sayfada okunurlar. Size en çok sorulanla başlayın.',
    campo: {
      pregunta: 'Soru',
      respuesta: 'Yanıt',
    },
    ayuda: {
      pregunta: 'Bir müşterinin soracağı gibi. Örneğin: Notere gitmem gerekir mi?',
      respuesta: 'Boş bir satır paragrafları ayırır.',
    },
  },
  ar: {
    titulo: 'الأسئلة الشائعة',
    detalle: 'ما يسأله زوار الصفحة الرئيسية، مع جوابه وبترتيب قراءته.',
    nueva: 'سؤال جديد',
    buscar: 'البحث في الأسئلة والأجوبة',
    vacioTitulo: 'لا توجد أسئلة بعد',
    vacio: 'تُقرأ في الصفحة الرئيسية. ابدأ بأكثر ما تُسأل عنه.',
    campo: {
      pregunta: 'السؤال',
      respuesta: 'الجواب',
    },
    ayuda: {
      pregunta: 'كما قد يسأله العميل. مثلًا: هل عليّ الذهاب إلى المكتب؟',
      respuesta: 'يفصل سطر فارغ بين الفقرات.',
    },
  },
};
