import type { Catalogo } from '../../../../i18n/catalogo.ts';

export const facturacion: Catalogo['facturacion'] = {
  titulo: 'Fatura düzenleme bilgileri',
  emisor: 'Faturayı düzenleyen',
  emisorDetalle: 'Vergi sicilinde (RTU) göründüğü şekliyle. Her fatura bu bilgileri ödeme günündeki hâliyle saklar.',
  domicilio: 'İş yerinin adresi',
  transferencia: 'Havaleler',
  transferenciaDetalle: 'Havaleyle ödemeyi seçen müşterinin okuduğu: banka, hesap türü ve numarası ile hesap sahibi.',
  campo: {
    razonSocial: 'Ticaret unvanı',
    nit: 'NIT',
    establecimiento: 'İş yeri kodu',
    regimen: 'Gelir vergisi (ISR) rejimi',
    direccion: 'Adres',
    municipio: 'Belediye (municipio)',
    departamento: 'İl (departamento)',
    codigoPostal: 'Posta kodu',
    datosTransferencia: 'Havale bilgileri',
  },
  establecimientoAyuda: 'Boş bırakırsanız 1 olur.',
  regimenAyuda: 'Her faturada yer alan ibaredir.',
  regimenes: {
    trimestral: 'Üç aylık ISR ödemelerine tabi',
    retencion: 'Kesin ISR stopajına tabi',
  },
  incompleto:
    'Faturayı düzenleyenin bilgileri eksik. Alışverişlerin ödemesi yine alınır, ancak faturaları siz ticaret unvanını, NIT numarasını ve adresi tamamlayana kadar bekler.',
  detenidos: {
    titulo: 'Onaylanmayanlar',
    detalle: 'Onay kuruluşunun henüz kabul etmediği faturalar ve iade faturaları. Alışverişler sürüyor.',
    pendiente_certificacion: 'Beklemede',
    rechazada: 'Reddedildi',
    intentos: 'Deneme sayısı: {intentos}. Sonuncusu: {fecha}.',
    reintentar: 'Yeniden onaya gönder',
    reintentarCual: '{numero} numaralı belgeyi yeniden onaya gönder',
    pedido: '{numero} numaralı belgenin onayı istendi.',
  },
};
