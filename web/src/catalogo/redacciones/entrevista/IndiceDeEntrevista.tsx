import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import { type ReactNode, useEffect, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { isGrupo, isLista, type Lugar } from './cambios.ts';
import { APARTES, type Aparte } from './reglas.ts';

interface Props {
  readonly entrevista: Entrevista;
  readonly actual: Lugar | Aparte;
  readonly onElegir: (lugar: Lugar | Aparte) => void;
}

/** Every section with its questions; fields of groups and elements of lists stand below theirs. */
export function IndiceDeEntrevista({ entrevista, actual, onElegir }: Props) {
  const t = useT();
  return (
    <nav aria-label={t('taller.indice')}>
      <ol>
        {entrevista.secciones.map((seccion, index) => (
          <li key={seccion.clave}>
            <Boton lugar={[index]} actual={actual} onElegir={onElegir}>
              <strong lang="es">{seccion.titulo}</strong>
              {seccion.visiblePara === 'notario' && <small>{t('taller.delNotario')}</small>}
            </Boton>
            <ol>
              {seccion.preguntas.map((pregunta, i) => (
                <Entrada
                  key={pregunta.clave}
                  pregunta={pregunta}
                  lugar={[index, i]}
                  actual={actual}
                  onElegir={onElegir}
                />
              ))}
            </ol>
          </li>
        ))}
        {APARTES.map((aparte) => (
          <li key={aparte}>
            <Boton lugar={aparte} actual={actual} onElegir={onElegir}>
              <strong>{t(`taller.aparte.${aparte}`)}</strong>
              <small>{t('taller.aparte.cuantas', { n: entrevista[aparte]?.length ?? 0 })}</small>
            </Boton>
          </li>
        ))}
      </ol>
    </nav>
  );
}

interface DeUna extends Omit<Props, 'entrevista'> {
  readonly lugar: Lugar;
}

function Entrada({ pregunta, lugar, ...props }: DeUna & { pregunta: Pregunta }) {
  const t = useT();
  const partes: readonly (readonly [Pregunta, Lugar])[] = isGrupo(pregunta)
    ? pregunta.campos.map((campo, i) => [campo, [...lugar, i]] as const)
    : isLista(pregunta)
      ? [[pregunta.elemento, [...lugar, 'e']] as const]
      : [];
  return (
    <li>
      <Boton lugar={lugar} {...props}>
        <span lang="es">{pregunta.etiqueta}</span>
        <small>
          {t(`taller.tipo.${pregunta.tipo}`)}
          {pregunta.visibleSi !== undefined && ` · ${t('taller.conCondicion')}`}
        </small>
      </Boton>
      {partes.length > 0 && (
        <ol>
          {partes.map(([parte, place]) => (
            <Entrada key={parte.clave} pregunta={parte} lugar={place} {...props} />
          ))}
        </ol>
      )}
    </li>
  );
}

interface BotonProps extends Omit<Props, 'entrevista'> {
  readonly lugar: Lugar | Aparte;
  readonly children: ReactNode;
}

function Boton({ lugar, actual, onElegir, children }: BotonProps) {
  const isActual = String(lugar) === String(actual);
  const boton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isActual) boton.current?.scrollIntoView({ block: 'nearest' });
  }, [isActual]);
  return (
    <button ref={boton} type="button" aria-current={isActual ? 'true' : undefined} onClick={() => onElegir(lugar)}>
      {children}
    </button>
  );
}
