import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '../../../../i18n/i18n.ts';
import { IconButton } from '../../../../ui/IconButton.tsx';
import { show } from '../../../../ui/snackbar/store.ts';
import { enfocar } from '../sesion/enfocar.ts';
import type { Campo as CampoDeEntrevista } from '../sesion/estructura.ts';
import { conElemento, itemsOf, sinElemento } from '../sesion/respuestas.ts';
import css from './campos.module.css';
import { Etiqueta, useAyuda } from './Etiqueta.tsx';
import { GrupoDePreguntas } from './GrupoDePreguntas.tsx';
import { useCampo } from './use-campo.ts';

interface Props {
  campo: CampoDeEntrevista;
  elemento: CampoDeEntrevista;
  ruta: string;
  /** Draws an item and its parts. */
  dibujar: (campo: CampoDeEntrevista, ruta: string) => ReactNode;
}

/** A repeated question: sellers, goods, children. People that it cannot lack are there from the start. */
export function Lista({ campo: { pregunta }, elemento, ruta, dibujar }: Props) {
  const t = useT();
  const { valor, obligatoria, error, aviso, onValor } = useCampo(ruta, pregunta);
  const ayuda = useAyuda({ ...pregunta, aviso });
  const { min, max } = limitesDe(pregunta);
  const isGroup = elemento.campos.length > 0;
  const ofPeople = elemento.pregunta.tipo === 'persona';
  const fixed = ofPeople ? min : 0;
  const count = Math.max(itemsOf(valor).length, fixed);
  const nombre = elemento.pregunta.etiqueta;
  const add = () => {
    onValor(conElemento(valor, isGroup, count));
    enfocar(`${ruta}.${count}`);
  };
  const remove = (index: number) => {
    onValor(sinElemento(valor, index));
    show('info', t('entrevista.quitado', { nombre: `${nombre} ${index + 1}` }));
    enfocar(ruta);
  };
  return (
    <fieldset id={`pregunta-${ruta}`} className={css.list} data-pregunta={ruta} data-error={error !== undefined}>
      <legend>
        <Etiqueta texto={pregunta.etiqueta} obligatoria={obligatoria} />
      </legend>
      {ayuda && <div className={css.help}>{ayuda}</div>}
      {Array.from({ length: count }, (_, i) => (
        <Elemento
          // biome-ignore lint/suspicious/noArrayIndexKey: an item is known by its place, which is its path in the answers.
          key={i}
          elemento={elemento}
          dibujar={dibujar}
          ruta={`${ruta}.${i}`}
          nombre={`${nombre} ${i + 1}`}
          isAlone={ofPeople && count === 1}
          onQuitar={count > fixed ? () => remove(i) : undefined}
        />
      ))}
      {error && <p className={css.error}>{error}</p>}
      {count < max && (
        <button type="button" className={`${css.mine} ${css.add}`} onClick={add}>
          <IconPlus size={18} stroke={2} aria-hidden="true" />
          {ofPeople
            ? t(count > 0 ? 'entrevista.agregarOtraPersona' : 'entrevista.agregarPersona')
            : t(count > 0 ? 'entrevista.agregarOtro' : 'entrevista.agregar', { nombre })}
        </button>
      )}
    </fieldset>
  );
}

/** How many items the list must and may have. */
function limitesDe(pregunta: CampoDeEntrevista['pregunta']): { min: number; max: number } {
  if (pregunta.tipo !== 'lista') return { min: 0, max: 0 };
  return { min: pregunta.min ?? 0, max: pregunta.max ?? Number.POSITIVE_INFINITY };
}

interface ElementoProps extends Pick<Props, 'elemento' | 'ruta' | 'dibujar'> {
  nombre: string;
  /** The only person of the list needs no number. */
  isAlone: boolean;
  /** Undefined when the list cannot lack the item. */
  onQuitar: (() => void) | undefined;
}

function Elemento({ elemento, ruta, nombre, isAlone, dibujar, onQuitar }: ElementoProps) {
  const t = useT();
  const isGroup = elemento.campos.length > 0;
  const named = isGroup ? elemento : { ...elemento, pregunta: { ...elemento.pregunta, etiqueta: nombre } };
  return (
    <div className={isGroup ? css.item : css.row}>
      {isGroup ? (
        <GrupoDePreguntas campo={elemento} ruta={ruta} titulo={isAlone ? '' : nombre} dibujar={dibujar} />
      ) : (
        dibujar(named, ruta)
      )}
      {onQuitar && (
        <IconButton kind="remove" label={t('entrevista.quitar', { nombre })} onClick={onQuitar}>
          <IconTrash size={18} stroke={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
