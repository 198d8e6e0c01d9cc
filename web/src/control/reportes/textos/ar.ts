import type { Catalogo } from '../../../i18n/catalogo.ts';

export const reportes: Catalogo['reportes'] = {
  periodo: 'الفترة',
  desde: 'من',
  hasta: 'إلى',
  atajo: {
    hoy: 'اليوم',
    treintaDias: '30 يومًا',
    esteMes: 'هذا الشهر',
    mesPasado: 'الشهر الماضي',
    esteAnio: 'هذه السنة',
    anioPasado: 'السنة الماضية',
    todo: 'الكل',
  },
  comparar: {
    con: 'مقارنة',
    nada: 'بلا مقارنة',
    anterior: 'بالفترة السابقة',
    anioPasado: 'بالعام الماضي',
    dias: 'مقارنة بـ {desde} – {hasta}. من الفترة التي لم تنته تُقارن الأيام التي مضت فقط.',
    sinDias: 'اختر يومي فترة بدأت لمقارنتها.',
  },
  vacio: 'لا شيء في هذه الفترة.',
  total: 'المجموع',
  ventas: {
    titulo: 'المبيعات الشهرية',
    detalle: 'ما دُفع كل شهر بحسب يوم دفعه، وما أُعيد بحسب يوم إشعاره الدائن.',
  },
  detalle: {
    titulo: 'تفاصيل المنتجات',
    detalle: 'ما بيع وخُصم وأُعيد من كل منتج في الفترة.',
  },
  masVendidos: {
    titulo: 'المنتجات الأكثر مبيعًا',
    detalle: 'من الأكثر مبيعًا إلى الأقل، بحسب الوثائق المدفوعة في الفترة.',
  },
  tramites: {
    titulo: 'المعاملات بحسب الحالة',
    detalle: 'المعاملات المشتراة في الفترة بحسب حالتها اليوم.',
  },
  columna: {
    mes: 'الشهر',
    pedidos: 'الطلبات',
    producto: 'المنتج',
    estado: 'الحالة',
    vendidos: 'المبيع',
    subtotal: 'السعر',
    descuento: 'الخصم',
    cobrado: 'المحصّل شاملًا الضريبة',
    devuelto: 'المُعاد',
    neto: 'الصافي',
    ultimaVenta: 'آخر بيع',
    tramites: 'المعاملات',
    vencidos: 'المتأخرة',
    masAntiguo: 'الأقدم',
  },
};
