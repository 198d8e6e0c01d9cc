import type { Categoria } from '@fedatario/contract/catalogo';
import { IconX } from '@tabler/icons-react';
import { useT } from '../../i18n/i18n.ts';
import { Row, Stack } from '../../ui/layout/layout.tsx';
import css from './filtros.module.css';
import { type Filtros, modalidades, ordenes, precios, sinFiltro } from './filtros.ts';

interface Props {
  filtros: Filtros;
  categorias: readonly Categoria[];
  onFiltros: (filtros: Filtros) => void;
}

/** Controls for kind, price and order, with the active filters as removable chips below. */
export function Filtrado({ filtros, categorias, onFiltros }: Props) {
  const t = useT();
  const choose = (name: keyof Filtros, value: string) =>
    onFiltros(value ? { ...filtros, [name]: value } : sinFiltro(filtros, name));
  return (
    <>
      <Row gap={4} rowGap={3} wrap top={6} className={css.filters}>
        <Eleccion
          label={t('productos.filtro.modalidad')}
          value={filtros.modalidad}
          none={t('productos.filtro.cualquiera')}
          options={modalidades.map((one) => [one, t(`productos.modalidad.${one}`)])}
          onChoose={(value) => choose('modalidad', value)}
        />
        <Eleccion
          label={t('productos.filtro.precio')}
          value={filtros.precio}
          none={t('productos.filtro.cualquiera')}
          options={precios.map((one) => [one, t(`productos.precio.${one}`)])}
          onChoose={(value) => choose('precio', value)}
        />
        <Eleccion
          label={t('productos.filtro.orden')}
          value={filtros.orden}
          none={t(filtros.texto ? 'productos.orden.relevancia' : 'productos.orden.nombre')}
          options={ordenes.map((one) => [one, t(`productos.orden.${one}`)])}
          onChoose={(value) => choose('orden', value)}
        />
      </Row>
      <Activos filtros={filtros} categorias={categorias} onFiltros={onFiltros} />
    </>
  );
}

interface EleccionProps {
  label: string;
  value: string | undefined;
  none: string;
  options: readonly (readonly [string, string])[];
  onChoose: (value: string) => void;
}

function Eleccion({ label, value = '', none, options, onChoose }: EleccionProps) {
  return (
    <Stack as="label" gap={2} className={css.filter}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChoose(currentTarget.value)}>
        <option value="">{none}</option>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </Stack>
  );
}

function Activos({ filtros, categorias, onFiltros }: Props) {
  const t = useT();
  const { texto, categoria, modalidad, precio } = filtros;
  const active: [keyof Filtros, string][] = [];
  if (texto) active.push(['texto', `«${texto}»`]);
  if (categoria) active.push(['categoria', categorias.find(({ slug }) => slug === categoria)?.nombre ?? categoria]);
  if (modalidad) active.push(['modalidad', t(`productos.modalidad.${modalidad}`)]);
  if (precio) active.push(['precio', t(`productos.precio.${precio}`)]);
  if (active.length === 0) return null;
  return (
    <Row as="ul" gap={2} wrap top={4} className={css.chips} data-chips aria-label={t('productos.filtro.activos')}>
      {active.map(([name, text]) => (
        <li key={name}>
          <button
            type="button"
            aria-label={t('productos.filtro.quitar', { filtro: text })}
            onClick={() => onFiltros(sinFiltro(filtros, name))}
          >
            {text}
            <IconX size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </Row>
  );
}
