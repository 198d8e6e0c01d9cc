import type { FalloDePublicacion, ProblemaDeRedaccion } from '@fedatario/contract/catalogo';

/** Why a publication was not made, as the administration reads it. */
const fallos: Readonly<Record<FalloDePublicacion, string>> = {
  cambioLoEscrito: 'Alguien cambió lo escrito después de pedir que se publicara.',
  cambioLaVenta: 'Alguien lo retiró de la venta, o lo volvió a poner, después de pedir que se publicara.',
  sinAprobar: 'La oficina pide que otra persona lo apruebe, y nadie lo aprobó a tiempo.',
  conProblemas: 'Se revisó de nuevo y todavía no se puede publicar:',
  nadaPorPublicar: 'Lo escrito ya estaba publicado: no había cambios.',
};
const problemas: Readonly<Record<ProblemaDeRedaccion, string>> = {
  sinPrecio: 'no tiene precio',
  sinTexto: 'no tiene una entrevista con su plantilla',
  textoConErrores: 'la revisión encuentra errores en la entrevista o la plantilla',
  muestraIncompleta: 'las respuestas de la muestra ya no están completas',
  casosSinPasar: 'hay casos que dan otro texto del que se espera',
  sinRequisitos: 'no pide ningún requisito obligatorio',
  sinDescripcion: 'no dice qué es: su resumen o su descripción son su nombre',
  categoriaArchivada: 'su categoría está archivada',
  requisitoArchivado: 'un requisito está archivado',
};

export function motivoDe(fallo: FalloDePublicacion, faltas: readonly ProblemaDeRedaccion[]): string {
  if (fallo !== 'conProblemas') return fallos[fallo];
  return `${fallos.conProblemas} ${faltas.map((falta) => problemas[falta]).join('; ')}.`;
}
