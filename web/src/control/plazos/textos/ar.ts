import type { plazos as es } from './es.ts';

export const plazos: typeof es = {
  titulo: 'مدد المؤسسات',
  detalle: 'أيام العمل التي استغرقتها كل خطوة فعلًا في المعاملات التي أنهتها خلال السنة الأخيرة.',
  institucion: 'المؤسسة',
  paso: 'الخطوة',
  casos: 'المعاملات',
  usual: 'ما يقوله المنتج',
  mediana: 'النصف خلال',
  p90: '9 من كل 10 خلال',
  mismoDia: 'في اليوم نفسه',
  dias: '{n, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
  ninguno: '—',
  vacioTitulo: 'لا توجد مدد بعد',
  vacio: 'تظهر عندما يُسجَّل متى بدأت الخطوة ومتى انتهت.',
  promete: 'ابتداءً من {n} معاملة في السنة تَعِد صفحة المنتج بما استغرقته 9 من كل 10.',
  lista: 'المعاملات الجارية',
  instituciones: 'المؤسسات',
};
