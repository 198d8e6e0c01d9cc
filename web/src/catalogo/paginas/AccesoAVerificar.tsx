import { type FormEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { PlainButton } from '../../ui/PlainButton.tsx';
import css from './verificar.module.css';

/**
 * Field that leads to the check of a document, by its code or the pasted address of its QR code. Errors are shown
 * there.
 */
export function AccesoAVerificar() {
  const t = useT();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const codigo = input.current?.value.trim().split('/').at(-1) ?? '';
    void navigate(codigo ? `/verificar/${encodeURIComponent(codigo)}` : '/verificar');
  };
  return (
    <section className={css.verify} aria-labelledby="verificar">
      <div>
        <h2 id="verificar">{t('inicio.verificar.titulo')}</h2>
        <p>{t('inicio.verificar.texto')}</p>
        <form action="/verificar" onSubmit={onSubmit}>
          <label htmlFor="verificar-codigo">{t('inicio.verificar.campo')}</label>
          <input
            ref={input}
            id="verificar-codigo"
            dir="ltr"
            maxLength={200}
            placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
            autoComplete="off"
            spellCheck={false}
          />
          <PlainButton type="submit">{t('inicio.verificar.boton')}</PlainButton>
        </form>
      </div>
    </section>
  );
}
