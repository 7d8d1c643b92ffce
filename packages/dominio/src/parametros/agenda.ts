import { type Definicao, escolha, inteiro, simOuNao } from './especies.ts'

const ULTIMA_HORA = 24
const UM_DIA_MINUTOS = 1440

/** PAR-01 Of the agendas: how the day is drawn, when one is reminded, what finishing asks for. */
export const PARAMETROS_DA_AGENDA = {
  agendaDuracaoMinutos: inteiro({
    padrao: 30,
    minimo: 5,
    maximo: 480,
    descricao: 'Minutos que um contato dura no calendário, e de quanto em quanto se sugere um horário',
  }),
  agendaHoraInicial: inteiro({
    padrao: 8,
    maximo: ULTIMA_HORA - 1,
    descricao: 'Primeira hora que a semana das agendas mostra',
  }),
  agendaHoraFinal: inteiro({
    padrao: 18,
    minimo: 1,
    maximo: ULTIMA_HORA,
    descricao: 'Hora em que a semana das agendas termina',
  }),
  agendaDiasDaSemana: escolha({
    padrao: 'SEG_A_SAB',
    opcoes: ['SEG_A_SEX', 'SEG_A_SAB', 'TODOS'],
    descricao: 'Dias que a semana das agendas mostra',
  }),
  agendaLembreteMinutos: inteiro({
    somenteServidor: true,
    padrao: 15,
    maximo: UM_DIA_MINUTOS,
    descricao: 'Quantos minutos antes da hora se lembra uma agenda a quem a tem; 0 é nunca',
  }),
  agendaDiasDeAtraso: inteiro({
    somenteServidor: true,
    padrao: 90,
    minimo: 1,
    maximo: 3650,
    descricao: "Por quantos dias uma agenda não cumprida ainda conta entre as 'Atrasadas'",
  }),
  agendaExigeResultado: simOuNao({
    padrao: false,
    descricao: 'Finalizar uma agenda exige dizer o resultado',
  }),
  agendaExigeProximoPasso: simOuNao({
    padrao: false,
    descricao: 'Finalizar uma agenda exige marcar o próximo contato',
  }),
} as const satisfies Record<string, Definicao<unknown>>
