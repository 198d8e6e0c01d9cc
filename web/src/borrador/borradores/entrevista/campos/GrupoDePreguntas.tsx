import type { ReactNode } from 'react';
import type { Campo as CampoDeEntrevista } from '../sesion/estructura.ts';
import { useAtajos } from './Atajos.tsx';
import css from './campos.module.css';

interface Props {
  campo: CampoDeEntrevista;
  ruta: string;
  /** Instead of its own; an empty one where the heading above says it. */
  titulo?: string;
  /** Draws each part. */
  dibujar: (campo: CampoDeEntrevista, ruta: string) => ReactNode;
}

/** Several questions under one heading: a person, a thing, an address. */
export function GrupoDePreguntas({ campo, ruta, titulo = campo.pregunta.etiqueta, dibujar }: Props) {
  const { pregunta } = campo;
  const { antes, despues } = useAtajos({ campo, ruta });
  return (
    <fieldset id={`pregunta-${ruta}`} className={css.group} data-inside={ruta.includes('.')}>
      {titulo !== '' && (
        <legend>
          <span lang="es">{titulo}</span>
        </legend>
      )}
      {pregunta.ayuda && (
        <p className={css.help} lang="es">
          {pregunta.ayuda}
        </p>
      )}
      {antes}
      <div className={css.parts}>{campo.campos.map((part) => dibujar(part, `${ruta}.${part.clave}`))}</div>
      {despues}
    </fieldset>
  );
}
