import type { Textos } from '../../i18n/palabra.ts';

export const reportes = {
  periodo: ['Período', 'Period', 'Dönem', 'الفترة'],
  desde: ['Desde', 'From', 'Başlangıç', 'من'],
  hasta: ['Hasta', 'To', 'Bitiş', 'إلى'],
  atajo: {
    hoy: ['Hoy', 'Today', 'Bugün', 'اليوم'],
    ayer: ['Ayer', 'Yesterday', 'Dün', 'أمس'],
    semanaPasada: ['La semana pasada', 'Last week', 'Geçen hafta', 'الأسبوع الماضي'],
    treintaDias: ['30 días', '30 days', '30 gün', '30 يومًا'],
    esteMes: ['Este mes', 'This month', 'Bu ay', 'هذا الشهر'],
    mesPasado: ['El mes pasado', 'Last month', 'Geçen ay', 'الشهر الماضي'],
    esteAnio: ['Este año', 'This year', 'Bu yıl', 'هذه السنة'],
    anioPasado: ['El año pasado', 'Last year', 'Geçen yıl', 'السنة الماضية'],
    todo: ['Todo', 'All', 'Tümü', 'الكل'],
  },
  comparar: {
    con: ['Comparar', 'Compare', 'Karşılaştır', 'مقارنة'],
    nada: ['Con nada', 'With nothing', 'Hiçbiriyle', 'بلا مقارنة'],
    anterior: ['Con el período anterior', 'With the previous period', 'Önceki dönemle', 'بالفترة السابقة'],
    anioPasado: ['Con el año pasado', 'With last year', 'Geçen yılla', 'بالعام الماضي'],
    dias: [
      'Comparado con {dias}. De un período que no ha terminado se comparan los días que ya pasaron.',
      'Compared with {dias}. Of a period that is not over, the days gone by are compared.',
      '{dias} ile karşılaştırılıyor. Bitmemiş bir dönemin yalnızca geçen günleri karşılaştırılır.',
      'مقارنة بـ {dias}. من الفترة التي لم تنته تُقارن الأيام التي مضت فقط.',
    ],
    sinDias: [
      'Elija los dos días de un período que ya haya empezado para compararlo.',
      'Choose both days of a period that has begun to compare it.',
      'Karşılaştırmak için başlamış bir dönemin iki gününü de seçin.',
      'اختر يومي فترة بدأت لمقارنتها.',
    ],
  },
  vacio: [
    'No hay nada en este período.',
    'There is nothing in this period.',
    'Bu dönemde hiçbir şey yok.',
    'لا شيء في هذه الفترة.',
  ],
  total: ['Total', 'Total', 'Toplam', 'المجموع'],
  ventas: {
    titulo: ['Ventas mensuales', 'Monthly sales', 'Aylık satışlar', 'المبيعات الشهرية'],
    detalle: [
      'Lo pagado cada mes, por el día de su pago, y lo devuelto, por el día de su nota de crédito.',
      'What was paid each month, by the day of its payment, and what was given back, by the day of its credit note.',
      'Her ay ödenenler, ödeme gününe göre; iade edilenler, alacak dekontunun gününe göre.',
      'ما دُفع كل شهر بحسب يوم دفعه، وما أُعيد بحسب يوم إشعاره الدائن.',
    ],
  },
  detalle: {
    titulo: ['Detalle de productos', 'Detail of products', 'Ürünlerin ayrıntısı', 'تفاصيل المنتجات'],
    detalle: [
      'Lo que se vendió, se descontó y se devolvió de cada producto en el período.',
      'What was sold, discounted and given back of each product in the period.',
      'Dönemde her üründen satılan, indirilen ve iade edilen.',
      'ما بيع وخُصم وأُعيد من كل منتج في الفترة.',
    ],
  },
  masVendidos: {
    titulo: ['Productos más vendidos', 'Best-selling products', 'En çok satan ürünler', 'المنتجات الأكثر مبيعًا'],
    detalle: [
      'Del más vendido al menos, por documentos pagados en el período.',
      'From the most sold to the least, by documents paid in the period.',
      'Dönemde ödenen belgelere göre, en çok satandan en aza.',
      'من الأكثر مبيعًا إلى الأقل، بحسب الوثائق المدفوعة في الفترة.',
    ],
  },
  tramites: {
    titulo: ['Trámites por estado', 'Cases by state', 'Duruma göre işlemler', 'المعاملات بحسب الحالة'],
    detalle: [
      'Los trámites comprados en el período, por el estado en que están hoy.',
      'The cases bought in the period, by the state they are in today.',
      'Dönemde satın alınan işlemler, bugünkü durumlarına göre.',
      'المعاملات المشتراة في الفترة بحسب حالتها اليوم.',
    ],
  },
  columna: {
    mes: ['Mes', 'Month', 'Ay', 'الشهر'],
    pedidos: ['Pedidos', 'Orders', 'Siparişler', 'الطلبات'],
    producto: ['Producto', 'Product', 'Ürün', 'المنتج'],
    estado: ['Estado', 'State', 'Durum', 'الحالة'],
    vendidos: ['Vendidos', 'Sold', 'Satılan', 'المبيع'],
    subtotal: ['Precio', 'Price', 'Fiyat', 'السعر'],
    descuento: ['Descuento', 'Discount', 'İndirim', 'الخصم'],
    cobrado: ['Cobrado con IVA', 'Charged, VAT included', 'KDV dâhil tahsilat', 'المحصّل شاملًا الضريبة'],
    devuelto: ['Devuelto', 'Given back', 'İade edilen', 'المُعاد'],
    neto: ['Neto', 'Net', 'Net', 'الصافي'],
    ultimaVenta: ['Última venta', 'Last sale', 'Son satış', 'آخر بيع'],
    tramites: ['Trámites', 'Cases', 'İşlemler', 'المعاملات'],
    vencidos: ['Vencidos', 'Overdue', 'Süresi geçen', 'المتأخرة'],
    masAntiguo: ['El más antiguo', 'The oldest', 'En eskisi', 'الأقدم'],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    reportes: typeof reportes;
  }
}
