import type { valoresDeLey as es } from './es.ts';

export const valoresDeLey: typeof es = {
  detalleDeCambio:
    'In force from the day you choose, after today. What is already answered or bought keeps the values of its day.',
  desde: 'Since {dia} · {fuente}',
  prudencia: 'Out of prudence',
  proximo: 'From {dia}: {valor} · {fuente}',
  quitar: 'Remove',
  quitarCual: 'Remove {nombre} from {dia}',
  quitado: 'Removed. The earlier value stays in force.',
  cambiar: 'Change',
  cambiarCual: 'Change {nombre}',
  guardar: 'Save the value',
  ahora: 'Today: {valor}',
  limites: 'From {minimo} to {maximo}.',
  campo: {
    desde: 'In force from',
    valor: 'Value',
    fuente: 'Source',
    clave: 'Datum',
    confirmaBaja: 'I confirm that the rule lowers this value',
  },
  baja: 'This value is lower than the one in force: {valor}.',
  ayudaFuente: 'The decree or article that sets it. If it is the judgement of the office, say so.',
  unidad: {
    centavos: 'Q',
    porCiento: '{n}%',
    horas: '{n, plural, one {# hour} other {# hours}}',
    anios: '{n, plural, one {# year} other {# years}}',
    meses: '{n, plural, one {# month} other {# months}}',
    dias: '{n, plural, one {# day} other {# days}}',
  },
  grupo: {
    salarios: 'Minimum wage',
    jornada: 'Working hours and age',
    plazos: 'Terms and warnings',
    timbres: 'Stamps of notarial acts',
    firma: 'Signing date',
  },
  grupoDetalle: {
    salarios: 'Monthly. CE1 is the department of Guatemala; CE2, the others. An employment contract takes no less.',
    jornada: 'Employment contracts are checked by them: timetable and age of the worker.',
    plazos: 'How far answers may go, and from where the customer is warned.',
    timbres: 'The stamps an act says it bears. That of survival bears no fiscal stamp.',
    firma: 'The dates a document may bear, counted from the day it is answered.',
  },
  clave: {
    salarioMinimo: {
      ce1: {
        noAgricola: 'Non-agricultural minimum wage, CE1',
        agricola: 'Agricultural minimum wage, CE1',
        exportadora: 'Export and maquila minimum wage, CE1',
      },
      ce2: {
        noAgricola: 'Non-agricultural minimum wage, CE2',
        agricola: 'Agricultural minimum wage, CE2',
        exportadora: 'Export and maquila minimum wage, CE2',
      },
    },
    bonificacionIncentivo: 'Incentive bonus, monthly',
    jornada: {
      diurna: { dia: 'Day shift, a day', semana: 'Day shift, a week' },
      mixta: { dia: 'Mixed shift, a day', semana: 'Mixed shift, a week' },
      nocturna: { dia: 'Night shift, a day', semana: 'Night shift, a week' },
    },
    edadParaTrabajar: 'Age to work',
    interesUsual: 'Yearly interest above which there is a warning',
    plazoMaximoMeses: 'Longest term of an obligation',
    viajeMeses: "Latest start of a minor's trip",
    timbre: {
      notarial: 'Notarial stamp of an act',
      fiscalHoja: 'Fiscal stamp of each sheet',
      fiscalNombramiento: 'Fiscal stamp of an appointment',
      fiscalLegalizacion: 'Fiscal stamp of a legalisation',
    },
    firma: {
      atras: 'Signing: days before answering',
      adelante: 'Signing: days after, private document',
      actoAdelante: 'Signing: days after, act before a notary',
    },
  },
};
