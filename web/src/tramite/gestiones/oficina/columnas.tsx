import type { GestionDeOficina } from '@fedatario/contract/tramite';
import type { T } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { MensajesSinLeer } from '../../expedientes/oficina/MensajesSinLeer.tsx';
import css from '../../expedientes/oficina/oficina.module.css';
import { PlazoDeExpediente } from '../../expedientes/oficina/PlazoDeExpediente.tsx';
import { EstadoDeGestion } from '../EstadoDeGestion.tsx';

export function columnasOf(t: T): Column<GestionDeOficina>[] {
  return [
    { name: 'gestion', label: t('encargos.lista.gestion'), cell: (gestion) => <Nombre gestion={gestion} /> },
    { name: 'cliente', label: t('expediente.lista.columna.cliente'), cell: ({ cliente }) => cliente.nombre },
    {
      name: 'estado',
      label: t('expediente.lista.columna.estado'),
      cell: ({ estado, leToca }) => <EstadoDeGestion estado={estado} leToca={leToca} />,
    },
    {
      name: 'turno',
      label: t('expediente.lista.columna.turno'),
      cell: ({ turno }) => t(`encargos.turno.${turno ?? 'nadie'}`),
    },
    {
      name: 'gestor',
      label: t('encargos.lista.gestor'),
      cell: ({ gestor }) => gestor?.nombre ?? t('encargos.lista.sinGestor'),
    },
    {
      name: 'instituciones',
      label: t('encargos.lista.instituciones'),
      cell: ({ instituciones }) => instituciones.join(', '),
    },
    {
      name: 'vence',
      label: t('expediente.lista.columna.vence'),
      sortable: true,
      cell: (gestion) => (
        <span className={css.term}>
          <PlazoDeExpediente tramite={gestion} />
        </span>
      ),
    },
    {
      name: 'antiguedad',
      label: t('expediente.lista.columna.antiguedad'),
      sortable: true,
      cell: ({ creadaEn }) => <span className={css.date}>{fechaHora(creadaEn)}</span>,
    },
  ];
}

function Nombre({ gestion: { numero, nombre, sinLeer } }: { gestion: GestionDeOficina }) {
  return (
    <>
      <Pair under={numero}>{nombre}</Pair>
      <MensajesSinLeer n={sinLeer} />
    </>
  );
}
