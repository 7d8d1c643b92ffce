import { formatarData } from '../formatos/datas.ts'

const entreAspas = (nome: string) => `“${nome}”`

/** TIC-13 How each change reads in the history of its ticket. */
export const FRASES = {
  abertura: 'Abriu o ticket.',
  avanco: (de: string, para: string) => `Avançou de ${entreAspas(de)} para ${entreAspas(para)}.`,
  retrocesso: (de: string, para: string) => `Voltou de ${entreAspas(de)} para ${entreAspas(para)}.`,
  finalizacao: (motivo: string) => `Finalizou o ticket: ${motivo}.`,
  reabertura: 'Reabriu o ticket.',
  arquivamento: 'Arquivou o ticket.',
  desarquivamento: 'Tirou o ticket do arquivo.',
  reclassificacao: (de: string, para: string) =>
    `Mudou o tipo de ${entreAspas(de)} para ${entreAspas(para)}.`,
  encaminhamento: (setor: string, operador: string | null) =>
    operador ? `Encaminhou para ${setor}, aos cuidados de ${operador}.` : `Encaminhou para ${setor}.`,
  analise: (autorizados: number, produtos: number) =>
    `Produtos com quantidade autorizada: ${autorizados} de ${produtos}.`,
  nfd: (numero: number, serie: number) => `Nota de devolução ${numero}, série ${serie}.`,
  nfdEmOutroTicket: (protocolo: string) => `Esta nota também foi enviada no ticket ${protocolo}.`,
  recebimento: (diverge: boolean) =>
    diverge ? 'O recebido difere do autorizado.' : 'O recebido confere com o autorizado.',
  atraso: (confirmados: number, pedidos: number) =>
    `Dias de atraso confirmados: ${confirmados} de ${pedidos}.`,
  prorrogacao: (novaData: string | null) =>
    novaData ? `Prorrogação aprovada: vence em ${formatarData(novaData)}.` : 'Prorrogação negada.',
  cadastro: 'Completou o cadastro do consumidor.',
  clienteIdentificado: (cliente: string) => `Identificou o cliente: ${cliente}.`,
  consumidorVinculado: 'Passou a acompanhar o ticket pela própria conta.',
  itens: 'Corrigiu produtos do ticket.',
  coletaGerada: (numero: string, responsavel: string) => `Gerou a ordem de coleta ${numero}: ${responsavel}.`,
  coletaConfirmada: (numero: string, dia: string) =>
    `Confirmou a coleta ${numero}, feita em ${formatarData(dia)}.`,
  coletaCancelada: (numero: string, motivo: string) => `Cancelou a coleta ${numero}: ${motivo}`,
} as const

/** What was done, then what the person had to say about it. */
export function comObservacao(...partes: (string | null | undefined)[]): string {
  return partes.filter(Boolean).join('\n')
}
