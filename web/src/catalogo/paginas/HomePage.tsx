import { IconFeather, IconListCheck, IconRosetteDiscountCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Titulo } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { Grid, Text } from '../../ui/layout/layout.tsx';
import { Hoja } from './Hoja.tsx';
import css from './home.module.css';
import { PreguntasFrecuentes } from './PreguntasFrecuentes.tsx';

interface Props {
  /** Name of the category in the address, if any; part of the page title. */
  pantalla: string | undefined;
  /** The search box. */
  buscador: ReactNode;
  /** The documents on sale. */
  catalogo: ReactNode;
  /** The form that checks a document by its code. */
  verificar: ReactNode;
  /** The plans on sale, if any. */
  planes: ReactNode;
}

/** Explains the service, what it sells and how it works. */
export function HomePage({ pantalla, buscador, catalogo, verificar, planes }: Props) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={pantalla ?? t('inicio.pantalla')} />
      <Grid as="section" id="inicio" gap={16} align="center" className={css.hero}>
        <div className={css.heroText}>
          <Text bottom={5} tone="acento" weight={600}>
            {t('inicio.hero.sobre')}
          </Text>
          <h1>{t('inicio.hero.titulo')}</h1>
          <p className={css.lead}>{t('inicio.hero.detalle')}</p>
          {buscador}
        </div>
        <Hoja />
      </Grid>
      {catalogo}
      <Pasos />
      {planes}
      {verificar}
      <PreguntasFrecuentes />
    </>
  );
}

const pasos = [
  { icon: IconListCheck, titulo: 'inicio.pasos.uno', texto: 'inicio.pasos.unoTexto' },
  { icon: IconFeather, titulo: 'inicio.pasos.dos', texto: 'inicio.pasos.dosTexto' },
  { icon: IconRosetteDiscountCheck, titulo: 'inicio.pasos.tres', texto: 'inicio.pasos.tresTexto' },
] as const;

function Pasos() {
  const t = useT();
  return (
    <section id="como-funciona" className={css.steps} aria-labelledby="pasos">
      <div className={css.inner}>
        <h2 id="pasos">{t('inicio.pasos.titulo')}</h2>
        <p className={css.intro}>{t('inicio.pasos.detalle')}</p>
        <Grid as="ol" gap={12} top={16} className={css.stepList}>
          {pasos.map(({ icon: Icon, titulo, texto }) => (
            <li key={titulo}>
              <Icon size={28} stroke={1.5} aria-hidden="true" />
              <h3>{t(titulo)}</h3>
              <p>{t(texto)}</p>
            </li>
          ))}
        </Grid>
      </div>
    </section>
  );
}
