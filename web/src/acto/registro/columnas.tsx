import type { AsientoDeRegistro } from '@fedatario/contract/acto';
import { jurisdiccion } from '@fedatario/document-engine';
import type { T } from '../../i18n/i18n.ts';
import { dia, fechaHoraDe } from '../../lib/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { Pair } from '../../ui/table/Pair.tsx';
import type { Column } from '../../ui/table/table.ts';
import css from './registro.module.css';

export function columnasOf(t: T): Column<AsientoDeRegistro>[] {
  return [
    { name: 'asiento', label: t('registro.columna.asiento'), cell: (row) => asiento(t, row) },
    {
      name: 'fecha',
      label: t('registro.columna.fecha'),
      sortable: true,
      cell: ({ hechoEn }) => <span className={css.fecha}>{fechaHoraDe(hechoEn, jurisdiccion.zonaHoraria)}</span>,
    },
    { name: 'notario', label: t('registro.columna.notario'), cell: ({ notario }) => notario },
    {
      name: 'objeto',
      label: t('registro.columna.objeto'),
      cell: ({ datos }) => <Pair under={datos.tramite}>{datos.objeto}</Pair>,
    },
    { name: 'instrumento', label: t('registro.columna.instrumento'), cell: (row) => instrumento(t, row) },
    {
      name: 'comparecientes',
      label: t('registro.columna.comparecientes'),
      cell: ({ datos }) => datos.comparecientes.join('; '),
    },
    {
      name: 'huella',
      label: t('registro.columna.huella'),
      cell: ({ documentoSha256 }) => (
        <Text as="code" dir="ltr" title={documentoSha256} size={2}>
          {documentoSha256.slice(0, 16)}…
        </Text>
      ),
    },
  ];
}

function asiento(t: T, { numero, actuacion }: AsientoDeRegistro) {
  return <Pair under={t(`registro.actuacion.${actuacion}`)}>{t('registro.numero', { n: String(numero) })}</Pair>;
}

function instrumento(t: T, { datos: { instrumento: numero, lugar, fecha, folios } }: AsientoDeRegistro) {
  const cuando = `${lugar}, ${dia(fecha)}`;
  return <Pair under={folios ? `${cuando}. ${t('registro.folios', { folios })}` : cuando}>{numero ?? '—'}</Pair>;
}
