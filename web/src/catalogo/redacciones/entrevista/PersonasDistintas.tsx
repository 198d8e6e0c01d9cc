import type { Entrevista } from '@fedatario/document-engine';
import { Button, Checkbox, NativeSelect } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import css from './entrevista.module.css';
import { conDivisa, conLista, type Distintas, divisasDe, personasDe } from './reglas.ts';

/** The groups of people of whom no two may be the same, and the question that says the currency of the document. */
export function PersonasDistintas() {
  const t = useT();
  const { escribir } = useTaller();
  const { texto, leido } = useMesa();
  const { entrevista } = texto;
  const grupos = entrevista.distintas ?? [];
  const personas = leido.entrevista ? personasDe(leido.entrevista) : [];
  const put = (lista: NonNullable<Entrevista['distintas']>, gesto: string) =>
    escribir({ entrevista: conLista(entrevista, 'distintas', lista) }, `distintas:${gesto}`);
  return (
    <div className={css.campos}>
      <h2>{t('taller.aparte.distintas')}</h2>
      <Text size={3} tone="tinta-2">
        {t('taller.distintas.detalle')}
      </Text>
      {grupos.map((grupo, i) => (
        <Grupo
          // biome-ignore lint/suspicious/noArrayIndexKey: a group has no name but its place.
          key={i}
          numero={i + 1}
          grupo={grupo}
          personas={personas}
          onCambio={(next) => put(next ? grupos.with(i, next) : grupos.toSpliced(i, 1), String(i))}
        />
      ))}
      {personas[0] && (
        <Button variant="default" onClick={() => put([...grupos, { personas: [personas[0]?.ruta ?? ''] }], 'agregar')}>
          {t('taller.distintas.agregar')}
        </Button>
      )}
      <Divisa />
    </div>
  );
}

const MODOS = ['contratantes', 'comoParte', 'porElemento'] as const;

interface GrupoProps {
  readonly numero: number;
  readonly grupo: Distintas;
  readonly personas: readonly { readonly ruta: string; readonly etiqueta: string }[];
  readonly onCambio: (grupo: Distintas | undefined) => void;
}

function Grupo({ numero, grupo, personas, onCambio }: GrupoProps) {
  const t = useT();
  const toggle = (ruta: string, is: boolean) => {
    const next = is ? [...grupo.personas, ruta] : grupo.personas.filter((one) => one !== ruta);
    if (next.length > 0) onCambio({ ...grupo, personas: next });
  };
  const modo = (name: (typeof MODOS)[number], is: boolean) => {
    const { [name]: _, ...rest } = grupo;
    onCambio(is ? { ...grupo, [name]: true } : rest);
  };
  return (
    <Stack as="fieldset" gap={2} align="start" className={css.opciones}>
      <legend>{t('taller.distintas.grupo', { n: numero })}</legend>
      {personas.map(({ ruta, etiqueta }) => (
        <Checkbox
          key={ruta}
          label={etiqueta}
          checked={grupo.personas.includes(ruta)}
          onChange={({ currentTarget }) => toggle(ruta, currentTarget.checked)}
        />
      ))}
      <Text size={3} tone="tinta-2">
        {t('taller.distintas.modo')}
      </Text>
      {MODOS.map((name) => (
        <Checkbox
          key={name}
          label={t(`taller.distintas.${name}`)}
          checked={grupo[name] === true}
          onChange={({ currentTarget }) => modo(name, currentTarget.checked)}
        />
      ))}
      <Button variant="default" onClick={() => onCambio(undefined)}>
        {t('taller.distintas.quitar')}
      </Button>
    </Stack>
  );
}

function Divisa() {
  const t = useT();
  const { escribir } = useTaller();
  const { texto, leido } = useMesa();
  const preguntas = leido.entrevista ? divisasDe(leido.entrevista) : [];
  const { divisa } = texto.entrevista;
  if (preguntas.length === 0 && divisa === undefined) return null;
  return (
    <NativeSelect
      label={t('taller.divisa.titulo')}
      value={divisa ?? ''}
      data={[
        { value: '', label: t('taller.divisa.delPais') },
        ...preguntas.map(({ ruta, etiqueta }) => ({ value: ruta, label: etiqueta })),
      ]}
      onChange={({ currentTarget: { value } }) =>
        escribir({ entrevista: conDivisa(texto.entrevista, value || undefined) }, 'divisa')
      }
    />
  );
}
