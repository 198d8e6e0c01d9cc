import type { EntrevistaCompilada } from '@fedatario/document-engine';
import type { Editor } from '@tiptap/core';
import { useT } from '../../../i18n/i18n.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { useMesa } from '../texto/use-taller.ts';
import { parcialesDe } from './partes.ts';
import { clausulasDe, ponerParcial, ponerReferencia, ponerTabla } from './piezas-nuevas.ts';
import css from './plantilla.module.css';

/** A menu of what is put seldom: a reference to a clause, a table, a shared text of the template or of the country. */
export function MasPiezas({ editor }: { editor: Editor }) {
  const t = useT();
  const { texto, leido } = useMesa();
  const deTodos = leido.entrevista?.jurisdiccion.parciales ?? {};
  const textos = { ...deTodos, ...parcialesDe(texto.plantilla) };
  const personas = leido.entrevista ? sujetosDe(leido.entrevista) : [];
  return (
    <Disclosure label={t('taller.plantilla.poner')} kind="box" wide button={t('taller.plantilla.poner')}>
      {(close) => {
        const run = (put: () => void) => () => {
          close();
          put();
        };
        return (
          <ul className={css.variables}>
            {clausulasDe(editor.state.doc).length > 0 && (
              <Opcion label={t('taller.plantilla.referencia')} onClick={run(() => ponerReferencia(editor))} />
            )}
            <Opcion label={t('taller.plantilla.tabla')} onClick={run(() => ponerTabla(editor))} />
            {Object.entries(textos).map(([nombre, nodos]) => (
              <Opcion
                key={nombre}
                label={t('taller.plantilla.parcialDe', { nombre })}
                onClick={run(() =>
                  ponerParcial(editor, nombre, nodos, isDePersona(nodos) ? personas[0]?.value : undefined),
                )}
              />
            ))}
          </ul>
        );
      }}
    </Disclosure>
  );
}

function Opcion({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <li>
      <button type="button" onClick={onClick}>
        {label}
      </button>
    </li>
  );
}

/** Whether a shared text reads `p`, which is what stands at its subject. */
function isDePersona(nodos: readonly unknown[]): boolean {
  return /"(?:ruta|lista|sujeto|repetir|var)":"p[".]/.test(JSON.stringify(nodos));
}

/** The people, things and lists that a shared text may be about. */
export function sujetosDe({ indice }: EntrevistaCompilada): { value: string; label: string }[] {
  const de = ['persona', 'representacion', 'direccion', 'vehiculo', 'inmueble', 'lista', 'grupo'];
  return [...indice.values()]
    .toReversed()
    .filter(({ ruta, pregunta }) => de.includes(pregunta.tipo) && !ruta.includes('*'))
    .map(({ ruta, etiqueta }) => ({ value: ruta, label: etiqueta }));
}
