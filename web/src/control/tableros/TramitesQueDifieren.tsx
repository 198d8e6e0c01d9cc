import type { DiferenciaDeTramites } from '@fedatario/contract/control';
import { calls } from '#calls';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { dia as escrito } from '../../lib/format.ts';
import type { ColumnaDeReporte } from '../reportes/TablaDeReporte.tsx';
import { entero } from './Cifras.tsx';
import { nombreDe } from './puntos.ts';
import { columnaDePar, QueDifieren } from './QueDifieren.tsx';

/** The closed days, months or years whose counts of trámites are not those of their histories. */
export function TramitesQueDifieren() {
  const t = useT();
  const { data = [] } = useCall(calls.tableros.diferenciasDeTramites, {}, { fresh: true });
  return (
    <QueDifieren
      aviso={t('tableros.noConfiable')}
      titulo={t('tableros.diferencias.titulo')}
      detalle={t('tableros.diferencias.detalle')}
      rows={data}
      keyOf={({ periodo }) => periodo}
      columnas={columnasDe(t)}
    />
  );
}

const LARGO_DE_UN_ANIO = 4;
const LARGO_DE_UN_MES = 7;

function periodoEscrito(periodo: string): string {
  if (periodo.length === LARGO_DE_UN_ANIO) return periodo;
  return periodo.length === LARGO_DE_UN_MES ? nombreDe(`${periodo}-01`, true).nombre : escrito(periodo);
}

function columnasDe(t: T): ColumnaDeReporte<DiferenciaDeTramites>[] {
  const par = (label: string, name: keyof DiferenciaDeTramites['filas']) =>
    columnaDePar(t, { label, name, escrito: entero });
  return [
    { label: t('tableros.periodo'), cell: ({ periodo }) => periodoEscrito(periodo) },
    par(t('tableros.cifra.nuevos'), 'nuevos'),
    par(t('tableros.cifra.entregados'), 'entregados'),
    par(t('tableros.cifra.sinEntregar'), 'sinEntregar'),
    par(t('tableros.columna.veces'), 'estancias'),
    par(t('tableros.diferencias.horas'), 'horas'),
  ];
}
