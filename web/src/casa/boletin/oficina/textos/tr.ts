import type { lectores as es } from './es.ts';

export const lectores: typeof es = {
  titulo: 'Bülten abonelikleri',
  detalle: 'Bülteni kimlerin aldığı, nereden geldikleri ve adresini kimin onaylamadığı.',
  buscar: 'Ad veya e-posta',
  vacioTitulo: 'Henüz kimse yok',
  vacio: 'Sayfanın altından biri abone olduğunda burada görünür.',
  todasLasSituaciones: 'Tüm durumlar',
  todosLosOrigenes: 'Tüm kaynaklar',
  columna: {
    nombre: 'Ad',
    situacion: 'Durum',
    origen: 'Kaynak',
    suscrito: 'Abone oldu',
  },
  situacion: { activa: 'Etkin', porConfirmar: 'Onay bekliyor', baja: 'Ayrıldı' },
  origen: { cuenta: 'Hesap', visita: 'Ziyaret' },
  confirmado: 'Onaylandı',
  enlace: 'Son gönderilen bağlantı',
  ultimoEnlace: 'Son bağlantı: {fecha}',
  quitar: 'Aboneliği bitir: {nombre}',
  reenviar: 'Bağlantıyı yeniden gönder: {nombre}',
  quitarTitulo: '{nombre} abonelikten çıkarılsın mı?',
  quitarTexto:
    'Yalnızca sizden istediyse yapın. {correo} artık bülteni almayacak; dönmek için yeniden abone olması gerekir.',
  quitarConfirmar: 'Abonelikten çıkar',
  quitado: '{nombre} artık bülteni almıyor.',
  reenviado: 'Bağlantı gönderildi: {correo}.',
};
