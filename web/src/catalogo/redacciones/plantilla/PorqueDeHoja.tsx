import { etiquetaDe, jurisdiccionDe, mostrarRespuesta } from '@fedatario/document-engine';
import type { Node as Nodo } from '@tiptap/pm/model';
import { useT } from '../../../i18n/i18n.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { delEditor } from '../texto/conversion.ts';
import type { Leido } from '../texto/texto.ts';
import { aliasDe, rotularCon } from './nombres.ts';
import css from './plantilla.module.css';

/** A sentence of the sheet that was pressed: the answers that it prints, and those that decided that it stands there. */
export interface Pulsada {
  readonly texto: string;
  readonly datos: readonly string[];
  readonly condiciones: readonly string[];
  /** The conditions and repetitions of the template around it, from the outside, as sentences. */
  readonly alrededor: readonly string[];
}

/** The heads of the blocks around a position of the template; of a branch, also that none before it holds. */
export function alrededorDe(doc: Nodo, pos: number | undefined, { entrevista }: Leido): string[] {
  if (pos === undefined) return [];
  const rotular = rotularCon(entrevista, aliasDe(delEditor(doc, 'bloques')));
  const $pos = doc.resolve(Math.min(pos + 1, doc.content.size));
  return Array.from({ length: $pos.depth }, (_, i) => i + 1).flatMap((depth) => {
    const node = $pos.node(depth);
    const isRama = node.type.name === 'rama' || node.type.name === 'ramaTexto';
    const antes = isRama ? hermanas($pos.node(depth - 1), $pos.index(depth - 1)) : [];
    const isElse = isRama && node.attrs.si === null;
    const own = isElse || !CON_ROTULO.includes(node.type.name) ? '' : rotular(node.type.name, node.attrs);
    const said = antes.map((one) => `no se cumple: ${rotular(one.type.name, one.attrs).replace(/^si /, '')}`);
    return [...said, own].filter((one) => one !== '');
  });
}

const CON_ROTULO = ['rama', 'ramaTexto', 'repetir', 'repetirTexto', 'firma', 'tableRow', 'listItem'];

function hermanas(parent: Nodo, index: number): Nodo[] {
  return Array.from({ length: index }, (_, i) => parent.child(i));
}

interface Props {
  readonly pulsada: Pulsada;
  readonly leido: Leido;
  readonly datos: Readonly<Record<string, unknown>>;
}

/** The reason why a sentence of the sheet stands there, in the words of the template and of the sample's answers. */
export function PorqueDeHoja({ pulsada, leido, datos }: Props) {
  const t = useT();
  const { entrevista } = leido;
  if (!entrevista) return null;
  const palabras = { si: t('taller.si'), no: t('taller.no'), aceptada: t('taller.si') };
  const pais = jurisdiccionDe(entrevista, datos as never);
  const decir = (ruta: string) => {
    const campo = entrevista.indice.get(ruta.replace(/(?<=\.)\d+(?=\.|$)/g, '*'));
    const valor = ruta.split('.').reduce<unknown>((one, part) => (one as Record<string, unknown>)?.[part], datos);
    const dicho = campo && typeof valor !== 'object' ? mostrarRespuesta(campo.pregunta, valor, palabras, pais) : '';
    return { ruta, etiqueta: etiquetaDe(entrevista, ruta) ?? ruta, dicho };
  };
  const { texto, alrededor, condiciones } = pulsada;
  return (
    <Stack gap={2} className={css.porque} role="status">
      <p lang="es">«{texto.trim().slice(0, 120)}»</p>
      {alrededor.length === 0 && condiciones.length === 0 && <p>{t('taller.porque.siempre')}</p>}
      {alrededor.length > 0 && (
        <p lang="es">
          <strong>{t('taller.porque.porque')}</strong> {alrededor.join(', y ')}.
        </p>
      )}
      <Respuestas titulo={t('taller.porque.respuestas')} respuestas={condiciones.map(decir)} />
      <Respuestas titulo={t('taller.porque.imprime')} respuestas={pulsada.datos.map(decir)} />
    </Stack>
  );
}

interface Dicha {
  readonly ruta: string;
  readonly etiqueta: string;
  readonly dicho: string;
}

function Respuestas({ titulo, respuestas }: { titulo: string; respuestas: readonly Dicha[] }) {
  if (respuestas.length === 0) return null;
  return (
    <dl>
      <dt>{titulo}</dt>
      {respuestas.map(({ ruta, etiqueta, dicho }) => (
        <dd key={ruta} lang="es">
          {etiqueta}
          {dicho !== '' && `: ${dicho}`}
        </dd>
      ))}
    </dl>
  );
}
