import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import { memo, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Grip } from '../../../ui/table/Grip.tsx';
import { isGrupo, isLista, type Lugar, rutaDe } from './cambios.ts';
import { dePregunta, deSeccion, filasEntre } from './colocar.ts';
import css from './entrevista.module.css';
import { APARTES, type Aparte } from './reglas.ts';

interface Props {
  readonly entrevista: Entrevista;
  readonly actual: Lugar | Aparte;
  readonly onElegir: (lugar: Lugar | Aparte) => void;
  /** Moves a row to an index among these rows. */
  readonly onColocar: (id: string, filas: readonly string[], index: number) => void;
}

/** Every section with its questions; fields of groups and elements of lists stand below theirs. Drawn after the field being typed in. */
export const IndiceDeEntrevista = memo(function Indice(props: Props) {
  const { entrevista, actual, onElegir } = props;
  const t = useT();
  const nav = useRef<HTMLElement>(null);
  const onColocar = useMovedFocus(nav, props);
  const deFila = { ...props, onColocar };
  return (
    <nav aria-label={t('taller.indice')} ref={nav}>
      <ol>
        {entrevista.secciones.map((seccion, index) => (
          <li key={seccion.clave}>
            <Fila {...deFila} lugar={[index]}>
              <strong lang="es">{seccion.titulo}</strong>
              {seccion.visiblePara === 'notario' && <small>{t('taller.delNotario')}</small>}
            </Fila>
            <ol>
              {seccion.preguntas.map((pregunta, i) => (
                <Entrada key={pregunta.clave} pregunta={pregunta} {...deFila} lugar={[index, i]} />
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
});

/** A row that goes to another section is drawn anew there, so its handle is focused again. */
function useMovedFocus(nav: { readonly current: HTMLElement | null }, { onColocar, entrevista }: Props) {
  const moved = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that takes the focus away.
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    nav.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(moved.current)}"] [aria-haspopup]`)?.focus();
    moved.current = undefined;
  }, [nav, entrevista]);
  return (id: string, filas: readonly string[], index: number) => {
    moved.current = id;
    onColocar(id, filas, index);
  };
}

interface DeUna extends Props {
  readonly lugar: Lugar;
}

function Entrada({ pregunta, ...props }: DeUna & { pregunta: Pregunta }) {
  const t = useT();
  const { lugar } = props;
  const partes: readonly (readonly [Pregunta, Lugar])[] = isGrupo(pregunta)
    ? pregunta.campos.map((campo, i) => [campo, [...lugar, i]] as const)
    : isLista(pregunta)
      ? [[pregunta.elemento, [...lugar, 'e']] as const]
      : [];
  return (
    <li>
      <Fila {...props}>
        <span lang="es">{pregunta.etiqueta}</span>
        <small>
          {t(`taller.tipo.${pregunta.tipo}`)}
          {pregunta.visibleSi !== undefined && ` · ${t('taller.conCondicion')}`}
        </small>
      </Fila>
      {partes.length > 0 && (
        <ol>
          {partes.map(([parte, place]) => (
            <Entrada key={parte.clave} pregunta={parte} {...props} lugar={place} />
          ))}
        </ol>
      )}
    </li>
  );
}

/** The handle that moves a row, but for the element of a list, and the button that opens it. */
function Fila({ children, ...props }: DeUna & { children: ReactNode }) {
  const t = useT();
  const { entrevista, lugar, onColocar } = props;
  const id = lugar.length === 1 ? deSeccion(claveEn(entrevista, lugar)) : dePregunta(rutaDe(entrevista, lugar));
  const filas = filasEntre(entrevista, lugar);
  const words = {
    up: t('taller.subir'),
    down: t('taller.bajar'),
    first: t('taller.alPrincipio'),
    last: t('taller.alFinal'),
  };
  return (
    <div className={css.fila} data-item={id}>
      {lugar.at(-1) !== 'e' && (
        <Grip
          id={id}
          ids={filas}
          label={t('taller.mover', { lugar: numeroDe(lugar) })}
          words={words}
          place={(moved, index) => onColocar(moved, filas, index)}
        />
      )}
      <Boton {...props}>{children}</Boton>
    </div>
  );
}

/** The place as people count it: 2.3 is the third question of the second section. */
const numeroDe = (lugar: Lugar) => lugar.map((step) => (step === 'e' ? 1 : step + 1)).join('.');

const claveEn = ({ secciones }: Entrevista, [first]: Lugar) => secciones[Number(first)]?.clave ?? '';

interface BotonProps extends Pick<Props, 'actual' | 'onElegir'> {
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
    <button
      ref={boton}
      type="button"
      className={css.elegir}
      aria-current={isActual ? 'true' : undefined}
      onClick={() => onElegir(lugar)}
    >
      {children}
    </button>
  );
}
