import type { Textos } from '../../i18n/palabra.ts';

/** Texts of what people write to the office. */
export const feedback = {
  titulo: ['Escríbanos', 'Write to us', 'Bize yazın', 'راسلنا'],
  detalle: [
    'Cuéntenos qué le pareció, qué falló o qué podríamos hacer mejor. Lo lee la oficina, y si hace falta le responde por correo.',
    'Tell us what you thought, what went wrong or what we could do better. The office reads it, and answers by e-mail if needed.',
    'Ne düşündüğünüzü, neyin ters gittiğini ya da neyi daha iyi yapabileceğimizi anlatın. Ofis okur ve gerekirse e-postayla yanıtlar.',
    'أخبرنا برأيك، أو بما لم يعمل، أو بما يمكننا تحسينه. يقرؤه المكتب، ويرد عليك بالبريد الإلكتروني عند الحاجة.',
  ],
  motivo: ['Motivo', 'Reason', 'Neden', 'السبب'],
  elija: ['Elija un motivo', 'Choose a reason', 'Bir neden seçin', 'اختر سببًا'],
  texto: ['Su mensaje', 'Your message', 'Mesajınız', 'رسالتك'],
  puntos: [
    '¿Cómo lo valora? (opcional)',
    'How do you rate it? (optional)',
    'Nasıl değerlendirirsiniz? (isteğe bağlı)',
    'كيف تقيّمه؟ (اختياري)',
  ],
  sinPuntos: ['Prefiero no decirlo', 'I would rather not say', 'Belirtmek istemiyorum', 'أفضّل عدم القول'],
  punto: {
    n1: ['Muy mal', 'Very bad', 'Çok kötü', 'سيئ جدًا'],
    n2: ['Mal', 'Bad', 'Kötü', 'سيئ'],
    n3: ['Regular', 'Fair', 'Orta', 'مقبول'],
    n4: ['Bien', 'Good', 'İyi', 'جيد'],
    n5: ['Muy bien', 'Very good', 'Çok iyi', 'جيد جدًا'],
  },
  nombre: ['Nombre', 'Name', 'Ad', 'الاسم'],
  correo: ['Correo electrónico', 'E-mail', 'E-posta', 'البريد الإلكتروني'],
  correoAyuda: [
    'A esta dirección le respondemos.',
    'We answer to this address.',
    'Bu adrese yanıt veririz.',
    'نرد على هذا العنوان.',
  ],
  enviar: ['Enviar', 'Send', 'Gönder', 'إرسال'],
  deTramite: [
    'Lo que escriba queda unido al trámite desde el que llegó aquí.',
    'What you write is kept with the case you came from.',
    'Yazdığınız, geldiğiniz işlemle birlikte saklanır.',
    'ما تكتبه يُحفظ مع المعاملة التي جئت منها.',
  ],
  sinMotivos: [
    'Por ahora no recibimos mensajes por aquí. Nuestro correo y nuestro teléfono están al pie de la página de inicio.',
    'We do not take messages here for now. Our e-mail and telephone are at the foot of the home page.',
    'Şimdilik buradan mesaj almıyoruz. E-posta adresimiz ve telefonumuz ana sayfanın altındadır.',
    'لا نستقبل الرسائل من هنا حاليًا. بريدنا وهاتفنا في أسفل الصفحة الرئيسية.',
  ],
  recibido: {
    titulo: ['Recibimos su mensaje', 'We received your message', 'Mesajınızı aldık', 'استلمنا رسالتك'],
    visita: [
      'Si hace falta le responderemos a {email}, con un enlace para seguir la conversación.',
      'If needed we will answer to {email}, with a link to continue the conversation.',
      'Gerekirse {email} adresine, konuşmayı sürdüreceğiniz bir bağlantıyla yanıt veririz.',
      'عند الحاجة سنرد على {email} مع رابط لمتابعة المحادثة.',
    ],
    cuenta: [
      'La respuesta le llegará por correo y a sus avisos.',
      'The answer will reach you by e-mail and in your notices.',
      'Yanıt size e-postayla ve bildirimlerinizde ulaşacak.',
      'سيصلك الرد بالبريد الإلكتروني وفي إشعاراتك.',
    ],
    ver: ['Ver la conversación', 'See the conversation', 'Konuşmayı gör', 'عرض المحادثة'],
    otro: ['Escribir otro', 'Write another', 'Bir tane daha yaz', 'كتابة رسالة أخرى'],
  },
  mios: {
    titulo: ['Sus conversaciones', 'Your conversations', 'Konuşmalarınız', 'محادثاتك'],
    respondido: [
      'Le respondimos el {fecha}',
      'We answered on {fecha}',
      '{fecha} tarihinde yanıtladık',
      'رددنا عليك في {fecha}',
    ],
    enviado: ['Usted escribió el {fecha}', 'You wrote on {fecha}', '{fecha} tarihinde yazdınız', 'كتبت في {fecha}'],
    mas: ['Ver más', 'See more', 'Daha fazla', 'عرض المزيد'],
  },
  hilo: {
    titulo: [
      'Su conversación con la oficina',
      'Your conversation with the office',
      'Ofisle konuşmanız',
      'محادثتك مع المكتب',
    ],
    detalle: [
      'Conversación con la oficina desde el {fecha}.',
      'Conversation with the office since {fecha}.',
      '{fecha} tarihinden beri ofisle konuşma.',
      'محادثة مع المكتب منذ {fecha}.',
    ],
    usted: ['Usted', 'You', 'Siz', 'أنت'],
    oficina: ['La oficina', 'The office', 'Ofis', 'المكتب'],
    responder: ['Su respuesta', 'Your answer', 'Yanıtınız', 'ردك'],
    enviar: ['Enviar la respuesta', 'Send the answer', 'Yanıtı gönder', 'إرسال الرد'],
    enviado: ['Recibimos su respuesta.', 'We received your answer.', 'Yanıtınızı aldık.', 'استلمنا ردك.'],
    todas: ['Todas sus conversaciones', 'All your conversations', 'Tüm konuşmalarınız', 'كل محادثاتك'],
  },
  invalido: [
    'Este enlace ya no sirve',
    'This link no longer works',
    'Bu bağlantı artık geçerli değil',
    'هذا الرابط لم يعد صالحًا',
  ],
  invalidoDetalle: [
    'Puede estar incompleto, haber vencido (dura {dias} días) o haber sido anulado. Escríbanos de nuevo y seguimos desde ahí.',
    'It may be incomplete, have expired (it lasts {dias} days) or have been cancelled. Write to us again and we continue from there.',
    'Eksik, süresi dolmuş ({dias} gün geçerlidir) ya da iptal edilmiş olabilir. Bize yeniden yazın, oradan sürdürelim.',
    'قد يكون ناقصًا أو منتهيًا (مدته {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}}) أو أُلغي. راسلنا من جديد ونكمل من هناك.',
  ],
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    feedback: typeof feedback;
  }
}
