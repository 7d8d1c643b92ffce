import type { StatusDeOrcamento } from '@balcao/dominio/pedidos/status'
import { NIVEIS_DE_ESTOQUE, type NivelDeEstoque } from '@balcao/dominio/produtos/estoque'

// GER-21: the palette by meaning. A screen asks for a meaning; only this file knows which colour that is.

/** Tone of a small label, an icon or a row mark. Never the only carrier of a meaning: a text goes with it. */
export const TONS = [
  'neutro',
  'azul',
  'turquesa',
  'verde',
  'amarelo',
  'laranja',
  'vermelho',
  'roxo',
  'rosa',
] as const
export type Tom = (typeof TONS)[number]

/** Seeds of the tones; the shades of each scheme are computed from them. */
export const SEMENTE_DO_TOM: Record<Exclude<Tom, 'neutro'>, string> = {
  azul: '#1d62b8',
  turquesa: '#0b7285',
  verde: '#2b7a3d',
  amarelo: '#f2b600',
  laranja: '#e8590c',
  vermelho: '#c02626',
  roxo: '#6b45b8',
  rosa: '#b02a6b',
}

/** Name of the tone in the kit, for its `color` props. */
export const COR_DO_TOM: Record<Tom, string> = {
  neutro: 'gray',
  azul: 'blue',
  turquesa: 'teal',
  verde: 'green',
  amarelo: 'yellow',
  laranja: 'orange',
  vermelho: 'red',
  roxo: 'violet',
  rosa: 'pink',
}

/** Colours of actions, for the kit's `color` props. */
export const COR_DA_ACAO = {
  principal: 'destaque',
  secundaria: 'gray',
  confirmacao: 'green',
  perigo: 'red',
  /** 'NOVO TICKET' and nothing else. */
  novoTicket: 'warning',
} as const

/** What surfaces and their parts are painted with; light and dark are in the variables. */
export const COR_DO_COMPONENTE = {
  pagina: 'var(--balcao-pagina)',
  superficie: 'var(--mantine-color-body)',
  borda: 'var(--balcao-borda)',
  bordaDeCampo: 'var(--balcao-borda-de-campo)',
  texto: 'var(--mantine-color-text)',
  textoSuave: 'var(--mantine-color-dimmed)',
  link: 'var(--mantine-color-anchor)',
  foco: 'var(--balcao-foco)',
  linhaSobreposta: 'var(--balcao-linha-sobreposta)',
  linhaSelecionada: 'var(--balcao-linha-selecionada)',
  /** A row that has just been changed by someone else. */
  linhaAlterada: 'var(--balcao-linha-alterada)',
} as const

export const TOM_DO_ESTOQUE = Object.fromEntries(
  NIVEIS_DE_ESTOQUE.map(({ nivel, tom }): [NivelDeEstoque, Tom] => [nivel, tom]),
) as Record<NivelDeEstoque, Tom>

/** DOC-03: yellow waits for someone, blue moves, green is done, red is refused or lost, grey ended without a result. */
export const TOM_DO_STATUS_DE_PEDIDO: Record<StatusDeOrcamento, Tom> = {
  AGUARDANDO: 'amarelo',
  ANALISE: 'amarelo',
  BLOQUEADO: 'vermelho',
  CANCELADO: 'neutro',
  DEPOSITO: 'laranja',
  DEVOLUCAO: 'roxo',
  ENTREGUE: 'verde',
  FATURADO: 'turquesa',
  LIBERADO: 'azul',
  SEPARACAO: 'azul',
  TRANSPORTE: 'azul',
  ATIVO: 'verde',
  VENCIDO: 'vermelho',
  REJEITADO: 'vermelho',
  COTACAO: 'turquesa',
  ORCAMENTO: 'amarelo',
  PERDIDO: 'neutro',
  PAGAMENTO_EXPIRADO: 'vermelho',
  PAGAMENTO_PENDENTE: 'laranja',
  PAGAMENTO_REALIZADO: 'verde',
  GANHO: 'verde',
}

/** A status the ERP invents later is grey, not an error. */
export function tomDoStatusDePedido(chave: string): Tom {
  return Object.hasOwn(TOM_DO_STATUS_DE_PEDIDO, chave)
    ? TOM_DO_STATUS_DE_PEDIDO[chave as StatusDeOrcamento]
    : 'neutro'
}

/** TIC-02, TIC-04, TIC-07: item analysis, visibility of a message, archived and late tickets. */
export const TOM_DO_TICKET = {
  A: 'verde',
  AN: 'amarelo',
  N: 'vermelho',
  PUBLICO: 'azul',
  PRIVADO: 'amarelo',
  ENCAMINHAMENTO: 'roxo',
  arquivado: 'neutro',
  atrasado: 'vermelho',
} as const satisfies Record<string, Tom>

/** AGE-02: the type of an agenda colours its row border. */
export const TOM_DO_TIPO = {
  WARNING: 'amarelo',
  INFO: 'azul',
  SUCCESS: 'verde',
  ERROR: 'vermelho',
  default: 'neutro',
} as const satisfies Record<string, Tom>

type ParteDoTom = 'texto' | 'fundo' | 'borda' | 'solido'

export function nomeDaVariavel(tom: Tom, parte: ParteDoTom): string {
  return `--balcao-tom-${tom}-${parte}`
}

/** CSS values of a tone: text and background of a label, its border, and the full colour for marks and bars. */
export function coresDoTom(tom: Tom): Record<ParteDoTom, string> {
  const valor = (parte: ParteDoTom) => `var(${nomeDaVariavel(tom, parte)})`
  return { texto: valor('texto'), fundo: valor('fundo'), borda: valor('borda'), solido: valor('solido') }
}
