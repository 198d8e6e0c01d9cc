import type { Logica, Pregunta } from '@fedatario/document-engine';
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useT } from '../../../i18n/i18n.ts';
import type { Ambito } from '../condicion/ambito.ts';
import condicion from '../condicion/condicion.module.css';
import { EditarCondicion } from '../condicion/EditarCondicion.tsx';
import { Fijo } from '../condicion/HojasDeRegla.tsx';
import css from './entrevista.module.css';
import { CON_DEFECTO, CON_LIMITES, DE_TEXTO, DEL_PERFIL } from './tipos.ts';

interface Props {
  readonly pregunta: Pregunta;
  readonly ambito: Ambito;
  /** Whether the question is asked of the notary, who alone may answer it at the signing. */
  readonly deNotario: boolean;
  readonly onCambio: (cambio: object, gesto: string) => void;
}

/** Controls that few questions need: where the answer comes from, how it must be, and what is said of it. */
export function MasDePregunta(props: Props) {
  const t = useT();
  const { pregunta, deNotario, onCambio } = props;
  const { tipo } = pregunta;
  const limitada = CON_LIMITES.includes(tipo);
  return (
    <>
      {CON_DEFECTO.includes(tipo) && <Defecto {...props} />}
      <details className={css.mas}>
        <summary>{t('taller.mas.titulo')}</summary>
        <div className={css.campos}>
          {!deNotario && <Perfil {...props} />}
          {deNotario && (
            <Checkbox
              label={t('taller.mas.alFirmar')}
              checked={pregunta.momento === 'firma'}
              onChange={({ currentTarget }) =>
                onCambio({ momento: currentTarget.checked ? 'firma' : undefined }, 'momento')
              }
            />
          )}
          {tipo === 'texto' &&
            DE_TEXTO.map((name) => (
              <Checkbox
                key={name}
                label={t(`taller.mas.${name}`)}
                checked={pregunta[name] === true}
                onChange={({ currentTarget }) => onCambio({ [name]: currentTarget.checked || undefined }, name)}
              />
            ))}
          {limitada && (
            <TextInput
              label={t('taller.mas.mensajeLimite')}
              value={pregunta.mensajeLimite ?? ''}
              maxLength={300}
              onChange={({ currentTarget }) =>
                onCambio({ mensajeLimite: currentTarget.value || undefined }, 'mensajeLimite')
              }
            />
          )}
          {tipo === 'lista' && <Antes {...props} />}
          <Aviso {...props} />
        </div>
      </details>
    </>
  );
}

/** The question of one value that an earlier version asked in the place of the list. */
function Antes({ pregunta, onCambio }: Props) {
  const t = useT();
  return (
    <TextInput
      label={t('taller.mas.antes')}
      description={t('taller.mas.antesAyuda')}
      value={(pregunta.tipo === 'lista' && pregunta.antes) || ''}
      maxLength={60}
      spellCheck={false}
      onChange={({ currentTarget }) => onCambio({ antes: currentTarget.value || undefined }, 'antes')}
    />
  );
}

const INICIALES: Readonly<Partial<Record<Pregunta['tipo'], Logica>>> = {
  siNo: false,
  numero: 0,
  moneda: 0,
  porcentaje: 0,
};

/** The answer that stands until another is given. */
function Defecto({ pregunta, ambito, onCambio }: Props) {
  const t = useT();
  const put = (defecto: Logica | undefined) => onCambio({ defecto }, 'defecto');
  const first = 'opciones' in pregunta ? (pregunta.opciones[0]?.valor ?? '') : (INICIALES[pregunta.tipo] ?? '');
  const { defecto } = pregunta;
  return (
    <fieldset className={condicion.condicion}>
      <legend>{t('taller.mas.defecto')}</legend>
      {defecto === undefined ? (
        <Button variant="default" onClick={() => put(pregunta.tipo === 'opcionMultiple' ? [first] : first)}>
          {t('taller.mas.ponerDefecto')}
        </Button>
      ) : (
        <div className={condicion.fila}>
          <Fijo regla={defecto as Logica} clase="valor" ambito={ambito} numero="1" contexto={pregunta} onCambio={put} />
          <Button variant="default" onClick={() => put(undefined)}>
            {t('taller.mas.quitarDefecto')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}

/** The datum of the profile that answers it at first. A person is whoever writes, whatever the name. */
function Perfil({ pregunta, onCambio }: Props) {
  const t = useT();
  const isPersona = pregunta.tipo === 'persona';
  const put = (perfil: string) => onCambio({ perfil: perfil || undefined }, 'perfil');
  if (isPersona)
    return (
      <Checkbox
        label={t('taller.mas.esQuienEscribe')}
        checked={pregunta.perfil !== undefined}
        onChange={({ currentTarget }) => put(currentTarget.checked ? 'titular' : '')}
      />
    );
  const datos = DEL_PERFIL[pregunta.tipo] ?? [];
  if (datos.length === 0 && pregunta.perfil === undefined) return null;
  const known = pregunta.perfil === undefined || datos.includes(pregunta.perfil as never);
  return (
    <NativeSelect
      label={t('taller.mas.perfil')}
      value={pregunta.perfil ?? ''}
      data={[
        { value: '', label: t('taller.mas.sinPerfil') },
        ...datos.map((value) => ({ value: value as string, label: t(`taller.mas.dato.${value}`) })),
        ...(known ? [] : [{ value: pregunta.perfil ?? '', label: pregunta.perfil ?? '' }]),
      ]}
      onChange={({ currentTarget }) => put(currentTarget.value)}
    />
  );
}

/** A warning beside the question while a rule holds: lawful, but odd. */
function Aviso({ pregunta, ambito, onCambio }: Props) {
  const t = useT();
  const { avisarSi } = pregunta;
  const put = (aviso: object | undefined) => onCambio({ avisarSi: aviso }, 'aviso');
  if (!avisarSi) {
    const si: Logica = { '==': [{ var: pregunta.clave }, ''] };
    return (
      <Button variant="default" onClick={() => put({ si, mensaje: t('taller.reglas.mensajeNuevo') })}>
        {t('taller.mas.ponerAviso')}
      </Button>
    );
  }
  return (
    <fieldset className={condicion.condicion}>
      <legend>{t('taller.mas.aviso')}</legend>
      <TextInput
        label={t('taller.reglas.mensaje')}
        value={avisarSi.mensaje}
        maxLength={300}
        error={avisarSi.mensaje === '' && t('taller.vacio')}
        onChange={({ currentTarget }) => put({ ...avisarSi, mensaje: currentTarget.value })}
      />
      <EditarCondicion
        titulo={t('taller.reglas.cuando')}
        regla={avisarSi.si}
        ambito={ambito}
        fija
        onCambio={(si) => si !== undefined && put({ ...avisarSi, si })}
      />
      <Button variant="default" onClick={() => put(undefined)}>
        {t('taller.mas.quitarAviso')}
      </Button>
    </fieldset>
  );
}
