import type { Textos } from '../../../i18n/palabra.ts';

export const pago = {
  forma: ['Forma de pago', 'Payment method', 'Ödeme yöntemi', 'طريقة الدفع'],
  metodo: {
    tarjeta: ['Tarjeta', 'Card', 'Kart', 'بطاقة'],
    transferencia: ['Transferencia bancaria', 'Bank transfer', 'Banka havalesi', 'تحويل مصرفي'],
    sinCosto: ['Sin costo', 'No cost', 'Ücretsiz', 'دون تكلفة'],
  },
  tarjeta: [
    '{marca} terminada en {ultimos}',
    '{marca} ending in {ultimos}',
    '{marca}, sonu {ultimos}',
    '{marca} تنتهي بـ {ultimos}',
  ],
  vence: ['Vence {fecha}', 'Expires {fecha}', 'Son kullanma: {fecha}', 'تنتهي في {fecha}'],
  vencio: ['Venció {fecha}', 'Expired {fecha}', 'Süresi doldu: {fecha}', 'انتهت في {fecha}'],
  predeterminada: ['Predeterminada', 'Default', 'Varsayılan', 'الافتراضية'],
  nueva: ['Tarjeta nueva', 'New card', 'Yeni kart', 'بطاقة جديدة'],
  nuevaDetalle: [
    'La escribe en la página segura del proveedor de pagos. Su número nunca llega a nosotros: solo guardamos la marca y los últimos cuatro dígitos.',
    'You type it on the payment provider’s secure page. Its number never reaches us: we keep only the brand and the last four digits.',
    'Kartı ödeme sağlayıcısının güvenli sayfasında yazarsınız. Numarası bize hiçbir zaman ulaşmaz: yalnızca markasını ve son dört rakamını saklarız.',
    'تكتبها في الصفحة الآمنة لمزوّد الدفع. لا يصل رقمها إلينا أبدًا: لا نحفظ إلا نوعها وآخر أربعة أرقام منها.',
  ],
  seGuarda: [
    'Guardamos la tarjeta, sin su número, para cobrar las renovaciones. Puede quitarla en su perfil.',
    'We keep the card, without its number, to charge the renewals. You can remove it in your profile.',
    'Yenilemeleri tahsil etmek için kartı numarası olmadan saklarız. Profilinizden kaldırabilirsiniz.',
    'نحتفظ بالبطاقة، دون رقمها، لتحصيل التجديدات. يمكنك إزالتها من ملفك الشخصي.',
  ],
  recordar: [
    'Recordar esta tarjeta para mis próximas compras',
    'Remember this card for my next purchases',
    'Sonraki alışverişlerim için bu kartı hatırla',
    'تذكّر هذه البطاقة لمشترياتي القادمة',
  ],
  transferenciaDetalle: [
    'Le damos los datos de la cuenta y le guardamos el pedido {horas} horas.',
    'We give you the account and keep the order for you {horas} hours.',
    'Size hesap bilgilerini verir ve siparişi {horas} saat bekletiriz.',
    'نعطيك بيانات الحساب ونحفظ لك الطلب {horas} ساعة.',
  ],
  estado: {
    iniciado: ['Sin terminar', 'Unfinished', 'Tamamlanmadı', 'غير مكتمل'],
    requiereAccion: ['Espera por usted', 'Waits for you', 'Sizi bekliyor', 'بانتظارك'],
    autorizado: ['Autorizado', 'Authorised', 'Provizyon alındı', 'مصرَّح به'],
    capturado: ['Pagado', 'Paid', 'Ödendi', 'مدفوع'],
    rechazado: ['Rechazado', 'Refused', 'Reddedildi', 'مرفوض'],
    cancelado: ['Cancelado', 'Cancelled', 'İptal edildi', 'ملغى'],
    incierto: ['Por confirmar', 'To be confirmed', 'Doğrulanacak', 'بانتظار التأكيد'],
  },
  esperaTransferencia: ['Por confirmar', 'To be confirmed', 'Doğrulanacak', 'بانتظار التأكيد'],
  motivo: {
    fondosInsuficientes: [
      'La tarjeta no tiene fondos suficientes.',
      'The card does not have enough funds.',
      'Kartın bakiyesi yetersiz.',
      'رصيد البطاقة غير كافٍ.',
    ],
    tarjetaVencida: [
      'La tarjeta está vencida.',
      'The card has expired.',
      'Kartın süresi dolmuş.',
      'البطاقة منتهية الصلاحية.',
    ],
    cvcIncorrecto: [
      'El código de seguridad no coincide.',
      'The security code does not match.',
      'Güvenlik kodu eşleşmiyor.',
      'رمز الأمان غير مطابق.',
    ],
    tarjetaInvalida: [
      'El número de la tarjeta no es válido, o la tarjeta ya no existe.',
      'The card number is not valid, or the card no longer exists.',
      'Kart numarası geçerli değil veya kart artık mevcut değil.',
      'رقم البطاقة غير صالح، أو لم تعد البطاقة موجودة.',
    ],
    confirmacionFallida: [
      'El banco no pudo confirmar que es usted.',
      'The bank could not confirm that it is you.',
      'Banka, siz olduğunuzu doğrulayamadı.',
      'لم يتمكن المصرف من التأكد من هويتك.',
    ],
    rechazadaPorElBanco: [
      'El banco no autorizó el cobro. Él puede decirle por qué.',
      'The bank did not authorise the charge. It can tell you why.',
      'Banka tahsilata izin vermedi. Nedenini bankanızdan öğrenebilirsiniz.',
      'لم يصرّح المصرف بالتحصيل. يمكنه إخبارك بالسبب.',
    ],
    otro: ['El cobro no se pudo hacer.', 'The charge could not be made.', 'Tahsilat yapılamadı.', 'تعذّر تحصيل المبلغ.'],
  },
  guardadas: {
    titulo: ['Tarjetas guardadas', 'Saved cards', 'Kayıtlı kartlar', 'البطاقات المحفوظة'],
    detalle: [
      'Se guardan con el proveedor de pagos. Aquí solo está lo que las distingue; nunca su número.',
      'They are kept by the payment provider. Here is only what tells them apart; never their number.',
      'Kartlar ödeme sağlayıcısında saklanır. Burada yalnızca ayırt edici bilgileri bulunur; numarası asla.',
      'تُحفظ لدى مزوّد الدفع. لا يوجد هنا إلا ما يميّزها، ولا يوجد رقمها أبدًا.',
    ],
    vacio: [
      'No tiene tarjetas guardadas',
      'You have no saved cards',
      'Kayıtlı kartınız yok',
      'لا توجد لديك بطاقات محفوظة',
    ],
    vacioDetalle: [
      'Guarde una para no escribirla en cada compra.',
      'Save one so as not to type it at each purchase.',
      'Her alışverişte yeniden yazmamak için bir kart kaydedin.',
      'احفظ بطاقة كي لا تكتبها عند كل شراء.',
    ],
    agregar: ['Agregar una tarjeta', 'Add a card', 'Kart ekle', 'إضافة بطاقة'],
    usar: ['Hacer predeterminada', 'Make default', 'Varsayılan yap', 'جعلها الافتراضية'],
    usarEsta: [
      'Hacer predeterminada la {tarjeta}',
      'Make {tarjeta} the default',
      'Varsayılan yap: {tarjeta}',
      'جعل {tarjeta} الافتراضية',
    ],
    olvidar: ['Olvidar', 'Forget', 'Unut', 'نسيان'],
    olvidarEsta: ['Olvidar la {tarjeta}', 'Forget {tarjeta}', 'Unut: {tarjeta}', 'نسيان {tarjeta}'],
    confirmar: [
      '¿Olvidar la {tarjeta}?',
      'Forget {tarjeta}?',
      'Bu kart unutulsun mu: {tarjeta}?',
      'هل تريد نسيان {tarjeta}؟',
    ],
    confirmarDetalle: [
      'Se borra aquí y con el proveedor de pagos. Para usarla otra vez deberá escribirla de nuevo.',
      'It is deleted here and at the payment provider. To use it again you will have to type it again.',
      'Buradan ve ödeme sağlayıcısından silinir. Yeniden kullanmak için kartı baştan yazmanız gerekir.',
      'تُحذف هنا ولدى مزوّد الدفع. لاستخدامها مرة أخرى عليك كتابتها من جديد.',
    ],
    olvidada: [
      'La {tarjeta} quedó olvidada.',
      '{tarjeta} was forgotten.',
      'Kart unutuldu: {tarjeta}.',
      'نُسيت {tarjeta}.',
    ],
    guardando: ['Guardando su tarjeta…', 'Saving your card…', 'Kartınız kaydediliyor…', 'جارٍ حفظ بطاقتك…'],
    guardada: ['Su tarjeta quedó guardada.', 'Your card was saved.', 'Kartınız kaydedildi.', 'حُفظت بطاقتك.'],
    noGuardada: ['La tarjeta no se guardó.', 'The card was not saved.', 'Kart kaydedilmedi.', 'لم تُحفظ البطاقة.'],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    pago: typeof pago;
  }
}
