import type { PalabrasDe } from './palabras.ts';

export const motivos: PalabrasDe<'motivos'> = {
  es: {
    titulo: 'Motivos de comentarios',
    detalle: 'Por qué puede escribirnos un cliente. Lo elige al escribir, en este orden.',
    nueva: 'Nuevo motivo',
    buscar: 'Buscar por nombre o descripción',
    vacioTitulo: 'Todavía no hay motivos',
    vacio: 'Con ellos la oficina reparte y cuenta lo que le escriben. Comience con el primero.',
    campo: {
      nombre: 'Nombre',
      descripcion: 'Descripción',
    },
    ayuda: {
      nombre: 'Corto, como lo diría un cliente. Por ejemplo: Pagos y facturas.',
      descripcion: 'Qué entra en este motivo. Ayuda a elegir.',
    },
  },
  en: {
    titulo: 'Feedback reasons',
    detalle: 'Why a customer may write to us. They choose one when writing, in this order.',
    nueva: 'New reason',
    buscar: 'Search by name or description',
    vacioTitulo: 'There are no reasons yet',
    vacio: 'By them the office sorts and counts what it is written. Begin with the first one.',
    campo: {
      nombre: 'Name',
      descripcion: 'Description',
    },
    ayuda: {
      nombre: 'Short, as a customer would say it. For example: Payments and invoices.',
      descripcion: 'What belongs to this reason. It helps to choose.',
    },
  },
  tr: {
    titulo: 'Geri bildirim nedenleri',
    detalle: 'Bir müşterinin bize neden yazabileceği. Yazarken bu sırayla seçer.',
    nueva: 'Yeni neden',
    buscar: 'Ada veya açıklamaya göre ara',
    vacioTitulo: 'Henüz neden yok',
    vacio: 'Ofis yazılanları bunlara göre ayırır ve sayar. İlkiyle başlayın.',
    campo: {
      nombre: 'Ad',
      descripcion: 'Açıklama',
    },
    ayuda: {
      nombre: 'Kısa, müşterinin diyeceği gibi. Örneğin: Ödemeler ve faturalar.',
      descripcion: 'Bu nedene neler girer. Seçmeye yardım eder.',
    },
  },
  ar: {
    titulo: 'أسباب التعليقات',
    detalle: 'لماذا قد يكتب إلينا العميل. يختار سببًا عند الكتابة، بهذا الترتيب.',
    nueva: 'سبب جديد',
    buscar: 'البحث بالاسم أو الوصف',
    vacioTitulo: 'لا توجد أسباب بعد',
    vacio: 'بها يفرز المكتب ما يُكتب إليه ويعدّه. ابدأ بالأول.',
    campo: {
      nombre: 'الاسم',
      descripcion: 'الوصف',
    },
    ayuda: {
      nombre: 'قصير، كما يقوله العميل. مثلًا: المدفوعات والفواتير.',
      descripcion: 'ما يدخل في هذا السبب. يساعد على الاختيار.',
    },
  },
};
