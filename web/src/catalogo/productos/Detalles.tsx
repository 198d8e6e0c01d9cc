import type { ProductoDetalle } from '@fedatario/contract/catalogo';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../../i18n/i18n.ts';
import { dinero } from '../../lib/format.ts';
import { Text } from '../../ui/layout/layout.tsx';
import { Questions } from '../../ui/Questions.tsx';
import css from './detalles.module.css';
import { totalDe } from './total.ts';

function Parte({ titulo, id, children }: { titulo: string; id?: string; children: ReactNode }) {
  const own = useId();
  return (
    <section id={id} className={css.part} aria-labelledby={own}>
      <h2 id={own}>{titulo}</h2>
      {children}
    </section>
  );
}

export function Alcance({ producto: { incluye, noIncluye } }: { producto: ProductoDetalle }) {
  const t = useT();
  return (
    <div className={css.scope}>
      <section>
        <h2>{t('productos.incluye')}</h2>
        <ul>
          {incluye.map((one) => (
            <li key={one}>
              <IconCheck size={18} stroke={2} aria-hidden="true" />
              <span lang="es">{one}</span>
            </li>
          ))}
        </ul>
      </section>
      {noIncluye.length > 0 && (
        <section data-not>
          <h2>{t('productos.noIncluye')}</h2>
          <ul>
            {noIncluye.map((one) => (
              <li key={one}>
                <IconMinus size={18} stroke={2} aria-hidden="true" />
                <span lang="es">{one}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

export function RequisitosDeProducto({ requisitos }: Pick<ProductoDetalle, 'requisitos'>) {
  const t = useT();
  return (
    <Parte titulo={t('productos.requisitos')}>
      {requisitos.length === 0 && <p>{t('productos.sinRequisitos')}</p>}
      <dl className={css.requirements}>
        {requisitos.map(({ clave, nombre, obligatorio, instrucciones }) => (
          <div key={clave}>
            <dt>
              <span lang="es">{nombre}</span>
              {!obligatorio && <small> ({t('comun.opcional')})</small>}
            </dt>
            <dd lang="es">{instrucciones}</dd>
          </div>
        ))}
      </dl>
    </Parte>
  );
}

/** The steps of a gestión, each with its institution and how long it usually takes. */
export function PasosUsuales({ pasos }: Pick<ProductoDetalle, 'pasos'>) {
  const t = useT();
  if (pasos.length === 0) return null;
  return (
    <Parte titulo={t('productos.pasos')}>
      <ol className={css.steps}>
        {pasos.map(({ nombre, institucion, diasHabiles, medido }) => (
          <li key={nombre}>
            <strong lang="es">{nombre}</strong>
            <span>
              <span lang="es">{institucion}</span>
              {medido && ` · ${t('productos.diasMedidos', { n: medido.dias })}`}
              {!medido && diasHabiles !== null && ` · ${t('productos.diasUsuales', { n: diasHabiles })}`}
            </span>
          </li>
        ))}
      </ol>
    </Parte>
  );
}

export function Despues({ pasos }: { pasos: readonly string[] }) {
  const t = useT();
  if (pasos.length === 0) return null;
  return (
    <Parte titulo={t('productos.despues')}>
      <ol className={css.steps}>
        {pasos.map((paso) => (
          <li key={paso}>
            <span lang="es">{paso}</span>
          </li>
        ))}
      </ol>
    </Parte>
  );
}

/** The charges of third parties, one by one (openings.md, 21). */
export function Aranceles({ aranceles, precio, tipo }: Pick<ProductoDetalle, 'aranceles' | 'precio' | 'tipo'>) {
  const t = useT();
  const { seguro, conOpcional, isWhole } = totalDe({ precio, aranceles });
  if (aranceles.length === 0) return null;
  return (
    <Parte titulo={t('productos.aranceles')} id="aranceles">
      <Text bottom={3} tone="tinta-2">
        {t(tipo === 'gestion' ? 'productos.arancelesDeGestion' : 'productos.arancelesDetalle')}
      </Text>
      <table className={css.fees}>
        <tbody>
          <tr>
            <th scope="row">{t('productos.nuestroPrecio')}</th>
            <td>{dinero(precio)}</td>
          </tr>
          {aranceles.map(({ concepto, monto, nota, opcional }) => (
            <tr key={concepto}>
              <th scope="row">
                <span lang="es">{concepto}</span>
                {opcional && <em>{t('comun.opcional')}</em>}
                {nota && <small lang="es">{nota}</small>}
              </th>
              <td>{monto === null ? t('productos.porDefinir') : dinero(monto)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(isWhole ? 'productos.total' : 'productos.totalDesde')}</th>
            <td>{dinero(seguro)}</td>
          </tr>
          {conOpcional > seguro && (
            <tr>
              <th scope="row">{t('productos.conOpcional')}</th>
              <td>{dinero(conOpcional)}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </Parte>
  );
}

export function PreguntasDeProducto({ preguntas }: { preguntas: ProductoDetalle['preguntasFrecuentes'] }) {
  const t = useT();
  if (preguntas.length === 0) return null;
  return (
    <Parte titulo={t('productos.preguntas')}>
      <Questions questions={preguntas} lang="es" />
    </Parte>
  );
}

export function BaseLegal({ base }: { base: readonly string[] }) {
  const t = useT();
  if (base.length === 0) return null;
  return (
    <Parte titulo={t('productos.baseLegal')}>
      <ul className={css.legal}>
        {base.map((one) => (
          <li key={one} lang="es">
            {one}
          </li>
        ))}
      </ul>
    </Parte>
  );
}
