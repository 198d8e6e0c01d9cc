import { useMemo } from 'react';
import { type T, useT } from '../../../i18n/i18n.ts';
import { Stack } from '../../../ui/layout/layout.tsx';
import { atributos, tipos } from './atributos.ts';
import css from './comparacion.module.css';
import { type CambioDeAtributo, compararEntrevistas, type DiferenciaDeEntrevista } from './entrevista.ts';
import type { Lado } from './lados.ts';
import { nombrarDesde, valorEnPalabras } from './valores.ts';

/** The interview's differences as sentences: added, removed, moved, and changed from one thing to another. */
export function DiferenciasDeEntrevista({ antes, despues }: { antes: Lado; despues: Lado }) {
  const t = useT();
  const found = useMemo(
    () => (antes.texto && despues.texto ? compararEntrevistas(antes.texto.entrevista, despues.texto.entrevista) : []),
    [antes, despues],
  );
  if (found.length === 0) return <p>{t('comparacion.mismaEntrevista')}</p>;
  return (
    <Stack as="ul" gap={3} className={css.diferencias}>
      {found.map((una) => (
        <li key={`${una.de}:${una.clase}:${una.ruta}`} data-clase={una.clase}>
          <p>{fraseDeDiferencia(t, una)}</p>
          {una.cambios.length > 0 && (
            <ul>
              {una.cambios.map((cambio) => (
                <li key={cambio.atributo}>{fraseDeCambio(t, una, cambio, { antes, despues })}</li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </Stack>
  );
}

function fraseDeDiferencia(t: T, { de, clase, nombre, seccion }: DiferenciaDeEntrevista): string {
  const said = { nombre, seccion };
  if (clase === 'movida') return t('comparacion.pregunta.movida', said);
  return t(`comparacion.${de}.${clase}`, said);
}

function fraseDeCambio(
  t: T,
  { ruta }: DiferenciaDeEntrevista,
  { atributo, ...values }: CambioDeAtributo,
  lados: { antes: Lado; despues: Lado },
): string {
  const said = (lado: 'antes' | 'despues') => {
    const valor = values[lado];
    const tipo = tipos.find((one) => atributo === 'tipo' && one === valor);
    if (tipo) return t(`comparacion.tipo.${tipo}`);
    const nombrar = nombrarDesde(lados[lado].leido.entrevista, ruta);
    return valorEnPalabras(atributo, valor, nombrar) ?? t('comparacion.nada');
  };
  const known = atributos.find((one) => one === atributo);
  const nombre = known ? t(`comparacion.atributo.${known}`) : atributo;
  return t('comparacion.cambio', { atributo: nombre, antes: said('antes'), despues: said('despues') });
}
