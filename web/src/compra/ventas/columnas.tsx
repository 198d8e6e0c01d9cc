import type { Venta } from '@fedatario/contract/compra';
import { formatNit } from '@fedatario/document-engine';
import type { T } from '../../i18n/i18n.ts';
import { dinero, fechaHora } from '../../lib/format.ts';
import { Stack } from '../../ui/layout/layout.tsx';
import type { Column } from '../../ui/table/table.ts';
import { EstadoDeFactura } from '../facturas/partes/EstadoDeFactura.tsx';
import { ReembolsoPendiente } from './ReembolsoPendiente.tsx';
import css from './ventas.module.css';

export function columnasOf(t: T): Column<Venta>[] {
  return [
    { name: 'numero', label: t('ventas.columna.numero'), sortable: true, cell: Nombre },
    { name: 'cliente', label: t('ventas.columna.cliente'), sortable: true, cell: Cliente },
    { name: 'conceptos', label: t('ventas.columna.conceptos'), cell: (venta) => conceptosDe(t, venta) },
    { name: 'estado', label: t('ventas.columna.estado'), cell: EnQue },
    { name: 'fecha', label: t('ventas.columna.fecha'), sortable: true, cell: (venta) => fechaDe(t, venta) },
    {
      name: 'total',
      label: t('ventas.columna.total'),
      sortable: true,
      numeric: true,
      cell: ({ total }) => dinero(total),
    },
    {
      name: 'reembolsado',
      label: t('ventas.columna.reembolsado'),
      sortable: true,
      numeric: true,
      cell: ({ reembolsado }) => (reembolsado > 0 ? dinero(reembolsado) : '–'),
    },
  ];
}

function Nombre({ numero, referencia }: Venta) {
  return (
    <span className={css.dos}>
      <strong>{numero ?? referencia}</strong>
      {numero && <small>{referencia}</small>}
    </span>
  );
}

function Cliente({ cliente, receptor }: Venta) {
  const facturado = receptor.tipo === 'NIT' ? `NIT ${formatNit(receptor.numero)}` : receptor.numero;
  return (
    <span className={css.dos}>
      <span>{cliente.nombre}</span>
      <small>{facturado}</small>
    </span>
  );
}

function EnQue({ estado, comprobantePorRevisar, reembolsoPendiente }: Venta) {
  return (
    <Stack as="span" gap={1} align="start" className={css.estados}>
      <EstadoDeFactura estado={estado} comprobantePorRevisar={comprobantePorRevisar} />
      {reembolsoPendiente && <ReembolsoPendiente texto="ventas.porDecidir" />}
    </Stack>
  );
}

function fechaDe(t: T, { pagadaEn, creadaEn, metodo }: Venta) {
  return (
    <span className={css.dos}>
      <span className={css.fecha}>{fechaHora(pagadaEn ?? creadaEn)}</span>
      <small>{t(`ventas.metodo.${metodo}`)}</small>
    </span>
  );
}

function conceptosDe(t: T, { conceptos }: Venta): string {
  const [first = '', ...others] = conceptos;
  return others.length === 0 ? first : t('ventas.yOtros', { concepto: first, n: others.length });
}
