import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the inbox of the office. */
export const bandeja = {
  titulo: ['Comentarios', 'Feedback', 'Geri bildirimler', 'التعليقات'],
  detalle: [
    'Lo que escriben clientes y visitas.',
    'What customers and visitors write.',
    'Müşterilerin ve ziyaretçilerin yazdıkları.',
    'ما يكتبه العملاء والزوار.',
  ],
  carpetas: ['Carpetas', 'Folders', 'Klasörler', 'المجلدات'],
  carpeta: {
    'sin-leer': ['Sin leer', 'Unread', 'Okunmamış', 'غير مقروءة'],
    leidos: ['Leídos', 'Read', 'Okunmuş', 'مقروءة'],
    respondidos: ['Respondidos', 'Answered', 'Yanıtlanmış', 'تم الرد عليها'],
    archivados: ['Archivados', 'Archived', 'Arşivlenmiş', 'مؤرشفة'],
    destacados: ['Destacados', 'Starred', 'Yıldızlı', 'مميزة'],
  },
  buscar: [
    'Buscar por nombre o correo',
    'Search by name or e-mail',
    'Ada veya e-postaya göre ara',
    'البحث بالاسم أو البريد',
  ],
  todosLosMotivos: ['Motivo: todos', 'Reason: all', 'Neden: tümü', 'السبب: الكل'],
  responsable: {
    todos: ['De todos', "Everybody's", 'Herkesinki', 'للجميع'],
    mio: ['Asignados a mí', 'Assigned to me', 'Bana atananlar', 'المسندة إليّ'],
    nadie: ['Sin asignar', 'Not assigned', 'Atanmamış', 'غير مسندة'],
  },
  vacio: {
    'sin-leer': ['No hay nada sin leer', 'Nothing is unread', 'Okunmamış bir şey yok', 'لا شيء غير مقروء'],
    leidos: [
      'No hay nada leído que espere respuesta',
      'Nothing read waits for an answer',
      'Yanıt bekleyen okunmuş bir şey yok',
      'لا شيء مقروء ينتظر ردًا',
    ],
    respondidos: [
      'Todavía no se ha respondido nada',
      'Nothing has been answered yet',
      'Henüz hiçbir şey yanıtlanmadı',
      'لم يُرَدّ على شيء بعد',
    ],
    archivados: ['No hay nada archivado', 'Nothing is archived', 'Arşivde bir şey yok', 'لا شيء مؤرشف'],
    destacados: ['No hay nada destacado', 'Nothing is starred', 'Yıldızlı bir şey yok', 'لا شيء مميز'],
  },
  sinCoincidencias: [
    'Nada coincide con la búsqueda.',
    'Nothing matches the search.',
    'Aramayla eşleşen bir şey yok.',
    'لا شيء يطابق البحث.',
  ],
  mensajes: ['Mensajes', 'Messages', 'Mesajlar', 'الرسائل'],
  elija: ['Elija un mensaje', 'Choose a message', 'Bir mesaj seçin', 'اختر رسالة'],
  elijaDetalle: [
    'j y k pasan de uno a otro, e archiva, s destaca, r responde y p elige una plantilla.',
    'j and k move between them, e archives, s stars, r answers and p chooses a template.',
    'j ve k aralarında gezdirir, e arşivler, s yıldızlar, r yanıtlar, p şablon seçer.',
    'j وk للتنقل بينها، وe للأرشفة، وs للتمييز، وr للرد، وp لاختيار قالب.',
  ],
  mas: ['Ver más', 'See more', 'Daha fazla', 'عرض المزيد'],
  fila: {
    sinLeer: ['Sin leer', 'Unread', 'Okunmamış', 'غير مقروءة'],
    destacado: ['Destacado', 'Starred', 'Yıldızlı', 'مميزة'],
    archivos: ['Con archivos', 'With files', 'Dosyalı', 'بها ملفات'],
    puntos: ['{n} de 5', '{n} of 5', '5 üzerinden {n}', '{n} من 5'],
    responsable: ['Lo atiende {nombre}', 'Handled by {nombre}', 'İlgilenen: {nombre}', 'يتولاها {nombre}'],
  },
  hilo: {
    conCuenta: ['Tiene cuenta', 'Has an account', 'Hesabı var', 'له حساب'],
    sinCuenta: [
      'Sin cuenta: su correo no está comprobado',
      'No account: the e-mail is not confirmed',
      'Hesabı yok: e-postası doğrulanmadı',
      'بلا حساب: بريده غير مؤكد',
    ],
    valora: ['Valoración: {n} de 5', 'Rating: {n} of 5', 'Değerlendirme: 5 üzerinden {n}', 'التقييم: {n} من 5'],
    tramite: [
      'Sobre {numero}: {nombre}',
      'About {numero}: {nombre}',
      '{numero} hakkında: {nombre}',
      'بشأن {numero}: {nombre}',
    ],
    tramites: [
      '{n, plural, one {# trámite} other {# trámites}}',
      '{n, plural, one {# case} other {# cases}}',
      '{n, plural, other {# işlem}}',
      '{n, plural, one {معاملة واحدة} two {معاملتان} few {# معاملات} other {# معاملة}}',
    ],
    pedidos: [
      '{n, plural, one {# pedido} other {# pedidos}}',
      '{n, plural, one {# order} other {# orders}}',
      '{n, plural, other {# sipariş}}',
      '{n, plural, one {طلب واحد} two {طلبان} few {# طلبات} other {# طلبًا}}',
    ],
    recibido: ['Escribió el {fecha}', 'Wrote on {fecha}', '{fecha} tarihinde yazdı', 'كتب في {fecha}'],
    volver: ['Volver a la lista', 'Back to the list', 'Listeye dön', 'العودة إلى القائمة'],
    responsable: ['Lo atiende', 'Handled by', 'İlgilenen', 'يتولاها'],
    nadie: ['Nadie en particular', 'Nobody in particular', 'Belirli biri değil', 'لا أحد بعينه'],
    asignado: ['Responsable cambiado.', 'Assignee changed.', 'Sorumlu değişti.', 'تغيّر المسؤول.'],
    nota: ['Nota interna', 'Internal note', 'İç not', 'ملاحظة داخلية'],
    noLeer: ['Marcar como no leído', 'Mark as unread', 'Okunmadı olarak işaretle', 'تعليم كغير مقروءة'],
    archivar: ['Archivar', 'Archive', 'Arşivle', 'أرشفة'],
    recuperar: ['Sacar del archivo', 'Take out of the archive', 'Arşivden çıkar', 'إخراج من الأرشيف'],
    destacar: ['Destacar', 'Star', 'Yıldızla', 'تمييز'],
    quitarDestacado: ['Quitar el destacado', 'Remove the star', 'Yıldızı kaldır', 'إزالة التمييز'],
    archivado: ['Archivado.', 'Archived.', 'Arşivlendi.', 'تمت الأرشفة.'],
    recuperado: [
      'Está otra vez en la bandeja.',
      'It is back in the inbox.',
      'Yeniden gelen kutusunda.',
      'عادت إلى الوارد.',
    ],
    responder: ['Respuesta', 'Answer', 'Yanıt', 'رد'],
    anotar: ['Nota interna', 'Internal note', 'İç not', 'ملاحظة داخلية'],
    respuestaAyuda: [
      'Le llega por correo a {email}.',
      'It is sent by e-mail to {email}.',
      '{email} adresine e-postayla gider.',
      'يصله بالبريد على {email}.',
    ],
    notaAyuda: ['Solo la ve la oficina.', 'Only the office sees it.', 'Yalnızca ofis görür.', 'يراها المكتب وحده.'],
    enviarRespuesta: ['Enviar la respuesta', 'Send the answer', 'Yanıtı gönder', 'إرسال الرد'],
    guardarNota: ['Guardar la nota', 'Save the note', 'Notu kaydet', 'حفظ الملاحظة'],
    respondido: ['Respuesta enviada.', 'Answer sent.', 'Yanıt gönderildi.', 'أُرسل الرد.'],
    anotado: ['Nota guardada.', 'Note saved.', 'Not kaydedildi.', 'حُفظت الملاحظة.'],
    modo: ['Qué escribe', 'What you write', 'Ne yazıyorsunuz', 'ماذا تكتب'],
    plantilla: ['Plantilla', 'Template', 'Şablon', 'القالب'],
    plantillaAyuda: [
      'Con la tecla p se llega aquí, y con una letra a la que empieza por ella.',
      'The key p leads here, and a letter to the one that begins with it.',
      'p tuşu buraya getirir, bir harf de onunla başlayana.',
      'يصل المفتاح p إلى هنا، والحرف إلى ما يبدأ به.',
    ],
    plantillaElija: [
      'Elija una para ponerla',
      'Choose one to insert it',
      'Eklemek için birini seçin',
      'اختر واحدًا لإدراجه',
    ],
    enlace: [
      'El enlace del último correo abre esta conversación hasta el {fecha}.',
      'The link of the last e-mail opens this conversation until {fecha}.',
      'Son e-postadaki bağlantı bu konuşmayı {fecha} tarihine kadar açar.',
      'رابط آخر بريد يفتح هذه المحادثة حتى {fecha}.',
    ],
    anular: ['Anular el enlace', 'Cancel the link', 'Bağlantıyı iptal et', 'إلغاء الرابط'],
    anulado: [
      'Los enlaces enviados ya no abren la conversación.',
      'The links sent no longer open the conversation.',
      'Gönderilen bağlantılar artık konuşmayı açmıyor.',
      'الروابط المرسلة لم تعد تفتح المحادثة.',
    ],
    mensajes: ['Conversación', 'Conversation', 'Konuşma', 'المحادثة'],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    bandeja: typeof bandeja;
  }
}
