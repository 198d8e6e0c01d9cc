import type { valoresDeLey as es } from './es.ts';

export const valoresDeLey: typeof es = {
  detalleDeCambio: 'تسري من اليوم الذي تختاره بعد اليوم. ما أُجيب عنه أو اشتُري يحتفظ بقيم يومه.',
  desde: 'منذ {dia} · {fuente}',
  prudencia: 'من باب الحيطة',
  proximo: 'من {dia}: {valor} · {fuente}',
  quitar: 'حذف',
  quitarCual: 'حذف {nombre} من {dia}',
  quitado: 'حُذفت. تبقى القيمة السابقة سارية.',
  cambiar: 'تغيير',
  cambiarCual: 'تغيير {nombre}',
  guardar: 'حفظ القيمة',
  ahora: 'اليوم: {valor}',
  limites: 'من {minimo} إلى {maximo}.',
  campo: { desde: 'تسري من', valor: 'القيمة', fuente: 'المصدر', clave: 'البيان' },
  ayudaFuente: 'القرار أو المادة التي تحددها. إن كان تقدير المكتب فاكتب ذلك.',
  unidad: {
    centavos: 'Q',
    porCiento: '{n}٪',
    horas: '{n, plural, one {ساعة واحدة} two {ساعتان} few {# ساعات} other {# ساعة}}',
    anios: '{n, plural, one {سنة واحدة} two {سنتان} few {# سنوات} other {# سنة}}',
    meses: '{n, plural, one {شهر واحد} two {شهران} few {# أشهر} other {# شهرًا}}',
    dias: '{n, plural, one {يوم واحد} two {يومان} few {# أيام} other {# يومًا}}',
  },
  grupo: {
    salarios: 'الحد الأدنى للأجور',
    jornada: 'ساعات العمل وسنّه',
    plazos: 'الآجال والتنبيهات',
    timbres: 'طوابع المحاضر',
    firma: 'تاريخ التوقيع',
  },
  grupoDetalle: {
    salarios: 'شهريًا. CE1 هي محافظة غواتيمالا، وCE2 بقية المحافظات. لا يقبل عقد العمل أقل منها.',
    jornada: 'بها يراجع عقد العمل الدوام وسنّ العامل.',
    plazos: 'إلى أين تصل الإجابات، ومتى يُنبَّه الزبون.',
    timbres: 'الطوابع التي يذكر المحضر أنه يحملها. محضر البقاء على قيد الحياة بلا طابع مالي.',
    firma: 'التواريخ التي قد يحملها المستند، محسوبة من يوم الإجابة.',
  },
  clave: {
    salarioMinimo: {
      ce1: {
        noAgricola: 'الحد الأدنى للأجور غير الزراعية، CE1',
        agricola: 'الحد الأدنى للأجور الزراعية، CE1',
        exportadora: 'الحد الأدنى لأجور التصدير والماكيلا، CE1',
      },
      ce2: {
        noAgricola: 'الحد الأدنى للأجور غير الزراعية، CE2',
        agricola: 'الحد الأدنى للأجور الزراعية، CE2',
        exportadora: 'الحد الأدنى لأجور التصدير والماكيلا، CE2',
      },
    },
    bonificacionIncentivo: 'مكافأة التحفيز، شهريًا',
    jornada: {
      diurna: { dia: 'الدوام النهاري، يوميًا', semana: 'الدوام النهاري، أسبوعيًا' },
      mixta: { dia: 'الدوام المختلط، يوميًا', semana: 'الدوام المختلط، أسبوعيًا' },
      nocturna: { dia: 'الدوام الليلي، يوميًا', semana: 'الدوام الليلي، أسبوعيًا' },
    },
    edadParaTrabajar: 'سنّ العمل',
    interesUsual: 'الفائدة السنوية التي يبدأ عندها التنبيه',
    plazoMaximoMeses: 'أطول أجل لالتزام',
    viajeMeses: 'آخر موعد لبدء سفر القاصر',
    timbre: {
      notarial: 'طابع التوثيق للمحضر',
      fiscalHoja: 'الطابع المالي لكل ورقة',
      fiscalNombramiento: 'الطابع المالي للتعيين',
    },
    firma: {
      atras: 'التوقيع: أيام قبل الإجابة',
      adelante: 'التوقيع: أيام بعدها، مستند خاص',
      actoAdelante: 'التوقيع: أيام بعدها، عمل أمام كاتب العدل',
    },
  },
};
