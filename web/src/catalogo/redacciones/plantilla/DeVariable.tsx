import type { EntrevistaCompilada } from '@fedatario/document-engine';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useT } from '../../../i18n/i18n.ts';
import { formatosPara } from './formatos.ts';
import { type Alias, ofrecidasDe } from './nombres.ts';
import { nombreDeFormato } from './nombres-de-formato.ts';
import { type Pieza, ponerAtributos } from './ordenes.ts';
import css from './plantilla.module.css';

interface Props {
  readonly editor: Editor;
  readonly pieza: Pieza;
  readonly entrevista: EntrevistaCompilada;
  readonly alias: Alias;
}

/** The words that some formats choose from, by the number or the gender of what they agree with. */
const PALABRAS = ['singular', 'plural', 'masculino', 'femenino', 'masculinoPlural', 'femeninoPlural'] as const;

const GENEROS = ['', 'masculino', 'femenino'] as const;

export function DeVariable({ editor, pieza, entrevista, alias }: Props) {
  const t = useT();
  const { attrs } = pieza.nodo;
  const ofrecidas = ofrecidasDe(entrevista, alias);
  const actual = ofrecidas.find(({ ruta }) => ruta === attrs.ruta);
  const rutas = actual ? ofrecidas : [{ ruta: String(attrs.ruta), etiqueta: String(attrs.ruta) }, ...ofrecidas];
  const put = (next: object) => ponerAtributos(editor, pieza, { ...next });
  return (
    <div className={css.controles}>
      <NativeSelect
        label={t('taller.plantilla.variable')}
        value={String(attrs.ruta)}
        data={rutas.map(({ ruta, etiqueta }) => ({ value: ruta, label: etiqueta }))}
        onChange={({ currentTarget: { value } }) => {
          const tipo = ofrecidas.find(({ ruta }) => ruta === value)?.tipo;
          put({ ruta: value, formato: formatosPara(tipo, undefined)[0] });
        }}
      />
      <NativeSelect
        label={t('taller.plantilla.formato')}
        value={attrs.formato ?? ''}
        data={formatosPara(actual?.tipo, attrs.formato ?? undefined).map((value) => ({
          value,
          label: value === '' ? t('taller.plantilla.formatoUsual') : nombreDeFormato(value),
        }))}
        onChange={({ currentTarget }) => put({ formato: currentTarget.value })}
      />
      <PalabrasDeFormato attrs={attrs} onCambio={put} />
      <Checkbox
        label={t('taller.plantilla.mayusculas')}
        checked={attrs.mayusculas === true}
        onChange={({ currentTarget }) => put({ mayusculas: currentTarget.checked || null })}
      />
    </div>
  );
}

interface PalabrasProps {
  readonly attrs: Readonly<Record<string, string | null>>;
  readonly onCambio: (cambio: object) => void;
}

function PalabrasDeFormato({ attrs, onCambio }: PalabrasProps) {
  const t = useT();
  const formato = attrs.formato ?? '';
  return (
    <>
      {['con', 'concuerda', 'genero'].includes(formato) &&
        PALABRAS.map((name) => (
          <TextInput
            key={name}
            label={t(`taller.plantilla.palabras.${name}`)}
            lang="es"
            value={attrs[name] ?? ''}
            maxLength={60}
            onChange={({ currentTarget }) => onCambio({ [name]: currentTarget.value })}
          />
        ))}
      {['con', 'letras'].includes(formato) && (
        <NativeSelect
          label={t('taller.plantilla.generoDeNumero')}
          value={attrs.genero ?? ''}
          data={GENEROS.map((value) => ({ value, label: t(`taller.plantilla.generos.${value || 'ninguno'}`) }))}
          onChange={({ currentTarget }) => onCambio({ genero: currentTarget.value })}
        />
      )}
    </>
  );
}
