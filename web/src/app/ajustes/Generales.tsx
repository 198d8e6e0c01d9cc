import { useT } from '../../i18n/i18n.ts';
import css from './ajustes.module.css';
import { changeAjustes, useAjustes } from './ajustes.ts';
import { Casilla } from './Casilla.tsx';
import { Disposicion } from './Disposicion.tsx';
import { Opciones } from './Opciones.tsx';

/** Settings that are not colours. */
export function Generales({ oficina }: { oficina: boolean }) {
  const t = useT();
  const { direction, animations, customScrollbars } = useAjustes();
  return (
    <>
      {oficina && <Disposicion />}
      <Opciones
        title={t('ajustes.direccion.titulo')}
        options={(['idioma', 'ltr', 'rtl'] as const).map((value) => ({
          value,
          label: t(`ajustes.direccion.${value}`),
        }))}
        value={direction ?? 'idioma'}
        onChange={(value) => changeAjustes((before) => ({ ...before, direction: value === 'idioma' ? null : value }))}
      />
      <fieldset className={css.group}>
        <legend>{t('ajustes.comodidad')}</legend>
        <Casilla
          label={t('ajustes.animaciones')}
          help={t('ajustes.animacionesAyuda')}
          checked={animations}
          onChange={(on) => changeAjustes((before) => ({ ...before, animations: on }))}
        />
        {oficina && (
          <Casilla
            label={t('ajustes.barras')}
            help={t('ajustes.barrasAyuda')}
            checked={customScrollbars}
            onChange={(on) => changeAjustes((before) => ({ ...before, customScrollbars: on }))}
          />
        )}
      </fieldset>
    </>
  );
}
