import type { EntrevistaCompilada } from '@fedatario/document-engine';
import { NativeSelect } from '@mantine/core';

interface Props {
  readonly label: string;
  readonly valor: string;
  readonly entrevista: EntrevistaCompilada;
  readonly vacia?: string;
  readonly onCambio: (lista: string) => void;
}

/** A list of the interview, whose items a block repeats. */
export function ElegirLista({ label, valor, entrevista, vacia, onCambio }: Props) {
  const listas = [...entrevista.indice.values()]
    .filter(({ pregunta, ruta }) => pregunta.tipo === 'lista' && !ruta.includes('*'))
    .map(({ ruta, etiqueta }) => ({ value: ruta, label: etiqueta }));
  const known = listas.some(({ value }) => value === valor) || (vacia !== undefined && valor === '');
  return (
    <NativeSelect
      label={label}
      value={valor}
      data={[
        ...(vacia === undefined ? [] : [{ value: '', label: vacia }]),
        ...(known ? [] : [{ value: valor, label: valor }]),
        ...listas,
      ]}
      onChange={({ currentTarget }) => onCambio(currentTarget.value)}
    />
  );
}
