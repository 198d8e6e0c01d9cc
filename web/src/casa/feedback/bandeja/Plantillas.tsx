import { type HiloDeFeedback, llenarPlantilla } from '@fedatario/contract';
import { NativeSelect } from '@mantine/core';
import type { RefObject } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { readInformacionGeneral } from '../../../lib/calls.ts';
import { listarPlantillas } from './calls.ts';

interface Props {
  hilo: HiloDeFeedback;
  lista: RefObject<HTMLSelectElement | null>;
  onPoner: (texto: string) => void;
}

/** The answers that the office writes often: the chosen one is put where the person was writing, with its variables in place. */
export function Plantillas({ hilo: { nombre, motivo, tramite }, lista, onPoner }: Props) {
  const t = useT();
  const { data = [] } = useCall(listarPlantillas, { query: { limite: 100, estado: 'activos', orden: 'orden' } });
  const { data: empresa } = useCall(readInformacionGeneral, {});
  if (data.length === 0) return null;
  const poner = (id: string) => {
    const texto = data.find((una) => una.id === id)?.texto;
    if (texto === undefined) return;
    const valores = { nombre, motivo, referencia: tramite?.numero ?? '', empresa: empresa?.nombreEmpresa ?? '' };
    onPoner(llenarPlantilla(texto, valores));
  };
  return (
    <NativeSelect
      ref={lista}
      label={t('bandeja.hilo.plantilla')}
      description={t('bandeja.hilo.plantillaAyuda')}
      value=""
      data={[
        { value: '', label: t('bandeja.hilo.plantillaElija') },
        ...data.map(({ id, nombre: label }) => ({ value: id, label })),
      ]}
      onChange={({ currentTarget }) => poner(currentTarget.value)}
    />
  );
}
