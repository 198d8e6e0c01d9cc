import type { Textos } from '../../i18n/palabra.ts';

export const boletin = {
  titulo: ['Boletín', 'Newsletter', 'Bülten', 'النشرة البريدية'],
  detalle: [
    'Reciba novedades sobre documentos y trámites. Puede dejar de recibirlas cuando quiera.',
    'Get news about documents and procedures. You can stop them at any time.',
    'Belgeler ve işlemlerle ilgili yenilikleri alın. Dilediğiniz zaman bırakabilirsiniz.',
    'تصلك أخبار الوثائق والمعاملات، ويمكنك التوقف عن استلامها متى شئت.',
  ],
  nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
  correo: ['Correo electrónico', 'Email', 'E-posta', 'البريد الإلكتروني'],
  enviar: ['Suscribirme', 'Subscribe', 'Abone ol', 'اشتراك'],
  email: {
    requerido: ['Este campo es requerido', 'This field is required', 'Bu alan zorunludur', 'هذا الحقل مطلوب'],
    invalido: [
      'Ingrese un email válido',
      'Enter a valid email',
      'Geçerli bir e-posta adresi girin',
      'يُرجى إدخال بريد إلكتروني صحيح',
    ],
  },
  suscrito: [
    'Te has suscrito exitosamente.',
    'You have subscribed successfully.',
    'Aboneliğiniz başarıyla oluşturuldu.',
    'تم اشتراكك بنجاح.',
  ],
  confirme: [
    'Enviamos un correo a {email}. Abra su enlace para confirmar la suscripción.',
    'We sent an email to {email}. Open its link to confirm the subscription.',
    '{email} adresine bir e-posta gönderdik. Aboneliği onaylamak için içindeki bağlantıyı açın.',
    'أرسلنا رسالة إلى {email}. يُرجى فتح الرابط الوارد فيها لتأكيد الاشتراك.',
  ],
  fallo: [
    'Ha ocurrido un error, Intentelo nuevamente.',
    'An error occurred, please try again.',
    'Bir hata oluştu, lütfen yeniden deneyin.',
    'حدث خطأ. يُرجى المحاولة مرة أخرى.',
  ],
  inicio: ['Ir al inicio', 'Go to the home page', 'Ana sayfaya git', 'الذهاب إلى الصفحة الرئيسية'],
  confirmar: {
    esperando: [
      'Confirmando su suscripción…',
      'Confirming your subscription…',
      'Aboneliğiniz onaylanıyor…',
      'جارٍ تأكيد اشتراكك…',
    ],
    listo: [
      'Su suscripción está confirmada',
      'Your subscription is confirmed',
      'Aboneliğiniz onaylandı',
      'تم تأكيد اشتراكك',
    ],
    ya: [
      'Su suscripción ya estaba confirmada',
      'Your subscription was already confirmed',
      'Aboneliğiniz zaten onaylanmıştı',
      'اشتراكك مؤكَّد من قبل',
    ],
    detalle: [
      'Recibirá nuestras novedades en su correo.',
      'You will receive our news by email.',
      'Yeniliklerimizi e-posta ile alacaksınız.',
      'ستصلك أخبارنا على بريدك الإلكتروني.',
    ],
  },
  baja: {
    pregunta: [
      '¿Dejar de recibir el boletín?',
      'Stop receiving the newsletter?',
      'Bülteni almayı bırakmak istiyor musunuz?',
      'هل تريد التوقف عن استلام النشرة؟',
    ],
    detalle: [
      'No le enviaremos más novedades. Los avisos de sus documentos y trámites no cambian.',
      'We will not send you more news. Notices about your documents and procedures do not change.',
      'Size artık bülten göndermeyeceğiz. Belgelerinizle ve işlemlerinizle ilgili bildirimler değişmez.',
      'لن نرسل إليك مزيدًا من الأخبار. أما إشعارات وثائقك ومعاملاتك فلا تتغير.',
    ],
    pedir: ['Dejar de recibirlo', 'Stop receiving it', 'Almayı bırak', 'التوقف عن الاستلام'],
    quedarse: ['Seguir recibiéndolo', 'Keep receiving it', 'Almaya devam et', 'مواصلة الاستلام'],
    listo: [
      'Ya no recibirá el boletín',
      'You will no longer receive the newsletter',
      'Bundan böyle bülteni almayacaksınız',
      'لن تصلك النشرة بعد الآن',
    ],
    ya: [
      'Este correo ya no recibía el boletín',
      'This address was no longer receiving the newsletter',
      'Bu adres zaten bülteni almıyordu',
      'هذا البريد لم يكن يستلم النشرة أصلًا',
    ],
    listoDetalle: [
      'Puede suscribirse de nuevo cuando quiera, al pie de la página de inicio.',
      'You can subscribe again at any time, at the foot of the home page.',
      'Dilediğiniz zaman ana sayfanın alt kısmından yeniden abone olabilirsiniz.',
      'يمكنك الاشتراك من جديد متى شئت من أسفل الصفحة الرئيسية.',
    ],
  },
  invalido: [
    'Este enlace ya no sirve',
    'This link no longer works',
    'Bu bağlantı artık geçerli değil',
    'لم يعد هذا الرابط صالحًا',
  ],
  invalidoDetalle: [
    'Puede estar incompleto, haber vencido (dura {dias} días) o ser de una suscripción que se canceló. Suscríbase de nuevo y le enviaremos otro.',
    'It may be incomplete, have expired (it lasts {dias} days) or belong to a cancelled subscription. Subscribe again and we will send you another.',
    'Bağlantı eksik olabilir, süresi ({dias} gün) dolmuş olabilir veya iptal edilmiş bir aboneliğe ait olabilir. Yeniden abone olun, size yeni bir bağlantı gönderelim.',
    'ربما كان الرابط ناقصًا أو انتهت صلاحيته (مدتها {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}}) أو يخص اشتراكًا أُلغي. اشترك من جديد وسنرسل إليك رابطًا آخر.',
  ],
  pedirOtro: ['Suscribirme de nuevo', 'Subscribe again', 'Yeniden abone ol', 'الاشتراك من جديد'],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    boletin: typeof boletin;
  }
}
