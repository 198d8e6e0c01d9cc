import type { Recado } from '@fedatario/contract/tramite';
import { Button, Textarea } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useT } from '../../i18n/i18n.ts';
import type { ApiError } from '../../lib/api-error.ts';
import { fechaHora } from '../../lib/format.ts';
import parts from '../../ui/parts.module.css';
import { FalloDeActo } from '../expedientes/oficina/FalloDeActo.tsx';
import form from './gestion.module.css';
import css from './gestor/gestor.module.css';

/** PARAM gestion.largoDeRecado, as the contract has it. */
const LARGO = 2000;

interface Props {
  recados: readonly Recado[];
  titulo: string;
  ayuda: string;
  etiqueta: string;
  boton: string;
  enviando: boolean;
  error: ApiError | null;
  /** Called with what is written; `hecho` empties the field. */
  onEnviar: (texto: string, hecho: () => void) => void;
}

/** Messages that a gestor and the office wrote to each other, and a field to write more. */
export function Recados({ recados, titulo, ayuda, etiqueta, boton, enviando, error, onEnviar }: Props) {
  const t = useT();
  const [texto, setTexto] = useState('');
  const enviar = (event: FormEvent) => {
    event.preventDefault();
    if (texto.trim() !== '') onEnviar(texto, () => setTexto(''));
  };
  return (
    <section aria-labelledby="recados" className={parts.part}>
      <h2 id="recados">{titulo}</h2>
      <p className={parts.note}>{ayuda}</p>
      <ol className={css.talk}>
        {recados.map(({ idRecado, quien, texto: dicho, escritoEn }) => (
          <li key={idRecado}>
            <small>
              {quien ?? t('gestor.recados.oficina')} · {fechaHora(escritoEn)}
            </small>
            <p className={form.said}>{dicho}</p>
          </li>
        ))}
      </ol>
      <form className={form.form} onSubmit={enviar}>
        <Textarea
          label={etiqueta}
          autosize
          minRows={2}
          maxLength={LARGO}
          value={texto}
          onChange={({ currentTarget }) => setTexto(currentTarget.value)}
        />
        {error && <FalloDeActo error={error} />}
        <div>
          <Button type="submit" variant="default" loading={enviando} disabled={texto.trim() === ''}>
            {boton}
          </Button>
        </div>
      </form>
    </section>
  );
}
