import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the saved views of a report and of their mails. */
export const vistas = {
  abrir: ['Vistas y envíos', 'Views and mails', 'Görünümler ve gönderimler', 'العروض والإرسال'],
  titulo: ['Vistas y envíos', 'Views and mails', 'Görünümler ve gönderimler', 'العروض والإرسال'],
  guardada: ['La vista está guardada.', 'The view is saved.', 'Görünüm kaydedildi.', 'حُفظ العرض.'],
  copiada: ['Tiene una copia suya.', 'You have your own copy.', 'Size ait bir kopyası var.', 'لديك نسخة خاصة بك.'],
  yaCopiada: [
    'No se copió: ya tiene una vista llamada «{nombre}».',
    'It was not copied: you already have a view named “{nombre}”.',
    'Kopyalanmadı: “{nombre}” adlı bir görünümünüz zaten var.',
    'لم يُنسخ: لديك عرض باسم «{nombre}».',
  ],
  guardadas: ['Vistas guardadas', 'Saved views', 'Kayıtlı görünümler', 'العروض المحفوظة'],
  sinVistas: ['Todavía no hay ninguna.', 'There is none yet.', 'Henüz yok.', 'لا يوجد شيء بعد.'],
  compartidaPor: ['compartida por {nombre}', 'shared by {nombre}', '{nombre} paylaştı', 'شاركه {nombre}'],
  compartidaPorUsted: ['compartida con la oficina', 'shared with the office', 'ofisle paylaşıldı', 'مشترك مع المكتب'],
  copiar: [
    'Copiar «{nombre}» entre las suyas',
    'Copy “{nombre}” to your views',
    '“{nombre}” görünümünü kendinize kopyalayın',
    'نسخ «{nombre}» إلى عروضك',
  ],
  borrar: ['Borrar «{nombre}»', 'Delete “{nombre}”', '“{nombre}” görünümünü silin', 'حذف «{nombre}»'],
  borrarTitulo: [
    '¿Borrar la vista «{nombre}»?',
    'Delete the view “{nombre}”?',
    '“{nombre}” görünümü silinsin mi?',
    'أتحذف العرض «{nombre}»؟',
  ],
  borrarSi: ['Borrar la vista', 'Delete the view', 'Görünümü sil', 'حذف العرض'],
  borrarDetalle: [
    'Se borran también sus envíos programados. El reporte no cambia.',
    'Its scheduled mails are deleted too. The report does not change.',
    'Zamanlanmış gönderimleri de silinir. Rapor değişmez.',
    'تُحذف معه رسائله المجدولة. التقرير لا يتغير.',
  ],
  guardar: {
    titulo: ['Guardar lo que ve', 'Save what you see', 'Gördüğünüzü kaydedin', 'احفظ ما تراه'],
    seMueve: [
      'Se guardan el orden, las columnas y el período «{periodo}», que se mueve con la fecha.',
      'The order, the columns and the period “{periodo}”, which moves with the date, are saved.',
      'Sıra, sütunlar ve tarihle birlikte ilerleyen “{periodo}” dönemi kaydedilir.',
      'يُحفظ الترتيب والأعمدة والفترة «{periodo}» التي تتحرك مع التاريخ.',
    ],
    queda: [
      'Se guardan el orden, las columnas y los días {desde} – {hasta}, que no se mueven.',
      'The order, the columns and the days {desde} – {hasta}, which do not move, are saved.',
      'Sıra, sütunlar ve değişmeyen {desde} – {hasta} günleri kaydedilir.',
      'يُحفظ الترتيب والأعمدة والأيام {desde} – {hasta} التي لا تتحرك.',
    ],
    en: [
      'Guardar los cambios en «{nombre}»',
      'Save the changes in “{nombre}”',
      'Değişiklikleri “{nombre}” içine kaydedin',
      'حفظ التغييرات في «{nombre}»',
    ],
    nombre: ['Nombre de la vista', 'Name of the view', 'Görünümün adı', 'اسم العرض'],
    compartir: ['Compartir con la oficina', 'Share with the office', 'Ofisle paylaş', 'مشاركة مع المكتب'],
    compartirAyuda: [
      'La verán los notarios y la administración, con el nombre de usted.',
      'Notaries and administration will see it, with your name.',
      'Noterler ve yönetim adınızla birlikte görür.',
      'سيراه كتّاب العدل والإدارة مع اسمك.',
    ],
    boton: ['Guardar como vista nueva', 'Save as a new view', 'Yeni görünüm olarak kaydet', 'حفظ كعرض جديد'],
  },
  envios: ['Envíos por correo', 'Sent by mail', 'E-posta gönderimleri', 'الإرسال بالبريد'],
  enviosDetalle: [
    'Cada persona recibe lo que puede ver: un notario, lo de sus trámites.',
    'Each person receives what they may see: a notary, what is of their own cases.',
    'Herkes görebildiğini alır: noter, kendi işlemlerine ait olanı.',
    'يتلقى كل شخص ما يحق له رؤيته: كاتب العدل، ما يخص معاملاته.',
  ],
  sinEnvios: ['Ninguno.', 'None.', 'Yok.', 'لا يوجد.'],
  programar: ['Programar un envío', 'Schedule a mail', 'Gönderim zamanlayın', 'جدولة إرسال'],
  formato: {
    csv: ['CSV', 'CSV', 'CSV', 'CSV'],
    xlsx: ['Excel (XLSX)', 'Excel (XLSX)', 'Excel (XLSX)', 'إكسل (XLSX)'],
    pdf: ['PDF', 'PDF', 'PDF', 'PDF'],
  },
  cada: {
    dia: ['Cada día a las {hora}', 'Every day at {hora}', 'Her gün saat {hora}', 'كل يوم الساعة {hora}'],
    semana: ['Cada {dia} a las {hora}', 'Every {dia} at {hora}', 'Her {dia} saat {hora}', 'كل {dia} الساعة {hora}'],
    mes: [
      'El día {dia} de cada mes a las {hora}',
      'On day {dia} of each month at {hora}',
      'Her ayın {dia}. günü saat {hora}',
      'في اليوم {dia} من كل شهر الساعة {hora}',
    ],
  },
  envio: {
    para: ['Para {nombres}', 'To {nombres}', 'Alıcılar: {nombres}', 'إلى {nombres}'],
    deBaja: [
      '{nombre} (pidió no recibirlo)',
      '{nombre} (asked not to receive it)',
      '{nombre} (almak istemedi)',
      '{nombre} (طلب عدم استلامه)',
    ],
    noPuede: [
      '{nombre} (ya no puede verlo)',
      '{nombre} (may no longer see it)',
      '{nombre} (artık göremez)',
      '{nombre} (لم يعد يحق له رؤيته)',
    ],
    hizo: ['Lo programó {nombre}', 'Scheduled by {nombre}', 'Zamanlayan: {nombre}', 'جدوله {nombre}'],
    proximo: ['Próximo: {fecha}', 'Next: {fecha}', 'Sonraki: {fecha}', 'التالي: {fecha}'],
    enPausa: ['En pausa', 'Paused', 'Duraklatıldı', 'موقوف'],
    ultimo: ['Último: {fecha}', 'Last: {fecha}', 'Son: {fecha}', 'الأخير: {fecha}'],
    nunca: ['Todavía no se ha enviado', 'Not sent yet', 'Henüz gönderilmedi', 'لم يُرسل بعد'],
    ahora: ['Enviar ahora', 'Send now', 'Şimdi gönder', 'أرسل الآن'],
    enviado: [
      'Va en camino al correo de cada persona.',
      'It is on its way to each person.',
      'Herkesin e-postasına yola çıktı.',
      'في طريقه إلى بريد كل شخص.',
    ],
    pausar: ['Pausar', 'Pause', 'Duraklat', 'إيقاف'],
    reanudar: ['Reanudar', 'Resume', 'Sürdür', 'استئناف'],
    cambiar: ['Cambiar', 'Change', 'Değiştir', 'تغيير'],
    dejar: ['Dejar de recibirlo', 'Stop receiving it', 'Almayı bırak', 'التوقف عن استلامه'],
    salio: ['Ya no lo recibirá.', 'You will not receive it any more.', 'Artık almayacaksınız.', 'لن تستلمه بعد الآن.'],
    borrar: ['Quitar', 'Remove', 'Kaldır', 'إزالة'],
    borrado: ['Ese envío ya no sale.', 'That mail is no longer sent.', 'Bu gönderim artık yapılmaz.', 'لم يعد يُرسل.'],
  },
  fallo: {
    sinDestinatarios: [
      'No salió: no queda nadie que pueda recibirlo.',
      'It was not sent: nobody is left who may receive it.',
      'Gönderilmedi: alabilecek kimse kalmadı.',
      'لم يُرسل: لم يبق من يحق له استلامه.',
    ],
    sinPermiso: [
      'No se envió a quien ya no puede ver el reporte.',
      'It was not sent to those who may no longer see the report.',
      'Raporu artık göremeyenlere gönderilmedi.',
      'لم يُرسل إلى من لم يعد يحق له رؤية التقرير.',
    ],
    sinArchivo: [
      'No se pudo hacer el archivo. Se intenta otra vez por sí solo.',
      'The file could not be made. It is tried again by itself.',
      'Dosya hazırlanamadı. Kendiliğinden yeniden denenir.',
      'تعذر إعداد الملف. تُعاد المحاولة تلقائيًا.',
    ],
  },
  forma: {
    primeroGuarde: [
      'Guarde primero una vista: es lo que se envía.',
      'Save a view first: it is what is sent.',
      'Önce bir görünüm kaydedin: gönderilen odur.',
      'احفظ عرضًا أولًا: هو ما يُرسل.',
    ],
    vista: ['Vista', 'View', 'Görünüm', 'العرض'],
    cada: ['Cada cuánto', 'How often', 'Ne sıklıkta', 'كل كم'],
    cadencia: {
      dia: ['Cada día', 'Every day', 'Her gün', 'كل يوم'],
      semana: ['Cada semana', 'Every week', 'Her hafta', 'كل أسبوع'],
      mes: ['Cada mes', 'Every month', 'Her ay', 'كل شهر'],
    },
    dia: ['Día', 'Day', 'Gün', 'اليوم'],
    diaAyuda: [
      'En un mes más corto sale el último día.',
      'In a shorter month it is sent on the last day.',
      'Daha kısa bir ayda son gün gönderilir.',
      'في شهر أقصر يُرسل في آخر يوم.',
    ],
    hora: ['Hora de la oficina', 'Office time', 'Ofis saati', 'توقيت المكتب'],
    formato: ['Archivo adjunto', 'Attached file', 'Ekli dosya', 'الملف المرفق'],
    para: ['Quién lo recibe', 'Who receives it', 'Kimler alır', 'من يستلمه'],
    paraAyuda: [
      'Personas de la oficina. Cada una puede dejar de recibirlo.',
      'People of the office. Each can stop receiving it.',
      'Ofis çalışanları. Her biri almayı bırakabilir.',
      'أشخاص من المكتب. يمكن لكل منهم التوقف عن استلامه.',
    ],
    guardar: ['Guardar el envío', 'Save the mail', 'Gönderimi kaydet', 'حفظ الإرسال'],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    vistas: typeof vistas;
  }
}
