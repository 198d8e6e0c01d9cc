import type { TramiteDeOficina } from '@fedatario/contract/tramite';
import type { T } from '../../../i18n/i18n.ts';
import { fechaHora } from '../../../lib/format.ts';
import { Pair } from '../../../ui/table/Pair.tsx';
import type { Column } from '../../../ui/table/table.ts';
import { EstadoDeTramite } from '../../expedientes/EstadoDeTramite.tsx';
import { MensajesSinLeer } from '../../expedientes/oficina/MensajesSinLeer.tsx';
import css from '../../expedientes/oficina/oficina.module.css';
import { PlazoDeExpediente } from '../../expedientes/oficina/PlazoDeExpediente.tsx';

export function columnasOf(t: T): Column<TramiteDeOficina>[] {
  return [
    { name: 'tramite', label: t('expediente.lista.columna.tramite'), cell: (tramite) => <Nombre tramite={tramite} /> },
    { name: 'cliente', label: t('expediente.lista.columna.cliente'), cell: ({ cliente }) => cliente.nombre },
    {
      name: 'estado',
      label: t('expediente.lista.columna.estado'),
      cell: (tramite) => <EstadoDeTramite tramite={tramite} leToca={tramite.leToca} />,
    },
    {
      name: 'turno',
      label: t('expediente.lista.columna.turno'),
      cell: ({ turno }) => t(`expediente.turno.${turno ?? 'nadie'}`),
    },
    {
      name: 'notario',
      label: t('expediente.lista.columna.notario'),
      cell: ({ notario, automatica }) =>
        notario?.nombre ?? t(automatica ? 'entrega.automatica' : 'expediente.lista.sinNotario'),
    },
    {
      name: 'vence',
      label: t('expediente.lista.columna.vence'),
      sortable: true,
      cell: (tramite) => (
        <span className={css.term}>
          <PlazoDeExpediente tramite={tramite} />
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

function Nombre({ tramite: { numero, nombre, sinLeer } }: { tramite: TramiteDeOficina }) {
  return (
    <>
      <Pair under={numero}>{nombre}</Pair>
      <MensajesSinLeer n={sinLeer} />
    </>
  );
}
