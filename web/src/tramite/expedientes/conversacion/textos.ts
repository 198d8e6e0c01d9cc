import type { Textos } from '../../../i18n/palabra.ts';

/**
 * Texts of the conversation of a trámite: remarks on answers and their correction, messages, and the office's notes.
 */
export const conversacion = {
  respuestas: {
    titulo: ['Respuestas', 'Answers', 'Yanıtlar', 'الإجابات'],
    detalle: [
      'Como las dio el cliente. Aquí solo se leen.',
      'As the client gave them. They can only be read here.',
      'Müşterinin verdiği gibi. Burada yalnızca okunur.',
      'كما قدّمها العميل. تُقرأ هنا فقط.',
    ],
    observe: [
      'Si una no está bien, obsérvela: el cliente corrige solo esa y lo que dependa de ella.',
      'If one is not right, remark on it: the client corrects just that one and what depends on it.',
      'Biri doğru değilse not düşün: müşteri yalnızca onu ve ona bağlı olanları düzeltir.',
      'إن لم تكن إحداها صحيحة فضع عليها ملاحظة: يصحّحها العميل وحدها مع ما يتوقف عليها.',
    ],
    vacia: ['Sin respuesta', 'No answer', 'Yanıt yok', 'بلا إجابة'],
    comprada: ['Al comprar: {texto}', 'When bought: {texto}', 'Satın alırken: {texto}', 'عند الشراء: {texto}'],
    corregidas: [
      'El cliente contestó sus observaciones el {fecha}.',
      'The client answered your remarks on {fecha}.',
      'Müşteri notlarınızı {fecha} tarihinde yanıtladı.',
      'أجاب العميل عن ملاحظاتك في {fecha}.',
    ],
    version: [
      'La versión {n} del texto está hecha con lo corregido. Lo que usted escribió sigue en su copia.',
      'Version {n} of the text is made of what was corrected. What you wrote is still in your copy.',
      'Metnin {n}. sürümü düzeltilenlerle hazırlandı. Yazdıklarınız çalışma kopyanızda duruyor.',
      'الإصدار {n} من النص مكتوب بما صُحّح. ما كتبتَه باقٍ في نسختك.',
    ],
  },
  observar: {
    boton: ['Observar', 'Remark', 'Not düş', 'ملاحظة'],
    de: ['Observar «{pregunta}»', 'Remark on “{pregunta}”', '“{pregunta}” için not düş', 'ملاحظة على «{pregunta}»'],
    respondio: [
      'El cliente respondió: {texto}',
      'The client answered: {texto}',
      'Müşterinin yanıtı: {texto}',
      'إجابة العميل: {texto}',
    ],
    motivo: [
      '¿Qué debe corregir, y por qué?',
      'What must be corrected, and why?',
      'Ne düzeltilmeli ve neden?',
      'ما الذي يجب تصحيحه، ولماذا؟',
    ],
    ayuda: [
      'El cliente lo lee junto a su respuesta.',
      'The client reads it beside the answer.',
      'Müşteri bunu yanıtının yanında okur.',
      'يقرؤها العميل إلى جانب إجابته.',
    ],
    agregar: ['Agregar la observación', 'Add the remark', 'Notu ekle', 'إضافة الملاحظة'],
  },
  espera: {
    titulo: [
      '{n, plural, one {# observación por enviar} other {# observaciones por enviar}}',
      '{n, plural, one {# remark to send} other {# remarks to send}}',
      '{n, plural, one {Gönderilecek # not} other {Gönderilecek # not}}',
      '{n, plural, zero {لا ملاحظات للإرسال} one {ملاحظة واحدة للإرسال} two {ملاحظتان للإرسال} few {# ملاحظات للإرسال} many {# ملاحظة للإرسال} other {# ملاحظة للإرسال}}',
    ],
    detalle: [
      'El cliente todavía no las ve.',
      'The client does not see them yet.',
      'Müşteri henüz bunları görmüyor.',
      'لا يراها العميل بعد.',
    ],
    quitar: ['Quitar', 'Remove', 'Kaldır', 'إزالة'],
    quitarDe: [
      'Quitar la observación de «{pregunta}»',
      'Remove the remark on “{pregunta}”',
      '“{pregunta}” notunu kaldır',
      'إزالة الملاحظة على «{pregunta}»',
    ],
    enviar: ['Enviar al cliente', 'Send to the client', 'Müşteriye gönder', 'إرسال إلى العميل'],
    soloNotario: [
      'Las envía el notario que tiene el trámite.',
      'The notary who has the case sends them.',
      'Bunları işlemi yürüten noter gönderir.',
      'يرسلها كاتب العدل المسؤول عن المعاملة.',
    ],
    enviadas: [
      'El cliente recibió sus observaciones.',
      'The client received your remarks.',
      'Müşteri notlarınızı aldı.',
      'تلقّى العميل ملاحظاتك.',
    ],
  },
  enviadas: {
    titulo: ['Observaciones enviadas', 'Remarks sent', 'Gönderilen notlar', 'الملاحظات المرسلة'],
    espera: ['Espera al cliente', 'Waits for the client', 'Müşteri bekleniyor', 'بانتظار العميل'],
    corregida: ['Corregida', 'Corrected', 'Düzeltildi', 'صُحّحت'],
    igual: ['Quedó igual', 'Left as it was', 'Aynı kaldı', 'بقيت كما هي'],
    cambio: ['{antes} → {ahora}', '{antes} → {ahora}', '{antes} → {ahora}', '{antes} ← {ahora}'],
    dice: ['El cliente dice: {texto}', 'The client says: {texto}', 'Müşteri diyor ki: {texto}', 'يقول العميل: {texto}'],
  },
  cliente: {
    titulo: [
      'Corrija lo observado',
      'Correct what was remarked on',
      'Not düşülenleri düzeltin',
      'صحّح ما وُضعت عليه ملاحظات',
    ],
    detalle: [
      'Cambie cada respuesta o diga por qué está bien así. Lo demás no se mueve.',
      'Change each answer or say why it is right. Nothing else moves.',
      'Her yanıtı değiştirin ya da neden doğru olduğunu söyleyin. Başka hiçbir şey değişmez.',
      'غيّر كل إجابة أو قل لماذا هي صحيحة. لا يتغيّر شيء آخر.',
    ],
    lista: ['Lo que hay que corregir', 'What has to be corrected', 'Düzeltilmesi gerekenler', 'ما يجب تصحيحه'],
    ir: ['Ver y corregir', 'See and correct', 'Gör ve düzelt', 'الاطلاع والتصحيح'],
    respondio: ['Usted respondió: {texto}', 'You answered: {texto}', 'Yanıtınız: {texto}', 'إجابتك: {texto}'],
    dice: ['Motivo: {motivo}', 'Reason: {motivo}', 'Neden: {motivo}', 'السبب: {motivo}'],
    bien: [
      '¿Está bien así? Diga por qué',
      'Is it right as it is? Say why',
      'Böyle doğru mu? Nedenini yazın',
      'هل هي صحيحة هكذا؟ قل لماذا',
    ],
    bienAyuda: [
      'No hace falta si la corrige.',
      'Not needed if you correct it.',
      'Düzeltirseniz gerekmez.',
      'لا حاجة إلى ذلك إن صحّحتها.',
    ],
    guardar: ['Guardar lo dicho', 'Save what I said', 'Yazdığımı kaydet', 'حفظ ما كتبت'],
    dicho: ['Lo dicho está guardado.', 'What you said is saved.', 'Yazdığınız kaydedildi.', 'حُفظ ما كتبت.'],
    tambien: [
      'También hay que responder',
      'This must be answered too',
      'Bunlar da yanıtlanmalı',
      'يجب الإجابة عن هذا أيضًا',
    ],
    tambienDetalle: [
      'Depende de lo que corrigió.',
      'It depends on what you corrected.',
      'Düzelttiğiniz yanıta bağlı.',
      'يتوقف على ما صحّحته.',
    ],
    enviar: ['Enviar las correcciones', 'Send the corrections', 'Düzeltmeleri gönder', 'إرسال التصحيحات'],
    faltan: [
      '{n, plural, one {Falta contestar # observación} other {Faltan # observaciones por contestar}}',
      '{n, plural, one {# remark is still to be answered} other {# remarks are still to be answered}}',
      '{n, plural, one {# not yanıt bekliyor} other {# not yanıt bekliyor}}',
      '{n, plural, zero {لا ملاحظات متبقية} one {بقيت ملاحظة واحدة} two {بقيت ملاحظتان} few {بقيت # ملاحظات} many {بقيت # ملاحظة} other {بقيت # ملاحظة}}',
    ],
    revise: [
      'Revise las respuestas marcadas.',
      'Check the answers that are marked.',
      'İşaretli yanıtları gözden geçirin.',
      'راجع الإجابات المعلَّمة.',
    ],
    enviada: [
      'Enviamos sus correcciones. Le avisaremos de lo que sigue.',
      'We sent your corrections. We will tell you what comes next.',
      'Düzeltmelerinizi gönderdik. Sonraki adımı size bildireceğiz.',
      'أرسلنا تصحيحاتك. سنُعلمك بما يلي.',
    ],
    nada: [
      'No hay nada que corregir',
      'There is nothing to correct',
      'Düzeltilecek bir şey yok',
      'لا شيء يحتاج إلى تصحيح',
    ],
    nadaDetalle: [
      'Le avisaremos de lo que sigue.',
      'We will tell you what comes next.',
      'Sonraki adımı size bildireceğiz.',
      'سنُعلمك بما يلي.',
    ],
    ver: ['Ver mi trámite', 'See my case', 'İşlemimi gör', 'عرض معاملتي'],
    corregida: ['Corregida', 'Corrected', 'Düzeltildi', 'صُحّحت'],
    contestada: ['Contestada', 'Answered', 'Yanıtlandı', 'أُجيب عنها'],
    falta: ['Falta', 'Missing', 'Eksik', 'ناقصة'],
  },
  mensajes: {
    titulo: ['Mensajes', 'Messages', 'Mesajlar', 'الرسائل'],
    aNotario: [
      'Escríbale a su notario: la respuesta llega aquí y a su correo.',
      'Write to your notary: the answer arrives here and by e-mail.',
      'Noterinize yazın: yanıt buraya ve e-postanıza gelir.',
      'اكتب إلى كاتب العدل: يصلك الرد هنا وبالبريد الإلكتروني.',
    ],
    aCliente: [
      'El cliente lo lee aquí y en su correo.',
      'The client reads it here and by e-mail.',
      'Müşteri bunu burada ve e-postasında okur.',
      'يقرؤها العميل هنا وفي بريده الإلكتروني.',
    ],
    vacio: ['Todavía no hay mensajes.', 'There are no messages yet.', 'Henüz mesaj yok.', 'لا رسائل بعد.'],
    anteriores: ['Ver anteriores', 'See earlier ones', 'Öncekileri gör', 'عرض الأقدم'],
    nuevo: ['Nuevo', 'New', 'Yeni', 'جديدة'],
    sinLeer: [
      '{n, plural, one {Tiene # mensaje sin leer} other {Tiene # mensajes sin leer}}',
      '{n, plural, one {You have # unread message} other {You have # unread messages}}',
      '{n, plural, one {Okunmamış # mesajınız var} other {Okunmamış # mesajınız var}}',
      '{n, plural, zero {لا رسائل غير مقروءة} one {لديك رسالة غير مقروءة} two {لديك رسالتان غير مقروءتين} few {لديك # رسائل غير مقروءة} many {لديك # رسالة غير مقروءة} other {لديك # رسالة غير مقروءة}}',
    ],
    nuevosDe: [
      '{n, plural, one {# mensaje sin leer} other {# mensajes sin leer}}',
      '{n, plural, one {# unread message} other {# unread messages}}',
      '{n, plural, one {# okunmamış mesaj} other {# okunmamış mesaj}}',
      '{n, plural, zero {لا رسائل غير مقروءة} one {رسالة غير مقروءة} two {رسالتان غير مقروءتين} few {# رسائل غير مقروءة} many {# رسالة غير مقروءة} other {# رسالة غير مقروءة}}',
    ],
    usted: ['Usted', 'You', 'Siz', 'أنت'],
    oficina: ['La oficina', 'The office', 'Ofis', 'المكتب'],
    leido: ['Leído el {fecha}', 'Read on {fecha}', 'Okundu: {fecha}', 'قُرئت في {fecha}'],
    enviado: ['Enviado, sin leer', 'Sent, not read yet', 'Gönderildi, henüz okunmadı', 'أُرسلت ولم تُقرأ بعد'],
    texto: ['Su mensaje', 'Your message', 'Mesajınız', 'رسالتك'],
    enviar: ['Enviar mensaje', 'Send message', 'Mesajı gönder', 'إرسال الرسالة'],
    atajo: [
      'También con Ctrl + Intro.',
      'Also with Ctrl + Enter.',
      'Ctrl + Enter ile de gönderilir.',
      'أو بالضغط على Ctrl + Enter.',
    ],
    archivo: [
      'Archivo de {quien}: {nombre}',
      'File from {quien}: {nombre}',
      '{quien} gönderdi: {nombre}',
      'ملف من {quien}: {nombre}',
    ],
    sinEnviar: [
      'No se envió. Lo que escribió sigue aquí; intente otra vez.',
      'It was not sent. What you wrote is still here; try again.',
      'Gönderilemedi. Yazdıklarınız burada duruyor; yeniden deneyin.',
      'لم تُرسل. ما كتبته باقٍ هنا؛ حاول مرة أخرى.',
    ],
  },
  notas: {
    titulo: ['Notas internas', 'Internal notes', 'İç notlar', 'ملاحظات داخلية'],
    detalle: [
      'Solo las ve la oficina. El cliente nunca.',
      'Only the office sees them. The client never does.',
      'Bunları yalnızca ofis görür. Müşteri hiçbir zaman görmez.',
      'لا يراها إلا المكتب. لا يراها العميل أبدًا.',
    ],
    vacio: ['Todavía no hay notas.', 'There are no notes yet.', 'Henüz not yok.', 'لا ملاحظات بعد.'],
    texto: ['Nueva nota', 'New note', 'Yeni not', 'ملاحظة جديدة'],
    guardar: ['Guardar la nota', 'Save the note', 'Notu kaydet', 'حفظ الملاحظة'],
    anteriores: ['Ver anteriores', 'See earlier ones', 'Öncekileri gör', 'عرض الأقدم'],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    conversacion: typeof conversacion;
  }
}
