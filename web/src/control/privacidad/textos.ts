import type { Textos } from '../../i18n/palabra.ts';

export const privacidad = {
  copia: ['Descargar mis datos', 'Download my data', 'Verilerimi indir', 'تنزيل بياناتي'],
  copiaDetalle: [
    'Una copia de todo lo que guardamos de usted: para leer, para hojas de cálculo y para programas.',
    'A copy of everything that we keep about you: to read, for spreadsheets and for programs.',
    'Hakkınızda sakladığımız her şeyin bir kopyası: okumak, hesap tabloları ve programlar için.',
    'نسخة من كل ما نحتفظ به عنك: للقراءة ولجداول البيانات وللبرامج.',
  ],
  trae: [
    'Perfil, sesiones, borradores con sus respuestas, libreta, compras y facturas en PDF, trámites con su historia, mensajes, los archivos que subió, sus documentos, calificaciones, avisos y lo que aceptó.',
    'Profile, sessions, drafts with your answers, notebook, purchases and invoices in PDF, cases with their history, messages, the files you uploaded, your documents, ratings, notices and what you accepted.',
    'Profil, oturumlar, yanıtlarınızla taslaklar, defter, alışverişler ve PDF faturalar, geçmişleriyle işlemler, mesajlar, yüklediğiniz dosyalar, belgeleriniz, değerlendirmeler, bildirimler ve kabul ettikleriniz.',
    'الملف الشخصي والجلسات والمسودات مع إجاباتك والدفتر والمشتريات والفواتير بصيغة PDF والمعاملات مع تاريخها والرسائل والملفات التي رفعتها ووثائقك والتقييمات والإشعارات وما وافقت عليه.',
  ],
  pedir: ['Preparar mi copia', 'Prepare my copy', 'Kopyamı hazırla', 'إعداد نسختي'],
  preparando: [
    'Estamos preparando su copia desde el {fecha}. Puede cerrar esta página: le avisaremos.',
    'We have been preparing your copy since {fecha}. You may close this page: we will tell you.',
    'Kopyanız {fecha} tarihinden beri hazırlanıyor. Bu sayfayı kapatabilirsiniz: size haber vereceğiz.',
    'نُعدّ نسختك منذ {fecha}. يمكنك إغلاق هذه الصفحة: سنخبرك.',
  ],
  lista: [
    'Lista desde el {fecha}: {peso}. La guardamos hasta el {hasta}.',
    'Ready since {fecha}: {peso}. We keep it until {hasta}.',
    '{fecha} tarihinden beri hazır: {peso}. {hasta} tarihine kadar saklıyoruz.',
    'جاهزة منذ {fecha}: {peso}. نحتفظ بها حتى {hasta}.',
  ],
  descargar: ['Descargar mis datos', 'Download my data', 'Verilerimi indir', 'تنزيل بياناتي'],
  otra: ['Preparar otra', 'Prepare another', 'Yenisini hazırla', 'إعداد نسخة أخرى'],
  fallida: [
    'No pudimos hacer la copia. No se perdió nada.',
    'We could not make the copy. Nothing was lost.',
    'Kopyayı hazırlayamadık. Hiçbir şey kaybolmadı.',
    'لم نتمكن من إعداد النسخة. لم يُفقد شيء.',
  ],
  reintentar: ['Intentar otra vez', 'Try again', 'Yeniden dene', 'المحاولة مرة أخرى'],
  vencida: [
    'La copia anterior venció y se borró.',
    'The previous copy expired and was erased.',
    'Önceki kopyanın süresi doldu ve silindi.',
    'انتهت صلاحية النسخة السابقة ومُحيت.',
  ],
  cierre: ['Cerrar la cuenta', 'Close the account', 'Hesabı kapat', 'إغلاق الحساب'],
  cierreDetalle: [
    'Borramos sus datos, menos los que la ley obliga a conservar. Primero vea qué pasa; después confírmelo.',
    'We erase your data, except what the law obliges us to keep. First see what happens; then confirm it.',
    'Yasanın saklamamızı zorunlu kıldıkları dışında verilerinizi sileriz. Önce ne olacağını görün; sonra onaylayın.',
    'نمحو بياناتك ما عدا ما يُلزمنا القانون بحفظه. انظر أولًا ما سيحدث ثم أكّد.',
  ],
  impide: [
    'Antes tiene que terminar o cancelar esto:',
    'Before that you have to finish or cancel this:',
    'Önce şunları bitirmeniz veya iptal etmeniz gerekir:',
    'عليك أولًا إكمال ما يلي أو إلغاؤه:',
  ],
  imp: {
    tramite: [
      'Trámite en curso: {nombre}',
      'Case under way: {nombre}',
      'Devam eden işlem: {nombre}',
      'معاملة جارية: {nombre}',
    ],
    gestion: [
      'Gestión en curso: {nombre}',
      'Procedure under way: {nombre}',
      'Devam eden başvuru: {nombre}',
      'إجراء جارٍ: {nombre}',
    ],
    pedido: [
      'Pedido sin pagar: {nombre}',
      'Unpaid order: {nombre}',
      'Ödenmemiş sipariş: {nombre}',
      'طلب غير مدفوع: {nombre}',
    ],
    reembolso: [
      'Reembolso en curso: {nombre}',
      'Refund under way: {nombre}',
      'Devam eden iade: {nombre}',
      'استرداد جارٍ: {nombre}',
    ],
    suscripcion: ['Plan activo: {nombre}', 'Active plan: {nombre}', 'Etkin plan: {nombre}', 'خطة نشطة: {nombre}'],
  },
  borra: ['Se borra', 'What is erased', 'Silinenler', 'ما يُمحى'],
  nada: [
    'Su perfil, sus sesiones y sus preferencias.',
    'Your profile, your sessions and your preferences.',
    'Profiliniz, oturumlarınız ve tercihleriniz.',
    'ملفك الشخصي وجلساتك وتفضيلاتك.',
  ],
  cosa: {
    borradores: [
      '{n, plural, one {# borrador} other {# borradores}}',
      '{n, plural, one {# draft} other {# drafts}}',
      '{n} taslak',
      'المسودات: {n}',
    ],
    libreta: [
      '{n, plural, one {# entrada de su libreta} other {# entradas de su libreta}}',
      '{n, plural, one {# notebook entry} other {# notebook entries}}',
      '{n} defter kaydı',
      'قيود دفترك: {n}',
    ],
    carrito: [
      '{n, plural, one {# línea de su carrito} other {# líneas de su carrito}}',
      '{n, plural, one {# line of your cart} other {# lines of your cart}}',
      '{n} sepet satırı',
      'بنود سلتك: {n}',
    ],
    tarjetas: [
      '{n, plural, one {# tarjeta guardada} other {# tarjetas guardadas}}',
      '{n, plural, one {# saved card} other {# saved cards}}',
      '{n} kayıtlı kart',
      'البطاقات المحفوظة: {n}',
    ],
    archivos: [
      '{n, plural, one {# archivo que subió} other {# archivos que subió}}',
      '{n, plural, one {# file you uploaded} other {# files you uploaded}}',
      '{n} yüklediğiniz dosya',
      'الملفات التي رفعتها: {n}',
    ],
    mensajes: [
      '{n, plural, one {# mensaje} other {# mensajes}}',
      '{n, plural, one {# message} other {# messages}}',
      '{n} mesaj',
      'الرسائل: {n}',
    ],
    avisos: [
      '{n, plural, one {# aviso} other {# avisos}}',
      '{n, plural, one {# notice} other {# notices}}',
      '{n} bildirim',
      'الإشعارات: {n}',
    ],
    boletin: [
      '{n, plural, one {# suscripción al boletín} other {# suscripciones al boletín}}',
      '{n, plural, one {# newsletter subscription} other {# newsletter subscriptions}}',
      '{n} bülten aboneliği',
      'الاشتراك في النشرة: {n}',
    ],
  },
  conserva: ['Se conserva por ley', 'What the law keeps', 'Yasa gereği saklananlar', 'ما يُحفظ بحكم القانون'],
  sinConservar: [
    'Nada: no compró ni firmó nada con nosotros.',
    'Nothing: you bought and signed nothing with us.',
    'Hiçbir şey: bizden bir şey satın almadınız ve imzalamadınız.',
    'لا شيء: لم تشترِ ولم توقّع شيئًا معنا.',
  ],
  clase: {
    fiscal: [
      '{n, plural, one {# factura} other {# facturas}} y lo que las respalda',
      '{n, plural, one {# invoice} other {# invoices}} and what backs them',
      '{n, plural, other {# fatura}} ve dayanakları',
      'الفواتير وما يدعمها: {n}',
    ],
    expediente: [
      '{n, plural, one {# documento entregado} other {# documentos entregados}} y su expediente',
      '{n, plural, one {# delivered document} other {# delivered documents}} and the file behind',
      '{n, plural, other {# teslim edilen belge}} ve dosyası',
      'الوثائق المسلَّمة وملفاتها: {n}',
    ],
    registro: [
      '{n, plural, one {# acto} other {# actos}} ante notario y su registro',
      '{n, plural, one {# act} other {# acts}} before a notary and the register',
      '{n, plural, other {# noter işlemi}} ve sicili',
      'الأعمال أمام كاتب العدل وسجلها: {n}',
    ],
  },
  hasta: ['hasta el {fecha}', 'until {fecha}', '{fecha} tarihine kadar', 'حتى {fecha}'],
  siempre: ['para siempre', 'for ever', 'sonsuza dek', 'دائمًا'],
  cerrar: ['Cerrar mi cuenta…', 'Close my account…', 'Hesabımı kapat…', 'إغلاق حسابي…'],
  confirmar: ['Cerrar mi cuenta', 'Close my account', 'Hesabımı kapat', 'إغلاق حسابي'],
  titulo: ['¿Cerrar su cuenta?', 'Close your account?', 'Hesabınız kapatılsın mı?', 'هل تريد إغلاق حسابك؟'],
  texto: [
    'Se cierran todas sus sesiones, y los comentarios suyos que se muestran dejan de mostrarse. Tiene {dias} días para arrepentirse: basta con iniciar sesión. Después se borra, y le enviamos una constancia.',
    'All your sessions are closed, and your comments that are shown are shown no longer. You have {dias} days to change your mind: signing in is enough. Then it is erased, and we send you a certificate.',
    'Tüm oturumlarınız kapatılır ve gösterilen yorumlarınız artık gösterilmez. Vazgeçmek için {dias} gününüz var: oturum açmanız yeterli. Sonra silinir ve size bir belge göndeririz.',
    'تُغلق جميع جلساتك ويتوقف عرض تعليقاتك المعروضة. لديك {dias} يومًا للتراجع: يكفي تسجيل الدخول. بعدها يُمحى ونرسل إليك إفادة.',
  ],
  escriba: [
    'Escriba {email} para confirmarlo',
    'Type {email} to confirm it',
    'Onaylamak için {email} yazın',
    'اكتب {email} للتأكيد',
  ],
  conservar: ['Conservar mi cuenta', 'Keep my account', 'Hesabımı koru', 'الاحتفاظ بحسابي'],
  personal: [
    'La cuenta de quien trabaja en la oficina la cierra otra persona que administra. Puede pedírselo desde aquí.',
    'The account of whoever works in the office is closed by another administrator. You can ask for it from here.',
    'Büroda çalışanın hesabını başka bir yönetici kapatır. Buradan isteyebilirsiniz.',
    'حساب من يعمل في المكتب يغلقه مدير آخر. يمكنك طلب ذلك من هنا.',
  ],
  pedirla: ['Pedir que se cierre…', 'Ask to have it closed…', 'Kapatılmasını iste…', 'طلب إغلاقه…'],
  pedida: [
    'Se lo pedimos a quienes administran.',
    'We asked those who administer.',
    'Yöneticilere ilettik.',
    'أبلغنا المديرين.',
  ],
  cerrada: [
    'Cerraremos su cuenta en {dias} días. Si cambia de opinión, inicie sesión antes.',
    'We will close your account in {dias} days. If you change your mind, sign in before then.',
    'Hesabınızı {dias} gün içinde kapatacağız. Vazgeçerseniz önce oturum açın.',
    'سنغلق حسابك خلال {dias} يومًا. إن غيّرت رأيك فسجّل الدخول قبل ذلك.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    privacidad: typeof privacidad;
  }
}
