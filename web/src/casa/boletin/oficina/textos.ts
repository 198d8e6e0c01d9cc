import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the office's list of who receives the newsletter. */
export const lectores = {
  lista: {
    titulo: ['Suscripciones al boletín', 'Newsletter subscriptions', 'Bülten abonelikleri', 'اشتراكات النشرة'],
    detalle: [
      'Quiénes reciben el boletín, de dónde vienen y quién no ha confirmado su correo.',
      'Who receives the newsletter, where they come from and who has not confirmed their address.',
      'Bülteni kimlerin aldığı, nereden geldikleri ve adresini kimin onaylamadığı.',
      'من يتلقى النشرة، ومن أين جاء، ومن لم يؤكد بريده.',
    ],
    buscar: ['Nombre o correo', 'Name or e-mail', 'Ad veya e-posta', 'الاسم أو البريد'],
    vacioTitulo: ['Nadie por ahora', 'Nobody yet', 'Henüz kimse yok', 'لا أحد حتى الآن'],
    vacio: [
      'Cuando alguien se suscriba en el pie de la página, aparecerá aquí.',
      'When somebody subscribes at the foot of the page, they will appear here.',
      'Sayfanın altından biri abone olduğunda burada görünür.',
      'عندما يشترك أحد من أسفل الصفحة سيظهر هنا.',
    ],
  },
  todasLasSituaciones: ['Todas las situaciones', 'Any state', 'Tüm durumlar', 'كل الحالات'],
  todosLosOrigenes: ['Todos los orígenes', 'Any source', 'Tüm kaynaklar', 'كل المصادر'],
  columna: {
    nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
    situacion: ['Situación', 'State', 'Durum', 'الحالة'],
    origen: ['Origen', 'Source', 'Kaynak', 'المصدر'],
    suscrito: ['Suscrito', 'Subscribed', 'Abone oldu', 'تاريخ الاشتراك'],
  },
  situacion: {
    activa: ['Activa', 'Active', 'Etkin', 'نشط'],
    porConfirmar: ['Por confirmar', 'To be confirmed', 'Onay bekliyor', 'بانتظار التأكيد'],
    baja: ['De baja', 'Left', 'Ayrıldı', 'انسحب'],
  },
  origen: {
    cuenta: ['Cuenta', 'Account', 'Hesap', 'حساب'],
    visita: ['Visita', 'Visit', 'Ziyaret', 'زيارة'],
  },
  confirmado: ['Confirmado', 'Confirmed', 'Onaylandı', 'تم التأكيد'],
  enlace: ['Último enlace enviado', 'Last link sent', 'Son gönderilen bağlantı', 'آخر رابط أُرسل'],
  ultimoEnlace: ['Último enlace: {fecha}', 'Last link: {fecha}', 'Son bağlantı: {fecha}', 'آخر رابط: {fecha}'],
  quitar: ['Dar de baja a {nombre}', 'Unsubscribe {nombre}', 'Aboneliği bitir: {nombre}', 'إلغاء اشتراك {nombre}'],
  reenviar: [
    'Enviar otra vez el enlace a {nombre}',
    'Send the link to {nombre} again',
    'Bağlantıyı yeniden gönder: {nombre}',
    'إرسال الرابط مجددًا إلى {nombre}',
  ],
  quitarTitulo: [
    '¿Dar de baja a {nombre}?',
    'Unsubscribe {nombre}?',
    '{nombre} abonelikten çıkarılsın mı?',
    'إلغاء اشتراك {nombre}؟',
  ],
  quitarTexto: [
    'Hágalo solo si se lo pidió. {correo} no recibirá más el boletín; para volver tendrá que suscribirse otra vez.',
    'Only if they asked you to. {correo} will not receive the newsletter any more; to come back they must subscribe again.',
    'Yalnızca sizden istediyse yapın. {correo} artık bülteni almayacak; dönmek için yeniden abone olması gerekir.',
    'افعل ذلك فقط إن طلبه منك. لن يتلقى {correo} النشرة بعد الآن، وعليه الاشتراك من جديد ليعود.',
  ],
  quitarConfirmar: ['Dar de baja', 'Unsubscribe', 'Abonelikten çıkar', 'إلغاء الاشتراك'],
  quitado: [
    '{nombre} ya no recibe el boletín.',
    '{nombre} does not receive the newsletter any more.',
    '{nombre} artık bülteni almıyor.',
    '{nombre} لم يعد يتلقى النشرة.',
  ],
  reenviado: [
    'Enlace enviado a {correo}.',
    'Link sent to {correo}.',
    'Bağlantı gönderildi: {correo}.',
    'أُرسل الرابط إلى {correo}.',
  ],
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    lectores: typeof lectores;
  }
}
