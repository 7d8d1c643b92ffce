import { formatarDataHora } from '../formatos/datas.ts'

/** What is done to an agenda, as it goes on after the name of who did it. */
export const ACOES_DA_AGENDA = {
  CRIACAO: 'criou a agenda',
  FINALIZACAO: 'finalizou a agenda',
  REAGENDAMENTO: 'reagendou a agenda',
  DESFAZIMENTO: 'desfez o reagendamento',
  PASSAGEM: 'passou a agenda a outra pessoa',
} as const
export type AcaoDaAgenda = keyof typeof ACOES_DA_AGENDA

const seguido = (frase: string, complemento: string) => (complemento ? `${frase}: ${complemento}` : frase)

/** CLI-02 How the activity log of the customer tells it. */
export const FRASES_DA_AGENDA = {
  marcada: (assunto: string, para: Date, quem: string) =>
    `Agenda "${assunto}" marcada para ${formatarDataHora(para.toISOString())}, com ${quem}`,
  finalizada: (assunto: string, motivo: string, resultado: string) =>
    seguido(`Agenda "${assunto}" finalizada (${motivo})`, resultado),
  reagendada: (assunto: string, para: Date, observacao: string) =>
    seguido(`Agenda "${assunto}" reagendada para ${formatarDataHora(para.toISOString())}`, observacao),
  passada: (assunto: string, de: string, para: string) => `Agenda "${assunto}" passou de ${de} a ${para}`,
  devolvida: (assunto: string, para: Date) =>
    `Reagendamento desfeito: agenda "${assunto}" de volta a ${formatarDataHora(para.toISOString())}`,
} as const
