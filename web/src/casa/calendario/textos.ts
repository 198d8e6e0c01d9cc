import type { Textos } from '../../i18n/palabra.ts';

export const calendario = {
  horarioDetalle: [
    'Las horas de cada día. Con una pausa, agregue otro tramo.',
    'The hours of each day. For a pause, add another stretch.',
    'Her günün saatleri. Mola için bir aralık daha ekleyin.',
    'ساعات كل يوم. لإضافة استراحة أضف فترة أخرى.',
  ],
  cerrado: ['Cerrado', 'Closed', 'Kapalı', 'مغلق'],
  si: ['Sí', 'Yes', 'Evet', 'نعم'],
  no: ['No', 'No', 'Hayır', 'لا'],
  desde: ['{dia}, desde', '{dia}, from', '{dia}, başlangıç', '{dia}، من'],
  hasta: ['{dia}, hasta', '{dia}, to', '{dia}, bitiş', '{dia}، إلى'],
  quitarTramo: [
    'Quitar {tramo} de {dia}',
    'Remove {tramo} from {dia}',
    '{dia}: {tramo} aralığını kaldır',
    'إزالة {tramo} من {dia}',
  ],
  agregarTramo: ['Agregar tramo', 'Add a stretch', 'Aralık ekle', 'إضافة فترة'],
  agregarTramoDe: [
    'Agregar tramo a {dia}',
    'Add a stretch to {dia}',
    '{dia} gününe aralık ekle',
    'إضافة فترة إلى {dia}',
  ],
  feriados: ['Feriados', 'Holidays', 'Resmî tatiller', 'العطل الرسمية'],
  feriadosDetalle: [
    'Los de ley se calculan cada año. Para trabajar uno, conviértalo en excepción.',
    'Those of the law are computed each year. To work on one, make it an exception.',
    'Yasal tatiller her yıl hesaplanır. Birinde çalışmak için onu istisna yapın.',
    'تُحسب العطل القانونية كل سنة. للعمل في إحداها اجعلها استثناءً.',
  ],
  anioAnterior: ['Ver el año anterior', 'See the year before', 'Önceki yılı gör', 'عرض السنة السابقة'],
  anioSiguiente: ['Ver el año siguiente', 'See the year after', 'Sonraki yılı gör', 'عرض السنة التالية'],
  trasladoAyuda: [
    'Decreto 19-2018: el 30 de junio pasa a lunes.',
    'Decreto 19-2018: 30 June moves to a Monday.',
    'Decreto 19-2018: 30 Haziran pazartesiye kaydırılır.',
    'المرسوم 19-2018: ينتقل 30 يونيو إلى يوم الاثنين.',
  ],
  conExcepcion: ['Con excepción', 'With an exception', 'İstisnalı', 'مع استثناء'],
  trabajar: ['Trabajar ese día', 'Work that day', 'O gün çalış', 'العمل في ذلك اليوم'],
  trabajarCual: ['Trabajar el {nombre}', 'Work on {nombre}', '{nombre} günü çalış', 'العمل في {nombre}'],
  agregarLocal: [
    'Otro feriado local (vale cada año)',
    'Another local holiday (each year)',
    'Başka bir yerel tatil (her yıl)',
    'عطلة محلية أخرى (كل سنة)',
  ],
  agregar: ['Agregar', 'Add', 'Ekle', 'إضافة'],
  quitarDia: ['Quitar {dia}', 'Remove {dia}', '{dia} gününü kaldır', 'إزالة {dia}'],
  excepcionesDetalle: [
    'Días cerrados que no son feriado, o que se trabajan con otro horario.',
    'Closed days that are no holiday, or days worked with other hours.',
    'Tatil olmayan kapalı günler ya da başka saatlerle çalışılan günler.',
    'أيام مغلقة ليست عطلًا، أو أيام عمل بساعات مختلفة.',
  ],
  sinExcepciones: ['No hay ninguna.', 'There are none.', 'Hiç yok.', 'لا يوجد أي استثناء.'],
  cierresDetalle: [
    'Días que la ley cuenta como hábiles y en que el Archivo General de Protocolos, los tribunales o los registros no reciben. Un deber que terminaría en uno termina antes.',
    'Days that the law counts as working days and on which the General Archive of Protocols, the courts or the registers receive nothing. A duty that would end on one ends before it.',
    'Yasanın iş günü saydığı, ancak Protokoller Genel Arşivi, mahkemeler veya sicillerin kabul yapmadığı günler. Böyle bir günde bitecek yükümlülük daha önce biter.',
    'أيام يعدّها القانون أيام عمل ولا يستقبل فيها الأرشيف العام للبروتوكولات أو المحاكم أو السجلات. والواجب الذي ينتهي في يوم منها ينتهي قبله.',
  ],
  sinCierres: ['No se anotó ninguno.', 'None noted.', 'Kayıtlı gün yok.', 'لم يُسجَّل أي يوم.'],
  abierto: ['Se trabaja ese día', 'That day is worked', 'O gün çalışılır', 'يُعمل في ذلك اليوم'],
  abiertoCual: [
    'Se trabaja ese día: {dia}',
    'That day is worked: {dia}',
    'O gün çalışılır: {dia}',
    'يُعمل في ذلك اليوم: {dia}',
  ],
  dia: ['Día', 'Day', 'Gün', 'اليوم'],
  nombreDia: ['Nombre', 'Name', 'Ad', 'الاسم'],
  campo: {
    horario: ['Horario de la semana', 'Hours of the week', 'Haftalık saatler', 'ساعات الأسبوع'],
    traslado: [
      'Trasladar feriados a lunes',
      'Move holidays to Monday',
      'Tatilleri pazartesiye kaydır',
      'نقل العطل إلى الاثنين',
    ],
    feriadosLocales: ['Feriados locales', 'Local holidays', 'Yerel tatiller', 'العطل المحلية'],
    excepciones: ['Excepciones', 'Exceptions', 'İstisnalar', 'الاستثناءات'],
    cierresDeRegistros: [
      'Días en que los registros no reciben',
      'Days on which registers receive nothing',
      'Sicillerin kabul yapmadığı günler',
      'الأيام التي لا تستقبل فيها السجلات',
    ],
  },
} satisfies Textos;

declare module '../../i18n/catalogo.ts' {
  interface Catalogo {
    calendario: typeof calendario;
  }
}
