import type { esperaDeCita as es } from './es.ts';

export const esperaDeCita: typeof es = {
  avisarme: 'Bir saat boşalırsa bana haber verin',
  detalle:
    'Hiçbir saat uymuyorsa hangi günler arasında gelebileceğinizi söyleyin. Boşalan ilk saati sizin için bir saat tutar ve e-postayla haber veririz.',
  avisarmeAntes: 'Daha erken bir saat boşalırsa haber ver',
  detalleAntes:
    'Hangi günden itibaren uygun olduğunuzu söyleyin. Sizinkinden önce boşalan ilk saati bir saat sizin için ayırır ve e-posta ile haber veririz; değiştirip değiştirmemek size kalır.',
  oficina: 'Ofis',
  notario: 'Noter',
  cualquiera: 'Herhangi biri',
  desde: 'Başlangıç',
  hasta: 'Bitiş',
  ahoraNo: 'Şimdi değil',
  dejada: 'Bir saat boşalır boşalmaz size haber vereceğiz.',
  esperando: '{desde} ile {hasta} arasında boş bir saat bekliyorsunuz.',
  como: 'Bir saat boşalır boşalmaz sizin için bir saat tutar ve e-postayla haber veririz.',
  retirar: 'Beklemeyi bırak',
  retirada: 'Artık saat beklemiyorsunuz.',
  gastara: 'İstediğinizde planınızdan bir randevu kullanılır.',
  lista: 'Bekleme listesi',
  listaDetalle: 'Sırasıyla. Boşalan her saat kendiliğinden sıradakine sunulur ve onun için bir saat tutulur.',
  nadie: 'Saat bekleyen kimse yok.',
  entre: '{desde} ile {hasta} arasında.',
  ofrecida: '{hasta} tarihine kadar onun için bir saat tutuluyor.',
};
