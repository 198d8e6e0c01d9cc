import type { Entrevista } from '@fedatario/document-engine';
import { Button, NativeSelect, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { ambitoDe, SIN_AMBITO } from '../condicion/ambito.ts';
import { EditarCondicion } from '../condicion/EditarCondicion.tsx';
import { fraseDe } from '../condicion/frase.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import css from './entrevista.module.css';
import { conLista, type Regla, reglaNueva } from './reglas.ts';

/** The rules over several answers: what is told when one holds, and whether it stops the customer. */
export function ReglasDeEntrevista({ abierta: asked }: { abierta: number | undefined }) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto, leido } = useMesa();
  const [abierta, setAbierta] = useState(asked);
  const reglas = texto.entrevista.reglas ?? [];
  const ambito = leido.entrevista ? ambitoDe(leido.entrevista, '') : SIN_AMBITO;
  const put = (lista: NonNullable<Entrevista['reglas']>, gesto: string) =>
    escribir({ entrevista: conLista(texto.entrevista, 'reglas', lista) }, `reglas:${gesto}`);
  const add = () => {
    put([...reglas, reglaNueva(ambito.campos, t('taller.reglas.mensajeNuevo'))], 'agregar');
    setAbierta(reglas.length);
  };
  return (
    <div className={css.campos}>
      <h2>{t('taller.aparte.reglas')}</h2>
      <Text size={3} tone="tinta-2">
        {t('taller.reglas.detalle')}
      </Text>
      {reglas.map((regla, i) => (
        <Stack
          as="section"
          // biome-ignore lint/suspicious/noArrayIndexKey: a rule has no name but its place.
          key={i}
          gap={4}
          pad={2}
          className={css.una}
          aria-label={t('taller.reglas.una', { n: i + 1 })}
        >
          <button
            type="button"
            className={css.cabeza}
            aria-expanded={abierta === i}
            onClick={() => setAbierta(abierta === i ? undefined : i)}
          >
            <strong lang="es">{regla.mensaje}</strong>
            <small lang="es">{`si ${fraseDe(regla.si, ambito.nombrar)}`}</small>
          </button>
          {abierta === i && (
            <Forma
              regla={regla}
              onCambio={(next, gesto) => put(next ? reglas.with(i, next) : reglas.toSpliced(i, 1), `${i}:${gesto}`)}
            />
          )}
        </Stack>
      ))}
      <Button variant="default" onClick={add}>
        {t('taller.reglas.agregar')}
      </Button>
    </div>
  );
}

interface FormaProps {
  readonly regla: Regla;
  readonly onCambio: (regla: Regla | undefined, gesto: string) => void;
}

const NIVELES = ['aviso', 'error'] as const;

function Forma({ regla, onCambio }: FormaProps) {
  const t = useT();
  const { leido } = useMesa();
  const ambito = leido.entrevista ? ambitoDe(leido.entrevista, '') : SIN_AMBITO;
  const { pregunta: _, ...sinPregunta } = regla;
  const preguntas = [...(leido.entrevista?.indice.values() ?? [])]
    .toReversed()
    .filter(({ ruta }) => !ruta.includes('*'))
    .map(({ ruta, etiqueta }) => ({ value: ruta, label: etiqueta }));
  return (
    <>
      <Textarea
        label={t('taller.reglas.mensaje')}
        value={regla.mensaje}
        maxLength={500}
        autosize
        error={regla.mensaje === '' && t('taller.vacio')}
        onChange={({ currentTarget }) => onCambio({ ...regla, mensaje: currentTarget.value }, 'mensaje')}
      />
      <NativeSelect
        label={t('taller.reglas.nivel')}
        value={regla.nivel}
        data={NIVELES.map((value) => ({ value, label: t(`taller.reglas.niveles.${value}`) }))}
        onChange={({ currentTarget }) => onCambio({ ...regla, nivel: currentTarget.value as Regla['nivel'] }, 'nivel')}
      />
      <EditarCondicion
        titulo={t('taller.reglas.cuando')}
        regla={regla.si}
        ambito={ambito}
        fija
        onCambio={(si) => si !== undefined && onCambio({ ...regla, si }, 'si')}
      />
      <NativeSelect
        label={t('taller.reglas.donde')}
        value={regla.pregunta ?? ''}
        data={[{ value: '', label: t('taller.reglas.dondeLea') }, ...preguntas]}
        onChange={({ currentTarget: { value } }) =>
          onCambio(value === '' ? sinPregunta : { ...regla, pregunta: value }, 'donde')
        }
      />
      <Button variant="default" onClick={() => onCambio(undefined, 'quitar')}>
        {t('taller.reglas.quitar')}
      </Button>
    </>
  );
}
