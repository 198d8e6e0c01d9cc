import type { Catalogo } from '../../../i18n/catalogo.ts';

export const apertura: Catalogo['apertura'] = {
  titulo: 'جاهز للافتتاح',
  detalle: 'ما يحتاجه المكتب قبل أول عميل. لا شيء من هذا يمنع العمل: أنت تقرر متى تفتح.',
  todo: 'كل شيء جاهز.',
  resumen:
    '{n, plural, zero {# نقطة} one {بقيت نقطة واحدة} two {بقيت نقطتان} few {بقيت # نقاط} many {بقيت # نقطة} other {بقيت # نقطة}}',
  estado: { listo: 'جاهز', falta: 'ناقص', dePrueba: 'تجريبي', noConsta: 'غير معلوم' },
  faltan: 'ما لم يُكتب بعد: {campos}.',
  campo: { telefono: 'الهاتف', direccion: 'العنوان', razonSocial: 'الاسم القانوني', nit: 'NIT' },
  ir: 'عالجه: {que}',
  servidor: 'يُعالَج في إعدادات الخادم (docs/configuration.md).',
  sinCertificador: 'لا يوجد مصدّق آخر بعد: يجب ربط واحد قبل إصدار فواتير حقيقية.',
  respaldos: 'تُصنع بالأمر «npm run respaldo» وتُجرَّب بالأمر «npm run respaldo -- probar» (docs/operations.md).',
  respaldoHecho: 'آخرها بتاريخ {fecha}.',
  respaldoFallido: 'فشلت نسخة {fecha}.',
  respaldoProbado: 'آخر مرة استُعيدت فيها نسخة جانبًا وكانت كاملة: {fecha}.',
  respaldoSinProbar: 'لم تُجرَّب استعادة أي نسخة بعد.',
  orden: 'يُعالَج بالأمر: npm run catalogo',
  pendientes: '{n, plural, zero {# معلّق} one {# معلّق} two {# معلّقان} few {# معلّقة} many {# معلّقًا} other {# معلّق}}',
  demostracion: {
    titulo: 'بيانات العرض التوضيحي',
    detalle: 'ما اشتراه وطلبه ووقّعه أشخاص العرض التوضيحي هنا، وما جرّبتَه بنفسك. أفرغه قبل الافتتاح، أو لتبدأ من جديد.',
    vaciar: 'إفراغ العرض التوضيحي',
    pregunta: 'هل تريد إفراغ العرض التوضيحي؟',
    seBorra: 'يُحذف نهائيًا كل ما جرى فيه، مع ملفاته وسجلاته وتدقيقه:',
    clientes:
      '{n, plural, zero {# حساب عميل} one {حساب عميل واحد} two {حسابا عميلين} few {# حسابات عملاء} many {# حساب عميل} other {# حساب عميل}}',
    pedidos:
      '{n, plural, zero {# طلب} one {طلب واحد مع فاتورته} two {طلبان مع فاتورتيهما} few {# طلبات مع فواتيرها} many {# طلبًا مع فواتيرها} other {# طلب مع فواتيرها}}',
    solicitudes:
      '{n, plural, zero {# معاملة} one {معاملة واحدة} two {معاملتان} few {# معاملات} many {# معاملة} other {# معاملة}}',
    citas: '{n, plural, zero {# موعد} one {موعد واحد} two {موعدان} few {# مواعيد} many {# موعدًا} other {# موعد}}',
    queda: 'يبقى الفهرس والخطط والإعدادات وأفراد المكتب والحسابات التي تدخل بها.',
    confirmar: 'إفراغ',
    hecho: 'أُفرغ العرض التوضيحي.',
  },
  punto: {
    empresa: { titulo: 'بيانات الشركة', porque: 'يريد المشتري أن يعرف ممن يشتري وأين هو وكيف يتصل به.' },
    fiscal: { titulo: 'من يصدر الفاتورة', porque: 'الاسم القانوني ورقم NIT في كل فاتورة.' },
    horario: { titulo: 'ساعات العمل', porque: 'منها تُحسب المهل الموعودة.' },
    catalogo: { titulo: 'الكتالوج', porque: 'من دون وثائق معروضة للبيع لا يستطيع أحد الشراء.' },
    notario: { titulo: 'كاتب عدل يحق له العمل', porque: 'الوثائق التوثيقية تنتظر من له قيد ووضع ساريان.' },
    certificadoNotario: {
      titulo: 'شهادة كل كاتب عدل',
      porque: 'بها يختم ما يوثّقه؛ والشهادة التجريبية أو التي أصدرها صاحبها لا قيمة لها في الخارج.',
    },
    textosLegales: {
      titulo: 'النصوص القانونية',
      porque: 'المشتري يقبل الشروط والخصوصية: والنص التجريبي لا يُلزم أحدًا.',
    },
    cuenta: { titulo: 'حساب التحويلات', porque: 'هو ما يراه من يدفع بالتحويل.' },
    pagos: { titulo: 'الدفع بالبطاقة', porque: 'بنك التجربة يتظاهر بالتحصيل فقط.' },
    correo: { titulo: 'البريد', porque: 'من دون خادم بريد لا يستلم أحد رموزًا ولا إشعارات.' },
    fel: { titulo: 'مصدّق الفواتير', porque: 'المحاكي يصنع فواتير بلا صلاحية ضريبية.' },
    sello: { titulo: 'شهادة المنصة', porque: 'تختم الوثائق من دون كاتب عدل؛ وشهادة التطوير لا يعترف بها أحد غيرنا.' },
    direccion: { titulo: 'عنوان آمن', porque: 'من دون https تنتقل كلمات المرور مكشوفة.' },
    dosPasos: {
      titulo: 'الخطوة الثانية للإدارة',
      porque: 'من يحرّك المال والبيانات ينبغي أن يدخل بأكثر من كلمة المرور.',
    },
    respaldo: { titulo: 'النسخ الاحتياطي', porque: 'قرص يتعطل لا يجوز أن يضيّع السجلات: اصنع نسخًا وجرّب استعادتها.' },
  },
};
