import { DIAS_DE_RETRACTO } from '@fedatario/contract/compra';
import { Titulo } from '../../../common/marca.tsx';
import { useT } from '../../../i18n/i18n.ts';
import { grupos, type Regla, reglasDe } from './grupos.ts';
import css from './reglas.module.css';

const pasos = ['pedirlo', 'decision', 'tarjeta', 'transferencia', 'nota'] as const;

/** How much is given back at each stage of what was bought. Public, and drawn on the server: it is read before paying. */
export function ReglasPage() {
  const t = useT();
  return (
    <article className={css.page}>
      <Titulo pantalla={t('reglas.titulo')} />
      <header>
        <h1>{t('reglas.titulo')}</h1>
        <p>{t('reglas.detalle')}</p>
      </header>
      {grupos.map((grupo) => (
        <section key={grupo} aria-labelledby={grupo}>
          <h2 id={grupo}>{t(`reglas.grupo.${grupo}`)}</h2>
          <dl className={css.rules}>
            {reglasDe(grupo).map((regla) => (
              <Fila key={regla.etapa} {...regla} />
            ))}
          </dl>
        </section>
      ))}
      <section aria-labelledby="como">
        <h2 id="como">{t('reglas.como')}</h2>
        <ol className={css.steps}>
          {pasos.map((paso) => (
            <li key={paso}>{t(`reglas.paso.${paso}`)}</li>
          ))}
        </ol>
      </section>
    </article>
  );
}

function Fila({ etapa, porcentaje }: Regla) {
  const t = useT();
  return (
    <div className={css.rule}>
      <dt>{t(`reembolsos.etapa.${etapa}`)}</dt>
      <dd className={css.share} data-nothing={porcentaje === 0 || undefined}>
        {t('reglas.porcentaje', { porcentaje })}
      </dd>
      <dd className={css.why}>{t(`reembolsos.porQue.${etapa}`, { porcentaje, dias: DIAS_DE_RETRACTO })}</dd>
    </div>
  );
}
