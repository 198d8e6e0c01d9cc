import {
  IconBrandFacebook,
  IconBrandInstagram,
  IconBrandLinkedin,
  IconBrandX,
  IconMail,
  IconMapPin,
  IconPhone,
  IconWorld,
} from '@tabler/icons-react';
import { type ComponentType, lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { useMarca } from '../../common/marca.tsx';
import { useT } from '../../i18n/i18n.ts';
import { telefono } from '../../lib/format.ts';
import { Row, Text } from '../../ui/layout/layout.tsx';
import { useAjustes } from '../ajustes/ajustes.ts';
import { BotonAjustes } from '../ajustes/BotonAjustes.tsx';
import { areaProps } from '../theme/temas.ts';
import { useEsquema } from '../theme/use-esquema.ts';
import { Boletin } from './Boletin.tsx';
import css from './footer.module.css';
import { LanguageSwitch } from './LanguageSwitch.tsx';

/** Loaded after the page, because nobody waits for the text of the footer. */
const DatosDeEmpresa = lazy(() => import('./DatosDeEmpresa.tsx'));

/** Specification, section 2: the section `contact`, in three columns, in the dark theme unless another was chosen. */
export function Footer() {
  const t = useT();
  const { nombre, empresa } = useMarca();
  const { theme } = useAjustes();
  const esquema = useEsquema();
  return (
    <footer id="contact" className={css.footer} {...areaProps(theme.footer ?? esquema)}>
      <div className={css.columns}>
        <section aria-label={t('comun.pie.empresa')}>
          <p className={css.brand}>{nombre}</p>
          {empresa?.lema && (
            <p className={css.motto} lang="es">
              {empresa.lema}
            </p>
          )}
          <Contact />
          <Suspense>
            <DatosDeEmpresa />
          </Suspense>
          <LanguageSwitch />
          <BotonAjustes className={css.look} named />
        </section>
        <Enlaces />
        <Boletin />
      </div>
      <p className={css.rights}>{t('comun.pie.derechos', { anio: new Date().getFullYear(), empresa: nombre })}</p>
    </footer>
  );
}

function Enlaces() {
  const t = useT();
  return (
    <nav aria-labelledby="pie-enlaces">
      <h2 id="pie-enlaces">{t('comun.pie.enlaces')}</h2>
      <ul>
        <li>
          <Link to="/#inicio">{t('comun.pie.inicio')}</Link>
        </li>
        <li>
          <Link to="/#documentos">{t('comun.pie.documentos')}</Link>
        </li>
        <li>
          <Link to="/nuestros-planes">{t('comun.pie.planes')}</Link>
        </li>
        <li>
          <Link to="/verificar">{t('comun.pie.verificar')}</Link>
        </li>
        <li>
          <Link to="/#contact">{t('comun.pie.contacto')}</Link>
        </li>
        <li>
          <Link to="/comentarios">{t('comun.pie.comentarios')}</Link>
        </li>
        <li>
          <Link to="/terminos">{t('comun.pie.terminos')}</Link>
        </li>
        <li>
          <Link to="/privacidad">{t('comun.pie.privacidad')}</Link>
        </li>
        <li>
          <Link to="/reembolsos">{t('comun.pie.reembolsos')}</Link>
        </li>
      </ul>
    </nav>
  );
}

function Contact() {
  const t = useT();
  const { empresa } = useMarca();
  return (
    <>
      <Text as="ul" top={5} aria-label={t('comun.pie.contacto')}>
        <Entry icon={IconMail} text={empresa?.email} href={`mailto:${empresa?.email}`} />
        <Entry
          icon={IconPhone}
          text={empresa?.telefono && telefono(empresa.telefono)}
          href={`tel:${empresa?.telefono}`}
        />
        <Entry icon={IconMapPin} text={empresa?.direccion} />
        <Entry icon={IconWorld} text={empresa?.sitioWeb && t('comun.pie.sitioWeb')} href={empresa?.sitioWeb} />
      </Text>
      <ul className={css.networks} aria-label={t('comun.pie.redes')}>
        <Network icon={IconBrandFacebook} name="Facebook" href={empresa?.linkFacebook} />
        <Network icon={IconBrandLinkedin} name="LinkedIn" href={empresa?.linkLinkedIn} />
        <Network icon={IconBrandX} name="X (Twitter)" href={empresa?.linkTwitter} />
        <Network icon={IconBrandInstagram} name="Instagram" href={empresa?.linkInstagram} />
      </ul>
    </>
  );
}

type Icon = ComponentType<{ size: number; 'aria-hidden': 'true' }>;
type Maybe = string | null | undefined;

function Entry({ icon: Icon, text, href }: { icon: Icon; text: Maybe; href?: Maybe }) {
  if (!text) return null;
  return (
    <Row as="li" gap={2} align="center" className={css.entry}>
      <Icon size={18} aria-hidden="true" />
      {href ? <a href={href}>{text}</a> : <span>{text}</span>}
    </Row>
  );
}

function Network({ icon: Icon, name, href }: { icon: Icon; name: string; href: Maybe }) {
  if (!href) return null;
  return (
    <li>
      <a href={href} aria-label={name} target="_blank" rel="noreferrer">
        <Icon size={20} aria-hidden="true" />
      </a>
    </li>
  );
}
