import { type ComponentType, useEffect, useRef, useState } from 'react';
import type { BoletinForm as Form } from '../../casa/boletin/BoletinForm.tsx';
import { loadTexts, useT } from '../../i18n/i18n.ts';
import { useSession } from '../session/use-session.ts';
import css from './footer.module.css';

type BoletinForm = ComponentType<Parameters<typeof Form>[0]>;

/**
 * Newsletter column of the footer. Its form loads when the footer is nearly in view, to keep it out of the first page.
 */
export function Boletin() {
  const t = useT();
  const { status, user } = useSession();
  const place = useRef<HTMLElement>(null);
  const [form, setForm] = useState<{ Form: BoletinForm }>();
  useEffect(() => {
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void bring().then(setForm, () => undefined);
      },
      { rootMargin: '800px' },
    );
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, []);
  const { idUsuario, email } = user.data;
  return (
    <section ref={place} className={css.newsletter} aria-labelledby="pie-boletin">
      <h2 id="pie-boletin">{t('comun.pie.boletin')}</h2>
      {form && status !== 'loading' && <form.Form usuario={idUsuario && email ? { idUsuario, email } : undefined} />}
    </section>
  );
}

async function bring(): Promise<{ Form: BoletinForm }> {
  const [{ BoletinForm }] = await Promise.all([
    import('../../casa/boletin/BoletinForm.tsx'),
    loadTexts(['boletin', 'error']),
  ]);
  return { Form: BoletinForm };
}
