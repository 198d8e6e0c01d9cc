import type { tableros as es } from './es.ts';

export const tableros: typeof es = {
  titulo: 'المعاملات التوثيقية',
  detalle: 'ما هو مفتوح الآن، وما تحرّك في الفترة.',
  cifra: {
    enProceso: 'لدى المكتب',
    delCliente: 'بانتظار العميل',
    vencidos: 'متأخرة',
    nuevos: 'جديدة',
    entregados: 'مسلَّمة',
    sinEntregar: 'ملغاة أو مرفوضة أو ساقطة',
  },
  cuando: { hoy: 'اليوم', periodo: 'في الفترة' },
  porEstado: 'المفتوحة حسب الحالة',
  tiempos: 'المدة في كل حالة',
  tiemposDetalle: 'ساعات فعلية للإقامات التي انتهت في الفترة. تسع من كل عشر لم تتجاوز ما في العمود الأخير.',
  notarios: 'الموثقون',
  notariosDetalle: 'المفتوح لليوم؛ أما التسليم ومدته منذ القبول والتقييم فللفترة.',
  columna: {
    estado: 'الحالة',
    tramites: 'المعاملات',
    veces: 'المرات',
    mediana: 'النصف خلال',
    p90: 'تسع من عشر خلال',
    notario: 'الموثق',
    horas: 'من القبول إلى التسليم',
    calificacion: 'التقييم',
  },
  sinAbiertos: 'لا شيء مفتوح: كل شيء سُلِّم.',
  sinTiempos: 'لم تخرج أي معاملة من حالة في الفترة.',
  sinNotarios: 'لا يوجد موثقون بعد.',
  menosDeUnaHora: 'أقل من ساعة',
  horas: '{n} س',
  dias: '{n, plural, zero {# يوم} one {# يوم} two {# يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  calificacion:
    '{promedio} من 5، من {n, plural, zero {# شخص} one {# شخص} two {# شخصين} few {# أشخاص} many {# شخصًا} other {# شخص}}',
};
