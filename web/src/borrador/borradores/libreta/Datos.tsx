import type { TipoDeEntrada } from '@fedatario/contract/borrador';
import { parseDia } from '@fedatario/document-engine';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { useT } from '../../../i18n/i18n.ts';
import { hoy, readFecha, writeFecha } from '../../../lib/escribir.ts';

/** The editable fields of an entry: its name and, for a person, the expiry date of the identity document. */
export function useDatosDeEntrada(nombreInicial: string, venceInicial: string | null) {
  const [nombre, setNombre] = useState(nombreInicial);
  const [vence, setVence] = useState(writeFecha(venceInicial ?? ''));
  const dia = readFecha(vence, { hoy: hoy(), pasada: false });
  const isVacia = vence.trim() === '';
  const fechaMal = !isVacia && !parseDia(dia).ok;
  const arreglarVence = () => setVence(writeFecha(dia));
  return { nombre, setNombre, arreglarVence, vence, setVence, fechaMal, documentoVence: isVacia ? null : dia };
}

interface Props {
  tipo: TipoDeEntrada;
  datos: ReturnType<typeof useDatosDeEntrada>;
  /** Errors are shown once an attempt to save was made. */
  intento: boolean;
}

export function DatosDeEntrada({ tipo, datos, intento }: Props) {
  const t = useT();
  const { nombre, setNombre, vence, setVence, fechaMal } = datos;
  return (
    <>
      <TextInput
        data-autofocus
        label={t('libreta.nombre')}
        description={t('libreta.nombreAyuda')}
        error={intento && nombre.trim() === '' && t('error.datos-invalidos')}
        maxLength={120}
        value={nombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      {tipo === 'persona' && (
        <TextInput
          label={`${t('libreta.vence')} (${t('comun.opcional')})`}
          description={t('libreta.venceAyuda')}
          error={intento && fechaMal && t('libreta.fechaMal')}
          placeholder="dd/mm/aaaa"
          value={vence}
          onChange={({ currentTarget }) => setVence(currentTarget.value)}
          onBlur={datos.arreglarVence}
        />
      )}
    </>
  );
}
