import type { TipoDeContato } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'

export const CARGOS: Record<TipoDeContato, readonly string[]> = {
  Comprador: ['Comprador', 'Encarregado de compras', 'Analista de compras'],
  Proprietário: ['Sócio', 'Sócia-administradora', 'Proprietário'],
  Financeiro: ['Contas a pagar', 'Auxiliar financeiro', 'Tesouraria'],
  Recebimento: ['Conferente', 'Encarregado do depósito', 'Estoquista'],
  Gerente: ['Gerente de loja', 'Gerente geral', 'Subgerente'],
}

export const TIMES = [
  'Corinthians',
  'Palmeiras',
  'São Paulo',
  'Santos',
  'Flamengo',
  'Cruzeiro',
  'Atlético-MG',
  'Grêmio',
  'Internacional',
  'Athletico-PR',
  'Goiás',
  'Sport',
  'Avaí',
] as const

/** What a second and a third phone are for. */
export const OUTROS_TELEFONES = ['Compras', 'Financeiro', 'Recebimento', 'Loja', 'Recados'] as const

/** Mailboxes besides the main one, and what goes to each. */
export const OUTRAS_CAIXAS = [
  { caixa: 'nfe', descricao: 'NF-e' },
  { caixa: 'financeiro', descricao: 'Financeiro' },
  { caixa: 'compras', descricao: 'Compras' },
] as const
