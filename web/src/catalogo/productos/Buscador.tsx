import type { Sugerencia } from '@fedatario/contract/catalogo';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { calls } from '#calls';
import { useT } from '../../i18n/i18n.ts';
import { useCall } from '../../lib/api.ts';
import { Card, Row } from '../../ui/layout/layout.tsx';
import { PlainButton } from '../../ui/PlainButton.tsx';
import css from './filtros.module.css';
import { escribirFiltros } from './filtros.ts';

/** Least number of letters for suggestions. */
const MINIMO = 2;
/** Milliseconds without typing before suggestions are fetched. */
const PAUSA = 150;

/** Search box of the home page: suggests names while typing, and filters the catalogue on submit. */
export function Buscador({ texto: inicial = '' }: { texto?: string }) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const [texto, setTexto] = useState(inicial);
  const [open, setOpen] = useState(false);
  const sugerencias = useSugerencias(open ? texto : '');
  const { elegida, onKey, elegir } = useFlechas(sugerencias ?? [], () => setOpen(false));
  const box = useTypedBefore(setTexto);
  const buscar = (event: FormEvent) => {
    event.preventDefault();
    setOpen(false);
    const product = sugerencias?.[elegida];
    const search = texto.trim() ? `?${escribirFiltros({ texto: texto.trim() })}` : '';
    void navigate(product ? `/productos/${product.slug}` : `/${search}#documentos`);
  };
  const type = (next: string) => {
    setTexto(next);
    setOpen(true);
    elegir(-1);
  };
  return (
    <search
      className={css.search}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setOpen(false)}
    >
      <form action="/#documentos" onSubmit={buscar}>
        <IconSearch size={22} stroke={1.75} aria-hidden="true" />
        <input
          type="text"
          name="texto"
          role="combobox"
          aria-label={t('productos.buscar')}
          placeholder={t('productos.buscarEjemplo')}
          aria-expanded={open && sugerencias !== undefined}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={elegida >= 0 ? `${id}-${elegida}` : undefined}
          autoComplete="off"
          maxLength={100}
          value={texto}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onKeyDown={onKey}
          ref={box}
        />
        <PlainButton type="submit">{t('productos.buscarBoton')}</PlainButton>
      </form>
      {open && sugerencias && <Sugerencias id={id} sugerencias={sugerencias} elegida={elegida} />}
    </search>
  );
}

function Sugerencias({
  id,
  sugerencias,
  elegida,
}: {
  id: string;
  sugerencias: readonly Sugerencia[];
  elegida: number;
}) {
  const t = useT();
  if (sugerencias.length === 0) {
    return (
      <Card as="p" id={id} role="status" pad={2} className={css.list}>
        {t('productos.sinSugerencias')}
      </Card>
    );
  }
  return (
    <Card id={id} role="listbox" aria-label={t('productos.sugerencias')} pad={2} className={css.list}>
      {sugerencias.map(({ idProducto, slug, nombre, categoria }, i) => (
        <Row
          as={Link}
          key={idProducto}
          id={`${id}-${i}`}
          role="option"
          tabIndex={-1}
          aria-selected={i === elegida}
          to={`/productos/${slug}`}
          gap={4}
          rowGap={1}
          align="baseline"
          justify="between"
          className={css.option}
        >
          <span lang="es">{nombre}</span>
          <small lang="es">{categoria}</small>
        </Row>
      ))}
    </Card>
  );
}

/** Text typed before hydration, or restored by the browser, counts as typed. */
function useTypedBefore(onText: (texto: string) => void) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) onText(box.current.value);
  }, [onText]);
  return box;
}

/** Suggestions for the text; undefined while it is too short or no answer has come. */
function useSugerencias(texto: string): readonly Sugerencia[] | undefined {
  const [asked, setAsked] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setAsked(texto.trim()), PAUSA);
    return () => clearTimeout(timer);
  }, [texto]);
  const enabled = asked.length >= MINIMO && texto.trim().length >= MINIMO;
  const { data } = useCall(calls.productos.suggest, { query: { texto: asked } }, { enabled });
  return enabled ? data : undefined;
}

/** Arrow keys move through the list; Escape closes it. */
function useFlechas(list: readonly unknown[], cerrar: () => void) {
  const [elegida, elegir] = useState(-1);
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') cerrar();
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || list.length === 0) return;
    event.preventDefault();
    elegir((now) => Math.max(-1, Math.min(list.length - 1, now + step)));
  };
  return { elegida: Math.min(elegida, list.length - 1), onKey, elegir };
}
