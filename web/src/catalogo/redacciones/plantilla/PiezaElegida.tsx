import type { EntrevistaCompilada, Logica } from '@fedatario/document-engine';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useCambios } from '../../../ui/editor/use-cambios.ts';
import { ambitoDe } from '../condicion/ambito.ts';
import { EditarCondicion } from '../condicion/EditarCondicion.tsx';
import { useMesa } from '../texto/use-taller.ts';
import { delEditor } from './conversion.ts';
import { ElegirLista } from './ElegirLista.tsx';
import { formatosPara } from './formatos.ts';
import { type Alias, aliasDe, ofrecidasDe } from './nombres.ts';
import { nombreDeFormato } from './nombres-de-formato.ts';
import { aplicar, desenvolver, otraRama, type Pieza, piezasEn, ponerAtributos } from './ordenes.ts';
import css from './plantilla.module.css';

/** The controls of the piece at the cursor and of those around it, the innermost first. */
export function PiezaElegida({ editor }: { editor: Editor }) {
  const t = useT();
  useCambios(editor);
  const titulo = useId();
  const { leido } = useMesa();
  const piezas = piezasEn(editor.state);
  const alias = aliasDe(delEditor(editor.state.doc, 'bloques'));
  return (
    <section className={css.pieza} aria-labelledby={titulo}>
      <h2 id={titulo}>{t('taller.plantilla.pieza')}</h2>
      {(piezas.length === 0 || !leido.entrevista) && <p className={css.nota}>{t('taller.plantilla.sinPieza')}</p>}
      {leido.entrevista &&
        piezas.map((pieza) => (
          <Controles
            key={`${pieza.pos} ${pieza.nodo.type.name}`}
            editor={editor}
            pieza={pieza}
            entrevista={leido.entrevista as EntrevistaCompilada}
            alias={alias}
          />
        ))}
    </section>
  );
}

interface Props {
  readonly editor: Editor;
  readonly pieza: Pieza;
  readonly entrevista: EntrevistaCompilada;
  readonly alias: Alias;
}

function Controles(props: Props) {
  switch (props.pieza.nodo.type.name) {
    case 'variable':
      return <DeVariable {...props} />;
    case 'rama':
    case 'ramaTexto':
      return <DeRama {...props} />;
    case 'repetir':
    case 'repetirTexto':
      return <DeRepeticion {...props} />;
    case 'clausula':
      return <DeClausula {...props} />;
    default:
      return <DeFirma {...props} />;
  }
}

/** The words that some formats choose from, by the number or the gender of what they agree with. */
const PALABRAS = ['singular', 'plural', 'masculino', 'femenino', 'masculinoPlural', 'femeninoPlural'] as const;

function DeVariable({ editor, pieza, entrevista, alias }: Props) {
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
      {['con', 'concuerda', 'genero'].includes(attrs.formato) &&
        PALABRAS.map((name) => (
          <TextInput
            key={name}
            label={name}
            lang="es"
            value={attrs[name] ?? ''}
            maxLength={60}
            onChange={({ currentTarget }) => put({ [name]: currentTarget.value })}
          />
        ))}
      <Checkbox
        label={t('taller.plantilla.mayusculas')}
        checked={attrs.mayusculas === true}
        onChange={({ currentTarget }) => put({ mayusculas: currentTarget.checked || null })}
      />
    </div>
  );
}

function DeRama({ editor, pieza, entrevista, alias }: Props) {
  const t = useT();
  return (
    <div className={css.controles}>
      <EditarCondicion
        titulo={t('taller.condicion.deRama')}
        regla={(pieza.nodo.attrs.si as Logica | null) ?? undefined}
        ambito={ambitoDe(entrevista, '', alias)}
        onCambio={(si) => ponerAtributos(editor, pieza, { si })}
      />
      <div className={css.botones}>
        <Button variant="default" onClick={() => aplicar(editor, (state) => otraRama(state, pieza))}>
          {t('taller.plantilla.otraRama')}
        </Button>
        <Quitar editor={editor} pieza={pieza} />
      </div>
    </div>
  );
}

function DeRepeticion({ editor, pieza, entrevista }: Props) {
  const t = useT();
  const { attrs } = pieza.nodo;
  return (
    <div className={css.controles}>
      <ElegirLista
        label={t('taller.plantilla.lista')}
        valor={String(attrs.lista)}
        entrevista={entrevista}
        onCambio={(lista) => ponerAtributos(editor, pieza, { lista })}
      />
      {(['como', 'separador', 'ultimo'] as const).map((name) => (
        <TextInput
          key={name}
          label={t(`taller.plantilla.${name}`)}
          value={attrs[name] ?? ''}
          maxLength={name === 'como' ? 60 : 20}
          onChange={({ currentTarget }) => ponerAtributos(editor, pieza, { [name]: currentTarget.value })}
        />
      ))}
      <Quitar editor={editor} pieza={pieza} />
    </div>
  );
}

function DeClausula({ editor, pieza }: Props) {
  const t = useT();
  return (
    <TextInput
      label={t('taller.plantilla.tituloDeClausula')}
      lang="es"
      value={pieza.nodo.attrs.titulo ?? ''}
      maxLength={200}
      onChange={({ currentTarget }) => ponerAtributos(editor, pieza, { titulo: currentTarget.value })}
    />
  );
}

const FORMAS = ['firma', 'huella', 'aRuego', 'notario', 'notarioPorSi'] as const;

function DeFirma({ editor, pieza, entrevista, alias }: Props) {
  const t = useT();
  const { attrs } = pieza.nodo;
  return (
    <div className={css.controles}>
      <NativeSelect
        label={t('taller.plantilla.forma')}
        value={attrs.forma}
        data={FORMAS.map((value) => ({ value, label: t(`taller.plantilla.formas.${value}`) }))}
        onChange={({ currentTarget }) => ponerAtributos(editor, pieza, { forma: currentTarget.value })}
      />
      <ElegirLista
        label={t('taller.plantilla.lista')}
        valor={attrs.repetir ?? ''}
        entrevista={entrevista}
        vacia={ninguna(t)}
        onCambio={(repetir) =>
          ponerAtributos(editor, pieza, { repetir, como: repetir === '' ? null : (attrs.como ?? 'uno') })
        }
      />
      <EditarCondicion
        titulo={t('taller.condicion.deRama')}
        regla={(attrs.si as Logica | null) ?? undefined}
        ambito={ambitoDe(entrevista, '', alias)}
        onCambio={(si) => ponerAtributos(editor, pieza, { si })}
      />
    </div>
  );
}

const ninguna = (t: T) => `— ${t('taller.no')} —`;

function Quitar({ editor, pieza }: Pick<Props, 'editor' | 'pieza'>) {
  const t = useT();
  return (
    <Button variant="default" onClick={() => aplicar(editor, (state) => desenvolver(state, pieza))}>
      {t('taller.plantilla.quitarBloque')}
    </Button>
  );
}
