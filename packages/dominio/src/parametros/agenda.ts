import { type Definicao, escolha, inteiro, simOuNao } from './especies.ts'

const ULTIMA_HORA = 24
const UM_DIA_MINUTOS = 1440

/** PAR-01 Of the agendas: how the day is drawn, when one is reminded, what finishing asks for. */
export const PARAMETROS_DA_AGENDA = {
  agendaDuracaoMinutos: inteiro({
    padrao: 30,
    minimo: 5,
    maximo: 480,
    descricao:
      'Minutos que um contato dura no calendário, e de quanto em quanto se sugere um horário (AGE-01)',
  }),
  agendaHoraInicial: inteiro({
    padrao: 8,
    maximo: ULTIMA_HORA - 1,
    descricao: 'Primeira hora que a semana das agendas mostra (VEN-01)',
  }),
  agendaHoraFinal: inteiro({
    padrao: 18,
    minimo: 1,
    maximo: ULTIMA_HORA,
    descricao: 'Hora em que a semana das agendas termina (VEN-01)',
  }),
  agendaDiasDaSemana: escolha({
    padrao: 'SEG_A_SAB',
    opcoes: ['SEG_A_SEX', 'SEG_A_SAB', 'TODOS'],
    descricao: 'Dias que a semana das agendas mostra (VEN-01): SEG_A_SEX, SEG_A_SAB ou TODOS',
  }),
  agendaLembreteMinutos: inteiro({
    somenteServidor: true,
    padrao: 15,
    maximo: UM_DIA_MINUTOS,
    descricao: 'Quantos minutos antes da hora se lembra uma agenda a quem a tem; 0 é nunca (AGE-01)',
  }),
  agendaDiasDeAtraso: inteiro({
    somenteServidor: true,
    padrao: 90,
    minimo: 1,
    maximo: 3650,
    descricao: "Por quantos dias uma agenda não cumprida ainda conta entre as 'Atrasadas' (AGE-02)",
  }),
  agendaExigeResultado: simOuNao({
    padrao: false,
    descricao: 'Finalizar uma agenda exige dizer o resultado: S ou N (AGE-01)',
  }),
  agendaExigeProximoPasso: simOuNao({
    padrao: false,
    descricao: 'Finalizar uma agenda exige marcar o próximo contato: S ou N (AGE-01)',
  }),
} as const satisfies Record<string, Definicao<unknown>>
