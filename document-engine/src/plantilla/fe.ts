import { isObjeto } from '../base/json.ts';
import type { Nodo } from '../modelo/plantilla.ts';
import type { PlantillaLista } from './leer.ts';

/**
 * The blocks of a template that are written when nobody authorizes the document: those it has for it, or all but those in which a notary
 * attests, which in blank would be the notary's faith in the hands of anybody. Source: Código de Notariado, arts. 54 and 55.
 */
export function sinFe({ contenido, sinNotario, jurisdiccion, parciales }: PlantillaLista): readonly Nodo[] {
  if (sinNotario) return sinNotario.content;
  const attests = (node: Nodo): boolean => {
    const name = node.type === 'parcial' || node.type === 'parcialTexto' ? node.attrs.nombre : undefined;
    if (name !== undefined && jurisdiccion.parcialesDeFe.includes(name)) return true;
    return [...node.content, ...(name === undefined ? [] : (parciales[name] ?? []))].some(attests);
  };
  return contenido.content.filter((node) => !attests(node));
}

/** Whether the data of a document say which notary it is before. */
export function tieneNotario({ notario }: Record<string, unknown>): boolean {
  return isObjeto(notario) && Object.keys(notario).length > 0;
}
