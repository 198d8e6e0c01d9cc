import { MEGA } from '@fedatario/contract/base';
import { BYTES_POR_ARCHIVO } from '@fedatario/contract/casa';
import type { PalabrasDe } from './palabras.ts';

const MEGAS = BYTES_POR_ARCHIVO / MEGA;

export const tiposRequisito: PalabrasDe<'tiposRequisito'> = {
  es: {
    titulo: 'Tipos de requisitos',
    detalle: 'Qué puede pedirse a quien compra: cómo se llama, cómo debe venir y cuánto tiempo sirve.',
    nueva: 'Nuevo tipo de requisito',
    buscar: 'Buscar por nombre o instrucciones',
    vacioTitulo: 'Todavía no hay tipos de requisitos',
    vacio: 'Un producto pide requisitos de esta lista. Comience con el primero, por ejemplo el DPI.',
    campo: {
      nombre: 'Nombre',
      instrucciones: 'Instrucciones',
      formatos: 'Formatos que se aceptan',
      tamanoMaximo: 'Tamaño máximo',
      vigenciaDias: 'Vigencia (días)',
      originalEnFirma: 'El original se lleva a la firma',
      productos: 'Productos',
    },
    ayuda: {
      nombre: 'Como lo lee el cliente. Por ejemplo: Recibo de agua, luz o teléfono.',
      instrucciones: 'Qué debe verse y de cuándo puede ser. El cliente lo lee junto al botón de subir.',
      tamanoMaximo: `De cada archivo, hasta ${MEGAS} MB.`,
      vigenciaDias: 'Cuánto tiempo sirve desde que se emite. Vacío: no vence.',
      originalEnFirma: 'Se le recuerda al cliente en su cita.',
    },
    opcion: {
      pdf: 'PDF',
      jpg: 'Foto (JPG o HEIC)',
      png: 'Imagen PNG',
    },
  },
  en: {
    titulo: 'Requirement types',
    detalle: 'What may be asked of a customer: its name, how it must come and how long it is good.',
    nueva: 'New requirement type',
    buscar: 'Search by name or instructions',
    vacioTitulo: 'There are no requirement types yet',
    vacio: 'A product asks for requirements of this list. Begin with the first one, for example the identity card.',
    campo: {
      nombre: 'Name',
      instrucciones: 'Instructions',
      formatos: 'Formats accepted',
      tamanoMaximo: 'Largest size',
      vigenciaDias: 'Good for (days)',
      originalEnFirma: 'The original is brought to the signing',
      productos: 'Products',
    },
    ayuda: {
      nombre: 'As the customer reads it. For example: Water, power or phone bill.',
      instrucciones: 'What must be seen and how old it may be. The customer reads it beside the upload button.',
      tamanoMaximo: `Of each file, up to ${MEGAS} MB.`,
      vigenciaDias: 'How long it is good since it was issued. Empty: it does not expire.',
      originalEnFirma: 'The customer is reminded in the appointment.',
    },
    opcion: {
      pdf: 'PDF',
      jpg: 'Photo (JPG or HEIC)',
      png: 'PNG image',
    },
  },
  tr: {
    titulo: 'Gereklilik türleri',
    detalle: 'Müşteriden ne istenebilir: adı, nasıl gelmesi gerektiği ve ne kadar geçerli olduğu.',
    nueva: 'Yeni gereklilik türü',
    buscar: 'Ada veya açıklamaya göre ara',
    vacioTitulo: 'Henüz gereklilik türü yok',
    vacio: 'Ürünler gereklilikleri bu listeden ister. İlkiyle başlayın, örneğin kimlik belgesi.',
    campo: {
      nombre: 'Ad',
      instrucciones: 'Açıklamalar',
      formatos: 'Kabul edilen biçimler',
      tamanoMaximo: 'En büyük boyut',
      vigenciaDias: 'Geçerlilik (gün)',
      originalEnFirma: 'Aslı imzaya getirilir',
      productos: 'Ürünler',
    },
    ayuda: {
      nombre: 'Müşterinin okuduğu gibi. Örneğin: su, elektrik veya telefon faturası.',
      instrucciones:
        'Neyin görünmesi gerektiği ve ne kadar eski olabileceği. Müşteri bunu yükleme düğmesinin yanında okur.',
      tamanoMaximo: `Her dosya için en çok ${MEGAS} MB.`,
      vigenciaDias: 'Düzenlendiği günden itibaren ne kadar geçerli. Boş: süresi dolmaz.',
      originalEnFirma: 'Randevuda müşteriye hatırlatılır.',
    },
    opcion: {
      pdf: 'PDF',
      jpg: 'Fotoğraf (JPG veya HEIC)',
      png: 'PNG resim',
    },
  },
  ar: {
    titulo: 'أنواع المتطلبات',
    detalle: 'ما قد يُطلب من العميل: اسمه، وكيف يجب أن يأتي، وكم تدوم صلاحيته.',
    nueva: 'نوع متطلب جديد',
    buscar: 'البحث بالاسم أو التعليمات',
    vacioTitulo: 'لا توجد أنواع متطلبات بعد',
    vacio: 'تطلب المنتجات متطلبات من هذه القائمة. ابدأ بالأول، مثل بطاقة الهوية.',
    campo: {
      nombre: 'الاسم',
      instrucciones: 'التعليمات',
      formatos: 'الصيغ المقبولة',
      tamanoMaximo: 'الحجم الأقصى',
      vigenciaDias: 'الصلاحية (أيام)',
      originalEnFirma: 'يُحضر الأصل عند التوقيع',
      productos: 'المنتجات',
    },
    ayuda: {
      nombre: 'كما يقرؤه العميل. مثلًا: فاتورة ماء أو كهرباء أو هاتف.',
      instrucciones: 'ما يجب أن يظهر وكم قد يكون قديمًا. يقرؤه العميل بجانب زر الرفع.',
      tamanoMaximo: `لكل ملف، حتى ${MEGAS} ميغابايت.`,
      vigenciaDias: 'مدة صلاحيته منذ إصداره. فارغ: لا ينتهي.',
      originalEnFirma: 'يُذكَّر به العميل في موعده.',
    },
    opcion: {
      pdf: 'PDF',
      jpg: 'صورة فوتوغرافية (JPG أو HEIC)',
      png: 'صورة PNG',
    },
  },
};
