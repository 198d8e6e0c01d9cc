import type { Textos } from '../../i18n/palabra.ts';

export const suscripcion = {
  titulo: ['Suscribirse a un plan', 'Subscribe to a plan', 'Bir plana abone ol', 'الاشتراك في خطة'],
  tituloDe: ['Suscribirse a {nombre}', 'Subscribe to {nombre}', '{nombre} planına abone ol', 'الاشتراك في {nombre}'],
  detalle: [
    'Revise lo que incluye y pague. Su plan comienza en cuanto el pago se confirma.',
    'Check what it includes and pay. Your plan begins as soon as the payment is confirmed.',
    'İçeriğini gözden geçirin ve ödeyin. Planınız ödeme onaylanır onaylanmaz başlar.',
    'راجع ما تشمله وادفع. تبدأ خطتك فور تأكيد الدفع.',
  ],
  noDisponible: [
    'Este plan no está a la venta',
    'This plan is not on sale',
    'Bu plan satışta değil',
    'هذه الخطة غير معروضة للبيع',
  ],
  noDisponibleDetalle: [
    'Puede que lo hayamos retirado, o que no se venda por ese periodo.',
    'We may have withdrawn it, or it may not be sold for that period.',
    'Kaldırmış olabiliriz ya da o dönem için satılmıyor olabilir.',
    'ربما سحبناها، أو لا تُباع لهذه المدة.',
  ],
  verPlanes: ['Ver los planes', 'See the plans', 'Planları gör', 'اطّلع على الخطط'],
  verPedido: ['Ver el pedido', 'See the order', 'Siparişi gör', 'اطّلع على الطلب'],
  verMiPlan: ['Ver mi plan', 'See my plan', 'Planımı gör', 'اطّلع على خطتي'],
  impedimento: {
    porPagar: [
      'Ya pidió un plan que espera su pago',
      'You already ordered a plan that awaits payment',
      'Ödemesi beklenen bir plan siparişiniz var',
      'طلبت خطة تنتظر الدفع',
    ],
    soloNuevos: [
      'Este plan es para quien nunca tuvo uno',
      'This plan is for those who never had one',
      'Bu plan hiç planı olmamış olanlar için',
      'هذه الخطة لمن لم تكن لديه خطة من قبل',
    ],
  },
  impedimentoDetalle: {
    porPagar: [
      'Páguelo, o anule ese pedido para elegir otro.',
      'Pay it, or cancel that order to choose another.',
      'Ödeyin ya da başka birini seçmek için o siparişi iptal edin.',
      'ادفعها، أو ألغِ ذلك الطلب لتختار غيرها.',
    ],
    soloNuevos: [
      'Elija otro de los que hay.',
      'Choose another of those there are.',
      'Diğerlerinden birini seçin.',
      'اختر خطة أخرى من المتاح.',
    ],
  },
  resumen: ['Resumen del plan', 'Summary of the plan', 'Plan özeti', 'ملخص الخطة'],
  cambiarA: {
    anual: [
      'Prefiero pagar por año',
      'I prefer to pay by the year',
      'Yıllık ödemeyi tercih ederim',
      'أفضّل الدفع سنويًا',
    ],
    mensual: [
      'Prefiero pagar por mes',
      'I prefer to pay by the month',
      'Aylık ödemeyi tercih ederim',
      'أفضّل الدفع شهريًا',
    ],
  },
  precio: ['Precio', 'Price', 'Fiyat', 'السعر'],
  descuento: [
    'Descuento del código, solo esta vez',
    'Discount of the code, this time only',
    'Kod indirimi, yalnızca bu kez',
    'خصم الرمز، هذه المرة فقط',
  ],
  hoy: ['Hoy paga', 'You pay today', 'Bugün ödenecek', 'تدفع اليوم'],
  vale: [
    'IVA incluido ({iva}). Vale hasta el {fecha}.',
    'VAT included ({iva}). Valid until {fecha}.',
    'KDV dâhil ({iva}). {fecha} tarihine kadar geçerli.',
    'شامل ضريبة القيمة المضافة ({iva}). صالحة حتى {fecha}.',
  ],
  codigo: ['Código promocional', 'Promo code', 'Promosyon kodu', 'رمز ترويجي'],
  aplicarCodigo: ['Aplicar', 'Apply', 'Uygula', 'تطبيق'],
  quitarCodigo: ['Quitar el código', 'Remove the code', 'Kodu kaldır', 'أزل الرمز'],
  codigoPuesto: ['Aplicamos {codigo}.', 'We applied {codigo}.', '{codigo} uygulandı.', 'طبّقنا {codigo}.'],
  codigoNoSirve: [
    '{codigo} no sirve para este plan. Quítelo para seguir.',
    '{codigo} does not work for this plan. Remove it to continue.',
    '{codigo} bu plan için geçerli değil. Devam etmek için kaldırın.',
    '{codigo} لا يصلح لهذه الخطة. أزله للمتابعة.',
  ],
  sinCosto: [
    'El código cubre todo: no hay nada que pagar.',
    'The code covers everything: there is nothing to pay.',
    'Kod her şeyi karşılıyor: ödenecek bir şey yok.',
    'يغطي الرمز كل شيء: لا شيء للدفع.',
  ],
  terminos: [
    'Acepto los términos y que el plan se renueva hasta que lo cancele.',
    'I accept the terms, and that the plan renews until I cancel it.',
    'Şartları ve ben iptal edene kadar planın yenilenmesini kabul ediyorum.',
    'أقبل الشروط، وأن الخطة تتجدد حتى ألغيها.',
  ],
  pagar: ['Pagar {total}', 'Pay {total}', '{total} öde', 'ادفع {total}'],
  pedir: [
    'Pedir y transferir {total}',
    'Order and transfer {total}',
    'Sipariş ver ve {total} havale et',
    'اطلب وحوّل {total}',
  ],
  cancelar: [
    'Se cancela en línea, en dos pasos.',
    'It is cancelled online, in two steps.',
    'Çevrim içi, iki adımda iptal edilir.',
    'تُلغى عبر الإنترنت بخطوتين.',
  ],
  estado: {
    pendientePago: ['Espera su pago', 'Awaits your payment', 'Ödemenizi bekliyor', 'بانتظار دفعك'],
    activa: ['Activa', 'Active', 'Etkin', 'فعّالة'],
    enMora: ['Pago pendiente', 'Payment due', 'Ödeme bekliyor', 'دفعة مستحقة'],
    suspendida: ['Suspendida', 'Suspended', 'Askıda', 'معلّقة'],
    cancelacionProgramada: [
      'Termina al final del periodo',
      'Ends with the period',
      'Dönem sonunda biter',
      'تنتهي بنهاية المدة',
    ],
    cambioProgramado: ['Cambia al renovar', 'Changes at the renewal', 'Yenilemede değişir', 'تتغير عند التجديد'],
    cancelada: ['Terminada', 'Ended', 'Sona erdi', 'انتهت'],
  },
  cambio: {
    titulo: ['Cambiar a {nombre}', 'Change to {nombre}', '{nombre} planına geç', 'الانتقال إلى {nombre}'],
    detalle: {
      ahora: [
        'Revise la cuenta: hoy paga solo la diferencia de los días que le quedan.',
        'Check the sum: today you pay only the difference for the days left.',
        'Hesabı gözden geçirin: bugün yalnızca kalan günlerin farkını ödersiniz.',
        'راجع الحساب: تدفع اليوم فرق الأيام المتبقية فقط.',
      ],
      alRenovar: [
        'Este cambio no cuesta nada hoy: comienza con su próxima renovación.',
        'This change costs nothing today: it begins with your next renewal.',
        'Bu değişiklik bugün ücretsizdir: bir sonraki yenilemede başlar.',
        'هذا التغيير بلا تكلفة اليوم: يبدأ مع تجديدك القادم.',
      ],
    },
    desde: ['Hoy tiene {plan}.', 'Today you have {plan}.', 'Bugünkü planınız: {plan}.', 'لديك اليوم {plan}.'],
    cargo: [
      'El nuevo plan, hasta el {fecha}',
      'The new plan, until {fecha}',
      'Yeni plan, {fecha} tarihine kadar',
      'الخطة الجديدة حتى {fecha}',
    ],
    credito: [
      'Lo que le queda del actual',
      'What is left of the present one',
      'Şimdiki plandan kalan',
      'المتبقي من الحالية',
    ],
    documentos: [
      'Documentos que tendrá',
      'Documents you will have',
      'Elinizde olacak belgeler',
      'الوثائق التي ستكون لك',
    ],
    citas: ['Citas que tendrá', 'Appointments you will have', 'Elinizde olacak randevular', 'المواعيد التي ستكون لك'],
    alRenovar: [
      'Comienza el {fecha} por {precio}. Hasta entonces conserva lo que tiene, y puede deshacerlo.',
      'It begins on {fecha} for {precio}. Until then you keep what you have, and can undo this.',
      '{fecha} tarihinde {precio} karşılığında başlar. O güne kadar elinizdekini korur, geri alabilirsiniz.',
      'يبدأ في {fecha} مقابل {precio}. حتى ذلك اليوم تحتفظ بما لديك ويمكنك التراجع.',
    ],
    renueva: [
      'Se renueva el {fecha} por {precio}.',
      'It renews on {fecha} for {precio}.',
      '{fecha} tarihinde {precio} karşılığında yenilenir.',
      'تتجدد في {fecha} مقابل {precio}.',
    ],
    programar: [
      'Cambiar el {fecha}, por {precio}',
      'Change on {fecha}, for {precio}',
      '{fecha} tarihinde {precio} ile geç',
      'التغيير في {fecha} مقابل {precio}',
    ],
    mejorAlRenovar: [
      'Mejor cambiar el {fecha}, sin pagar hoy',
      'Change on {fecha} instead, paying nothing today',
      'Bugün ödemeden {fecha} tarihinde geç',
      'الأفضل التغيير في {fecha} دون دفع اليوم',
    ],
    programado: [
      'Desde el {fecha} tendrá {nombre}.',
      'From {fecha} you will have {nombre}.',
      '{fecha} tarihinden itibaren planınız {nombre}.',
      'ابتداءً من {fecha} ستكون لديك {nombre}.',
    ],
    impedimento: {
      mismo: ['Ese es el plan que tiene', 'That is the plan you have', 'Zaten bu plandasınız', 'هذه هي خطتك'],
      porPagar: [
        'Hay un pedido de su plan sin pagar',
        'An order for your plan is unpaid',
        'Planınızın ödenmemiş bir siparişi var',
        'هناك طلب لخطتك لم يُدفع',
      ],
      estado: [
        'Su plan no se puede cambiar ahora',
        'Your plan cannot be changed now',
        'Planınız şu anda değiştirilemez',
        'لا يمكن تغيير خطتك الآن',
      ],
      soloNuevos: [
        'Ese plan es para quien nunca tuvo uno',
        'That plan is for those who never had one',
        'Bu plan hiç planı olmamış olanlar için',
        'هذه الخطة لمن لم تكن لديه خطة من قبل',
      ],
    },
    impedimentoDetalle: {
      mismo: [
        'Elija otro plan, u otro modo de pagarlo.',
        'Choose another plan, or another way to pay for it.',
        'Başka bir plan ya da ödeme dönemi seçin.',
        'اختر خطة أخرى أو طريقة دفع أخرى.',
      ],
      porPagar: [
        'Páguelo o anúlelo para cambiar de plan.',
        'Pay it or cancel it to change plans.',
        'Plan değiştirmek için ödeyin ya da iptal edin.',
        'ادفعه أو ألغِه لتغيير الخطة.',
      ],
      estado: [
        'Si lo canceló, consérvelo primero. Si tiene un pago pendiente, páguelo primero.',
        'If you cancelled it, keep it first. If a payment is due, pay it first.',
        'İptal ettiyseniz önce koruyun. Bekleyen ödeme varsa önce ödeyin.',
        'إن ألغيتها فاحتفظ بها أولًا. وإن كانت هناك دفعة مستحقة فادفعها أولًا.',
      ],
      soloNuevos: [
        'Elija otro de los que hay.',
        'Choose another of those there are.',
        'Diğerlerinden birini seçin.',
        'اختر خطة أخرى من المتاح.',
      ],
    },
  },
  libro: {
    citas: {
      otorgado: ['Recibió citas', 'Appointments given', 'Randevular verildi', 'مُنحت مواعيد'],
      reservado: ['Pidió una cita', 'Appointment asked for', 'Randevu istendi', 'طُلب موعد'],
      consumido: ['Usó la cita', 'Appointment used', 'Randevu kullanıldı', 'استُخدم الموعد'],
      devuelto: ['Recuperó la cita', 'Appointment given back', 'Randevu iade edildi', 'أُعيد الموعد'],
      vencido: ['Vencieron citas', 'Appointments expired', 'Randevuların süresi doldu', 'انتهت صلاحية مواعيد'],
    },
    otorgado: ['Recibió', 'Given', 'Verildi', 'مُنح'],
    reservado: ['Usó en un pedido', 'Used in an order', 'Siparişte kullanıldı', 'استُخدم في طلب'],
    consumido: ['Pedido pagado', 'Order paid', 'Sipariş ödendi', 'دُفع الطلب'],
    devuelto: ['Recuperó', 'Given back', 'İade edildi', 'أُعيد'],
    vencido: ['Venció', 'Expired', 'Süresi doldu', 'انتهت صلاحيته'],
    sinLimite: ['sin límite', 'no limit', 'sınırsız', 'بلا حد'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    suscripcion: typeof suscripcion;
  }
}
