import type {
  MotivoDeAtendimento,
  MotivoDePerda,
} from '@balcao/api/src/features/implantacao/partida/opcoes-de-cadastro.ts'

/** Calls that opened no ticket. */
export const ATENDIMENTOS_AVULSOS: readonly { motivo: MotivoDeAtendimento; texto: string }[] = [
  {
    motivo: 'Dúvida do cliente',
    texto: 'Ligou para confirmar o horário da entrega de amanhã. Informado: período da manhã.',
  },
  {
    motivo: 'Dúvida do cliente',
    texto: 'Perguntou o saldo em estoque de dois itens. Passei as quantidades e o prazo.',
  },
  {
    motivo: 'Oferta de produtos',
    texto: 'Cliente pediu a tabela de preços atualizada. Enviada por e-mail.',
  },
  {
    motivo: 'Pós-venda',
    texto: 'Contato de rotina: satisfeito com a última entrega, fará novo pedido na semana que vem.',
  },
  {
    motivo: 'Atualização de cadastro',
    texto: 'Ligou para avisar que a loja fecha mais cedo na sexta-feira.',
  },
  {
    motivo: 'Dúvida do cliente',
    texto: 'Perguntou sobre o pedido mínimo para frete grátis. Esclarecido.',
  },
  { motivo: 'Dúvida do cliente', texto: 'Pediu para falar com o representante. Recado passado.' },
  { motivo: 'Pós-venda', texto: 'Confirmou o recebimento da mercadoria e elogiou a embalagem.' },
  {
    motivo: 'Dúvida do cliente',
    texto: 'Quis saber a data do próximo reajuste. Orientado a falar com o representante.',
  },
  { motivo: 'Atualização de cadastro', texto: 'Atualizou o telefone do setor de compras.' },
]

/** Of a quote that is still to be decided. */
export const ORCAMENTO_EM_ABERTO = [
  'Recebeu o orçamento e vai comparar com o fornecedor atual. Retorno combinado.',
  'O comprador está de férias; pediu para ligar quando ele voltar.',
  'Gostou dos preços, falta a aprovação do dono.',
  'Pediu mais uns dias para ver o caixa do mês.',
] as const

export const ORCAMENTO_PERDIDO: Record<MotivoDePerda, string> = {
  Preço: 'Achou caro: recebeu proposta menor nos itens principais.',
  'Prazo de entrega': 'Precisava da mercadoria ainda nesta semana e a rota só passa na outra.',
  'Sem estoque': 'Dois dos itens estavam em falta e o cliente não quis substituir.',
  'Comprou do concorrente': 'Fechou com outro distribuidor antes do nosso retorno.',
  'Condição de pagamento': 'Queria 60 dias; o prazo máximo do cadastro não permite.',
  'Desistiu da compra': 'Adiou a compra para depois do inventário.',
}
