import type { Cierre } from '@fedatario/contract/casa';
import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { Row } from '../../ui/layout/layout.tsx';

interface Props {
  /** Field of the calendar that the day goes to. */
  name: 'excepciones' | 'cierresDeRegistros';
  taken: readonly string[];
  onAdd: (nuevo: Cierre) => void;
}

/** Adds a day with its name, once. */
export function DiaNuevo({ name, taken, onAdd }: Props) {
  const t = useT();
  const [dia, setDia] = useState('');
  const [nombre, setNombre] = useState('');
  const repeated = taken.includes(dia);
  const add = () => {
    onAdd({ dia, nombre: nombre.trim() });
    setDia('');
    setNombre('');
  };
  return (
    <Row gap={3} align="end" wrap>
      <TextInput
        type="date"
        name={name}
        label={t('calendario.dia')}
        value={dia}
        error={repeated && t('campo.repetido')}
        onChange={({ currentTarget }) => setDia(currentTarget.value)}
      />
      <TextInput
        label={t('calendario.nombreDia')}
        maxLength={80}
        value={nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      <Button variant="default" disabled={dia === '' || repeated || nombre.trim() === ''} onClick={add}>
        {t('calendario.agregar')}
      </Button>
    </Row>
  );
}
