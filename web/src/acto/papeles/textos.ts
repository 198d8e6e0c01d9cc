import type { Textos } from '../../i18n/palabra.ts';

/** Texts of the testimonios, copies and razones of a signed act. */
export const papeles = {
  titulo: ['Papeles del acto', 'Papers of the act', 'İşlemin belgeleri', 'أوراق العقد'],
  explica: [
    'Se hacen del acto como se firmó, listos para imprimir, sellar y firmar. Cada uno queda anotado.',
    'They are made from the act as it was signed, ready to be printed, sealed and signed. Each one is recorded.',
    'İmzalandığı hâliyle işlemden yapılır; yazdırmaya, mühürlemeye ve imzalamaya hazırdır. Her biri kaydedilir.',
    'تُعدّ من العقد كما وُقِّع، جاهزة للطباعة والختم والتوقيع. ويُسجَّل كل منها.',
  ],
  tipo: {
    testimonio: ['Testimonio', 'Testimonio', 'Testimonio (suret)', 'نسخة رسمية'],
    copiaSimple: ['Copia simple legalizada', 'Certified plain copy', 'Onaylı basit suret', 'نسخة بسيطة مصدَّقة'],
    testimonioEspecial: ['Testimonio especial', 'Special testimonio', 'Özel testimonio', 'نسخة رسمية خاصة'],
    razonDeLegalizacion: ['Razón de legalización', 'Entry of the authentication', 'İmza onayı kaydı', 'قيد التصديق'],
    testimonioDeRazon: [
      'Testimonio especial de la razón',
      'Special testimonio of the entry',
      'Kaydın özel testimoniosu',
      'نسخة خاصة من القيد',
    ],
    avisoTraslativo: [
      'Aviso de traslado de dominio',
      'Notice of transfer of ownership',
      'Mülkiyet devri bildirimi',
      'إشعار بنقل الملكية',
    ],
    avisoTestamento: ['Aviso de testamento', 'Notice of will', 'Vasiyet bildirimi', 'إشعار بوصية'],
    avisoMatrimonio: ['Aviso de matrimonio', 'Notice of marriage', 'Evlilik bildirimi', 'إشعار بزواج'],
  },
  numerado: ['{tipo} número {orden}', '{tipo} number {orden}', '{tipo}, numara {orden}', '{tipo} رقم {orden}'],
  para: ['Para {persona}', 'For {persona}', '{persona} için', 'إلى {persona}'],
  noComparecio: [
    'No figura como parte del acto',
    'Not a party of the act',
    'İşlemin tarafı değil',
    'ليس طرفًا في العقد',
  ],
  elija: ['Elija a quién', 'Choose who', 'Kime verileceğini seçin', 'اختر المستلم'],
  otraPersona: [
    'Otra persona o entidad',
    'Another person or company',
    'Başka bir kişi ya da kuruluş',
    'شخص آخر أو جهة أخرى',
  ],
  hojas: [
    '{n, plural, one {# hoja} other {# hojas}}',
    '{n, plural, one {# sheet} other {# sheets}}',
    '{n, plural, other {# yaprak}}',
    '{n, plural, one {ورقة واحدة} two {ورقتان} few {# أوراق} many {# ورقة} other {# ورقة}}',
  ],
  hizo: [
    'Lo hizo {quien} el {fecha}',
    'Made by {quien} on {fecha}',
    '{quien} yaptı, {fecha}',
    'أعدّها {quien} في {fecha}',
  ],
  hacer: ['Hacer: {tipo}…', 'Make: {tipo}…', 'Yap: {tipo}…', 'إعداد: {tipo}…'],
  descargar: ['Descargar PDF', 'Download PDF', 'PDF indir', 'تنزيل PDF'],
  descargarDe: ['Descargar {papel}', 'Download {papel}', '{papel} indir', 'تنزيل {papel}'],
  quitar: ['Quitar', 'Remove', 'Kaldır', 'حذف'],
  quitarDe: ['Quitar {papel}', 'Remove {papel}', '{papel} belgesini kaldır', 'حذف {papel}'],
  quitarTitulo: ['Quitar este papel', 'Remove this paper', 'Bu belgeyi kaldır', 'حذف هذه الورقة'],
  quitarTexto: [
    'Quítelo solo si se hizo mal y no se entregó. El siguiente llevará su número.',
    'Remove it only if it was made wrong and was not handed over. The next one will bear its number.',
    'Yalnızca yanlış yapıldıysa ve verilmediyse kaldırın. Sonraki onun numarasını alır.',
    'احذفها فقط إن أُعدّت خطأً ولم تُسلَّم. ستأخذ التالية رقمها.',
  ],
  quitado: ['Quitado.', 'Removed.', 'Kaldırıldı.', 'حُذفت.'],
  hecho: [
    'Hecho. Imprímalo a tamaño real.',
    'Made. Print it at actual size.',
    'Yapıldı. Gerçek boyutunda yazdırın.',
    'أُعدّت. اطبعها بحجمها الحقيقي.',
  ],
  boton: ['Hacer y descargar', 'Make and download', 'Yap ve indir', 'إعداد وتنزيل'],
  campo: {
    detalle: [
      'Datos que pide la oficina',
      'Data the office asks for',
      'Dairenin istediği veriler',
      'البيانات التي تطلبها الجهة',
    ],
    lugar: ['Lugar en que lo extiende', 'Place where you issue it', 'Düzenlendiği yer', 'مكان إصدارها'],
    fecha: ['Fecha', 'Date', 'Tarih', 'التاريخ'],
    elegido: ['A quién se entrega', 'Who receives it', 'Kime verilir', 'لمن تُسلَّم'],
    destinatario: ['Nombre de quien lo recibe', 'Name of who receives it', 'Alacak kişinin adı', 'اسم المستلم'],
    ambosLados: [
      'Impreso por ambos lados de cada hoja',
      'Printed on both sides of each sheet',
      'Her yaprağın iki yüzüne basılı',
      'مطبوعة على وجهي كل ورقة',
    ],
    impuesto: ['Impuesto del acto', 'Tax of the act', 'İşlemin vergisi', 'ضريبة العقد'],
    montoDeImpuesto: ['Monto del impuesto', 'Amount of the tax', 'Vergi tutarı', 'مبلغ الضريبة'],
    valor: ['Valor del acto', 'Value of the act', 'İşlemin değeri', 'قيمة العقد'],
    valorIndeterminado: ['Valor indeterminado', 'Indeterminate value', 'Değeri belirsiz', 'قيمة غير معيّنة'],
    tipoDeCambio: [
      'Tipo de cambio (quetzales por dólar)',
      'Exchange rate (quetzales per dollar)',
      'Döviz kuru (bir dolar kaç quetzal)',
      'سعر الصرف (كتزال لكل دولار)',
    ],
    clave: [
      'Su clave en el Archivo General de Protocolos',
      'Your key at the Archivo General de Protocolos',
      'Archivo General de Protocolos’taki anahtarınız',
      'رمزك في الأرشيف العام للسجلات',
    ],
    instrumento: ['Número en su protocolo', 'Number in your protocol', 'Protokolünüzdeki numarası', 'الرقم في سجلك'],
    descripcion: [
      'Qué dice el documento, en pocas palabras',
      'What the document says, in a few words',
      'Belgenin kısaca söylediği',
      'مضمون الوثيقة بكلمات قليلة',
    ],
    lado: ['Empieza en', 'It begins on', 'Başladığı yüz', 'يبدأ في'],
    renglon: ['Renglón en que empieza', 'Line where it begins', 'Başladığı satır', 'السطر الذي يبدأ فيه'],
    ajuste: [
      'Bajar lo impreso (milímetros)',
      'Move the print down (millimetres)',
      'Yazıyı aşağı kaydır (milimetre)',
      'إنزال المطبوع (مليمتر)',
    ],
  },
  ayuda: {
    detalle: [
      'Por ejemplo: finca, folio y libro, precio y quién compra; o los nombres y la fecha.',
      'For example: property, folio and book, price and buyer; or the names and the date.',
      'Örneğin: taşınmaz, sayfa ve defter, fiyat ve alıcı; ya da adlar ve tarih.',
      'مثلًا: العقار والصفحة والدفتر والثمن والمشتري، أو الأسماء والتاريخ.',
    ],
    otraPersona: [
      'Su nombre completo. No figura entre quienes firmaron como parte: entréguelo solo a quien tenga interés en el acto.',
      'Their full name. They are not among those who signed as parties: give it only to whoever has an interest in the act.',
      'Tam adı. Taraf olarak imzalayanlar arasında değil: yalnızca işlemde menfaati olana verin.',
      'الاسم الكامل. ليس ممن وقّعوا أطرافًا: لا تسلّمها إلا لمن له مصلحة في العقد.',
    ],
    valor: [
      'De él se cuenta el timbre notarial.',
      'The notarial stamp is counted from it.',
      'Noter pulu bundan hesaplanır.',
      'يُحسب منها الطابع التوثيقي.',
    ],
    valorDelPrecio: [
      'Es el precio del documento. De él se cuenta el timbre notarial.',
      'It is the price of the document. The notarial stamp is counted from it.',
      'Belgenin fiyatıdır. Noter pulu bundan hesaplanır.',
      'هي ثمن الوثيقة، ويُحسب منها الطابع التوثيقي.',
    ],
    valorIndeterminado: [
      'El timbre notarial es entonces de diez quetzales.',
      'The notarial stamp is then of ten quetzales.',
      'Noter pulu o zaman on quetzaldir.',
      'يكون الطابع التوثيقي عندئذ عشرة كتزالات.',
    ],
    tipoDeCambio: [
      'El precio es de {precio}. Escriba el del día para contar el timbre notarial en quetzales; por ejemplo 7.65.',
      'The price is {precio}. Write the rate of the day to count the notarial stamp in quetzales; for example 7.65.',
      'Fiyat {precio}. Noter pulunu quetzal olarak hesaplamak için günün kurunu yazın; örneğin 7.65.',
      'الثمن {precio}. اكتب سعر اليوم لحساب الطابع بالكتزال؛ مثل 7.65.',
    ],
    instrumento: [
      'Sigue el {numero}. Después anótelo en su protocolo con sus folios.',
      'The next is {numero}. Afterwards note it in your protocol with its folios.',
      'Sıradaki {numero}. Sonra yapraklarıyla protokolünüze kaydedin.',
      'التالي {numero}. ثم قيّده في سجلك مع أوراقه.',
    ],
    descripcion: [
      'Por ejemplo: la entidad arrienda un local en la zona diez por un año.',
      'For example: the company rents premises in zone ten for a year.',
      'Örneğin: şirket onuncu bölgede bir dükkânı bir yıllığına kiralar.',
      'مثلًا: تستأجر الشركة محلًا في المنطقة العاشرة لمدة سنة.',
    ],
    renglon: [
      'El que sigue a las firmas del instrumento anterior.',
      'The one after the signatures of the previous instrument.',
      'Önceki belgenin imzalarından sonraki satır.',
      'السطر الذي يلي توقيعات السند السابق.',
    ],
  },
  impuesto: {
    iva: ['Impuesto al Valor Agregado', 'Value added tax', 'Katma değer vergisi', 'ضريبة القيمة المضافة'],
    timbres: ['Timbres fiscales', 'Fiscal stamps', 'Damga pulları', 'الطوابع المالية'],
    ninguno: ['Ninguno se cubre en él', 'None is covered in it', 'İçinde karşılanan vergi yok', 'لا تُغطّى فيها ضريبة'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    papeles: typeof papeles;
  }
}
