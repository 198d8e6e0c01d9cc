import type { Textos } from '../../../i18n/palabra.ts';

/** Texts of the cases that are proposed: by the linter, and from real documents. */
export const casosPropuestos = {
  titulo: ['Casos que faltan', 'Missing cases', 'Eksik durumlar', 'الحالات الناقصة'],
  detalle: [
    'Los menos casos que muestran una vez cada rama del documento: cada condición cuando se cumple y cuando no, cada opción y cada lista. Se guardan uno por uno, después de leerlos.',
    'The fewest cases that show every branch of the document once: each condition when it holds and when it does not, each option and each list. They are saved one by one, after reading them.',
    'Belgenin her dalını bir kez gösteren en az sayıda durum: her koşul sağlandığında ve sağlanmadığında, her seçenek ve her liste. Okunduktan sonra tek tek kaydedilirler.',
    'أقل عدد من الحالات يُظهر كل فرع من فروع المستند مرة: كل شرط حين يتحقق وحين لا يتحقق، وكل خيار وكل قائمة. تُحفظ واحدة واحدة بعد قراءتها.',
  ],
  buscar: [
    'Proponer los casos que faltan',
    'Propose the missing cases',
    'Eksik durumları öner',
    'اقتراح الحالات الناقصة',
  ],
  buscando: ['Buscando…', 'Searching…', 'Aranıyor…', 'جارٍ البحث…'],
  ninguno: [
    'Los casos guardados ya muestran todo lo que se puede mostrar.',
    'The saved cases already show all that can be shown.',
    'Kayıtlı durumlar gösterilebilecek her şeyi zaten gösteriyor.',
    'الحالات المحفوظة تُظهر بالفعل كل ما يمكن إظهاره.',
  ],
  cuantos: [
    '{n, plural, one {Se propone # caso.} other {Se proponen # casos.}}',
    '{n, plural, one {# case is proposed.} other {# cases are proposed.}}',
    '{n, plural, one {# durum öneriliyor.} other {# durum öneriliyor.}}',
    '{n, plural, zero {لا تُقترح أي حالة.} one {تُقترح حالة واحدة.} two {تُقترح حالتان.} few {تُقترح # حالات.} many {تُقترح # حالة.} other {تُقترح # حالة.}}',
  ],
  nombre: ['Caso propuesto {n}', 'Proposed case {n}', 'Önerilen durum {n}', 'الحالة المقترحة {n}'],
  muestra: [
    'Lo que muestra que ningún otro muestra todavía',
    'What it shows that no other shows yet',
    'Henüz başka hiçbirinin göstermediği şeyler',
    'ما تُظهره ولا تُظهره أي حالة أخرى بعد',
  ],
  leer: ['Leer el texto de «{nombre}»', 'Read the text of «{nombre}»', '«{nombre}» metnini oku', 'قراءة نص «{nombre}»'],
  texto: ['Texto de «{nombre}»', 'Text of «{nombre}»', '«{nombre}» metni', 'نص «{nombre}»'],
  guardar: [
    'Lo leí: guardar como caso',
    'I read it: save as a case',
    'Okudum: durum olarak kaydet',
    'قرأته: حفظه حالةً',
  ],
  nombreDelCaso: ['Nombre de este caso', 'Name of this case', 'Bu durumun adı', 'اسم هذه الحالة'],
  maximo: [
    'Ya hay tantos casos como se pueden guardar. Borre alguno.',
    'There are as many cases as can be saved. Delete one.',
    'Kaydedilebilecek kadar durum var. Birini silin.',
    'بلغ عدد الحالات الحد الأقصى. احذف واحدة.',
  ],
  sinCubrir: [
    'Lo que ningún caso puede mostrar',
    'What no case can show',
    'Hiçbir durumun gösteremeyeceği şeyler',
    'ما لا يمكن لأي حالة أن تُظهره',
  ],
  motivo: {
    nunca: [
      'no puede darse con ninguna respuesta',
      'no answers can make it happen',
      'hiçbir yanıtla gerçekleşemez',
      'لا يمكن أن يحدث بأي جواب',
    ],
    prohibida: [
      'la entrevista no lo permite: «{mensaje}»',
      'the interview does not allow it: «{mensaje}»',
      'görüşme izin vermiyor: «{mensaje}»',
      'المقابلة لا تسمح به: «{mensaje}»',
    ],
    sinRespuestas: [
      'no se encontraron respuestas que la entrevista acepte',
      'no answers that the interview accepts were found',
      'görüşmenin kabul ettiği yanıtlar bulunamadı',
      'لم توجد أجوبة تقبلها المقابلة',
    ],
  },
  meta: {
    respuesta: ['{pregunta}: {valor}', '{pregunta}: {valor}', '{pregunta}: {valor}', '{pregunta}: {valor}'],
    conRespuesta: ['{pregunta}: con respuesta', '{pregunta}: answered', '{pregunta}: yanıtlı', '{pregunta}: مع جواب'],
    sinRespuesta: [
      '{pregunta}: sin respuesta',
      '{pregunta}: not answered',
      '{pregunta}: yanıtsız',
      '{pregunta}: بلا جواب',
    ],
    elementos: ['{pregunta}: {n}', '{pregunta}: {n}', '{pregunta}: {n}', '{pregunta}: {n}'],
    sePregunta: ['{pregunta}: se pregunta', '{pregunta}: asked', '{pregunta}: soruluyor', '{pregunta}: يُسأل'],
    noSePregunta: [
      '{pregunta}: no se pregunta',
      '{pregunta}: not asked',
      '{pregunta}: sorulmuyor',
      '{pregunta}: لا يُسأل',
    ],
    cumple: ['{lugar}: {condicion}', '{lugar}: {condicion}', '{lugar}: {condicion}', '{lugar}: {condicion}'],
    noCumple: [
      '{lugar}: no se cumple «{condicion}»',
      '{lugar}: «{condicion}» does not hold',
      '{lugar}: «{condicion}» sağlanmıyor',
      '{lugar}: لا يتحقق «{condicion}»',
    ],
  },
  real: {
    titulo: ['De un trámite real', 'From a real matter', 'Gerçek bir işlemden', 'من معاملة حقيقية'],
    detalle: [
      'Las respuestas de un trámite de este producto, con sus personas, números, lugares, fechas y textos cambiados por otros inventados. Quien lo compró ve que usted las consultó.',
      'The answers of a matter of this product, with its people, numbers, places, dates and texts replaced by invented ones. Whoever bought it sees that you looked at them.',
      'Bu ürünün bir işleminin yanıtları; kişileri, numaraları, yerleri, tarihleri ve metinleri uydurma olanlarla değiştirilmiştir. Satın alan kişi bunlara baktığınızı görür.',
      'أجوبة معاملة من هذا المنتج، وقد استُبدل أشخاصها وأرقامها وأماكنها وتواريخها ونصوصها بأخرى مختلقة. ومن اشتراها يرى أنك اطلعت عليها.',
    ],
    tramite: ['Trámite', 'Matter', 'İşlem', 'المعاملة'],
    opcion: [
      '{numero}, versión {version}',
      '{numero}, version {version}',
      '{numero}, sürüm {version}',
      '{numero}، الإصدار {version}',
    ],
    traer: [
      'Traer con los datos sustituidos',
      'Bring it with the data replaced',
      'Verileri değiştirilmiş olarak getir',
      'إحضارها مع استبدال البيانات',
    ],
    ninguno: [
      'Este producto todavía no tiene trámites.',
      'This product has no matters yet.',
      'Bu ürünün henüz işlemi yok.',
      'لا معاملات لهذا المنتج بعد.',
    ],
    nombre: ['De un documento real', 'From a real document', 'Gerçek bir belgeden', 'من مستند حقيقي'],
    distinto: [
      'Con los datos inventados la entrevista pregunta algo distinto: revise sus respuestas antes de guardarlo.',
      'With the invented data the interview asks something else: look at the answers before saving it.',
      'Uydurma verilerle görüşme başka bir şey soruyor: kaydetmeden önce yanıtlara bakın.',
      'مع البيانات المختلقة تسأل المقابلة شيئًا آخر: راجع الأجوبة قبل حفظها.',
    ],
  },
} satisfies Textos;

declare module '../../../i18n/catalogo.ts' {
  interface Catalogo {
    casosPropuestos: typeof casosPropuestos;
  }
}
