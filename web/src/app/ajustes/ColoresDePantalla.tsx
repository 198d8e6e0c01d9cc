import { type NombreDeTema, nombresDeTema } from '@fedatario/contract/base';
import type { Area } from '@fedatario/contract/casa';
import { useId } from 'react';
import { calls } from '#calls';
import { type T, useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Grid } from '../../ui/layout/layout.tsx';
import { areaProps } from '../theme/temas.ts';
import css from './ajustes.module.css';
import { changeAjustes, useAjustes } from './ajustes.ts';
import { Opciones } from './Opciones.tsx';

/** Specification, section 2: the schemes of the picker; any other theme is set for each area. */
const OFRECIDOS = ['light1', 'lightOrange', 'light10'] as const;
const EMPRESA = 'empresa';

type Tema = NombreDeTema | null;

/** One colour scheme for every area but the footer, or a theme for each area. */
export function ColoresDePantalla({ oficina }: { oficina: boolean }) {
  const t = useT();
  const { theme } = useAjustes();
  const { data } = useCall(calls.informacionGeneral.read, {});
  const empresa = data?.esquemaColores ?? 'default';
  const change = (areas: Partial<Record<Area, Tema>>) =>
    changeAjustes((before) => ({ ...before, theme: { ...before.theme, ...areas } }));
  const same = theme.main === theme.navbar && theme.main === theme.toolbar;
  return (
    <>
      <Opciones
        title={t('ajustes.esquema')}
        options={[EMPRESA, ...OFRECIDOS].map((value) => ({
          value,
          label: value === EMPRESA ? t('ajustes.deEmpresa') : nombreDeTema(t, value as NombreDeTema),
          look: <Muestra nombre={value === EMPRESA ? empresa : (value as NombreDeTema)} />,
        }))}
        value={same ? (theme.main ?? EMPRESA) : undefined}
        onChange={(value) => {
          const tema = value === EMPRESA ? null : (value as NombreDeTema);
          change({ main: tema, navbar: tema, toolbar: tema });
        }}
      />
      <fieldset className={css.group}>
        <legend>{t('ajustes.porZona')}</legend>
        {(oficina ? (['main', 'navbar', 'toolbar', 'footer'] as const) : (['main', 'footer'] as const)).map((area) => (
          <Zona key={area} area={area} value={theme[area]} onChange={(tema) => change({ [area]: tema })} />
        ))}
      </fieldset>
    </>
  );
}

/** A preview of a theme: header, body and background. */
function Muestra({ nombre }: { nombre: NombreDeTema }) {
  return (
    <span className={css.sample} aria-hidden="true" {...areaProps(nombre)}>
      <i />
      <b />
    </span>
  );
}

function Zona({ area, value, onChange }: { area: Area; value: Tema; onChange: (tema: Tema) => void }) {
  const t = useT();
  const id = useId();
  return (
    <Grid gap={3} align="center" className={css.zone}>
      <label htmlFor={id}>{t(`ajustes.zona.${area}`)}</label>
      <select
        id={id}
        value={value ?? EMPRESA}
        onChange={({ currentTarget }) =>
          onChange(currentTarget.value === EMPRESA ? null : (currentTarget.value as NombreDeTema))
        }
      >
        <option value={EMPRESA}>{t('ajustes.deEmpresa')}</option>
        {nombresDeTema.map((nombre) => (
          <option key={nombre} value={nombre}>
            {nombreDeTema(t, nombre)}
          </option>
        ))}
      </select>
    </Grid>
  );
}

/** The label of a theme: `light3` is «Claro 3». */
function nombreDeTema(t: T, nombre: NombreDeTema): string {
  const [, clase, n] = /^(light|dark)(\d+)$/.exec(nombre) ?? [];
  if (clase === 'light' || clase === 'dark') return t(`ajustes.tema.${clase}`, { n: n ?? '' });
  return t(`ajustes.tema.${nombre as 'default' | 'defaultDark' | 'lightOrange'}`);
}
