import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of bringing a document from another installation. */
export const traida = {
  titulo: [
    'Traer un documento de un archivo',
    'Bring a document from a file',
    'Dosyadan belge getir',
    'استيراد مستند من ملف',
  ],
  detalle: [
    'El archivo que otra oficina guardó desde la pestaña Versiones. Antes de escribir nada se dice qué trae y qué no cabe aquí. No se pone a la venta hasta que lo publique.',
    'The file that another office saved from the Versions tab. Before anything is written you are told what it brings and what does not fit here. It is not on sale until you publish it.',
    'Başka bir büronun Sürümler sekmesinden kaydettiği dosya. Hiçbir şey yazılmadan önce ne getirdiği ve buraya neyin uymadığı söylenir. Siz yayımlayana kadar satışa çıkmaz.',
    'الملف الذي حفظه مكتب آخر من تبويب الإصدارات. قبل كتابة أي شيء يُقال ما يحمله وما لا يناسب هذا المكتب. لا يُعرض للبيع حتى تنشره.',
  ],
  archivo: [
    'Archivo del documento (.json, {maximo} MB como máximo)',
    'File of the document (.json, {maximo} MB at most)',
    'Belgenin dosyası (.json, en çok {maximo} MB)',
    'ملف المستند (‎.json، بحد أقصى {maximo} ميغابايت)',
  ],
  mal: [
    'El archivo no se puede traer. Corríjalo donde se indica, o pida que lo guarden otra vez:',
    'The file cannot be brought. Mend it where it says, or ask for it to be saved again:',
    'Dosya getirilemiyor. Belirtilen yerde düzeltin ya da yeniden kaydedilmesini isteyin:',
    'تعذّر استيراد الملف. صحّحه حيث يُشار، أو اطلب حفظه مرة أخرى:',
  ],
  trae: [
    'Trae «{nombre}», a {precio} con IVA: {preguntas} preguntas y {casos} casos de prueba.',
    'It brings “{nombre}”, at {precio} with VAT: {preguntas} questions and {casos} test cases.',
    '“{nombre}” belgesini, KDV dahil {precio} fiyatla getiriyor: {preguntas} soru ve {casos} sınama.',
    'يحمل «{nombre}» بسعر {precio} شامل الضريبة: {preguntas} سؤالًا و{casos} حالة اختبار.',
  ],
  existe: [
    'Su dirección ya es de «{nombre}». ¿Qué hacer?',
    'Its address already belongs to “{nombre}”. What should be done?',
    'Adresi zaten “{nombre}” belgesine ait. Ne yapılsın?',
    'عنوانه مستخدم بالفعل للمستند «{nombre}». ماذا نفعل؟',
  ],
  sobre: [
    'Escribirlo como su siguiente versión',
    'Write it as its next version',
    'Onun sonraki sürümü olarak yaz',
    'كتابته كإصداره التالي',
  ],
  otraClase: [
    'No puede ser su siguiente versión: es de otra modalidad o clase de acto',
    'It cannot be its next version: it is made in another way or is another class of act',
    'Sonraki sürümü olamaz: yapılış şekli veya işlem türü farklı',
    'لا يمكن أن يكون إصداره التالي: طريقة إعداده أو نوع محرره مختلف',
  ],
  nuevo: [
    'Traerlo como un documento nuevo, con otra dirección',
    'Bring it as a new document, with another address',
    'Başka bir adresle yeni belge olarak getir',
    'استيراده كمستند جديد بعنوان آخر',
  ],
  sePierde: [
    'Ese documento tiene cambios sin publicar, que se perderán.',
    'That document has unpublished changes, which will be lost.',
    'O belgede yayımlanmamış değişiklikler var; bunlar kaybolacak.',
    'في ذلك المستند تغييرات غير منشورة ستُفقد.',
  ],
  nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
  slug: ['Dirección de su página', 'Address of its page', 'Sayfasının adresi', 'عنوان صفحته'],
  slugAyuda: [
    'Letras sin acentos, números y guiones.',
    'Letters without accents, figures and hyphens.',
    'Aksansız harfler, rakamlar ve kısa çizgiler.',
    'حروف لاتينية بلا علامات وأرقام وشرطات.',
  ],
  categoria: [
    'Aquí no hay una categoría activa «{categoria}». ¿En cuál va?',
    'There is no active category “{categoria}” here. Which one does it go in?',
    'Burada etkin bir “{categoria}” kategorisi yok. Hangisine girsin?',
    'لا توجد هنا فئة نشطة باسم «{categoria}». في أي فئة يوضع؟',
  ],
  elijaCategoria: ['Elija una categoría', 'Choose a category', 'Bir kategori seçin', 'اختر فئة'],
  requisitos: [
    'Pide requisitos de tipos que aquí no hay o están archivados. Créelos antes en Tipos de requisitos, o:',
    'It asks for requirements of kinds that are absent or archived here. Create them first in Kinds of requirements, or:',
    'Burada olmayan veya arşivlenmiş türde gereklilikler istiyor. Önce Gereklilik türleri ekranında oluşturun, ya da:',
    'يطلب متطلبات من أنواع غير موجودة هنا أو مؤرشفة. أنشئها أولًا في أنواع المتطلبات، أو:',
  ],
  omitir: [
    'Traerlo sin esos requisitos',
    'Bring it without those requirements',
    'Bu gereklilikler olmadan getir',
    'استيراده بدون تلك المتطلبات',
  ],
  clausulas: [
    'Estas cláusulas vienen de la biblioteca de otra oficina. El documento conserva su texto, y no se le ofrecerán versiones nuevas:',
    'These clauses come from the library of another office. The document keeps their text, and will be offered no newer versions:',
    'Bu maddeler başka bir büronun kitaplığından geliyor. Belge metinlerini korur ve ona yeni sürümler önerilmez:',
    'هذه البنود من مكتبة مكتب آخر. يحتفظ المستند بنصها ولن تُعرض عليه إصدارات أحدث:',
  ],
  casos: [
    'Estos casos dan aquí otro texto. Habrá que leerlo y aceptarlo antes de publicar:',
    'These cases give another text here. It will have to be read and accepted before publishing:',
    'Bu sınamalar burada başka bir metin veriyor. Yayımlamadan önce okunup kabul edilmeli:',
    'هذه الحالات تعطي هنا نصًا آخر. يجب قراءته وقبوله قبل النشر:',
  ],
  faltas: [
    'La revisión encuentra errores. Se puede traer; para publicarlo hay que corregirlos:',
    'The check finds errors. It can be brought; to publish it they must be mended:',
    'Denetim hatalar buluyor. Getirilebilir; yayımlamak için düzeltilmelidir:',
    'وجد الفحص أخطاء. يمكن استيراده، ويجب تصحيحها لنشره:',
  ],
  traer: ['Traer el documento', 'Bring the document', 'Belgeyi getir', 'استيراد المستند'],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    traida: typeof traida;
  }
}
