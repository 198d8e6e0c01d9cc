import type { Pregunta } from '@fedatario/document-engine';
import { IconPaperclip } from '@tabler/icons-react';
import { type ReactNode, useId } from 'react';
import { useT } from '../../../../i18n/i18n.ts';
import { Row } from '../../../../ui/layout/layout.tsx';
import css from './campos.module.css';
import { Desplegable } from './Desplegable.tsx';
import { Etiqueta, useAyuda } from './Etiqueta.tsx';
import estilo from './opciones.module.css';
import { useCampo } from './use-campo.ts';

interface Props<T extends Pregunta['tipo']> {
  pregunta: Extract<Pregunta, { tipo: T }>;
  ruta: string;
}

interface OpcionProps {
  ruta: string;
  campo: ReturnType<typeof useCampo>;
  valor: string | boolean;
  children: ReactNode;
}

/** Up to this number of options are shown as buttons; more go into a select. */
const A_LA_VISTA = 5;

export function SiNo({ pregunta, ruta }: Props<'siNo' | 'archivo'>) {
  const t = useT();
  const campo = useCampo(ruta, pregunta);
  const opciones = [
    { valor: true, etiqueta: t('entrevista.si') },
    { valor: false, etiqueta: t('entrevista.no') },
  ];
  return (
    <Marco pregunta={pregunta} ruta={ruta} campo={campo} corto>
      {opciones.map(({ valor, etiqueta }) => (
        <Opcion key={etiqueta} ruta={ruta} campo={campo} valor={valor}>
          {etiqueta}
        </Opcion>
      ))}
    </Marco>
  );
}

export function UnaOpcion({ pregunta, ruta }: Props<'opcion'>) {
  const campo = useCampo(ruta, pregunta);
  if (pregunta.opciones.length > A_LA_VISTA) {
    const opciones = pregunta.opciones.map(({ valor, etiqueta }) => ({ value: valor, label: capital(etiqueta) }));
    return <Desplegable pregunta={pregunta} ruta={ruta} opciones={opciones} />;
  }
  return (
    <Marco pregunta={pregunta} ruta={ruta} campo={campo}>
      {pregunta.opciones.map(({ valor, etiqueta }) => (
        <Opcion key={valor} ruta={ruta} campo={campo} valor={valor}>
          <span lang="es">{capital(etiqueta)}</span>
        </Opcion>
      ))}
    </Marco>
  );
}

/** One option that excludes the others. */
function Opcion({ ruta, campo, valor, children }: OpcionProps) {
  return (
    <label className={estilo.option}>
      <input
        type="radio"
        name={ruta}
        checked={campo.valor === valor}
        onChange={() => campo.onValor(valor)}
        onBlur={campo.onDejar}
      />
      {children}
    </label>
  );
}

export function OpcionMultiple({ pregunta, ruta }: Props<'opcionMultiple'>) {
  const campo = useCampo(ruta, pregunta);
  const chosen: unknown[] = Array.isArray(campo.valor) ? campo.valor : [];
  const toggle = (valor: string, checked: boolean) => {
    const all = pregunta.opciones.map((opcion) => opcion.valor);
    const next = all.filter((one) => (one === valor ? checked : chosen.includes(one)));
    campo.onValor(next.length > 0 ? next : undefined);
  };
  return (
    <Marco pregunta={pregunta} ruta={ruta} campo={campo}>
      {pregunta.opciones.map(({ valor, etiqueta }) => (
        <label key={valor} className={estilo.option}>
          <input
            type="checkbox"
            checked={chosen.includes(valor)}
            onChange={({ currentTarget }) => toggle(valor, currentTarget.checked)}
            onBlur={campo.onDejar}
          />
          <span lang="es">{capital(etiqueta)}</span>
        </label>
      ))}
    </Marco>
  );
}

export function Declaracion({ pregunta, ruta }: Props<'declaracion'>) {
  const t = useT();
  const campo = useCampo(ruta, pregunta);
  return (
    <Marco pregunta={pregunta} ruta={ruta} campo={campo}>
      <p className={estilo.declaration} lang="es">
        {pregunta.texto}
      </p>
      <label className={estilo.option}>
        <input
          type="checkbox"
          checked={campo.valor === true}
          onChange={({ currentTarget }) => campo.onValor(currentTarget.checked || undefined)}
          onBlur={campo.onDejar}
        />
        {t('entrevista.acepto')}
      </label>
    </Marco>
  );
}

/** Files are uploaded later, with the requirements of the trámite. */
export function CampoDeArchivo({ pregunta }: { pregunta: Pregunta }) {
  const t = useT();
  return (
    <Row gap={3} pad={4} className={estilo.file}>
      <IconPaperclip size={20} stroke={1.5} aria-hidden="true" />
      <p>
        <strong lang="es">{pregunta.etiqueta}</strong>
        <span>{t('entrevista.archivoDespues')}</span>
      </p>
    </Row>
  );
}

interface MarcoProps {
  pregunta: Pregunta;
  ruta: string;
  campo: ReturnType<typeof useCampo>;
  /** Short options stand side by side. */
  corto?: boolean;
  children: ReactNode;
}

/** Fieldset of a question whose options are all visible: legend, options, error, help. */
function Marco({ pregunta, ruta, campo: { obligatoria, error, aviso }, corto = false, children }: MarcoProps) {
  const id = useId();
  const ayuda = useAyuda({ ...pregunta, aviso });
  const described = [error && `${id}-error`, ayuda && `${id}-ayuda`].filter(Boolean).join(' ');
  return (
    <fieldset
      id={`pregunta-${ruta}`}
      className={css.choice}
      data-error={error !== undefined}
      aria-describedby={described || undefined}
    >
      <legend>
        <Etiqueta texto={pregunta.etiqueta} obligatoria={obligatoria} />
      </legend>
      <div className={corto ? estilo.pair : estilo.options}>{children}</div>
      {error && (
        <p id={`${id}-error`} className={css.error}>
          {error}
        </p>
      )}
      {ayuda && (
        <div id={`${id}-ayuda`} className={css.help}>
          {ayuda}
        </div>
      )}
    </fieldset>
  );
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
