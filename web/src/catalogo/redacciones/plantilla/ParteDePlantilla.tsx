import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { Row } from '../../../ui/layout/layout.tsx';
import { Estragos } from '../entrevista/Estragos.tsx';
import { estragosDe } from '../texto/texto.ts';
import { useDeMesa, useMesa, useTaller } from '../texto/use-taller.ts';
import {
  conNombreDeParcial,
  conParcialNuevo,
  nombreDeParcial,
  PARTES,
  type Parte,
  parcialesDe,
  sinParcial,
} from './partes.ts';
import css from './plantilla.module.css';

interface Props {
  readonly parte: Parte;
  readonly onParte: (parte: Parte) => void;
}

/** The part of the template in the editor, its own shared texts among them, and how its numbers are written. */
export function ParteDePlantilla({ parte, onParte }: Props) {
  const t = useT();
  const { reemplazar, mesa } = useTaller();
  const parciales = useDeMesa(({ texto }) => texto.plantilla.parciales);
  const nuevo = () => {
    const { texto } = mesa();
    const made = conParcialNuevo(texto.plantilla, 'texto');
    reemplazar({ ...texto, plantilla: made.plantilla });
    onParte(`parcial:${made.nombre}`);
  };
  const nombre = nombreDeParcial(parte);
  return (
    <>
      <Row gap={2} wrap>
        <NativeSelect
          label={t('taller.plantilla.parte')}
          value={parte}
          data={[
            ...PARTES.map((value) => ({ value: value as Parte, label: t(`taller.plantilla.partes.${value}`) })),
            ...Object.keys(parciales ?? {}).map((one) => ({
              value: `parcial:${one}` as const,
              label: t('taller.plantilla.parcialDe', { nombre: one }),
            })),
          ]}
          onChange={({ currentTarget }) => onParte(currentTarget.value as Parte)}
        />
        <Button variant="default" onClick={nuevo} className={css.alPie ?? ''}>
          {t('taller.plantilla.parcialNuevo')}
        </Button>
      </Row>
      {nombre !== undefined && <NombreDeParcial key={nombre} nombre={nombre} onParte={onParte} />}
      {parte === 'contenido' && <EnProtocolo />}
    </>
  );
}

function EnProtocolo() {
  const t = useT();
  const { escribir, mesa } = useTaller();
  const enProtocolo = useDeMesa(({ texto }) => texto.plantilla.protocolo === true);
  const put = (protocolo: boolean) => {
    const { protocolo: _, ...sinProtocolo } = mesa().texto.plantilla;
    const plantilla = protocolo ? { ...sinProtocolo, protocolo } : sinProtocolo;
    escribir({ plantilla: plantilla as typeof sinProtocolo & { protocolo?: true } }, 'protocolo');
  };
  return (
    <Checkbox
      label={t('taller.plantilla.protocolo')}
      checked={enProtocolo}
      onChange={({ currentTarget }) => put(currentTarget.checked)}
    />
  );
}

function NombreDeParcial({ nombre, onParte }: { nombre: string; onParte: Props['onParte'] }) {
  const t = useT();
  const { reemplazar } = useTaller();
  const { texto } = useMesa();
  const [escrito, setEscrito] = useState(nombre);
  const [estragos, setEstragos] = useState<readonly string[]>([]);
  const put = (plantilla: typeof texto.plantilla, parte: Parte) => {
    const next = { ...texto, plantilla };
    const found = estragosDe(texto, next);
    setEstragos(found);
    if (found.length > 0) return;
    reemplazar(next);
    onParte(parte);
  };
  const rename = () => {
    const nuevo = escrito.trim();
    if (nuevo === nombre) setEstragos([]);
    else if (nuevo in parcialesDe(texto.plantilla)) setEstragos([t('taller.plantilla.parcialRepetido')]);
    else put(conNombreDeParcial(texto.plantilla, nombre, nuevo), `parcial:${nuevo}`);
  };
  return (
    <>
      <TextInput
        label={t('taller.plantilla.nombreDeParcial')}
        value={escrito}
        maxLength={60}
        spellCheck={false}
        onChange={({ currentTarget }) => setEscrito(currentTarget.value)}
        onBlur={rename}
      />
      <Row gap={2} wrap>
        <Button variant="default" onClick={() => put(sinParcial(texto.plantilla, nombre), 'contenido')}>
          {t('taller.plantilla.quitarParcial')}
        </Button>
      </Row>
      <Estragos text={t('taller.noSeQuita')} estragos={estragos} />
    </>
  );
}
