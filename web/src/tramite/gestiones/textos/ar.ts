import type { Catalogo } from '../../../i18n/catalogo.ts';

export const gestiones: Catalogo['gestiones'] = {
  numero: 'الإجراء {numero}',
  estado: {
    requisitosPendientes: 'متطلبات ناقصة',
    sinAsignar: 'بانتظار الإسناد',
    asignada: 'مسند',
    enPreparacion: 'قيد الإعداد',
    gastosPorPagar: 'نفقات للدفع',
    presentada: 'مقدَّم',
    observada: 'عليه ملاحظة',
    porResponder: 'بانتظار الرد',
    resuelta: 'صدر القرار',
    denegada: 'مرفوض',
    enPausa: 'متوقف مؤقتًا',
    entregada: 'مُسلَّم',
    cerrada: 'مغلق',
    cerradaSinExito: 'أُغلق دون نجاح',
    cancelada: 'ملغى',
    caducada: 'سقط بالتقادم',
  },
  lista: {
    titulo: 'إجراءاتي',
    detalle: 'ما ننجزه لك لدى الجهات: في أي خطوة، ودور من، وحتى متى.',
    vacio: 'ليس لديك إجراءات بعد',
    vacioDetalle: 'عندما تطلب إجراءً سترى هنا كل خطوة لدى الجهة حتى النتيجة.',
    nada: 'لا يوجد شيء هنا',
    mas: 'عرض المزيد',
    paso: '{nombre}، {institucion}',
  },
  situacion: {
    requisitosPendientes: {
      titulo: 'ارفع ما ينقص للبدء',
      texto: 'ما إن تسلّم المطلوب إلزاميًا حتى يستمر الإجراء وحده. والمهلة متوقفة في الأثناء.',
    },
    sinAsignar: {
      titulo: 'نسند إليك وكيلًا',
      texto: 'لدينا كل ما يلزم. لا يلزمك شيء.',
    },
    asignada: {
      titulo: 'ملفك لدى وكيل',
      texto: 'يبدأ الإعداد فور استلامه. لا يلزمك شيء.',
    },
    enPreparacion: {
      titulo: 'وكيلك يُعدّه',
      texto: 'يجمع ما تطلبه الجهة ويقدمه. ستجد الرقم والتاريخ هنا.',
    },
    gastosPorPagar: {
      titulo: 'هناك نفقات للجهة يجب دفعها',
      texto: 'عند دفعها يستمر الإجراء من حيث كان.',
    },
    presentada: {
      titulo: 'لدى الجهة',
      texto: 'قُدّم وننتظر القرار. أيام الجهة لا تعتمد علينا.',
    },
    observada: {
      titulo: 'طلبت الجهة تصحيحًا',
      texto: 'يرد وكيلك ويقدمه من جديد. لا يلزمك شيء.',
    },
    porResponder: {
      titulo: 'تسأل الجهة ما لا يجيب عنه سواك',
      texto: 'أجب أدناه مع الملفات اللازمة. ويقدمها وكيلك.',
    },
    resuelta: {
      titulo: 'أصدرت الجهة قرارها',
      texto: 'يحضر وكيلك النتيجة. ما إن تُرفع حتى تنزلها هنا.',
    },
    denegada: {
      titulo: 'رفضته الجهة',
      texto: 'القرار لك: استئناف أو تقديم جديد أو ترك. إن لم تقرر في المهلة أُغلق.',
    },
    enPausa: {
      titulo: 'متوقف مؤقتًا',
      texto: 'يستأنف وحده في التاريخ أدناه. والمهلة متوقفة.',
    },
    entregada: {
      titulo: 'نتيجتك جاهزة',
      texto:
        'نزّلها أدناه وراجعها. إن وُجد خطأ فأمامك {dias, plural, two {يومين} few {# أيام} many {# يومًا} other {# يوم}} للمطالبة هنا.',
    },
    cerrada: {
      titulo: 'منتهٍ',
      texto: 'تبقى نتيجتك متاحة لك.',
    },
    cerradaSinExito: {
      titulo: 'أُغلق دون نجاح',
      texto: 'لم تمنحه الجهة. يبقى ما قُدّم والقرار أدناه.',
    },
    cancelada: {
      titulo: 'أُلغي',
      texto: 'لم يعد أحد يعمل عليه. الاسترداد إن وُجد في صفحة الشراء.',
    },
    caducada: {
      titulo: 'أُغلق لأننا لم نتسلم ما ينقص',
      texto: 'يمكنك طلب الاسترداد المستحق في صفحة الشراء.',
    },
  },
  hechos: {
    gestor: 'الوكيل',
    sinGestor: 'لا يوجد بعد.',
    expediente: 'الرقم لدى {institucion}',
    comoCuenta: 'تُحسب فقط ساعات العمل التي يكون الدور فيها لنا أو لوكيلك، لا أيام الجهة.',
  },
  pasos: {
    titulo: 'الخطوات',
    hecho: 'أُنجز في {fecha}',
    enCurso: 'منذ {fecha}',
    esperado: 'ينتهي عادةً في {fecha}',
    usual:
      'المعتاد {n, plural, zero {# يوم عمل} one {يوم عمل واحد} two {يوما عمل} few {# أيام عمل} many {# يوم عمل} other {# يوم عمل}}',
  },
  datos: 'بيانات الاستمارات',
  poder: {
    titulo: 'تفويض لوكيلك',
    texto:
      'إذا كان شخص آخر سيوقّع أو يستلم عنك فالمؤسسة تطلب خطاب تفويض. حضّره هنا بما أجبت به ({precio}) ثم وقّعه وارفعه تحت «Poder para hacer la gestión».',
    preparar: 'تحضير خطاب التفويض',
  },
  gastos: {
    titulo: 'رسوم المؤسسة',
    regla:
      'لا تدفع أكثر من المقدّر حتى لو كلّف أكثر. وما يُطلب لاحقًا لا يلزمك إلا إذا دفعته. وما حُصّل ولم يُنفق يُردّ تلقائيًا.',
    reglaDeOficina:
      'لا يدفع العميل أكثر من المقدّر، وما يُطلب لاحقًا لا يلزمه إلا إذا دفعه. وما يُحصَّل ولا يُنفق يُردّ تلقائيًا.',
    ninguno: 'لا رسوم متوقعة.',
    estimado: 'المقدّر {monto}',
    agregado: 'طُلب لاحقًا، حتى {monto}',
    gastado: 'كلّف {monto} في {fecha}',
    oficina: 'يدفعه المكتب',
    mismoRecibo: 'هذا الإيصال هو نفس ملف إيصال {concepto}.',
    comprobante: 'إيصال {concepto}',
    pagar: 'دفع الرسوم',
    cuenta: {
      previsto: 'المتوقع',
      debido: 'ما أُنفق على حساب العميل',
      cobrado: 'المدفوع ناقص المردود',
      porCobrar: 'ما بقي تحصيله',
    },
  },
  presentado: {
    titulo: 'ما قُدّم',
    clase: {
      inicial: 'تقديم',
      respuesta: 'رد على الملاحظة',
      nueva: 'تقديم جديد',
      recurso: 'استئناف',
    },
    donde: '{institucion}، الرقم {numero}، {fecha}',
    consultar: 'الاستعلام لدى {institucion}',
    comprobante: 'إثبات {numero}',
  },
  observado: {
    titulo: 'ما طلبته الجهة',
    gestor: 'يرد عليها وكيلك',
    cliente: 'يلزم رد العميل',
    atendida: 'تم الرد',
    notificada: 'أُبلغت في {fecha}',
    vence: 'يُرد عليها حتى {fecha}',
    sinPlazo: 'دون مهلة',
    respuesta: 'الرد:',
  },
  responder: {
    titulo: 'أجب الجهة',
    antes: 'هذه مهلة الجهة: أجب قبل انتهائها ليتسنى التقديم.',
    respuesta: 'ردك',
    ayuda: 'اكتب ما تريد أن يقدمه وكيلك.',
    archivos: 'ملفات الرد',
    enviar: 'إرسال الرد',
    hecho: 'وصل ردك إلى وكيلك.',
  },
  resultado: {
    constancia: 'إفادة مختومة',
    constanciaTexto: 'تذكر الملفات التي سُلِّمت وبصمة كل منها. يستطيع من يتسلّمها التحقق منها.',
    codigo: 'الرمز {codigo}',
    verificar: 'تحقّق',
    titulo: 'النتيجة',
    favorable: 'مُنح',
    denegado: 'مرفوض',
    numero: 'الرقم {numero}',
    folio: 'الورقة {folio}',
    libro: 'الدفتر {libro}',
    vale: 'يُقبل عادةً حتى {fecha}',
  },
  decidir: {
    apelar: {
      boton: 'استئناف',
      pregunta: 'استئناف قرار الجهة؟',
      consecuencia: 'يُعدّ وكيلك الاستئناف ويقدمه.',
    },
    insistir: {
      boton: 'تقديمه من جديد',
      pregunta: 'تقديمه من جديد؟',
      consecuencia: 'يُعدّه وكيلك من جديد بما تقوله.',
    },
    reclamar: {
      boton: 'المطالبة بخطأ',
      pregunta: 'ما الخطأ في النتيجة؟',
      consecuencia: 'يراجعها وكيلك ويعود إلى الجهة إن لزم.',
    },
    cerrarSinExito: {
      boton: 'تركه هكذا',
      pregunta: 'إغلاقه دون نجاح؟',
      consecuencia: 'لن يعمل عليه أحد بعد ذلك. لا يمكن التراجع.',
    },
    motivo: 'السبب',
    hecho: 'حُفظ قرارك.',
  },
};
