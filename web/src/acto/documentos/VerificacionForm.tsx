import { leerCodigo } from '@fedatario/contract/acto';
import { type FormEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../i18n/i18n.ts';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import css from './verificar.module.css';

/** Field for the verification code printed on the page; a pasted address of the QR code is accepted too. */
export function VerificacionForm({ otro }: { otro: boolean }) {
  const t = useT();
  const navigate = useNavigate();
  const [mal, setMal] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const titulo = t(otro ? 'verificar.codigo.otro' : 'verificar.codigo.titulo');
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const codigo = leerCodigo((input.current?.value ?? '').split('/').at(-1) ?? '');
    setMal(!codigo);
    if (codigo) return navigate(`/verificar/${codigo}`);
    input.current?.focus();
  };
  return (
    <Stack as="section" aria-label={titulo} gap={3} className={css.parte}>
      <h2>{titulo}</h2>
      <form className={css.form} noValidate onSubmit={(event) => void onSubmit(event)}>
        <label htmlFor="codigo">{t('verificar.codigo.campo')}</label>
        <p id="codigo-ayuda" className={css.ayuda}>
          {t('verificar.codigo.ayuda')}
        </p>
        <Row gap={3} wrap className={css.fila}>
          <input
            ref={input}
            id="codigo"
            type="text"
            dir="ltr"
            maxLength={200}
            placeholder="XXXXX-XXXXX-XXXXX-XXXXX"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            aria-required
            aria-invalid={mal}
            aria-describedby={mal ? 'codigo-error codigo-ayuda' : 'codigo-ayuda'}
          />
          <PlainButton type="submit">{t('verificar.codigo.enviar')}</PlainButton>
        </Row>
        {mal && (
          <Text id="codigo-error" top={2} tone="problema" role="alert">
            {t('verificar.codigo.incompleto')}
          </Text>
        )}
      </form>
    </Stack>
  );
}
