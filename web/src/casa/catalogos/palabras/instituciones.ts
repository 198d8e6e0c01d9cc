import type { PalabrasDe } from './palabras.ts';

export const instituciones: PalabrasDe<'instituciones'> = {
  es: {
    titulo: 'Instituciones',
    detalle: 'Ante ellas se hacen las gestiones: cada una con la página donde cualquiera consulta lo presentado.',
    nueva: 'Nueva institución',
    buscar: 'Buscar por nombre o notas',
    vacioTitulo: 'Todavía no hay instituciones',
    vacio: 'Agregue la primera, con el nombre que llevan los pasos de sus productos.',
    campo: { nombre: 'Nombre', urlConsulta: 'Consulta en línea', notas: 'Notas' },
    ayuda: {
      nombre: 'Tal como la nombran los pasos y los gestores. Por ejemplo: RENAP.',
      urlConsulta: 'La dirección completa de la página oficial. Sale junto al número de lo presentado.',
      notas: 'Solo las ve la oficina: horarios, ventanillas, acuerdos.',
    },
  },
  en: {
    titulo: 'Institutions',
    detalle: 'Procedures are done before them: each with the page where anybody looks up what was filed.',
    nueva: 'New institution',
    buscar: 'Search by name or notes',
    vacioTitulo: 'There are no institutions yet',
    vacio: 'Add the first one, with the name that the steps of your products use.',
    campo: { nombre: 'Name', urlConsulta: 'Online look-up', notas: 'Notes' },
    ayuda: {
      nombre: 'As steps and agents name it. For example: RENAP.',
      urlConsulta: 'The full address of the official page. It is shown beside the number of what was filed.',
      notas: 'Only the office sees them: hours, windows, agreements.',
    },
  },
  tr: {
    titulo: 'Kurumlar',
    detalle: 'İşlemler onların nezdinde yapılır: her birinin, sunulanların sorgulandığı sayfası vardır.',
    nueva: 'Yeni kurum',
    buscar: 'Ada veya notlara göre ara',
    vacioTitulo: 'Henüz kurum yok',
    vacio: 'Ürünlerinizin adımlarında geçen adla ilkini ekleyin.',
    campo: { nombre: 'Ad', urlConsulta: 'Çevrimiçi sorgu', notas: 'Notlar' },
    ayuda: {
      nombre: 'Adımların ve takip görevlilerinin kullandığı adla. Örneğin: RENAP.',
      urlConsulta: 'Resmî sayfanın tam adresi. Sunulanın numarasının yanında gösterilir.',
      notas: 'Yalnızca ofis görür: saatler, gişeler, anlaşmalar.',
    },
  },
  ar: {
    titulo: 'المؤسسات',
    detalle: 'تُنجز المعاملات لديها: ولكل منها صفحة يستعلم فيها أي شخص عمّا قُدِّم.',
    nueva: 'مؤسسة جديدة',
    buscar: 'البحث بالاسم أو الملاحظات',
    vacioTitulo: 'لا توجد مؤسسات بعد',
    vacio: 'أضف الأولى بالاسم الذي تستعمله خطوات منتجاتك.',
    campo: { nombre: 'الاسم', urlConsulta: 'الاستعلام عبر الإنترنت', notas: 'ملاحظات' },
    ayuda: {
      nombre: 'كما تسميها الخطوات والوكلاء. مثلًا: RENAP.',
      urlConsulta: 'العنوان الكامل للصفحة الرسمية. يظهر بجانب رقم ما قُدِّم.',
      notas: 'لا يراها إلا المكتب: الأوقات والنوافذ والاتفاقات.',
    },
  },
};
