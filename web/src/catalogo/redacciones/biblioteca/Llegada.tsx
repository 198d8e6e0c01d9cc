import { useT } from '../../../i18n/i18n.ts';
import { Notice } from '../../../ui/form/Notice.tsx';
import css from './biblioteca.module.css';
import type { Llegada as LlegadaDeClausula } from './traslado.ts';

/** The questions that a clause brings to the document, those that the document has, and what is missing. */
export function Llegada({ llegada }: { llegada: LlegadaDeClausula }) {
  const t = useT();
  const { preguntas, derivados, parciales, yaEstan, deOtroTipo, faltan, sinClausula } = llegada;
  const trae = [
    ...preguntas.map(({ etiqueta }) => etiqueta),
    ...derivados.map(({ clave }) => clave),
    ...Object.keys(parciales),
  ];
  const problemas = [
    ...deOtroTipo.map((clave) => t('taller.biblioteca.deOtroTipo', { clave })),
    ...faltan.map((clave) => t('taller.biblioteca.falta', { clave })),
    ...sinClausula.map((clave) => t('taller.biblioteca.sinClausula', { clave })),
  ];
  return (
    <div className={css.llegada}>
      <p>{trae.length === 0 ? t('taller.biblioteca.noTrae') : t('taller.biblioteca.trae')}</p>
      {trae.length > 0 && (
        <ul lang="es">
          {trae.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      {yaEstan.length > 0 && <p>{t('taller.biblioteca.yaEstan', { n: yaEstan.length })}</p>}
      {problemas.length > 0 && (
        <Notice tone="warning">
          <ul>
            {problemas.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}
