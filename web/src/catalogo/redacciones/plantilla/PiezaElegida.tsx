import type { EntrevistaCompilada, Logica } from '@fedatario/document-engine';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useId } from 'react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { useCambios } from '../../../ui/editor/use-cambios.ts';
import { Row, Text } from '../../../ui/layout/layout.tsx';
import { DeBiblioteca } from '../biblioteca/DeBiblioteca.tsx';
import { ambitoDe } from '../condicion/ambito.ts';
import { EditarCondicion } from '../condicion/EditarCondicion.tsx';
import { delEditor } from '../texto/conversion.ts';
import { useMesa } from '../texto/use-taller.ts';
import { DeVariable } from './DeVariable.tsx';
import { ElegirLista } from './ElegirLista.tsx';
import { type Alias, aliasDe } from './nombres.ts';
import { aplicar, desenvolver, otraRama, type Pieza, piezasEn, ponerAtributos } from './ordenes.ts';
import { DeParcial, DeReferencia, DeRepetible } from './PiezasDeTexto.tsx';
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
      {(piezas.length === 0 || !leido.entrevista) && (
        <Text size={3} tone="tinta-2">
          {t('taller.plantilla.sinPieza')}
        </Text>
      )}
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
    case 'referencia':
      return <DeReferencia {...props} />;
    case 'parcial':
    case 'parcialTexto':
      return <DeParcial {...props} />;
    case 'tableRow':
    case 'listItem':
      return <DeRepetible {...props} />;
    default:
      return <DeFirma {...props} />;
  }
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
      <Row gap={2} wrap>
        <Button variant="default" onClick={() => aplicar(editor, (state) => otraRama(state, pieza))}>
          {t('taller.plantilla.otraRama')}
        </Button>
        <Quitar editor={editor} pieza={pieza} />
      </Row>
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
      {(['como', 'separador', 'ultimo', 'final'] as const).map((name) => (
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

const SERIES = ['clausula', 'punto'] as const;

function DeClausula({ editor, pieza }: Props) {
  const t = useT();
  const { attrs } = pieza.nodo;
  return (
    <div className={css.controles}>
      <TextInput
        label={t('taller.plantilla.tituloDeClausula')}
        lang="es"
        value={attrs.titulo ?? ''}
        maxLength={200}
        onChange={({ currentTarget }) => ponerAtributos(editor, pieza, { titulo: currentTarget.value })}
      />
      <NativeSelect
        label={t('taller.plantilla.serie')}
        value={attrs.serie ?? 'clausula'}
        data={SERIES.map((value) => ({ value, label: t(`taller.plantilla.series.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          ponerAtributos(editor, pieza, { serie: value === 'clausula' ? null : value })
        }
      />
      <DeBiblioteca
        idNodo={String(attrs.id)}
        onPrestar={(next) => ponerAtributos(editor, pieza, next as Readonly<Record<string, unknown>>)}
      />
    </div>
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
