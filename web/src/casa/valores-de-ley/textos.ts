import type { Textos } from '../../i18n/palabra.ts';

export const valoresDeLey = {
  detalleDeCambio: [
    'Rige desde el día que elija, posterior a hoy. Lo ya respondido y comprado conserva los valores de su día.',
    'In force from the day you choose, after today. What is already answered or bought keeps the values of its day.',
    'Seçeceğiniz, bugünden sonraki bir günden itibaren geçerlidir. Yanıtlananlar ve satın alınanlar kendi günlerinin değerlerini korur.',
    'تسري من اليوم الذي تختاره بعد اليوم. ما أُجيب عنه أو اشتُري يحتفظ بقيم يومه.',
  ],
  desde: [
    'Desde el {dia} · {fuente}',
    'Since {dia} · {fuente}',
    '{dia} tarihinden beri · {fuente}',
    'منذ {dia} · {fuente}',
  ],
  prudencia: ['Por prudencia', 'Out of prudence', 'İhtiyaten', 'من باب الحيطة'],
  proximo: [
    'Desde el {dia}: {valor} · {fuente}',
    'From {dia}: {valor} · {fuente}',
    '{dia} tarihinden itibaren: {valor} · {fuente}',
    'من {dia}: {valor} · {fuente}',
  ],
  quitar: ['Quitar', 'Remove', 'Kaldır', 'حذف'],
  quitarCual: [
    'Quitar {nombre} desde el {dia}',
    'Remove {nombre} from {dia}',
    '{nombre}, {dia}: kaldır',
    'حذف {nombre} من {dia}',
  ],
  quitado: [
    'Se quitó. Sigue rigiendo el valor anterior.',
    'Removed. The earlier value stays in force.',
    'Kaldırıldı. Önceki değer geçerli kalır.',
    'حُذفت. تبقى القيمة السابقة سارية.',
  ],
  cambiar: ['Cambiar', 'Change', 'Değiştir', 'تغيير'],
  cambiarCual: ['Cambiar {nombre}', 'Change {nombre}', '{nombre}: değiştir', 'تغيير {nombre}'],
  guardar: ['Guardar el valor', 'Save the value', 'Değeri kaydet', 'حفظ القيمة'],
  ahora: ['Hoy: {valor}', 'Today: {valor}', 'Bugün: {valor}', 'اليوم: {valor}'],
  limites: [
    'De {minimo} a {maximo}.',
    'From {minimo} to {maximo}.',
    '{minimo} ile {maximo} arasında.',
    'من {minimo} إلى {maximo}.',
  ],
  campo: {
    desde: ['Rige desde', 'In force from', 'Geçerlilik başlangıcı', 'تسري من'],
    valor: ['Valor', 'Value', 'Değer', 'القيمة'],
    fuente: ['Fuente', 'Source', 'Kaynak', 'المصدر'],
    clave: ['Dato', 'Datum', 'Veri', 'البيان'],
    confirmaBaja: [
      'Confirmo que la norma baja este valor',
      'I confirm that the rule lowers this value',
      'Kuralın bu değeri düşürdüğünü onaylıyorum',
      'أؤكد أن القاعدة تخفض هذه القيمة',
    ],
  },
  baja: [
    'Este valor es menor que el que rige: {valor}.',
    'This value is lower than the one in force: {valor}.',
    'Bu değer yürürlüktekinden düşük: {valor}.',
    'هذه القيمة أقل من السارية: {valor}.',
  ],
  ayudaFuente: [
    'El acuerdo o artículo que lo fija. Si es criterio de la oficina, escríbalo así.',
    'The decree or article that sets it. If it is the judgement of the office, say so.',
    'Onu belirleyen karar veya madde. Ofisin takdiri ise öyle yazın.',
    'القرار أو المادة التي تحددها. إن كان تقدير المكتب فاكتب ذلك.',
  ],
  unidad: {
    centavos: ['Q', 'Q', 'Q', 'Q'],
    porCiento: ['{n} %', '{n}%', '%{n}', '{n}٪'],
    porMillar: ['{n} por millar', '{n} per thousand', 'Binde {n}', '{n} في الألف'],
    horas: [
      '{n, plural, one {# hora} other {# horas}}',
      '{n, plural, one {# hour} other {# hours}}',
      '{n} saat',
      '{n, plural, one {ساعة واحدة} two {ساعتان} few {# ساعات} other {# ساعة}}',
    ],
    anios: [
      '{n, plural, one {# año} other {# años}}',
      '{n, plural, one {# year} other {# years}}',
      '{n} yıl',
      '{n, plural, one {سنة واحدة} two {سنتان} few {# سنوات} other {# سنة}}',
    ],
    meses: [
      '{n, plural, one {# mes} other {# meses}}',
      '{n, plural, one {# month} other {# months}}',
      '{n} ay',
      '{n, plural, one {شهر واحد} two {شهران} few {# أشهر} other {# شهرًا}}',
    ],
    dias: [
      '{n, plural, one {# día} other {# días}}',
      '{n, plural, one {# day} other {# days}}',
      '{n} gün',
      '{n, plural, one {يوم واحد} two {يومان} few {# أيام} other {# يومًا}}',
    ],
  },
  grupo: {
    salarios: ['Salario mínimo', 'Minimum wage', 'Asgari ücret', 'الحد الأدنى للأجور'],
    jornada: ['Jornada y edad de trabajo', 'Working hours and age', 'Çalışma süresi ve yaşı', 'ساعات العمل وسنّه'],
    plazos: ['Plazos y avisos', 'Terms and warnings', 'Süreler ve uyarılar', 'الآجال والتنبيهات'],
    timbres: ['Timbres de las actas', 'Stamps of notarial acts', 'Noter tutanağı pulları', 'طوابع المحاضر'],
    firma: ['Fecha de la firma', 'Signing date', 'İmza tarihi', 'تاريخ التوقيع'],
  },
  grupoDetalle: {
    salarios: [
      'Al mes. CE1 es el departamento de Guatemala; CE2, los demás. El contrato de trabajo no admite menos.',
      'Monthly. CE1 is the department of Guatemala; CE2, the others. An employment contract takes no less.',
      'Aylık. CE1 Guatemala ilidir; CE2 diğerleri. İş sözleşmesi daha azını kabul etmez.',
      'شهريًا. CE1 هي محافظة غواتيمالا، وCE2 بقية المحافظات. لا يقبل عقد العمل أقل منها.',
    ],
    jornada: [
      'Con ellos el contrato de trabajo revisa el horario y la edad de quien trabaja.',
      'Employment contracts are checked by them: timetable and age of the worker.',
      'İş sözleşmesi, çalışma saatlerini ve çalışanın yaşını bunlarla denetler.',
      'بها يراجع عقد العمل الدوام وسنّ العامل.',
    ],
    plazos: [
      'Hasta dónde llega lo que se puede responder, y desde cuándo se advierte al cliente.',
      'How far answers may go, and from where the customer is warned.',
      'Yanıtların nereye kadar gidebileceği ve müşterinin ne zaman uyarılacağı.',
      'إلى أين تصل الإجابات، ومتى يُنبَّه العميل.',
    ],
    timbres: [
      'Lo que el acta dice que se le adhiere. La de supervivencia no lleva timbre fiscal.',
      'The stamps an act says it bears. That of survival bears no fiscal stamp.',
      'Tutanağın taşıdığını yazdığı pullar. Sağlık belgesi mali pul taşımaz.',
      'الطوابع التي يذكر المحضر أنه يحملها. محضر البقاء على قيد الحياة بلا طابع مالي.',
    ],
    firma: [
      'Qué fechas puede llevar un documento, contadas desde el día en que se responde.',
      'The dates a document may bear, counted from the day it is answered.',
      'Bir belgenin taşıyabileceği tarihler, yanıtlandığı günden sayılır.',
      'التواريخ التي قد يحملها المستند، محسوبة من يوم الإجابة.',
    ],
  },
  clave: {
    salarioMinimo: {
      ce1: {
        noAgricola: [
          'Salario mínimo no agrícola, CE1',
          'Non-agricultural minimum wage, CE1',
          'Tarım dışı asgari ücret, CE1',
          'الحد الأدنى للأجور غير الزراعية، CE1',
        ],
        agricola: [
          'Salario mínimo agrícola, CE1',
          'Agricultural minimum wage, CE1',
          'Tarım asgari ücreti, CE1',
          'الحد الأدنى للأجور الزراعية، CE1',
        ],
        exportadora: [
          'Salario mínimo exportador y de maquila, CE1',
          'Export and maquila minimum wage, CE1',
          'İhracat ve maquila asgari ücreti, CE1',
          'الحد الأدنى لأجور التصدير والماكيلا، CE1',
        ],
      },
      ce2: {
        noAgricola: [
          'Salario mínimo no agrícola, CE2',
          'Non-agricultural minimum wage, CE2',
          'Tarım dışı asgari ücret, CE2',
          'الحد الأدنى للأجور غير الزراعية، CE2',
        ],
        agricola: [
          'Salario mínimo agrícola, CE2',
          'Agricultural minimum wage, CE2',
          'Tarım asgari ücreti, CE2',
          'الحد الأدنى للأجور الزراعية، CE2',
        ],
        exportadora: [
          'Salario mínimo exportador y de maquila, CE2',
          'Export and maquila minimum wage, CE2',
          'İhracat ve maquila asgari ücreti, CE2',
          'الحد الأدنى لأجور التصدير والماكيلا، CE2',
        ],
      },
    },
    bonificacionIncentivo: [
      'Bonificación incentivo, al mes',
      'Incentive bonus, monthly',
      'Teşvik primi, aylık',
      'مكافأة التحفيز، شهريًا',
    ],
    jornada: {
      diurna: {
        dia: ['Jornada diurna, al día', 'Day shift, a day', 'Gündüz çalışması, günlük', 'الدوام النهاري، يوميًا'],
        semana: [
          'Jornada diurna, a la semana',
          'Day shift, a week',
          'Gündüz çalışması, haftalık',
          'الدوام النهاري، أسبوعيًا',
        ],
      },
      mixta: {
        dia: ['Jornada mixta, al día', 'Mixed shift, a day', 'Karma çalışma, günlük', 'الدوام المختلط، يوميًا'],
        semana: [
          'Jornada mixta, a la semana',
          'Mixed shift, a week',
          'Karma çalışma, haftalık',
          'الدوام المختلط، أسبوعيًا',
        ],
      },
      nocturna: {
        dia: ['Jornada nocturna, al día', 'Night shift, a day', 'Gece çalışması, günlük', 'الدوام الليلي، يوميًا'],
        semana: [
          'Jornada nocturna, a la semana',
          'Night shift, a week',
          'Gece çalışması, haftalık',
          'الدوام الليلي، أسبوعيًا',
        ],
      },
    },
    edadParaTrabajar: ['Edad para trabajar', 'Age to work', 'Çalışma yaşı', 'سنّ العمل'],
    interesUsual: [
      'Interés al año desde el que se advierte',
      'Yearly interest above which there is a warning',
      'Uyarının başladığı yıllık faiz',
      'الفائدة السنوية التي يبدأ عندها التنبيه',
    ],
    plazoMaximoMeses: [
      'Plazo más largo de una obligación',
      'Longest term of an obligation',
      'Bir borcun en uzun süresi',
      'أطول أجل لالتزام',
    ],
    viajeMeses: [
      'Comienzo más tardío del viaje de un menor',
      "Latest start of a minor's trip",
      'Çocuğun yolculuğunun en geç başlangıcı',
      'آخر موعد لبدء سفر القاصر',
    ],
    timbre: {
      notarial: [
        'Timbre notarial de un acta',
        'Notarial stamp of an act',
        'Bir tutanağın noter pulu',
        'طابع التوثيق للمحضر',
      ],
      notarialPorMillar: [
        'Timbre notarial de un acto con valor',
        'Notarial stamp of an act with a value',
        'Değeri belli işlemin noter pulu',
        'الطابع التوثيقي لعقد محدد القيمة',
      ],
      notarialMaximo: [
        'Timbre notarial, el máximo de un acto',
        'Notarial stamp, the most for one act',
        'Noter pulu, bir işlem için en çok',
        'الطابع التوثيقي، الحد الأقصى للعقد الواحد',
      ],
      fiscalHoja: [
        'Timbre fiscal de cada hoja',
        'Fiscal stamp of each sheet',
        'Her yaprağın mali pulu',
        'الطابع المالي لكل ورقة',
      ],
      fiscalNombramiento: [
        'Timbre fiscal de un nombramiento',
        'Fiscal stamp of an appointment',
        'Bir atamanın mali pulu',
        'الطابع المالي للتعيين',
      ],
      fiscalLegalizacion: [
        'Timbre fiscal de una legalización',
        'Fiscal stamp of a legalisation',
        'Tasdikin mali pulu',
        'الطابع المالي لمحضر التصديق',
      ],
    },
    firma: {
      atras: [
        'Firma: días antes de responder',
        'Signing: days before answering',
        'İmza: yanıttan önceki günler',
        'التوقيع: أيام قبل الإجابة',
      ],
      adelante: [
        'Firma: días después, documento privado',
        'Signing: days after, private document',
        'İmza: sonraki günler, özel belge',
        'التوقيع: أيام بعدها، مستند خاص',
      ],
      actoAdelante: [
        'Firma: días después, acto ante notario',
        'Signing: days after, act before a notary',
        'İmza: sonraki günler, noter önünde işlem',
        'التوقيع: أيام بعدها، عمل أمام كاتب العدل',
      ],
    },
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    valoresDeLey: typeof valoresDeLey;
  }
}
