import { faseDeSuscripcion, type SuscripcionDeOficina } from '@fedatario/contract/compra';
import { jurisdiccion } from '@fedatario/document-engine';
import type { T } from '../../../i18n/i18n.ts';
import { dinero, fechaDe } from '../../../lib/format.ts';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { EstadoDeSuscripcion } from '../EstadoDeSuscripcion.tsx';

type Columna = Column<SuscripcionDeOficina>;

const enDia = (instante: string) => fechaDe(instante, jurisdiccion.zonaHoraria);

export function columnasOf(t: T): Columna[] {
  return [
    cliente(t),
    plan(t),
    {
      name: 'estado',
      label: t('suscripcionesOficina.columna.estado'),
      cell: ({ estado }) => <EstadoDeSuscripcion estado={estado} />,
    },
    {
      name: 'fin',
      label: t('suscripcionesOficina.columna.fin'),
      sortable: true,
      cell: ({ finPeriodo, renovar, estado }) => (
        <Pair
          under={t(
            `suscripcionesOficina.${faseDeSuscripcion(estado) === 'terminada' || !renovar ? 'noRenueva' : 'renueva'}`,
          )}
        >
          {enDia(finPeriodo)}
        </Pair>
      ),
    },
    {
      name: 'disponibles',
      label: t('suscripcionesOficina.columna.disponibles'),
      numeric: true,
      cell: ({ disponibles }) => (disponibles === null ? t('suscripcionesOficina.sinLimite') : String(disponibles)),
    },
    {
      name: 'citas',
      label: t('suscripcionesOficina.columna.citas'),
      numeric: true,
      cell: ({ citas }) => (citas === null ? t('suscripcionesOficina.sinLimite') : String(citas)),
    },
    {
      name: 'riesgo',
      label: t('suscripcionesOficina.columna.riesgo'),
      cell: ({ riesgos }) => riesgos.map((uno) => t(`suscripcionesOficina.riesgo.${uno}`)).join(', ') || '—',
    },
    {
      name: 'inicio',
      label: t('suscripcionesOficina.columna.inicio'),
      sortable: true,
      cell: ({ inicio }) => enDia(inicio),
    },
  ];
}

export function columnasDePendientes(t: T): Columna[] {
  return [
    cliente(t),
    plan(t),
    {
      name: 'porPagar',
      label: t('suscripcionesOficina.columna.porPagar'),
      numeric: true,
      cell: ({ pendiente }) => (pendiente ? dinero(pendiente.total) : '—'),
    },
    {
      name: 'fin',
      label: t('suscripcionesOficina.columna.vence'),
      cell: ({ pendiente }) => (pendiente ? enDia(pendiente.venceEn) : '—'),
    },
    {
      name: 'espera',
      label: t('suscripcionesOficina.columna.espera'),
      cell: ({ pendiente }) => t(`suscripcionesOficina.${pendiente?.enRevision ? 'esperaOficina' : 'esperaCliente'}`),
    },
  ];
}

const cliente = (t: T): Columna => ({
  name: 'cliente',
  label: t('suscripcionesOficina.columna.cliente'),
  sortable: true,
  cell: ({ cliente: { nombre, email } }) => <Pair under={<bdi>{email}</bdi>}>{nombre}</Pair>,
});

const plan = (t: T): Columna => ({
  name: 'plan',
  label: t('suscripcionesOficina.columna.plan'),
  cell: ({ nombrePlan, precio, periodo }) => (
    <Pair under={`${dinero(precio)} ${t(`planes.al.${periodo}`)}`}>{nombrePlan}</Pair>
  ),
});
