import type { Palabra, Textos } from '../../../i18n/palabra.ts';

const buscar: Palabra = [
  'Buscar por cliente, correo o plan',
  'Search by customer, e-mail or plan',
  'Müşteri, e-posta veya plana göre ara',
  'ابحث بالعميل أو البريد أو الخطة',
];

export const suscripcionesOficina = {
  lista: {
    titulo: ['Suscripciones a planes', 'Plan subscriptions', 'Plan abonelikleri', 'اشتراكات الخطط'],
    detalle: [
      'Quién tiene qué plan, hasta cuándo, y a quién podríamos perder.',
      'Who has which plan, until when, and whom we might lose.',
      'Kimin hangi planı, ne zamana kadar kullandığı ve kimleri kaybedebileceğimiz.',
      'من لديه أي خطة وحتى متى، ومن قد نفقده.',
    ],
    buscar,
    vacioTitulo: [
      'Todavía no hay suscripciones',
      'There are no subscriptions yet',
      'Henüz abonelik yok',
      'لا توجد اشتراكات بعد',
    ],
    vacio: [
      'Se ven aquí desde que alguien elige un plan.',
      'They are listed here as soon as somebody chooses a plan.',
      'Biri bir plan seçtiğinde burada görünür.',
      'تظهر هنا حين يختار أحد خطة.',
    ],
  },
  pendientes: {
    titulo: ['Suscripciones pendientes', 'Pending subscriptions', 'Bekleyen abonelikler', 'اشتراكات معلّقة'],
    detalle: [
      'Comienzan cuando se pague su pedido. Ábralo para revisar su comprobante.',
      'They begin when their order is paid. Open it to review its receipt.',
      'Siparişleri ödenince başlar. Dekontu incelemek için siparişi açın.',
      'تبدأ عند دفع طلبها. افتحه لمراجعة إيصاله.',
    ],
    buscar,
    vacioTitulo: ['Ninguna espera su pago', 'None is waiting to be paid', 'Ödeme bekleyen yok', 'لا شيء ينتظر الدفع'],
    vacio: [
      'Las que se pidan por transferencia se verán aquí hasta que se acepte su comprobante.',
      'Those asked for by bank transfer are listed here until their receipt is accepted.',
      'Havaleyle istenenler, dekontları kabul edilene kadar burada görünür.',
      'تظهر هنا الاشتراكات المطلوبة بالتحويل إلى أن يُقبل إيصالها.',
    ],
  },
  una: ['Suscripción', 'Subscription', 'Abonelik', 'اشتراك'],
  todosLosEstados: ['Estado: todos', 'State: all', 'Durum: tümü', 'الحالة: الكل'],
  conYSinRiesgo: ['Riesgo: todos', 'Risk: all', 'Risk: tümü', 'الخطر: الكل'],
  columna: {
    cliente: ['Cliente', 'Customer', 'Müşteri', 'العميل'],
    plan: ['Plan', 'Plan', 'Plan', 'الخطة'],
    estado: ['Estado', 'State', 'Durum', 'الحالة'],
    fin: ['Fin del periodo', 'End of the period', 'Dönem sonu', 'نهاية الفترة'],
    disponibles: ['Documentos que quedan', 'Documents left', 'Kalan belgeler', 'الوثائق المتبقية'],
    citas: ['Citas que le quedan', 'Appointments left', 'Kalan randevu', 'المواعيد المتبقية'],
    riesgo: ['En riesgo', 'At risk', 'Riskte', 'معرّض للفقد'],
    inicio: ['Desde', 'Since', 'Başlangıç', 'منذ'],
    porPagar: ['Por pagar', 'To pay', 'Ödenecek', 'المستحق'],
    vence: ['El pedido vence', 'The order expires', 'Siparişin son günü', 'انتهاء الطلب'],
    espera: ['Espera', 'Waits for', 'Beklenen', 'ينتظر'],
  },
  renueva: ['Se renueva', 'Renews', 'Yenilenir', 'يتجدد'],
  noRenueva: ['No se renueva', 'Does not renew', 'Yenilenmez', 'لا يتجدد'],
  sinLimite: ['Sin límite', 'No limit', 'Sınırsız', 'بلا حد'],
  esperaOficina: ['Comprobante por revisar', 'A receipt to review', 'İncelenecek dekont', 'إيصال للمراجعة'],
  esperaCliente: ['Que el cliente pague', 'The customer to pay', 'Müşterinin ödemesi', 'أن يدفع العميل'],
  verPedido: [
    'Ver el pedido de {total}',
    'See the order of {total}',
    '{total} tutarındaki siparişi gör',
    'عرض الطلب بقيمة {total}',
  ],
  libro: [
    'Libro de documentos y citas',
    'Ledger of documents and appointments',
    'Belge ve randevu defteri',
    'سجل الوثائق والمواعيد',
  ],
  libroVacio: [
    'Todavía no se le ha dado nada.',
    'They have not been given anything yet.',
    'Henüz hiçbir şey verilmedi.',
    'لم يُمنح له شيء بعد.',
  ],
  motivo: ['Motivo, que queda anotado', 'Reason, which is kept', 'Kayda geçecek gerekçe', 'السبب، ويُحفظ'],
  riesgo: {
    mora: ['Renovación sin pagar', 'Unpaid renewal', 'Ödenmemiş yenileme', 'تجديد غير مدفوع'],
    tarjetaPorVencer: [
      'Tarjeta por vencer',
      'Card about to expire',
      'Kartın süresi dolmak üzere',
      'بطاقة على وشك الانتهاء',
    ],
    sinUso: ['Sin usar', 'Never used', 'Hiç kullanılmadı', 'لم يُستخدم'],
  },
  porRiesgo: {
    mora: [
      'Su renovación no se ha podido cobrar.',
      'Their renewal could not be charged.',
      'Yenilemesi tahsil edilemedi.',
      'تعذّر تحصيل تجديده.',
    ],
    tarjetaPorVencer: [
      'Su tarjeta vence antes de la próxima renovación.',
      'Their card expires before the next renewal.',
      'Kartının süresi bir sonraki yenilemeden önce doluyor.',
      'تنتهي بطاقته قبل التجديد القادم.',
    ],
    sinUso: [
      'No ha usado nada de lo que incluye.',
      'They have used nothing of what it includes.',
      'Planın içerdiği hiçbir şeyi kullanmadı.',
      'لم يستخدم شيئًا مما تشمله الخطة.',
    ],
  },
  accion: {
    regalar: [
      'Regalar documentos o citas',
      'Give documents or appointments',
      'Belge veya randevu hediye et',
      'منح وثائق أو مواعيد',
    ],
    extender: ['Extender el periodo', 'Extend the period', 'Dönemi uzat', 'تمديد الفترة'],
    cancelar: ['Cancelar la suscripción', 'Cancel the subscription', 'Aboneliği iptal et', 'إلغاء الاشتراك'],
  },
  confirmar: {
    regalar: ['Regalarlos', 'Give them', 'Hediye et', 'منحها'],
    extender: ['Extenderlo', 'Extend it', 'Uzat', 'تمديدها'],
    cancelar: ['Sí, cancelarla', 'Yes, cancel it', 'Evet, iptal et', 'نعم، ألغِه'],
  },
  hecho: {
    regalar: [
      'Listo: ya puede usarlos.',
      'Given: they can be used now.',
      'Verildi: şimdi kullanılabilir.',
      'تم المنح: يمكن استخدامها الآن.',
    ],
    extender: ['Periodo extendido.', 'Period extended.', 'Dönem uzatıldı.', 'مُدّدت الفترة.'],
    cancelar: ['Suscripción cancelada.', 'Subscription cancelled.', 'Abonelik iptal edildi.', 'أُلغي الاشتراك.'],
  },
  texto: {
    regalar: [
      'Se suman a los que le quedan y valen hasta el fin del periodo. Se le avisa por correo.',
      'They are added to those left and serve until the period ends. They are told by e-mail.',
      'Kalanlara eklenir ve dönem sonuna kadar geçerlidir. E-postayla bildirilir.',
      'تضاف إلى المتبقي وتصلح حتى نهاية الفترة. يُبلَّغ بالبريد.',
    ],
    extender: [
      'El periodo que ya pagó dura más, sin cobro; la próxima renovación se mueve. Se le avisa por correo.',
      'The period they paid lasts longer, without a charge; the next renewal moves. They are told by e-mail.',
      'Ödenen dönem ücretsiz uzar; sonraki yenileme kayar. E-postayla bildirilir.',
      'تطول الفترة المدفوعة دون رسوم ويتأخر التجديد القادم. يُبلَّغ بالبريد.',
    ],
    cancelar: [
      'No se renovará. La persona conserva lo pagado hasta su último día y se le avisa por correo.',
      'It will not renew. They keep what is paid until its last day and are told by e-mail.',
      'Yenilenmeyecek. Ödenen son güne kadar korunur ve e-postayla bildirilir.',
      'لن يتجدد. يحتفظ بما دُفع حتى آخر يوم ويُبلَّغ بالبريد.',
    ],
    cancelarYa: [
      'Termina ahora: la renovación que no se pagó se anula y no debe nada. Se le avisa por correo.',
      'It ends now: the renewal that was not paid is cancelled and nothing is owed. They are told by e-mail.',
      'Şimdi biter: ödenmeyen yenileme iptal edilir ve borç kalmaz. E-postayla bildirilir.',
      'ينتهي الآن: يُلغى التجديد غير المدفوع ولا يبقى عليه شيء. يُبلَّغ بالبريد.',
    ],
  },
  que: ['Qué le regala', 'What you give', 'Ne hediye edilecek', 'ماذا تمنح'],
  clase: {
    documento: ['Documentos', 'Documents', 'Belgeler', 'وثائق'],
    cita: ['Citas de asesoría', 'Appointments for advice', 'Danışma randevuları', 'مواعيد استشارة'],
  },
  cuantos: {
    regalar: ['Cuántos', 'How many', 'Kaç tane', 'العدد'],
    extender: ['Cuántos días', 'How many days', 'Kaç gün', 'عدد الأيام'],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    suscripcionesOficina: typeof suscripcionesOficina;
  }
}
