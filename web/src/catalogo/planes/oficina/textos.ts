import type { Textos } from '../../../i18n/palabra.ts';

export const planesOficina = {
  lista: {
    titulo: ['Planes', 'Plans', 'Planlar', 'الخطط'],
    detalle: [
      'Lo que se vende por mes o por año: su precio, lo que da y cuántas personas lo tienen.',
      'What is sold by the month or the year: its price, what it gives and how many people have it.',
      'Aylık veya yıllık satılanlar: fiyatı, sundukları ve kaç kişide olduğu.',
      'ما يُباع بالشهر أو بالسنة: سعره وما يمنحه وعدد من لديهم هذه الخطة.',
    ],
    buscar: ['Buscar por nombre', 'Search by name', 'Ada göre ara', 'ابحث بالاسم'],
    vacioTitulo: ['Todavía no hay planes', 'There are no plans yet', 'Henüz plan yok', 'لا توجد خطط بعد'],
    vacio: [
      'Cree el primero. No se ve en el sitio hasta que lo ponga a la venta.',
      'Create the first one. It is not shown on the site until you put it on sale.',
      'İlkini oluşturun. Satışa koyana kadar sitede görünmez.',
      'أنشئ الأولى. لا تظهر في الموقع حتى تعرضها للبيع.',
    ],
  },
  nuevo: ['Nuevo plan', 'New plan', 'Yeni plan', 'خطة جديدة'],
  crear: ['Crear el plan', 'Create the plan', 'Planı oluştur', 'أنشئ الخطة'],
  volver: ['Todos los planes', 'All plans', 'Tüm planlar', 'كل الخطط'],
  ayudaDePagina: [
    'Un plan da solo lo que se puede usar hoy: documentos incluidos, citas de asesoría y descuento en los demás documentos.',
    'A plan only gives what can be used today: included documents, appointments for advice and a discount on other documents.',
    'Bir plan yalnızca bugün kullanılabileni sunar: dâhil belgeler, danışma randevuları ve diğer belgelerde indirim.',
    'لا تمنح الخطة إلا ما يمكن استخدامه اليوم: وثائق مشمولة ومواعيد استشارة وخصم على الوثائق الأخرى.',
  ],
  avisoDeVersion: [
    '{n, plural, one {# persona tiene este plan.} other {# personas tienen este plan.}} Otro precio u otros beneficios rigen para quien se suscriba desde ahora; quien ya lo tiene conserva los suyos hasta la renovación que venga {dias} días después de avisarle.',
    '{n, plural, one {# person has this plan.} other {# people have this plan.}} Another price or other benefits apply to those who subscribe from now on; whoever already has it keeps theirs until the renewal that comes {dias} days after being told.',
    '{n, plural, one {Bu plan # kişide var.} other {Bu plan # kişide var.}} Yeni fiyat veya yeni avantajlar bundan sonra abone olanlar için geçerlidir; plana zaten sahip olanlar, bildirimden {dias} gün sonra gelen yenilemeye kadar kendilerininkini korur.',
    '{n, plural, zero {لا أحد لديه هذه الخطة.} one {شخص واحد لديه هذه الخطة.} two {شخصان لديهما هذه الخطة.} few {# أشخاص لديهم هذه الخطة.} many {# شخصًا لديهم هذه الخطة.} other {# شخص لديهم هذه الخطة.}} يسري السعر أو المزايا الجديدة على من يشترك من الآن؛ ومن لديه الخطة يحتفظ بشروطه حتى التجديد الذي يأتي بعد {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}} من إشعاره.',
  ],
  columna: {
    nombre: ['Plan', 'Plan', 'Plan', 'الخطة'],
    estado: ['Estado', 'Status', 'Durum', 'الحالة'],
    precioMensual: ['Por mes', 'Per month', 'Aylık', 'شهريًا'],
    precioAnual: ['Por año', 'Per year', 'Yıllık', 'سنويًا'],
    documentos: ['Documentos al mes', 'Documents a month', 'Aylık belge', 'وثائق في الشهر'],
    citas: ['Citas al mes', 'Appointments a month', 'Aylık randevu', 'مواعيد في الشهر'],
    descuento: ['Descuento', 'Discount', 'İndirim', 'الخصم'],
    suscriptores: ['Suscriptores', 'Subscribers', 'Aboneler', 'المشتركون'],
    orden: ['Orden', 'Order', 'Sıra', 'الترتيب'],
  },
  estado: {
    publicado: ['A la venta', 'On sale', 'Satışta', 'معروضة للبيع'],
    borrador: ['En preparación', 'In preparation', 'Hazırlanıyor', 'قيد الإعداد'],
    archivado: ['Retirado', 'Withdrawn', 'Kaldırıldı', 'مسحوبة'],
  },
  todosLosEstados: ['Estado: todos', 'Status: all', 'Durum: tümü', 'الحالة: الكل'],
  sinLimite: ['Sin límite', 'No limit', 'Sınırsız', 'بلا حد'],
  conAnterior: ['{n} con una versión anterior', '{n} with an earlier version', '{n} önceki sürümle', '{n} بإصدار سابق'],
  retirar: [
    'Retirar de la venta {nombre}',
    'Take {nombre} off sale',
    '{nombre} planını satıştan kaldır',
    'اسحب {nombre} من البيع',
  ],
  vender: ['Poner a la venta {nombre}', 'Put {nombre} on sale', '{nombre} planını satışa koy', 'اعرض {nombre} للبيع'],
  retirarCorto: ['Retirar de la venta', 'Take off sale', 'Satıştan kaldır', 'اسحبها من البيع'],
  venderCorto: ['Poner a la venta', 'Put on sale', 'Satışa koy', 'اعرضها للبيع'],
  retirado: [
    '«{nombre}» ya no está a la venta. Quien lo tiene lo conserva.',
    '“{nombre}” is no longer on sale. Whoever has it keeps it.',
    '“{nombre}” artık satışta değil. Sahip olanlar korur.',
    'لم تعد «{nombre}» معروضة للبيع. من لديه الخطة يحتفظ بها.',
  ],
  vendido: ['«{nombre}» está a la venta.', '“{nombre}” is on sale.', '“{nombre}” satışta.', '«{nombre}» معروضة للبيع.'],
  presentacion: ['Cómo se presenta', 'How it is presented', 'Nasıl sunulur', 'كيف تُعرض'],
  presentacionDetalle: [
    'Lo que se lee en la página de planes.',
    'What the page of plans says.',
    'Planlar sayfasında okunan.',
    'ما يُقرأ في صفحة الخطط.',
  ],
  precios: ['Precios', 'Prices', 'Fiyatlar', 'الأسعار'],
  preciosDetalle: [
    'Con IVA. Deje vacío el periodo por el que no se vende.',
    'VAT included. Leave empty the period it is not sold by.',
    'KDV dâhil. Satılmadığı dönemi boş bırakın.',
    'شاملة ضريبة القيمة المضافة. اترك فارغة المدة التي لا تُباع بها.',
  ],
  beneficios: ['Lo que da', 'What it gives', 'Sundukları', 'ما تمنحه'],
  beneficiosDetalle: [
    'Los documentos y el descuento se aplican solos en el carrito, de la forma que más le ahorre al cliente.',
    'Documents and the discount apply by themselves in the cart, in the way that saves the customer most.',
    'Belgeler ve indirim sepette kendiliğinden, müşteriye en çok tasarruf ettiren biçimde uygulanır.',
    'تُطبَّق الوثائق والخصم تلقائيًا في السلة بالطريقة الأكثر توفيرًا للعميل.',
  ],
  buscarCategoria: ['Buscar una categoría', 'Search for a category', 'Kategori ara', 'ابحث عن فئة'],
  para: {
    todos: ['Cualquier persona', 'Anybody', 'Herkes', 'أي شخص'],
    nuevos: [
      'Solo quien nunca tuvo un plan',
      'Only those who never had a plan',
      'Yalnızca hiç planı olmamış olanlar',
      'من لم تكن لديه خطة من قبل فقط',
    ],
  },
  campo: {
    nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
    descripcion: ['Para quién es', 'Who it is for', 'Kimin için', 'لمن هي'],
    para: ['Quién puede contratarlo', 'Who may subscribe', 'Kim abone olabilir', 'من يمكنه الاشتراك'],
    destacado: [
      'Destacarlo entre los demás',
      'Feature it among the others',
      'Diğerleri arasında öne çıkar',
      'أبرزها بين غيرها',
    ],
    orden: ['Orden en la página', 'Order on the page', 'Sayfadaki sıra', 'الترتيب في الصفحة'],
    precioMensual: ['Precio por mes', 'Price per month', 'Aylık fiyat', 'السعر الشهري'],
    precioAnual: ['Precio por año', 'Price per year', 'Yıllık fiyat', 'السعر السنوي'],
    documentos: [
      'Documentos incluidos al mes',
      'Documents included a month',
      'Ayda dâhil belge',
      'وثائق مشمولة في الشهر',
    ],
    citas: [
      'Citas de asesoría al mes',
      'Appointments for advice a month',
      'Ayda danışma randevusu',
      'مواعيد استشارة في الشهر',
    ],
    descuento: [
      'Descuento en los demás documentos',
      'Discount on other documents',
      'Diğer belgelerde indirim',
      'خصم على الوثائق الأخرى',
    ],
    categorias: ['Categorías', 'Categories', 'Kategoriler', 'الفئات'],
  },
  ayuda: {
    descripcion: ['Una frase.', 'One sentence.', 'Tek cümle.', 'جملة واحدة.'],
    destacado: [
      'Se muestra como la opción recomendada.',
      'Shown as the recommended option.',
      'Önerilen seçenek olarak gösterilir.',
      'تظهر كخيار موصى به.',
    ],
    orden: ['Primero los números menores.', 'Lower numbers first.', 'Önce küçük sayılar.', 'الأرقام الأصغر أولًا.'],
    precio: ['Por ejemplo, 99.00.', 'For example, 99.00.', 'Örneğin 99.00.', 'مثلًا 99.00.'],
    documentos: [
      'Vacío: sin límite. Un año da doce veces los de un mes, disponibles desde el primer día.',
      'Empty: no limit. A year gives twelve times those of a month, available from the first day.',
      'Boş: sınırsız. Bir yıl, ilk günden kullanılabilen on iki aylık belge verir.',
      'فارغ: بلا حد. تمنح السنة اثني عشر ضعف وثائق الشهر، متاحة من اليوم الأول.',
    ],
    citas: [
      'Cero si no da citas; vacío, sin límite. Las pide el cliente en «Mis planes» entre las horas libres de los notarios.',
      'Zero if it gives none; empty, no limit. The customer asks for them in “My plans” among the free hours of the notaries.',
      'Randevu yoksa sıfır; boş, sınırsız. Müşteri «Planlarım» bölümünde noterlerin boş saatlerinden seçer.',
      'صفر إن لم تمنح مواعيد؛ فارغ: بلا حد. يطلبها العميل من «خططي» بين ساعات كتّاب العدل الشاغرة.',
    ],
    descuento: [
      'Cero si no da descuento.',
      'Zero if it gives no discount.',
      'İndirim yoksa sıfır.',
      'صفر إن لم تمنح خصمًا.',
    ],
    categorias: [
      'A qué documentos alcanza. Sin elegir ninguna, a todos.',
      'The documents it applies to. With none chosen, all of them.',
      'Hangi belgeleri kapsadığı. Hiçbiri seçilmezse tümünü.',
      'الوثائق التي تشملها. إن لم تختر أيًا منها فكلها.',
    ],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    planesOficina: typeof planesOficina;
  }
}
