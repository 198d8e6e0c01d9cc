import type { Entrevista, Pregunta } from '@fedatario/document-engine';
import { memo, type ReactNode, useCallback, useEffect, useLayoutEffect, useRef } from 'react';
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
  const deFila = {
    entrevista,
    actual,
    secciones: useSame(filasEntre(entrevista, [0])),
    preguntas: useSame(filasEntre(entrevista, [0, 0])),
    onElegir,
    onColocar,
  };
  return (
    <nav aria-label={t('taller.indice')} ref={nav}>
      <ol>
        {entrevista.secciones.map((seccion, index) => (
          <li key={seccion.clave}>
            <DeSeccion {...deFila} lugar={[index]} seccion={seccion} />
            <ol>
              {seccion.preguntas.map((pregunta, i) => (
                <Entrada key={pregunta.clave} pregunta={pregunta} {...deFila} lugar={[index, i]} />
              ))}
            </ol>
          </li>
        ))}
        {APARTES.map((aparte) => (
          <li key={aparte}>
            <Boton lugar={aparte} isActual={aparte === actual} onElegir={onElegir}>
              <strong>{t(`taller.aparte.${aparte}`)}</strong>
              <small>{t('taller.aparte.cuantas', { n: entrevista[aparte]?.length ?? 0 })}</small>
            </Boton>
          </li>
        ))}
      </ol>
    </nav>
  );
});

/** The last list while the new one says the same, so that rows that did not change are not drawn again. */
function useSame(list: readonly string[]): readonly string[] {
  const kept = useRef(list);
  if (kept.current.length !== list.length || kept.current.some((one, i) => one !== list[i])) kept.current = list;
  return kept.current;
}

/** A row that goes to another section is drawn anew there, so its handle is focused again. */
function useMovedFocus(nav: { readonly current: HTMLElement | null }, { onColocar, entrevista }: Props) {
  const moved = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of place that takes the focus away.
  useLayoutEffect(() => {
    if (moved.current === undefined) return;
    nav.current?.querySelector<HTMLElement>(`[data-item="${CSS.escape(moved.current)}"] [aria-haspopup]`)?.focus();
    moved.current = undefined;
  }, [nav, entrevista]);
  return useCallback(
    (id: string, filas: readonly string[], index: number) => {
      moved.current = id;
      onColocar(id, filas, index);
    },
    [onColocar],
  );
}

interface DeUna extends Props {
  readonly lugar: Lugar;
  /** The rows among which a section is moved, and a question. */
  readonly secciones: readonly string[];
  readonly preguntas: readonly string[];
}

function DeSeccion({ seccion, ...props }: DeUna & { seccion: Entrevista['secciones'][number] }) {
  const t = useT();
  const { lugar, actual, secciones, onElegir, onColocar } = props;
  return (
    <Fila
      id={deSeccion(seccion.clave)}
      lugar={lugar}
      filas={secciones}
      nombre={seccion.titulo}
      detalle={seccion.visiblePara === 'notario' ? t('taller.delNotario') : ''}
      isActual={String(lugar) === String(actual)}
      onElegir={onElegir}
      onColocar={onColocar}
    />
  );
}

function Entrada({ pregunta, ...props }: DeUna & { pregunta: Pregunta }) {
  const t = useT();
  const { entrevista, lugar, actual, preguntas, onElegir, onColocar } = props;
  const partes: readonly (readonly [Pregunta, Lugar])[] = isGrupo(pregunta)
    ? pregunta.campos.map((campo, i) => [campo, [...lugar, i]] as const)
    : isLista(pregunta)
      ? [[pregunta.elemento, [...lugar, 'e']] as const]
      : [];
  const tipo = t(`taller.tipo.${pregunta.tipo}`);
  const hermanas = useSame(lugar.length > 2 ? filasEntre(entrevista, lugar) : preguntas);
  return (
    <li>
      <Fila
        id={dePregunta(rutaDe(entrevista, lugar))}
        lugar={lugar}
        filas={hermanas}
        nombre={pregunta.etiqueta}
        detalle={pregunta.visibleSi === undefined ? tipo : `${tipo} · ${t('taller.conCondicion')}`}
        isActual={String(lugar) === String(actual)}
        onElegir={onElegir}
        onColocar={onColocar}
      />
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

interface FilaProps extends Pick<Props, 'onElegir' | 'onColocar'> {
  readonly id: string;
  readonly lugar: Lugar;
  readonly filas: readonly string[];
  readonly nombre: string;
  readonly detalle: string;
  readonly isActual: boolean;
}

/** The handle that moves a row, but for the element of a list, and the button that opens it. */
const Fila = memo(function Una({ id, lugar, filas, nombre, detalle, isActual, onElegir, onColocar }: FilaProps) {
  const t = useT();
  const words = {
    up: t('taller.subir'),
    down: t('taller.bajar'),
    first: t('taller.alPrincipio'),
    last: t('taller.alFinal'),
  };
  const Nombre = lugar.length === 1 ? 'strong' : 'span';
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
      <Boton lugar={lugar} isActual={isActual} onElegir={onElegir}>
        <Nombre lang="es">{nombre}</Nombre>
        {detalle && <small>{detalle}</small>}
      </Boton>
    </div>
  );
}, isSameFila);

/** A place is a list made anew each time. */
function isSameFila({ lugar, ...antes }: FilaProps, { lugar: ahora, ...despues }: FilaProps): boolean {
  const names = Object.keys(antes) as (keyof typeof antes)[];
  return String(lugar) === String(ahora) && names.every((name) => antes[name] === despues[name]);
}

/** The place as people count it: 2.3 is the third question of the second section. */
const numeroDe = (lugar: Lugar) => lugar.map((step) => (step === 'e' ? 1 : step + 1)).join('.');

interface BotonProps extends Pick<Props, 'onElegir'> {
  readonly lugar: Lugar | Aparte;
  readonly isActual: boolean;
  readonly children: ReactNode;
}

function Boton({ lugar, isActual, onElegir, children }: BotonProps) {
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
