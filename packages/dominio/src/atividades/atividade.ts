/** TIC-05 Kinds of entry in the activity log of a customer, with how they read. */
export const TIPOS_DE_ATIVIDADE = {
  PEDIDO: 'Pedido',
  ORCAMENTO: 'Orçamento',
  AGENDA: 'Agenda',
  TICKET: 'Ticket',
  ATENDIMENTO_AVULSO: 'Atendimento avulso',
  CADASTRO: 'Cadastro',
} as const

export type TipoDeAtividade = keyof typeof TIPOS_DE_ATIVIDADE
