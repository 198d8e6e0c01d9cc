import type { ClausulaConVersiones } from '@fedatario/contract/catalogo';
import { Button, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { calls } from '#calls';
import { useT } from '../../../i18n/i18n.ts';
import { useCall, useSend } from '../../../lib/api.ts';
import { ParrafosComparados } from '../../../ui/diferencia/ParrafosComparados.tsx';
import { Notice } from '../../../ui/form/Notice.tsx';
import type { NodoJson } from '../texto/conversion.ts';
import { useMesa, useTaller } from '../texto/use-taller.ts';
import css from './biblioteca.module.css';
import { Llegada } from './Llegada.tsx';
import { conVersion, difiere, llegadaDe, llevar, type Prestada, prestadasDe } from './traslado.ts';
import { renewsDeBiblioteca, usePalabras, versionDe } from './use-biblioteca.ts';

/** The library's side of the clause at hand: kept there from here, taken anew, or written there as another version. */
export function DeBiblioteca({ idNodo, onPrestar }: { idNodo: string; onPrestar: (attrs: object) => void }) {
  const { texto } = useMesa();
  const nodo = clausulaEn(texto.plantilla.contenido, idNodo);
  const prestada = prestadasDe(texto).find(({ id }) => id === idNodo);
  if (!nodo) return null;
  return prestada ? (
    <Prestado key={prestada.idClausula} prestada={prestada} onPrestar={onPrestar} />
  ) : (
    <Guardar nodo={nodo} onPrestar={onPrestar} />
  );
}

function clausulaEn(node: NodoJson, id: string): NodoJson | undefined {
  if (node.type === 'clausula' && node.attrs?.id === id) return node;
  for (const child of node.content ?? []) {
    const found = clausulaEn(child, id);
    if (found) return found;
  }
  return undefined;
}

/** Keeps the clause under a name, from where other documents may take it. */
function Guardar({ nodo, onPrestar }: { nodo: NodoJson; onPrestar: (attrs: object) => void }) {
  const t = useT();
  const { texto, leido } = useMesa();
  const [nombre, setNombre] = useState('');
  const { mutate, isPending, error } = useSend(calls.clausulas.create, { renews: renewsDeBiblioteca });
  const save = (event: SubmitEvent) => {
    event.preventDefault();
    if (!leido.entrevista) return;
    mutate(
      { body: { nombre, ...llevar(texto, leido.entrevista, nodo) } },
      { onSuccess: ({ idClausula }) => onPrestar({ biblioteca: idClausula, version: 1 }) },
    );
  };
  const deNombre = error?.errores.find(({ campo }) => campo === 'nombre')?.mensaje;
  return (
    <form className={css.guardar} onSubmit={save}>
      <TextInput
        label={t('taller.biblioteca.nombre')}
        value={nombre}
        maxLength={120}
        error={deNombre}
        onChange={({ currentTarget }) => setNombre(currentTarget.value)}
      />
      <Button type="submit" variant="default" loading={isPending} disabled={nombre.trim() === ''}>
        {t('taller.biblioteca.guardar')}
      </Button>
      {error && !deNombre && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
    </form>
  );
}

function Prestado({ prestada, onPrestar }: { prestada: Prestada; onPrestar: (attrs: object) => void }) {
  const t = useT();
  const { idClausula, version: numero } = prestada;
  const { data } = useCall(calls.clausulas.read, { params: { idClausula } }, { fresh: true });
  const { texto, leido } = useMesa();
  const suya = data && versionDe(data, numero);
  const nueva = data && data.version > numero ? versionDe(data, data.version) : undefined;
  return (
    <div className={css.guardar}>
      {data && <p>{t('taller.biblioteca.esDe', { nombre: data.nombre, n: numero })}</p>}
      {nueva && data && <Novedad prestada={prestada} clausula={data} />}
      {data && suya && !nueva && difiere(texto, leido, prestada.nodo, suya) && (
        <OtraVersion prestada={prestada} revision={data.revision} onPrestar={onPrestar} />
      )}
      <Button variant="default" onClick={() => onPrestar({ biblioteca: null, version: null })}>
        {t('taller.biblioteca.soltar')}
      </Button>
    </div>
  );
}

/** A newer version of a clause of the document, offered with its differences. */
function Novedad({ prestada, clausula }: { prestada: Prestada; clausula: ClausulaConVersiones }) {
  const t = useT();
  const { reemplazar } = useTaller();
  const { texto, leido } = useMesa();
  const palabras = usePalabras();
  const nueva = versionDe(clausula, clausula.version);
  if (!nueva || !leido.entrevista) return null;
  const llegada = llegadaDe(texto, leido.entrevista, nueva);
  const aqui = llevar(texto, leido.entrevista, prestada.nodo);
  const { idClausula, nombre, version: numero } = clausula;
  const tomar = () => reemplazar(conVersion(texto, llegada, nueva, prestada.id, { idClausula, nombre, numero }));
  return (
    <Notice tone="info">
      <p>{t('taller.biblioteca.hayNueva', { nombre, n: numero })}</p>
      {nueva.nota !== '' && <p lang="es">{nueva.nota}</p>}
      <ParrafosComparados antes={palabras(aqui)} despues={palabras(nueva)} />
      <Llegada llegada={llegada} />
      <Button onClick={tomar}>{t('taller.biblioteca.tomar')}</Button>
    </Notice>
  );
}

/** Keeps the clause as it was changed here, for the other documents that want it. */
function OtraVersion({ prestada, revision, onPrestar }: Parameters<typeof Prestado>[0] & { revision: number }) {
  const t = useT();
  const { texto, leido } = useMesa();
  const [nota, setNota] = useState('');
  const { mutate, isPending, error } = useSend(calls.clausulas.addVersion, { renews: renewsDeBiblioteca });
  const { idClausula, nodo } = prestada;
  const save = () => {
    if (!leido.entrevista) return;
    mutate(
      { params: { idClausula }, body: { ...llevar(texto, leido.entrevista, nodo), nota, revision } },
      { onSuccess: ({ version }) => onPrestar({ biblioteca: idClausula, version }) },
    );
  };
  return (
    <>
      <p>{t('taller.biblioteca.cambiada')}</p>
      <TextInput
        label={t('taller.biblioteca.nota')}
        value={nota}
        maxLength={300}
        onChange={({ currentTarget }) => setNota(currentTarget.value)}
      />
      {error && <Notice tone="error">{t(`error.${error.codigo}`, error.params)}</Notice>}
      <Button variant="default" loading={isPending} onClick={save}>
        {t('taller.biblioteca.otraVersion')}
      </Button>
    </>
  );
}
