import type { Pregunta } from '@fedatario/document-engine';
import { Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { type ComponentProps, useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { type Ambito, ambitoDe, SIN_AMBITO } from '../condicion/ambito.ts';
import { EditarCondicion } from '../condicion/EditarCondicion.tsx';
import { estragosDe } from '../texto/texto.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { conPregunta, type Lugar, preguntaEn, rutaDe, seccionEn } from './cambios.ts';
import { Estragos } from './Estragos.tsx';
import css from './entrevista.module.css';
import { MasDePregunta } from './MasDePregunta.tsx';
import { PropiosDelTipo } from './PropiosDelTipo.tsx';
import { claveParaEtiqueta, renombrar } from './renombrar.ts';
import { conTipo, TIPOS } from './tipos.ts';

/** All that is written of a question. An attribute that has no control here stays as it is. */
export function FormaDePregunta({ lugar }: { lugar: Lugar }) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto, leido } = useMesa();
  const { entrevista } = texto;
  const pregunta = preguntaEn(entrevista, lugar);
  if (!pregunta) return null;
  const ruta = rutaDe(entrevista, lugar);
  const ambito = leido.entrevista ? ambitoDe(leido.entrevista, ruta) : SIN_AMBITO;
  const put = (cambio: object, gesto: string) => {
    const next = { ...pregunta, ...cambio } as Pregunta;
    escribir({ entrevista: conPregunta(entrevista, lugar, next) }, `pregunta:${lugar}:${gesto}`);
  };
  const nombrar = () => {
    const clave = lugar.at(-1) === 'e' ? undefined : claveParaEtiqueta(entrevista, pregunta);
    const next = clave === undefined ? texto : renombrar(texto, lugar, clave);
    if (next !== texto && estragosDe(texto, next).length === 0) escribir(next, 'clave');
  };
  return (
    <div className={css.campos}>
      <Textarea
        label={t('taller.campo.etiqueta')}
        value={pregunta.etiqueta}
        maxLength={300}
        autosize
        error={pregunta.etiqueta === '' && t('taller.vacio')}
        onChange={({ currentTarget }) => put({ etiqueta: currentTarget.value }, 'etiqueta')}
        onBlur={nombrar}
      />
      <NativeSelect
        label={t('taller.campo.tipo')}
        value={pregunta.tipo}
        data={TIPOS.map((value) => ({ value, label: t(`taller.tipo.${value}`) }))}
        onChange={({ currentTarget }) => {
          const next = conTipo(pregunta, currentTarget.value as Pregunta['tipo']);
          escribir({ entrevista: conPregunta(entrevista, lugar, next) }, 'tipo');
        }}
      />
      {lugar.at(-1) !== 'e' && <Clave key={pregunta.clave} lugar={lugar} clave={pregunta.clave} />}
      <PropiosDelTipo pregunta={pregunta} ambito={ambito} onCambio={put} />
      <Ayudas pregunta={pregunta} onCambio={put} />
      <CuandoYMas
        pregunta={pregunta}
        ambito={ambito}
        deNotario={seccionEn(entrevista, lugar)?.visiblePara === 'notario'}
        onCambio={put}
      />
    </div>
  );
}

/** The condition under which it is asked, and what few questions need. */
function CuandoYMas({ ambito, ...props }: ComponentProps<typeof MasDePregunta>) {
  const t = useT();
  const { pregunta, onCambio } = props;
  return (
    <>
      <EditarCondicion
        titulo={t('taller.condicion.dePregunta')}
        regla={pregunta.visibleSi}
        ambito={ambito}
        onCambio={(visibleSi) => onCambio({ visibleSi }, 'condicion')}
      />
      <MasDePregunta {...props} ambito={conElla(ambito, pregunta)} />
    </>
  );
}

/** A warning about an answer reads the answer itself. */
function conElla(ambito: Ambito, pregunta: Pregunta): Ambito {
  const { clave, etiqueta } = pregunta;
  return { ...ambito, campos: [{ ruta: clave, etiqueta, pregunta }, ...ambito.campos] };
}

interface AyudasProps {
  readonly pregunta: Pregunta;
  readonly onCambio: (cambio: object, gesto: string) => void;
}

/** The words that help to answer, and whether one may go on without an answer. */
function Ayudas({ pregunta, onCambio }: AyudasProps) {
  const t = useT();
  return (
    <>
      <Textarea
        label={t('taller.campo.ayuda')}
        value={pregunta.ayuda ?? ''}
        maxLength={1000}
        autosize
        minRows={2}
        onChange={({ currentTarget }) => onCambio({ ayuda: currentTarget.value || undefined }, 'ayuda')}
      />
      <TextInput
        label={t('taller.campo.ejemplo')}
        value={pregunta.ejemplo ?? ''}
        maxLength={300}
        onChange={({ currentTarget }) => onCambio({ ejemplo: currentTarget.value || undefined }, 'ejemplo')}
      />
      <TextInput
        label={t('taller.campo.etiquetaCorta')}
        description={t('taller.ayuda.etiquetaCorta')}
        value={pregunta.etiquetaCorta ?? ''}
        maxLength={40}
        onChange={({ currentTarget }) => onCambio({ etiquetaCorta: currentTarget.value || undefined }, 'corta')}
      />
      <Checkbox
        label={t('taller.campo.obligatoria')}
        checked={pregunta.obligatoria !== false}
        onChange={({ currentTarget }) =>
          onCambio({ obligatoria: currentTarget.checked ? undefined : false }, 'obligatoria')
        }
      />
    </>
  );
}

/** The name by which conditions and the template know a question. It changes everywhere at once, when the field is left. */
function Clave({ lugar, clave }: { lugar: Lugar; clave: string }) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto } = useMesa();
  const [escrita, setEscrita] = useState(clave);
  const [estragos, setEstragos] = useState<readonly string[]>([]);
  const rename = () => {
    const next = renombrar(texto, lugar, escrita.trim());
    const found = escrita === clave ? [] : estragosDe(texto, next);
    setEstragos(found);
    if (found.length === 0 && escrita.trim() !== clave) escribir(next, 'clave');
  };
  return (
    <>
      <TextInput
        label={t('taller.campo.clave')}
        description={t('taller.ayuda.clave')}
        value={escrita}
        maxLength={60}
        spellCheck={false}
        onChange={({ currentTarget }) => setEscrita(currentTarget.value)}
        onBlur={rename}
      />
      <Estragos text={t('taller.noSeRenombra')} estragos={estragos} />
    </>
  );
}
