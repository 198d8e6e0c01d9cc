import type { EntrevistaCompilada, Logica } from '@fedatario/document-engine';
import { Button, NativeSelect } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useT } from '../../../i18n/i18n.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { ambitoDe } from '../condicion/ambito.ts';
import { EditarCondicion } from '../condicion/EditarCondicion.tsx';
import { useMesa } from '../texto/use-taller.ts';
import { ElegirLista } from './ElegirLista.tsx';
import { sujetosDe } from './MasPiezas.tsx';
import type { Alias } from './nombres.ts';
import { aplicar, type Pieza, ponerAtributos } from './ordenes.ts';
import { isDeTexto, parcialesDe } from './partes.ts';
import { cambiarTabla, clausulasDe } from './piezas-nuevas.ts';
import css from './plantilla.module.css';

interface Props {
  readonly editor: Editor;
  readonly pieza: Pieza;
  readonly entrevista: EntrevistaCompilada;
  readonly alias: Alias;
}

/** The clause that a reference names by its ordinal, wherever it ends up. */
export function DeReferencia({ editor, pieza }: Props) {
  const t = useT();
  const clausulas = clausulasDe(editor.state.doc);
  const actual = String(pieza.nodo.attrs.clausula);
  const known = clausulas.some(({ id }) => id === actual);
  return (
    <NativeSelect
      label={t('taller.plantilla.referencia')}
      lang="es"
      value={actual}
      data={[
        ...(known ? [] : [{ value: actual, label: actual }]),
        ...clausulas.map(({ id, titulo }) => ({ value: id, label: titulo || id })),
      ]}
      onChange={({ currentTarget }) => ponerAtributos(editor, pieza, { clausula: currentTarget.value })}
    />
  );
}

/** The shared text that is put here, and whom it is about. */
export function DeParcial({ editor, pieza, entrevista, alias }: Props) {
  const t = useT();
  const { texto } = useMesa();
  const { nombre, sujeto } = pieza.nodo.attrs;
  const enTexto = pieza.nodo.type.name === 'parcialTexto';
  const textos: Readonly<Record<string, readonly unknown[]>> = {
    ...entrevista.jurisdiccion.parciales,
    ...parcialesDe(texto.plantilla),
  };
  const nombres = Object.keys(textos).filter((one) => isDeTexto(textos[one] ?? []) === enTexto);
  const sujetos = [...sujetosDe(entrevista), ...[...alias.keys()].map((value) => ({ value, label: value }))];
  const known = !sujeto || sujetos.some(({ value }) => value === sujeto);
  return (
    <div className={css.controles}>
      <NativeSelect
        label={t('taller.plantilla.parcial')}
        value={String(nombre)}
        data={nombres.includes(String(nombre)) ? nombres : [String(nombre), ...nombres]}
        onChange={({ currentTarget }) => ponerAtributos(editor, pieza, { nombre: currentTarget.value })}
      />
      <NativeSelect
        label={t('taller.plantilla.sujeto')}
        value={sujeto ?? ''}
        data={[
          { value: '', label: t('taller.plantilla.sinSujeto') },
          ...(known ? [] : [{ value: String(sujeto), label: String(sujeto) }]),
          ...sujetos,
        ]}
        onChange={({ currentTarget }) => ponerAtributos(editor, pieza, { sujeto: currentTarget.value })}
      />
    </div>
  );
}

const CAMBIOS = ['agregarFila', 'quitarFila', 'agregarColumna', 'quitarColumna'] as const;

/** A row of a table or an item of a list: once for each of a list, and only sometimes. */
export function DeRepetible({ editor, pieza, entrevista, alias }: Props) {
  const t = useT();
  const { attrs, type } = pieza.nodo;
  return (
    <div className={css.controles}>
      {type.name === 'tableRow' && (
        <Row gap={2} wrap>
          {CAMBIOS.map((cambio) => (
            <Button
              key={cambio}
              variant="default"
              onClick={() => aplicar(editor, (state) => cambiarTabla(state, pieza.pos, cambio))}
            >
              {t(`taller.plantilla.${cambio}`)}
            </Button>
          ))}
        </Row>
      )}
      <ElegirLista
        label={t('taller.plantilla.lista')}
        valor={attrs.repetir ?? ''}
        entrevista={entrevista}
        vacia={`— ${t('taller.no')} —`}
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
