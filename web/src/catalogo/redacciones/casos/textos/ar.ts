import type { casosPropuestos as es } from './es.ts';

export const casosPropuestos: typeof es = {
  titulo: 'الحالات الناقصة',
  detalle:
    'أقل عدد من الحالات يُظهر كل فرع من فروع المستند مرة: كل شرط حين يتحقق وحين لا يتحقق، وكل خيار وكل قائمة. تُحفظ واحدة واحدة بعد قراءتها.',
  buscar: 'اقتراح الحالات الناقصة',
  buscando: 'جارٍ البحث…',
  ninguno: 'الحالات المحفوظة تُظهر بالفعل كل ما يمكن إظهاره.',
  cuantos:
    '{n, plural, zero {لا تُقترح أي حالة.} one {تُقترح حالة واحدة.} two {تُقترح حالتان.} few {تُقترح # حالات.} many {تُقترح # حالة.} other {تُقترح # حالة.}}',
  nombre: 'الحالة المقترحة {n}',
  muestra: 'ما تُظهره ولا تُظهره أي حالة أخرى بعد',
  leer: 'قراءة نص «{nombre}»',
  texto: 'نص «{nombre}»',
  guardar: 'قرأته: حفظه حالةً',
  nombreDelCaso: 'اسم هذه الحالة',
  maximo: 'بلغ عدد الحالات الحد الأقصى. احذف واحدة.',
  sinCubrir: 'ما لا يمكن لأي حالة أن تُظهره',
  motivo: {
    nunca: 'لا يمكن أن يحدث بأي جواب',
    prohibida: 'المقابلة لا تسمح به: «{mensaje}»',
    sinRespuestas: 'لم توجد أجوبة تقبلها المقابلة',
  },
  meta: {
    respuesta: '{pregunta}: {valor}',
    conRespuesta: '{pregunta}: مع جواب',
    sinRespuesta: '{pregunta}: بلا جواب',
    elementos: '{pregunta}: {n}',
    sePregunta: '{pregunta}: يُسأل',
    noSePregunta: '{pregunta}: لا يُسأل',
    cumple: '{lugar}: {condicion}',
    noCumple: '{lugar}: لا يتحقق «{condicion}»',
  },
  real: {
    titulo: 'من معاملة حقيقية',
    detalle:
      'أجوبة معاملة من هذا المنتج، وقد استُبدل أشخاصها وأرقامها وأماكنها وتواريخها ونصوصها بأخرى مختلقة. ومن اشتراها يرى أنك اطلعت عليها.',
    tramite: 'المعاملة',
    opcion: '{numero}، الإصدار {version}',
    traer: 'إحضارها مع استبدال البيانات',
    ninguno: 'لا معاملات لهذا المنتج بعد.',
    nombre: 'من مستند حقيقي',
    distinto: 'مع البيانات المختلقة تسأل المقابلة شيئًا آخر: راجع الأجوبة قبل حفظها.',
  },
};
