import { IconCheck, IconFeather, IconListCheck, IconRosetteDiscountCheck } from '@tabler/icons-react';
import { Titulo } from '../common/marca.tsx';
import { useT } from '../i18n/i18n.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Hoja } from './Hoja.tsx';
import css from './home.module.css';

/** What the service is, before anything is sold: honest about what is not there yet. */
export function HomePage({ known }: { known: boolean }) {
  const t = useT();
  return (
    <>
      <Titulo pantalla={t('inicio.pantalla')} />
      <section id="inicio" className={css.hero}>
        <div className={css.heroText}>
          <p className={css.over}>{t('inicio.hero.sobre')}</p>
          <h1>{t('inicio.hero.titulo')}</h1>
          <p className={css.lead}>{t('inicio.hero.detalle')}</p>
          <div className={css.actions}>
            {known ? (
              <ButtonLink to="/perfil-usuario/info">{t('inicio.hero.miCuenta')}</ButtonLink>
            ) : (
              <ButtonLink to="/registrarse">{t('inicio.hero.comenzar')}</ButtonLink>
            )}
            <ButtonLink to="/#como-funciona" kind="quiet">
              {t('inicio.hero.comoFunciona')}
            </ButtonLink>
          </div>
        </div>
        <Hoja />
      </section>
      <Pasos />
      <Anuncios />
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
        <ol className={css.stepList}>
          {pasos.map(({ icon: Icon, titulo, texto }) => (
            <li key={titulo}>
              <Icon size={28} stroke={1.5} aria-hidden="true" />
              <h3>{t(titulo)}</h3>
              <p>{t(texto)}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const promesas = ['inicio.documentos.precio', 'inicio.documentos.requisitos', 'inicio.documentos.muestra'] as const;

function Anuncios() {
  const t = useT();
  return (
    <div className={css.inner}>
      <section id="documentos" className={css.coming} aria-labelledby="documentos-titulo">
        <div>
          <h2 id="documentos-titulo">{t('inicio.documentos.titulo')}</h2>
          <p className={css.state}>{t('inicio.documentos.estado')}</p>
        </div>
        <div>
          <p className={css.comingText}>{t('inicio.documentos.detalle')}</p>
          <ul className={css.promises}>
            {promesas.map((promesa) => (
              <Promesa key={promesa} texto={t(promesa)} />
            ))}
          </ul>
        </div>
      </section>
      <section id="planes" className={css.coming} aria-labelledby="planes-titulo">
        <div>
          <h2 id="planes-titulo">{t('inicio.planes.titulo')}</h2>
          <p className={css.state}>{t('inicio.planes.estado')}</p>
        </div>
        <div>
          <p className={css.comingText}>{t('inicio.planes.detalle')}</p>
          <ul className={css.promises}>
            <Promesa texto={t('inicio.planes.cancelar')} />
          </ul>
        </div>
      </section>
    </div>
  );
}

function Promesa({ texto }: { texto: string }) {
  return (
    <li>
      <IconCheck size={18} stroke={2} aria-hidden="true" />
      {texto}
    </li>
  );
}
