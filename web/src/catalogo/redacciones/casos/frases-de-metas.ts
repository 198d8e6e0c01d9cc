import type { EntrevistaCompilada, Meta, Pregunta } from '@fedatario/document-engine';
import type { T } from '../../../i18n/i18n.ts';
import { aliasDe, rotularCon } from '../plantilla/nombres.ts';
import type { Texto } from '../texto/texto.ts';

/** One thing that a case shows, as a sentence. */
export function fraseDeMeta(meta: Meta, entrevista: EntrevistaCompilada, { plantilla }: Texto, t: T): string {
  const campo = entrevista.indice.get(meta.lugar);
  const pregunta = campo?.etiqueta ?? meta.lugar;
  switch (meta.clase) {
    case 'respuesta':
      return t('casosPropuestos.meta.respuesta', { pregunta, valor: opcionDe(campo?.pregunta, meta.valor, t) });
    case 'respondida':
      return t(meta.hay ? 'casosPropuestos.meta.conRespuesta' : 'casosPropuestos.meta.sinRespuesta', { pregunta });
    case 'elementos':
      return t('casosPropuestos.meta.elementos', { pregunta, n: meta.cuantos });
    case 'pregunta':
      return t(meta.cumple ? 'casosPropuestos.meta.sePregunta' : 'casosPropuestos.meta.noSePregunta', { pregunta });
    case 'rama': {
      const rotular = rotularCon(entrevista, aliasDe(plantilla.contenido.content ?? []));
      const params = { lugar: meta.lugar, condicion: rotular('rama', { si: meta.si ?? null }) };
      return t(meta.cumple ? 'casosPropuestos.meta.cumple' : 'casosPropuestos.meta.noCumple', params);
    }
  }
}

function opcionDe(pregunta: Pregunta | undefined, valor: string | boolean, t: T): string {
  const opciones = pregunta && 'opciones' in pregunta ? pregunta.opciones : [];
  const dicha = opciones.find((opcion) => opcion.valor === valor)?.etiqueta;
  return dicha ?? (valor === true ? t('taller.si') : t('taller.no'));
}
