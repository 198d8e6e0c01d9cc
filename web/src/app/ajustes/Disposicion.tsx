import { type Ajustes, anchos, disposiciones } from '@fedatario/contract/casa';
import { useT } from '../../i18n/i18n.ts';
import css from './ajustes.module.css';
import { changeAjustes, useAjustes } from './ajustes.ts';
import { Casilla } from './Casilla.tsx';
import { Opciones } from './Opciones.tsx';

type Layout = Ajustes['layout'];

/** The layout of the office and the options of each layout. */
export function Disposicion() {
  const t = useT();
  const { style, config } = useAjustes().layout;
  const change = (layout: (before: Layout) => Layout) =>
    changeAjustes((before) => ({ ...before, layout: layout(before.layout) }));
  const configure = (part: Partial<Layout['config']>) =>
    change((before) => ({ ...before, config: { ...before.config, ...part } }));
  return (
    <>
      <Opciones
        title={t('ajustes.disposicion.titulo')}
        options={disposiciones.map((value) => ({
          value,
          label: t(`ajustes.disposicion.${value}`),
          look: <span className={css.layout} data-layout={value} aria-hidden="true" />,
        }))}
        value={style}
        onChange={(value) => change((before) => ({ ...before, style: value }))}
      />
      <Opciones
        title={t('ajustes.ancho.titulo')}
        options={anchos.map((value) => ({ value, label: t(`ajustes.ancho.${value}`) }))}
        value={config.mode}
        onChange={(mode) => configure({ mode })}
      />
      <fieldset className={css.group}>
        <legend>{t('ajustes.partes')}</legend>
        <Casilla
          label={t('ajustes.plegado')}
          {...(style !== 'layout1' && { help: t('ajustes.plegadoAyuda') })}
          checked={config.navbar.folded}
          disabled={style !== 'layout1'}
          onChange={(folded) => configure({ navbar: { folded } })}
        />
        <Casilla
          label={t('ajustes.pie')}
          checked={config.footer.display}
          onChange={(display) => configure({ footer: { display } })}
        />
      </fieldset>
    </>
  );
}
