import { type HiloDeFeedback, llenarPlantilla } from '@fedatario/contract/casa';
import { NativeSelect } from '@mantine/core';
import { type RefObject, useRef } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall } from '../../../lib/api.ts';
import { LARGO_DE_COMENTARIO } from '../largo.ts';
import { useAtajos } from './use-atajos.ts';

interface Props {
  hilo: HiloDeFeedback;
  campo: RefObject<HTMLTextAreaElement | null>;
  texto: string;
  onTexto: (texto: string) => void;
}

/** The answers that the office writes often: the chosen one is put where the person was writing, with its variables in place. */
export function Plantillas({ hilo: { nombre, motivo, tramite }, campo, texto, onTexto }: Props) {
  const t = useT();
  const lista = useRef<HTMLSelectElement>(null);
  useAtajos({ p: () => lista.current?.focus() });
  const { data = [] } = useCall(calls.plantillas.list, { query: { limite: 100, estado: 'activos', orden: 'orden' } });
  const { data: empresa } = useCall(calls.informacionGeneral.read, {});
  if (data.length === 0) return null;
  const poner = (id: string) => {
    const plantilla = data.find((una) => una.id === id)?.texto;
    if (plantilla === undefined) return;
    const valores = { nombre, motivo, referencia: tramite?.numero ?? '', empresa: empresa?.nombreEmpresa ?? '' };
    // At the caret, or instead of what is selected.
    const { selectionStart: desde = texto.length, selectionEnd: hasta = texto.length } = campo.current ?? {};
    const puesto = `${texto.slice(0, desde)}${llenarPlantilla(plantilla, valores)}${texto.slice(hasta)}`;
    onTexto(puesto.slice(0, LARGO_DE_COMENTARIO));
    campo.current?.focus();
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
