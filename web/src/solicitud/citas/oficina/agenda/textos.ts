import type { Textos } from '../../../../i18n/palabra.ts';

export const agendaDeCitas = {
  vistas: ['Vistas del calendario', 'Calendar views', 'Takvim görünümleri', 'طرق عرض التقويم'],
  vista: {
    dia: ['Día', 'Day', 'Gün', 'يوم'],
    semana: ['Semana', 'Week', 'Hafta', 'أسبوع'],
    mes: ['Mes', 'Month', 'Ay', 'شهر'],
    lista: ['Lista', 'List', 'Liste', 'قائمة'],
  },
  antes: {
    dia: ['Día anterior', 'Previous day', 'Önceki gün', 'اليوم السابق'],
    semana: ['Semana anterior', 'Previous week', 'Önceki hafta', 'الأسبوع السابق'],
    mes: ['Mes anterior', 'Previous month', 'Önceki ay', 'الشهر السابق'],
    lista: ['Siete días antes', 'Seven days earlier', 'Yedi gün önce', 'قبل سبعة أيام'],
  },
  despues: {
    dia: ['Día siguiente', 'Next day', 'Sonraki gün', 'اليوم التالي'],
    semana: ['Semana siguiente', 'Next week', 'Sonraki hafta', 'الأسبوع التالي'],
    mes: ['Mes siguiente', 'Next month', 'Sonraki ay', 'الشهر التالي'],
    lista: ['Siete días después', 'Seven days later', 'Yedi gün sonra', 'بعد سبعة أيام'],
  },
  columnas: ['Columnas', 'Columns', 'Sütunlar', 'الأعمدة'],
  por: {
    notario: ['Por notario', 'By notary', 'Notere göre', 'حسب كاتب العدل'],
    sala: ['Por sala', 'By room', 'Odaya göre', 'حسب القاعة'],
  },
  hora: ['Hora', 'Time', 'Saat', 'الساعة'],
  sinSala: ['Sin sala', 'No room', 'Odasız', 'بلا قاعة'],
  libre: ['{hora}, {donde}: libre', '{hora}, {donde}: free', '{hora}, {donde}: boş', '{hora}، {donde}: شاغر'],
  fuera: [
    '{hora}, {donde}: fuera de horario',
    '{hora}, {donde}: out of hours',
    '{hora}, {donde}: çalışma saati dışında',
    '{hora}، {donde}: خارج الدوام',
  ],
  ajeno: [
    'Ocupado en su calendario privado',
    'Busy in their private calendar',
    'Özel takviminde dolu',
    'مشغول في تقويمه الخاص',
  ],
  cita: [
    '{horas}, {cliente}, con {notario}, {como}. {estado}',
    '{horas}, {cliente}, with {notario}, {como}. {estado}',
    '{horas}, {cliente}, noter: {notario}, {como}. {estado}',
    '{horas}، {cliente}، مع {notario}، {como}. {estado}',
  ],
  propuesta: [
    '{horas}, {cliente}, con {notario}: hora propuesta. La de ahora es {actual}',
    '{horas}, {cliente}, with {notario}: proposed time. The present one is {actual}',
    '{horas}, {cliente}, noter: {notario}: önerilen saat. Şimdiki saat {actual}',
    '{horas}، {cliente}، مع {notario}: ساعة مقترحة. الساعة الحالية {actual}',
  ],
  apartadas: [
    '{horas}, horas apartadas de {notario}: {motivo}',
    '{horas}, blocked hours of {notario}: {motivo}',
    '{horas}, {notario} için kapatılmış saatler: {motivo}',
    '{horas}، ساعات محجوبة لدى {notario}: {motivo}',
  ],
  citas: [
    '{n, plural, one {# cita} other {# citas}}',
    '{n, plural, one {# appointment} other {# appointments}}',
    '{n, plural, one {# randevu} other {# randevu}}',
    '{n, plural, zero {لا مواعيد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}',
  ],
  masCitas: [
    '{n, plural, one {# más} other {# más}}',
    '{n, plural, one {# more} other {# more}}',
    '{n, plural, one {# tane daha} other {# tane daha}}',
    '{n, plural, one {# أخرى} other {# أخرى}}',
  ],
  esperan: [
    '{n, plural, one {# espera respuesta} other {# esperan respuesta}}',
    '{n, plural, one {# waits for an answer} other {# wait for an answer}}',
    '{n, plural, one {# yanıt bekliyor} other {# yanıt bekliyor}}',
    '{n, plural, one {# ينتظر ردًا} other {# تنتظر ردًا}}',
  ],
  incompleta: [
    'Hay más citas en estos días de las que caben aquí. Elija un notario o menos días.',
    'There are more appointments in these days than fit here. Choose a notary, or fewer days.',
    'Bu günlerde buraya sığandan çok randevu var. Bir noter ya da daha az gün seçin.',
    'في هذه الأيام مواعيد أكثر مما يتسع هنا. اختر كاتب عدل أو أيامًا أقل.',
  ],
  ayuda: [
    'Arrastre una cita para moverla, o un espacio vacío para apartar horas. Con el teclado: flechas para recorrer, Alt y flechas para mover una cita, Intro para dejarla y Escape para deshacer.',
    'Drag an appointment to move it, or an empty stretch to block hours. By keyboard: arrows to go around, Alt and arrows to move an appointment, Enter to leave it and Escape to undo.',
    'Taşımak için bir randevuyu, saat kapatmak için boş bir aralığı sürükleyin. Klavyeyle: gezmek için oklar, randevuyu taşımak için Alt ve oklar, bırakmak için Enter, geri almak için Escape.',
    'اسحب موعدًا لنقله، أو مساحة فارغة لحجب ساعات. بلوحة المفاتيح: الأسهم للتنقل، و Alt مع الأسهم لنقل موعد، و Enter لتثبيته، و Escape للتراجع.',
  ],
  noSeMueve: [
    'Esta cita ya no se mueve.',
    'This appointment can no longer be moved.',
    'Bu randevu artık taşınamaz.',
    'لم يعد نقل هذا الموعد ممكنًا.',
  ],
  llevando: [
    '{cliente}: {horas}, {donde}. Intro para dejarla aquí, Escape para deshacer.',
    '{cliente}: {horas}, {donde}. Enter to leave it here, Escape to undo.',
    '{cliente}: {horas}, {donde}. Buraya bırakmak için Enter, geri almak için Escape.',
    '{cliente}: {horas}، {donde}. Enter لتثبيته هنا، و Escape للتراجع.',
  ],
  devuelta: [
    'La cita sigue donde estaba.',
    'The appointment stays where it was.',
    'Randevu olduğu yerde kaldı.',
    'بقي الموعد حيث كان.',
  ],
  detalle: ['Cita de {cliente}', 'Appointment of {cliente}', '{cliente} randevusu', 'موعد {cliente}'],
  noEsta: [
    'Esta cita ya no está en el calendario.',
    'This appointment is no longer in the calendar.',
    'Bu randevu artık takvimde yok.',
    'لم يعد هذا الموعد في التقويم.',
  ],
  moverA: [
    'Mover a otro día u hora',
    'Move to another day or time',
    'Başka bir güne veya saate taşı',
    'نقل إلى يوم أو ساعة أخرى',
  ],
  enPendientes: [
    'Ver en las citas pendientes',
    'See it among the pending ones',
    'Bekleyen randevularda gör',
    'عرضه بين المواعيد المعلقة',
  ],
  mover: {
    titulo: [
      'Mover la cita de {cliente}',
      'Move the appointment of {cliente}',
      '{cliente} randevusunu taşı',
      'نقل موعد {cliente}',
    ],
    antes: ['Ahora', 'Now', 'Şimdi', 'الآن'],
    despues: ['Después', 'Then', 'Sonra', 'بعد النقل'],
    sala: ['Sala', 'Room', 'Oda', 'القاعة'],
    primeraLibre: ['La primera libre', 'The first that is free', 'İlk boş oda', 'أول قاعة شاغرة'],
    como: ['¿Lo sabe el cliente?', 'Does the customer know?', 'Müşteri biliyor mu?', 'هل يعلم العميل؟'],
    modo: {
      proponer: ['Proponérselo', 'Propose it', 'Öner', 'اقتراحه عليه'],
      mover: ['Ya lo acordamos', 'We agreed already', 'Zaten anlaştık', 'اتفقنا مسبقًا'],
    },
    ayuda: {
      proponer: [
        'La hora de ahora sigue valiendo hasta que la acepte; las dos quedan apartadas.',
        'The present time holds until they accept; both stay taken.',
        'Kabul edene kadar şimdiki saat geçerlidir; ikisi de ayrılmış kalır.',
        'تبقى الساعة الحالية سارية حتى يقبل، وتظل الساعتان محجوزتين.',
      ],
      mover: [
        'La cita cambia ya, y se le avisa con su calendario.',
        'The appointment changes now, and they are told, with its calendar entry.',
        'Randevu hemen değişir ve takvim kaydıyla bildirilir.',
        'يتغير الموعد فورًا ويُبلَّغ العميل مع قيد التقويم.',
      ],
      deOtro: [
        'Para cambiar de notario, acuérdelo antes con el cliente.',
        'To change the notary, agree on it with the customer first.',
        'Noteri değiştirmek için önce müşteriyle anlaşın.',
        'لتغيير كاتب العدل، اتفق أولًا مع العميل.',
      ],
    },
    mensaje: ['Mensaje para el cliente', 'Message to the customer', 'Müşteriye mesaj', 'رسالة إلى العميل'],
    mensajeAyuda: [
      'Lo lee en el aviso, junto a la hora.',
      'They read it in the notice, beside the time.',
      'Bildirimde, saatin yanında okur.',
      'يقرؤها في الإشعار بجانب الساعة.',
    ],
    enviar: {
      proponer: ['Enviar la propuesta', 'Send the proposal', 'Öneriyi gönder', 'إرسال الاقتراح'],
      mover: ['Mover y avisar', 'Move and tell them', 'Taşı ve bildir', 'نقل وإبلاغ'],
    },
    hecho: {
      proponer: [
        'Enviamos la propuesta al cliente.',
        'We sent the proposal to the customer.',
        'Öneri müşteriye gönderildi.',
        'أرسلنا الاقتراح إلى العميل.',
      ],
      mover: [
        'La cita cambió, y el cliente lo sabe.',
        'The appointment changed, and the customer knows.',
        'Randevu değişti ve müşteri biliyor.',
        'تغيّر الموعد والعميل على علم.',
      ],
    },
  },
} satisfies Textos;

declare module '../../../../i18n/catalogo.ts' {
  interface Catalogo {
    agendaDeCitas: typeof agendaDeCitas;
  }
}
