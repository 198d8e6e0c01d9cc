import type { FacturaDetalle } from '@fedatario/contract/compra';
import { type ComponentProps, useId } from 'react';
import { Link } from 'react-router';
import { useT } from '../../../i18n/i18n.ts';
import { dinero, menosDinero } from '../../../lib/format.ts';
import css from './lineas.module.css';
import { Sumas } from './Sumas.tsx';

type Linea = Pick<FacturaDetalle['lineas'][number], Columna | 'posicion' | 'nombre' | 'tipo' | 'solicitud'>;
export type Columna = 'precio' | 'descuento' | 'base' | 'iva' | 'total' | 'reembolsado';

interface Props extends ComponentProps<typeof Sumas> {
  lineas: readonly Linea[];
  columnas: readonly Columna[];
  /** Path of the screen of a trámite or a gestión. */
  camino: (tipo: string, idSolicitud: string) => string;
}

/** The lines of an invoice with their sums; on phones each line is a card. */
export function LineasDeFactura({ lineas, columnas, camino, ...sumas }: Props) {
  const t = useT();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={css.title}>
        {t('facturas.lineas.titulo')}
      </h2>
      <table className={css.lines}>
        <thead>
          <tr>
            {(['concepto', ...columnas] as const).map((columna) => (
              <th key={columna} scope="col">
                {t(`facturas.lineas.${columna}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lineas.map((linea) => (
            <tr key={linea.posicion}>
              <Concepto
                linea={linea}
                camino={camino}
                devuelto={columnas.includes('reembolsado') ? 0 : linea.reembolsado}
              />
              {columnas.map((columna) => (
                <Monto key={columna} columna={columna} monto={linea[columna]} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Sumas {...sumas} />
    </section>
  );
}

function Monto({ columna, monto }: { columna: Columna; monto: number }) {
  const t = useT();
  const quitado = columna === 'descuento';
  return (
    <td data-label={t(`facturas.lineas.${columna}`)} data-nothing={quitado && monto === 0}>
      {quitado && monto > 0 ? menosDinero(monto) : dinero(monto)}
    </td>
  );
}

interface ConceptoProps extends Pick<Props, 'camino'> {
  linea: Linea;
  /** Refunded amount, where no column shows it. */
  devuelto: number;
}

function Concepto({ linea: { nombre, tipo, solicitud }, camino, devuelto }: ConceptoProps) {
  const t = useT();
  return (
    <th scope="row">
      {nombre}
      {solicitud && (
        <Link to={camino(tipo, solicitud.idSolicitud)}>
          {t(`facturas.lineas.${tipo === 'gestion' ? 'gestion' : 'tramite'}`, { numero: solicitud.numero })}
        </Link>
      )}
      {devuelto > 0 && (
        <small>
          {t('facturas.lineas.reembolsado')} {dinero(devuelto)}
        </small>
      )}
    </th>
  );
}
