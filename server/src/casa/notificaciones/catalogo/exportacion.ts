import type { Archivo, FormatoDeExportacion } from '@fedatario/contract/base';
import type { FiltrosDeTiposNotificacion, TipoNotificacion } from '@fedatario/contract/casa';
import { nombresDeGrupo } from '@fedatario/contract/casa';
import { jurisdiccion } from '@fedatario/document-engine';
import type { Context } from '../../../http/route.ts';
import { type Columna, instante, texto, writeSheet } from '../../../services/sheet/sheet.ts';
import { filtrados } from './catalogo.ts';

const siNo = (value: boolean) => texto(value ? 'Sí' : 'No');

const columnas: readonly Columna<TipoNotificacion>[] = [
  { titulo: 'Clave', de: ({ clave }) => texto(clave) },
  { titulo: 'Nombre', de: ({ nombre }) => texto(nombre) },
  { titulo: 'Grupo', de: ({ grupo }) => texto(nombresDeGrupo[grupo]) },
  { titulo: 'Activa', de: ({ activa }) => siNo(activa) },
  { titulo: 'Por correo', de: ({ correo }) => siNo(correo) },
  { titulo: 'En la campana', de: ({ app }) => siNo(app) },
  { titulo: 'Asunto', de: ({ textos }) => texto(textos.asunto) },
  { titulo: 'Título', de: ({ textos }) => texto(textos.titulo) },
  { titulo: 'Cuerpo', de: ({ textos }) => texto(textos.cuerpo) },
  { titulo: 'Botón', de: ({ textos }) => texto(textos.boton) },
  { titulo: 'Pie', de: ({ textos }) => texto(textos.pie) },
  { titulo: 'Aviso', de: ({ textos }) => texto(textos.aviso) },
  { titulo: 'Cambiada por la oficina', de: ({ modificado }) => siNo(modificado) },
  { titulo: 'Último cambio', de: ({ actualizadoEn }) => instante(actualizadoEn ? new Date(actualizadoEn) : null) },
];

interface Pedida extends FiltrosDeTiposNotificacion {
  readonly formato: FormatoDeExportacion;
}

/** Exactly the rows that the same filter lists, in the same order. */
export async function exportarTipos({ db }: Context<'staff'>, { formato, ...filtros }: Pedida): Promise<Archivo> {
  const { zonaHoraria } = jurisdiccion;
  const filas = await filtrados(db, filtros);
  return writeSheet({ nombre: 'tipos-de-notificaciones', columnas, filas, zonaHoraria }, formato);
}
