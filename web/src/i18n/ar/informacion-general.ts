import type { Catalogo } from '../catalogo.ts';

export const informacionGeneral: Catalogo['informacionGeneral'] = {
  titulo: 'المعلومات العامة',
  detalle: 'الشركة كما يراها الزائر: الاسم وجهات الاتصال والشبكات والألوان.',
  empresa: 'الشركة',
  redes: 'الموقع وشبكات التواصل الاجتماعي',
  colores: 'نظام الألوان',
  coloresDetalle: 'يغيّر الصفحة والشريط والقائمة. أما تذييل الصفحة فداكن دائمًا.',
  vistaPrevia: 'معاينة',
  vistaTitulo: 'وثيقتك جاهزة للتوقيع',
  vistaTexto: 'هكذا سيُقرأ نص صفحاتك، مع',
  vistaEnlace: 'رابط تجريبي',
  vistaBoton: 'ابدأ',
  muestra: 'سمة {nombre}',
  campo: {
    nombreEmpresa: 'اسم الشركة',
    lema: 'الشعار',
    email: 'بريد الاتصال',
    telefono: 'الهاتف',
    direccion: 'العنوان',
    sitioWeb: 'الموقع الإلكتروني',
    linkFacebook: 'فيسبوك',
    linkLinkedIn: 'لينكدإن',
    linkTwitter: 'تويتر (X)',
    linkInstagram: 'إنستغرام',
    esquemaColores: 'نظام الألوان',
  },
};
