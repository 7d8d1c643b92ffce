export const COMO_CONHECEU = [
  'Indicação de outro cliente',
  'Visita do representante',
  'Busca na internet',
  'Redes sociais',
  'Feira ou evento',
  'Já era cliente',
] as const

export const CLASSIFICACOES = [
  'Estratégico',
  'Em crescimento',
  'Regular',
  'Esporádico',
  'Em recuperação',
] as const
export type Classificacao = (typeof CLASSIFICACOES)[number]

export const TIPOS_DE_CONTATO = ['Comprador', 'Proprietário', 'Financeiro', 'Recebimento', 'Gerente'] as const
export type TipoDeContato = (typeof TIPOS_DE_CONTATO)[number]

export const MOTIVOS_DE_ATENDIMENTO = [
  'Oferta de produtos',
  'Acompanhamento de orçamento',
  'Cobrança',
  'Dúvida do cliente',
  'Pós-venda',
  'Atualização de cadastro',
] as const
export type MotivoDeAtendimento = (typeof MOTIVOS_DE_ATENDIMENTO)[number]

export const MOTIVOS_DE_PERDA = [
  'Preço',
  'Prazo de entrega',
  'Sem estoque',
  'Comprou do concorrente',
  'Condição de pagamento',
  'Desistiu da compra',
] as const
export type MotivoDePerda = (typeof MOTIVOS_DE_PERDA)[number]

export const MOTIVOS_DE_FIM_DA_AGENDA = [
  'Contato feito',
  'Pedido incluído',
  'Pagamento combinado',
  'Não atendeu',
  'Sem interesse',
] as const
export type MotivoDeFimDaAgenda = (typeof MOTIVOS_DE_FIM_DA_AGENDA)[number]

/** What the customers of a distributor do, most of all. */
export const ATIVIDADES = [
  'Bar',
  'Consumidor final',
  'Distribuidor',
  'Hotel',
  'Indústria',
  'Loja de conveniência',
  'Mercado',
  'Órgão público',
  'Padaria',
  'Restaurante',
  'Supermercado',
  'Outro',
] as const
