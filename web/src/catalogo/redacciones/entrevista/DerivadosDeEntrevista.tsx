import type { Pregunta } from '@fedatario/document-engine';
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Stack, Text } from '../../../ui/layout/layout.tsx';
import { ambitoDe, SIN_AMBITO } from '../condicion/ambito.ts';
import condicion from '../condicion/condicion.module.css';
import { EditarRegla } from '../condicion/EditarRegla.tsx';
import { fraseDe } from '../condicion/frase.ts';
import { estragosDe } from '../texto/texto.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import { Estragos } from './Estragos.tsx';
import css from './entrevista.module.css';
import { conLista, type Derivado, derivadoNuevo } from './reglas.ts';
import { renombrarDerivado } from './renombrar.ts';

/** The values that are worked out from the answers, which the template and the conditions read as if they were answers. */
export function DerivadosDeEntrevista({ abierto: asked }: { abierto: string | undefined }) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto, leido } = useMesa();
  const { entrevista } = texto;
  const derivados = entrevista.derivados ?? [];
  const [abierto, setAbierto] = useState(() => derivados.findIndex(({ clave }) => clave === asked));
  const ambito = leido.entrevista ? ambitoDe(leido.entrevista, '') : SIN_AMBITO;
  const add = () => {
    const nuevo = derivadoNuevo(entrevista, ambito.campos);
    escribir({ entrevista: conLista(entrevista, 'derivados', [...derivados, nuevo]) }, 'derivado:agregar');
    setAbierto(derivados.length);
  };
  return (
    <div className={css.campos}>
      <h2>{t('taller.aparte.derivados')}</h2>
      <Text size={3} tone="tinta-2">
        {t('taller.derivado.detalle')}
      </Text>
      {derivados.map((derivado, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: its key changes while it is renamed.
        <Stack as="section" key={i} gap={4} pad={2} className={css.una} aria-label={derivado.clave}>
          <button
            type="button"
            className={css.cabeza}
            aria-expanded={abierto === i}
            onClick={() => setAbierto(abierto === i ? -1 : i)}
          >
            <strong>{derivado.clave}</strong>
            <small lang="es">{fraseDe(derivado.valor, ambito.nombrar)}</small>
          </button>
          {abierto === i && <Forma index={i} derivado={derivado} />}
        </Stack>
      ))}
      <Button variant="default" onClick={add}>
        {t('taller.derivado.agregar')}
      </Button>
    </div>
  );
}

const TIPOS = ['moneda', 'numero', 'fecha', 'texto', 'abonos'] as const;

function Forma({ index, derivado }: { index: number; derivado: Derivado }) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto, leido } = useMesa();
  const [estragos, setEstragos] = useState<readonly string[]>([]);
  const { entrevista } = texto;
  const derivados = entrevista.derivados ?? [];
  const ambito = leido.entrevista ? ambitoDe(leido.entrevista, derivado.clave) : SIN_AMBITO;
  const { clave, tipo, valor } = derivado;
  const contexto = tipo === 'abonos' ? undefined : ({ clave, etiqueta: clave, tipo } as Pregunta);
  const put = (cambio: Partial<Derivado>, gesto: string) => {
    const lista = derivados.with(index, { ...derivado, ...cambio });
    escribir({ entrevista: conLista(entrevista, 'derivados', lista) }, `derivado:${index}:${gesto}`);
  };
  const quitar = () => {
    const next = { ...texto, entrevista: conLista(entrevista, 'derivados', derivados.toSpliced(index, 1)) };
    const found = estragosDe(texto, next);
    setEstragos(found);
    if (found.length === 0) escribir(next, 'derivado:quitar');
  };
  return (
    <>
      <Clave key={clave} index={index} clave={clave} />
      <NativeSelect
        label={t('taller.derivado.tipo')}
        value={tipo}
        data={TIPOS.map((value) => ({ value, label: t(`taller.derivado.tipos.${value}`) }))}
        onChange={({ currentTarget }) => put({ tipo: currentTarget.value as Derivado['tipo'] }, 'tipo')}
      />
      <fieldset className={condicion.condicion}>
        <legend>{t('taller.derivado.valor')}</legend>
        <EditarRegla
          regla={valor}
          clase="valor"
          ambito={{ ...ambito, campos: ambito.campos.filter(({ ruta }) => ruta !== clave) }}
          numero="1"
          contexto={contexto}
          onCambio={(next) => put({ valor: next }, 'valor')}
        />
      </fieldset>
      <Button variant="default" onClick={quitar}>
        {t('taller.derivado.quitar')}
      </Button>
      <Estragos text={t('taller.noSeQuita')} estragos={estragos} />
    </>
  );
}

/** The name by which rules and the template read the value; it changes everywhere when the field is left. */
function Clave({ index, clave }: { index: number; clave: string }) {
  const t = useT();
  const { escribir } = useTaller();
  const { texto } = useMesa();
  const [escrita, setEscrita] = useState(clave);
  const [estragos, setEstragos] = useState<readonly string[]>([]);
  const rename = () => {
    const nueva = escrita.trim();
    if (nueva === clave) return setEstragos([]);
    const next = renombrarDerivado(texto, index, nueva);
    const found = estragosDe(texto, next);
    setEstragos(found);
    if (found.length === 0) escribir(next, 'clave');
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
