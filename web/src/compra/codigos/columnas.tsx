import type { CodigoPromocional } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import type { T } from '../../i18n/i18n.ts';
import { dinero, fechaHoraDe } from '../../lib/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import { Pair } from '../../ui/table/Pair.tsx';
import type { Column } from '../../ui/table/table.ts';
import css from './codigos.module.css';
import { InsigniaDeCodigo } from './InsigniaDeCodigo.tsx';

export function columnasOf(t: T): Column<CodigoPromocional>[] {
  return [
    { name: 'codigo', label: t('codigos.columna.codigo'), sortable: true, cell: Nombre },
    { name: 'estado', label: t('codigos.columna.estado'), cell: ({ estado }) => <InsigniaDeCodigo estado={estado} /> },
    { name: 'descuento', label: t('codigos.columna.descuento'), numeric: true, cell: (row) => descuentoDe(t, row) },
    { name: 'vigencia', label: t('codigos.columna.vigencia'), sortable: true, cell: (row) => vigenciaDe(t, row) },
    { name: 'usos', label: t('codigos.columna.usos'), sortable: true, numeric: true, cell: (row) => usosDe(t, row) },
    {
      name: 'descontado',
      label: t('codigos.columna.descontado'),
      numeric: true,
      cell: ({ descontado }) => dinero(descontado),
    },
    {
      name: 'ingresos',
      label: t('codigos.columna.ingresos'),
      sortable: true,
      numeric: true,
      cell: ({ ingresos }) => dinero(ingresos),
    },
  ];
}

function descuentoDe(t: T, { tipo, valor }: CodigoPromocional): string {
  return tipo === 'monto' ? dinero(valor) : t('codigos.porciento', { n: valor });
}

function Nombre({ codigo, descripcion }: CodigoPromocional) {
  return (
    <Pair brief under={descripcion && <bdi>{descripcion}</bdi>}>
      {codigo}
    </Pair>
  );
}

function vigenciaDe(t: T, { desde, hasta, estado }: CodigoPromocional) {
  const hora = (instante: string) => fechaHoraDe(instante, jurisdiccion.zonaHoraria);
  const lines = [
    ...(desde && estado === 'futuro' ? [t('codigos.desde', { fecha: hora(desde) })] : []),
    hasta ? t('codigos.hasta', { fecha: hora(hasta) }) : t('codigos.sinFin'),
  ];
  return (
    <Stack as="span" className={css.vigencia}>
      {lines.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </Stack>
  );
}

function usosDe(t: T, { usos, usosMaximos }: CodigoPromocional): string {
  return usosMaximos === null ? String(usos) : t('codigos.usosDe', { usos, maximo: usosMaximos });
}
