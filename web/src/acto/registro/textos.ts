import type { Textos } from '../../i18n/palabra.ts';

export const registro = {
  lista: {
    titulo: ['Registro de actuaciones', 'Record of acts', 'İşlem kayıt defteri', 'سجل الأعمال'],
    detalle: [
      'Lo que cada notario selló, asiento por asiento. Solo se agrega: cada asiento lleva la huella del anterior.',
      'What each notary sealed, entry by entry. It is only added to: each entry bears the hash of the one before.',
      'Her noterin mühürledikleri, kayıt kayıt. Yalnızca ekleme yapılır: her kayıt bir öncekinin özetini taşır.',
      'ما ختمه كل كاتب عدل، قيدًا بعد قيد. يُضاف إليه فقط: كل قيد يحمل بصمة القيد الذي قبله.',
    ],
    buscar: [
      'Trámite, objeto o compareciente',
      'Case, object or who appeared',
      'İşlem, konu veya hazır bulunan',
      'المعاملة أو الموضوع أو الحاضر',
    ],
    vacioTitulo: ['Todavía no hay asientos', 'There are no entries yet', 'Henüz kayıt yok', 'لا توجد قيود بعد'],
    vacio: [
      'El primero se escribe cuando se selle el primer documento de un notario.',
      'The first is written when the first document of a notary is sealed.',
      'İlk kayıt, bir noterin ilk belgesi mühürlendiğinde yazılır.',
      'يُكتب القيد الأول عند ختم أول وثيقة لكاتب عدل.',
    ],
  },
  todos: ['Todos los notarios', 'All notaries', 'Tüm noterler', 'جميع كتّاب العدل'],
  desde: ['Desde', 'From', 'Başlangıç', 'من'],
  hasta: ['Hasta', 'To', 'Bitiş', 'إلى'],
  folios: ['Folios {folios}', 'Folios {folios}', 'Folyo {folios}', 'الأوراق {folios}'],
  numero: ['N.º {n}', 'No. {n}', 'No. {n}', 'رقم {n}'],
  columna: {
    asiento: ['Asiento', 'Entry', 'Kayıt', 'القيد'],
    fecha: ['Asentado', 'Entered', 'Kayıt zamanı', 'وقت القيد'],
    notario: ['Notario', 'Notary', 'Noter', 'كاتب العدل'],
    objeto: ['Objeto', 'Object', 'Konu', 'الموضوع'],
    instrumento: ['Instrumento', 'Instrument', 'Senet', 'السند'],
    comparecientes: ['Comparecientes', 'Who appeared', 'Hazır bulunanlar', 'الحاضرون'],
    huella: ['Huella del documento', 'Hash of the document', 'Belgenin özeti', 'بصمة الوثيقة'],
  },
  actuacion: {
    entrega: ['Documento sellado', 'Document sealed', 'Belge mühürlendi', 'خُتمت الوثيقة'],
    sustitucion: ['Documento sustituido', 'Document superseded', 'Belgenin yerine yenisi geçti', 'استُبدلت الوثيقة'],
    anulacion: ['Documento anulado', 'Document annulled', 'Belge iptal edildi', 'أُلغيت الوثيقة'],
  },
  cadena: {
    titulo: ['Integridad', 'Integrity', 'Bütünlük', 'السلامة'],
    detalle: [
      'Vuelve a leer cada registro desde su primer asiento y comprueba que nada cambió.',
      'Reads each record again from its first entry, and checks that nothing changed.',
      'Her defteri ilk kaydından başlayarak yeniden okur ve hiçbir şeyin değişmediğini kontrol eder.',
      'يعيد قراءة كل سجل من أول قيد فيه ويتحقق من أن شيئًا لم يتغير.',
    ],
    comprobar: ['Comprobar', 'Check', 'Kontrol et', 'تحقق'],
    asientos: ['Asientos: {n}', 'Entries: {n}', 'Kayıt sayısı: {n}', 'القيود: {n}'],
    entera: ['Entero', 'Whole', 'Bütün', 'سليم'],
    rota: [
      'Roto en el asiento {numero}',
      'Broken at entry {numero}',
      '{numero} numaralı kayıtta bozuk',
      'مكسور عند القيد {numero}',
    ],
    cabezas: [
      'Días con su cierre firmado: {n}',
      'Days with their end signed: {n}',
      'Kapanışı imzalı gün sayısı: {n}',
      'الأيام التي وُقّع إقفالها: {n}',
    ],
  },
  rotura: {
    falta: ['Falta ese asiento.', 'That entry is missing.', 'O kayıt eksik.', 'هذا القيد مفقود.'],
    cambiado: [
      'No dice lo que decía cuando se escribió.',
      'It does not say what it said when it was written.',
      'Yazıldığında söylediğini söylemiyor.',
      'لا يقول ما كان يقوله عند كتابته.',
    ],
    fueraDeLugar: ['No está en su lugar.', 'It is not in its place.', 'Yerinde değil.', 'ليس في مكانه.'],
    sobra: [
      'No lo escribió este sistema.',
      'This system did not write it.',
      'Bu sistem yazmadı.',
      'لم يكتبه هذا النظام.',
    ],
    cabeza: [
      'No coincide con el cierre firmado de ese día.',
      'It does not match the signed end of that day.',
      'O günün imzalı kapanışıyla uyuşmuyor.',
      'لا يطابق إقفال ذلك اليوم الموقَّع.',
    ],
  },
  cierre: {
    abrir: ['Razón de cierre…', 'Closing entry…', 'Kapanış kaydı…', 'قيد الإقفال…'],
    titulo: [
      'Razón de cierre del protocolo de {anio}',
      'Closing entry of the protocol of {anio}',
      '{anio} protokolünün kapanış kaydı',
      'قيد إقفال سجل {anio}',
    ],
    explica: [
      'Cuenta los instrumentos y los folios del año, en letras, para el papel sellado (art. 12). El protocolo se abre con su primer instrumento: la ley no pide razón de apertura.',
      'It counts the instruments and folios of the year, in words, for the sealed paper (art. 12). The protocol opens with its first instrument: the law asks for no opening entry.',
      'Yılın belgelerini ve yapraklarını mühürlü kâğıt için yazıyla sayar (m. 12). Protokol ilk belgesiyle açılır: yasa açılış kaydı istemez.',
      'يعدّ سندات السنة وأوراقها كتابةً للورق المختوم (المادة 12). يُفتح السجل بسنده الأول: لا يطلب القانون قيد افتتاح.',
    ],
    lugar: ['Lugar', 'Place', 'Yer', 'المكان'],
    fecha: ['Fecha de cierre', 'Closing date', 'Kapanış tarihi', 'تاريخ الإقفال'],
    fechaAyuda: [
      'El 31 de diciembre, o antes si deja de cartular.',
      '31 December, or earlier if you stop practising.',
      '31 Aralık, ya da görevi bırakırsanız daha önce.',
      '31 ديسمبر، أو قبله إن توقفت عن المزاولة.',
    ],
    observaciones: ['Observaciones', 'Remarks', 'Gözlemler', 'ملاحظات'],
    observacionesAyuda: [
      'Vacío si no hay ninguna.',
      'Empty if there are none.',
      'Yoksa boş bırakın.',
      'اتركه فارغًا إن لم توجد.',
    ],
  },
  indice: {
    titulo: ['Índice del protocolo', 'Index of the protocol', 'Protokol dizini', 'فهرس السجل'],
    detalle: [
      'Los instrumentos de un año en el orden de sus números, con lugar y fecha, otorgantes, objeto y folios (art. 15), y su razón de cierre.',
      'The instruments of a year in order of their numbers, with place and date, parties, object and folios (art. 15), and the closing entry.',
      'Bir yılın belgeleri numara sırasıyla: yer ve tarih, taraflar, konu ve yapraklar (m. 15), ve kapanış kaydı.',
      'سندات السنة بترتيب أرقامها، مع المكان والتاريخ والأطراف والموضوع والأوراق (المادة 15)، وقيد الإقفال.',
    ],
    anio: ['Año', 'Year', 'Yıl', 'السنة'],
    bajar: ['Descargar PDF', 'Download PDF', 'PDF indir', 'تنزيل PDF'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    registro: typeof registro;
  }
}
