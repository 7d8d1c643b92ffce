import { TIPOS_DE_APROVACAO, type TipoDeAprovacao } from './tipos.ts'

/** Where one is decided, from the root of the portal. */
export const caminhoDaAprovacao = (id: number): string => `/aprovacoes/${id}`

type Qual = { id: number; tipo: TipoDeAprovacao; idReferencia: number; cliente: string; resumo: string }

const nomeDe = ({ tipo, idReferencia }: Pick<Qual, 'tipo' | 'idReferencia'>) =>
  `${TIPOS_DE_APROVACAO[tipo].coisa} ${idReferencia}`

const MODOS = {
  PEDIDO: 'espera aprovação',
  LEMBRETE: 'ainda espera aprovação',
  ESCALADA: 'espera aprovação há tempo demais',
  VOLTOU: 'voltou a esperar aprovação',
} as const

/** What whoever may decide is told. */
export const avisoParaDecidir = (
  qual: Qual,
  modo: keyof typeof MODOS,
  { quem, mensagem }: { quem: string | null; mensagem: string },
) => ({
  titulo: `${nomeDe(qual)} ${MODOS[modo]}: ${qual.cliente}`,
  mensagem: [
    quem ? `${quem} pede: ${qual.resumo}` : qual.resumo,
    ...(mensagem === '' ? [] : [`“${mensagem}”`]),
  ].join('\n'),
  caminho: caminhoDaAprovacao(qual.id),
})

const FINS = {
  APROVADA: 'aprovado',
  APROVADA_OUTRA: 'aprovado com outra proposta',
  RECUSADA: 'recusado',
  EXPIRADA: 'venceu sem decisão',
} as const

/** What whoever asked is told. */
export const avisoDoFim = (
  qual: Qual,
  fim: keyof typeof FINS,
  { quem, motivo }: { quem: string | null; motivo: string },
) => ({
  titulo: `${nomeDe(qual)}: ${FINS[fim]}: ${qual.cliente}`,
  mensagem: [quem ? `Por ${quem}. ${qual.resumo}` : qual.resumo, ...(motivo === '' ? [] : [motivo])].join(
    '\n',
  ),
  caminho: caminhoDaAprovacao(qual.id),
})
