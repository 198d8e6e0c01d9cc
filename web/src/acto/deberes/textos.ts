import type { Textos } from '../../i18n/palabra.ts';

/** Texts of the duties that the law imposes on a notary after an act. */
export const deberes = {
  lista: {
    titulo: ['Deberes posteriores', 'Later duties', 'Sonraki yükümlülükler', 'الواجبات اللاحقة'],
    detalle: [
      'Lo que la ley pide después de cada acto y de cada trimestre, por su último día. Se cuentan días hábiles, sin el día del acto.',
      'What the law asks after each act and each quarter, by its last day. Working days are counted, without the day of the act.',
      'Her işlemden ve her üç aydan sonra yasanın istedikleri, son günlerine göre. İşlem günü hariç iş günleri sayılır.',
      'ما يطلبه القانون بعد كل عمل وكل فصل، مرتبًا حسب يومه الأخير. تُحتسب أيام العمل دون يوم العمل نفسه.',
    ],
    buscar: [
      'Número de trámite o documento',
      'Case number or document',
      'İşlem numarası veya belge',
      'رقم المعاملة أو المستند',
    ],
    vacioTitulo: ['Nada por cumplir', 'Nothing due', 'Yapılacak bir şey yok', 'لا شيء مستحق'],
    vacio: [
      'Cuando se entregue un acto que trae deberes, aquí verá cada uno con su fecha y su artículo.',
      'When an act that brings duties is delivered, each one is shown here with its date and its article.',
      'Yükümlülük getiren bir işlem teslim edildiğinde her biri tarihi ve maddesiyle burada görünür.',
      'عند تسليم عمل يستتبع واجبات، يظهر كل منها هنا بتاريخه ومادته.',
    ],
  },
  ver: ['Ver los deberes', 'See the duties', 'Yükümlülükleri gör', 'عرض الواجبات'],
  verCumplidos: ['Ver los cumplidos', 'See those that are done', 'Yapılanları gör', 'عرض المُنفّذة'],
  porCumplir: ['Por cumplir', 'To be done', 'Yapılacaklar', 'المطلوب تنفيذه'],
  todos: ['Todos', 'All', 'Tümü', 'الكل'],
  todosLosNotarios: ['Todos los notarios', 'All notaries', 'Tüm noterler', 'كل كتّاب العدل'],
  columna: {
    deber: ['Deber', 'Duty', 'Yükümlülük', 'الواجب'],
    vence: ['Último día', 'Last day', 'Son gün', 'اليوم الأخير'],
    situacion: ['Situación', 'Situation', 'Durum', 'الوضع'],
    tramite: ['Trámite', 'Case', 'İşlem', 'المعاملة'],
    notario: ['Notario', 'Notary', 'Noter', 'كاتب العدل'],
    constancia: ['Constancia', 'Proof', 'Kanıt', 'الإثبات'],
  },
  situacion: {
    pendiente: ['Pendiente', 'Pending', 'Bekliyor', 'معلّق'],
    vencido: ['Vencido', 'Overdue', 'Gecikti', 'متأخر'],
    cumplido: ['Cumplido', 'Done', 'Yapıldı', 'مُنفّذ'],
  },
  tipo: {
    testimonioEspecial: [
      'Testimonio especial al Archivo General de Protocolos',
      'Special transcript to the General Archive of Protocols',
      'Protokoller Genel Arşivi için özel suret',
      'نسخة خاصة إلى الأرشيف العام للبروتوكولات',
    ],
    tomaDeRazon: [
      'Toma de razón en el protocolo',
      'Entry of the legalisation in the protocol',
      'Onayın protokole kaydı',
      'قيد التصديق في البروتوكول',
    ],
    testimonioDeRazon: [
      'Testimonio especial de la razón al Archivo General de Protocolos',
      'Special transcript of the entry to the General Archive of Protocols',
      'Kaydın Protokoller Genel Arşivi için özel sureti',
      'نسخة خاصة من القيد إلى الأرشيف العام للبروتوكولات',
    ],
    avisoTraslativo: [
      'Aviso de traslado de dominio de un inmueble',
      'Notice of transfer of real estate',
      'Taşınmaz mülkiyet devri bildirimi',
      'إشعار بنقل ملكية عقار',
    ],
    avisoTestamento: [
      'Aviso de testamento al Registro General de la Propiedad',
      'Notice of a will to the General Property Registry',
      'Tapu Genel Siciline vasiyetname bildirimi',
      'إشعار بوصية إلى السجل العقاري العام',
    ],
    avisoMatrimonio: [
      'Aviso de matrimonio al RENAP',
      'Notice of a marriage to RENAP',
      "RENAP'a evlilik bildirimi",
      'إشعار بزواج إلى RENAP',
    ],
    avisoCancelacion: [
      'Aviso de instrumento cancelado al Archivo General de Protocolos',
      'Notice of a cancelled instrument to the General Archive of Protocols',
      'Protokoller Genel Arşivine iptal edilen belge bildirimi',
      'إشعار بمحرر ملغى إلى الأرشيف العام للبروتوكولات',
    ],
    avisoTrimestral: [
      'Aviso trimestral al Archivo General de Protocolos',
      'Quarterly notice to the General Archive of Protocols',
      'Protokoller Genel Arşivine üç aylık bildirim',
      'إشعار فصلي إلى الأرشيف العام للبروتوكولات',
    ],
  },
  delProtocolo: ['Del protocolo', 'Of the protocol', 'Protokolden', 'من البروتوكول'],
  aviso: {
    hacer: ['Hacer el aviso…', 'Make the notice…', 'Bildirimi hazırla…', 'إعداد الإشعار…'],
    titulo: [
      'Aviso al Archivo General de Protocolos',
      'Notice to the General Archive of Protocols',
      'Protokoller Genel Arşivine bildirim',
      'إشعار إلى الأرشيف العام للبروتوكولات',
    ],
    explica: [
      'Sale con lo que su protocolo tiene anotado hoy. Si autorizó algo fuera de aquí, anótelo antes en el protocolo.',
      'It states what your protocol holds today. If you authorised something elsewhere, enter it in the protocol first.',
      'Protokolünüzde bugün kayıtlı olanla çıkar. Başka yerde belge düzenlediyseniz önce protokole kaydedin.',
      'يُعدّ بما هو مقيّد اليوم في بروتوكولك. إن وثّقت شيئًا خارج هنا فقيّده في البروتوكول أولًا.',
    ],
    lugar: ['Lugar', 'Place', 'Yer', 'المكان'],
    fecha: ['Fecha del aviso', 'Date of the notice', 'Bildirim tarihi', 'تاريخ الإشعار'],
    bajar: ['Descargar PDF', 'Download PDF', 'PDF indir', 'تنزيل PDF'],
  },
  articulo: [
    'Código de Notariado, art. {articulo}',
    'Notarial Code, art. {articulo}',
    'Noterlik Kanunu, md. {articulo}',
    'قانون التوثيق، المادة {articulo}',
  ],
  plazo: {
    faltan: [
      '{n, plural, one {Es mañana} other {Faltan # días}}',
      '{n, plural, one {It is tomorrow} other {# days left}}',
      '{n, plural, one {Yarın} other {# gün kaldı}}',
      '{n, plural, zero {اليوم} one {غدًا} two {بقي يومان} few {بقيت # أيام} many {بقي # يومًا} other {بقي # يوم}}',
    ],
    hoy: ['Es hoy', 'It is today', 'Bugün', 'اليوم'],
    pasaron: [
      '{n, plural, one {Venció ayer} other {Venció hace # días}}',
      '{n, plural, one {Due yesterday} other {# days late}}',
      '{n, plural, one {Dün doldu} other {# gün gecikti}}',
      '{n, plural, zero {اليوم} one {انتهى أمس} two {متأخر يومين} few {متأخر # أيام} many {متأخر # يومًا} other {متأخر # يوم}}',
    ],
    cumplido: ['El {fecha}', 'On {fecha}', '{fecha} tarihinde', 'في {fecha}'],
    tarde: [
      'El {fecha}, fuera de plazo',
      'On {fecha}, late',
      '{fecha} tarihinde, süresi geçtikten sonra',
      'في {fecha}، بعد المهلة',
    ],
  },
  caso: {
    explica: [
      'El trámite se cierra solo cuando todos estén cumplidos.',
      'The case closes by itself once all of them are done.',
      'Hepsi yapıldığında işlem kendiliğinden kapanır.',
      'تُغلق المعاملة تلقائيًا عند تنفيذها جميعًا.',
    ],
    hasta: ['Último día: {fecha}', 'Last day: {fecha}', 'Son gün: {fecha}', 'اليوم الأخير: {fecha}'],
    cuenta: [
      'Cuenta desde el {fecha}',
      'Counted from {fecha}',
      '{fecha} tarihinden itibaren sayılır',
      'تُحتسب من {fecha}',
    ],
    cumplido: ['Cumplido el {fecha}', 'Done on {fecha}', '{fecha} tarihinde yapıldı', 'نُفّذ في {fecha}'],
    tarde: [
      'Cumplido el {fecha}, fuera de plazo',
      'Done on {fecha}, late',
      '{fecha} tarihinde, süresi geçtikten sonra yapıldı',
      'نُفّذ في {fecha}، بعد المهلة',
    ],
    constancia: ['Constancia {numero}', 'Proof {numero}', 'Kanıt {numero}', 'الإثبات {numero}'],
    anotado: ['Lo anotó {quien}', 'Noted by {quien}', 'Kaydeden: {quien}', 'سجّله {quien}'],
    anotar: ['Anotar cumplimiento…', 'Note as done…', 'Yapıldı olarak kaydet…', 'تسجيل التنفيذ…'],
    anotarDe: [
      'Anotar cumplimiento de {deber}',
      'Note as done: {deber}',
      'Yapıldı olarak kaydet: {deber}',
      'تسجيل تنفيذ {deber}',
    ],
    verPrueba: ['Ver la prueba', 'See the proof', 'Kanıtı gör', 'عرض الإثبات'],
    ocultar: ['Ocultar', 'Hide', 'Gizle', 'إخفاء'],
    prueba: ['Prueba de {deber}', 'Proof of {deber}', 'Kanıt: {deber}', 'إثبات {deber}'],
    otro: [
      'Si el acto pide otro aviso',
      'If the act calls for another notice',
      'İşlem başka bir bildirim gerektiriyorsa',
      'إذا كان العمل يستلزم إشعارًا آخر',
    ],
    elija: ['Elija el aviso', 'Choose the notice', 'Bildirimi seçin', 'اختر الإشعار'],
    agregar: ['Agregar', 'Add', 'Ekle', 'إضافة'],
    agregado: ['Agregado, con su plazo.', 'Added, with its last day.', 'Son günüyle eklendi.', 'أُضيف مع مهلته.'],
  },
  cumplir: {
    titulo: ['Anotar cumplimiento', 'Note as done', 'Yapıldı olarak kaydet', 'تسجيل التنفيذ'],
    queda: [
      'Queda como prueba y no se cambia después. Escriba el número, suba el archivo, o ambos.',
      'It stays as proof and is not changed later. Write the number, upload the file, or both.',
      'Kanıt olarak kalır ve sonradan değişmez. Numarayı yazın, dosyayı yükleyin ya da ikisini birden yapın.',
      'يبقى إثباتًا ولا يُغيّر لاحقًا. اكتب الرقم أو ارفع الملف أو كليهما.',
    ],
    fecha: ['Día en que se cumplió', 'Day on which it was done', 'Yapıldığı gün', 'يوم التنفيذ'],
    constancia: ['Número de la constancia', 'Number of the receipt', 'Alındı numarası', 'رقم الإيصال'],
    constanciaAyuda: [
      'El de recepción; de una toma de razón, el de su instrumento.',
      'That of its reception; of an entry in the protocol, that of its instrument.',
      'Teslim alma numarası; protokol kaydında, belgenin numarası.',
      'رقم الاستلام؛ وفي قيد البروتوكول رقم المحرّر.',
    ],
    archivo: ['Archivo que lo prueba', 'File that proves it', 'Kanıtlayan dosya', 'الملف الذي يثبته'],
    boton: ['Anotar', 'Note', 'Kaydet', 'تسجيل'],
    hecho: ['Anotado.', 'Noted.', 'Kaydedildi.', 'سُجّل.'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    deberes: typeof deberes;
  }
}
