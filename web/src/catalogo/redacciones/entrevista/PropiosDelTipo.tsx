import type { Pregunta } from '@fedatario/document-engine';
import { Button, Checkbox, Textarea, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useT } from '../../../i18n/i18n.ts';
import { IconButton } from '../../../ui/IconButton.tsx';
import { Row, Stack } from '../../../ui/layout/layout.tsx';
import type { Ambito } from '../condicion/ambito.ts';
import { aClave } from '../texto/palabras.ts';
import css from './entrevista.module.css';
import { LimitesDePregunta } from './LimitesDePregunta.tsx';
import { DE_PERSONA } from './tipos.ts';

interface Props {
  readonly pregunta: Pregunta;
  readonly ambito: Ambito;
  readonly onCambio: (cambio: object, gesto: string) => void;
}

/** The controls that a kind of question has beside the common ones. */
export function PropiosDelTipo({ pregunta, ambito, onCambio }: Props) {
  const t = useT();
  const { tipo } = pregunta;
  return (
    <>
      {'opciones' in pregunta && <Opciones opciones={pregunta.opciones} onCambio={onCambio} />}
      {tipo === 'declaracion' && (
        <Textarea
          label={t('taller.campo.declaracion')}
          value={pregunta.texto}
          maxLength={3000}
          autosize
          minRows={3}
          error={pregunta.texto === '' && t('taller.vacio')}
          onChange={({ currentTarget }) => onCambio({ texto: currentTarget.value }, 'texto')}
        />
      )}
      <LimitesDePregunta pregunta={pregunta} ambito={ambito} onCambio={onCambio} />
      {(tipo === 'texto' || tipo === 'parrafo') && (
        <TextInput
          label={t('taller.campo.enFrase')}
          description={t('taller.ayuda.enFrase')}
          value={pregunta.enFrase ?? ''}
          maxLength={60}
          onChange={({ currentTarget }) => onCambio({ enFrase: currentTarget.value || undefined }, 'enFrase')}
        />
      )}
      {tipo === 'persona' &&
        DE_PERSONA.map((name) => (
          <Checkbox
            key={name}
            label={t(`taller.persona.${name}`)}
            checked={pregunta[name] === true}
            onChange={({ currentTarget }) => onCambio({ [name]: currentTarget.checked || undefined }, name)}
          />
        ))}
    </>
  );
}

type Opcion = Extract<Pregunta, { opciones: unknown }>['opciones'][number];

function Opciones({ opciones, onCambio }: { opciones: readonly Opcion[]; onCambio: Props['onCambio'] }) {
  const t = useT();
  const put = (next: readonly Opcion[], gesto: string) => onCambio({ opciones: next }, gesto);
  const add = () => {
    const etiqueta = t('taller.opcion.nueva', { n: opciones.length + 1 });
    const valor = aClave(etiqueta, new Set(opciones.map((one) => one.valor)));
    put([...opciones, { valor, etiqueta }], 'agregarOpcion');
  };
  return (
    <Stack as="fieldset" gap={2} align="start" className={css.opciones}>
      <legend>{t('taller.opcion.titulo')}</legend>
      {opciones.map((opcion, i) => (
        <Row key={opcion.valor} gap={3} rowGap={2} align="center" wrap className={css.opcion}>
          <TextInput
            aria-label={t('taller.opcion.etiqueta', { n: i + 1 })}
            value={opcion.etiqueta}
            maxLength={300}
            error={opcion.etiqueta === '' && t('taller.vacio')}
            onChange={({ currentTarget }) =>
              put(opciones.with(i, { ...opcion, etiqueta: currentTarget.value }), `opcion${i}`)
            }
          />
          <TextInput
            aria-label={t('taller.opcion.texto', { n: i + 1 })}
            placeholder={t('taller.opcion.comoSeImprime')}
            value={opcion.texto ?? ''}
            maxLength={1000}
            onChange={({ currentTarget: { value } }) => {
              const { texto: _, ...bare } = opcion;
              put(opciones.with(i, value === '' ? bare : { ...opcion, texto: value }), `texto${i}`);
            }}
          />
          <IconButton
            kind="remove"
            label={t('taller.opcion.quitar', { opcion: opcion.etiqueta })}
            disabled={opciones.length < 2}
            onClick={() => put(opciones.toSpliced(i, 1), 'quitarOpcion')}
          >
            <IconX size={18} stroke={1.75} aria-hidden="true" />
          </IconButton>
        </Row>
      ))}
      <Button variant="default" onClick={add}>
        {t('taller.opcion.agregar')}
      </Button>
    </Stack>
  );
}
