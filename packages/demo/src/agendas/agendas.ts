import type { MotivoDeFimDaAgenda } from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'

/** Why one calls to sell. */
export const ASSUNTOS_DE_VENDA = [
  { assunto: 'Contato de rotina', descricao: 'Ver a reposição da semana.' },
  { assunto: 'Oferta da quinzena', descricao: 'Apresentar os itens em promoção.' },
  { assunto: 'Retomar as compras', descricao: 'Saber por que o pedido não veio neste mês.' },
  { assunto: 'Apresentar lançamentos', descricao: null },
  { assunto: 'Negociar pedido maior', descricao: 'Oferecer prazo melhor acima de dez caixas.' },
] as const

export const ASSUNTOS_DE_COBRANCA = [
  { assunto: 'Título vencido', descricao: 'Confirmar se o boleto chegou e quando será pago.' },
  { assunto: 'Acordo de pagamento', descricao: 'Combinar nova data ou pagamento por Pix.' },
] as const

export const RESULTADOS: Record<MotivoDeFimDaAgenda, readonly string[]> = {
  'Contato feito': [
    'Conversa boa; pediu para ligar de novo na próxima semana.',
    'Falei com o comprador e enviei a tabela por e-mail.',
    'Ainda tem estoque para dez dias.',
  ],
  'Pedido incluído': ['Pedido fechado na ligação.', 'Repetiu o último pedido com dois itens a mais.'],
  'Pagamento combinado': ['Vai pagar até sexta-feira.', 'Pediu o Pix e pagou na hora.'],
  'Não atendeu': ['Chamou até cair.', 'Caixa postal; deixei recado.'],
  'Sem interesse': [
    'Comprou de outro fornecedor nesta semana.',
    'Loja em reforma, sem compras até o mês que vem.',
  ],
}
