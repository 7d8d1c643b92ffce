/** What a status means to the rules, whatever the business calls it. */
export const SITUACOES_DO_STATUS = ['ABERTO', 'EM_ANDAMENTO', 'AGUARDANDO_CLIENTE', 'FINALIZADO'] as const
export type SituacaoDoStatus = (typeof SITUACOES_DO_STATUS)[number]

/** TIC-02 How an archived ticket shows, whatever its status was. */
export const STATUS_ARQUIVADO = { id: 0, label: 'Arquivado', cor: '#868e96' } as const

/** TIC-04 Who may read an entry of the history, with its badge. */
export const TIPOS_DE_HISTORICO = {
  PUBLICO: 'Público',
  PRIVADO: 'Privado',
  ENCAMINHAMENTO: 'Encaminhamento',
} as const
export type TipoDeHistorico = keyof typeof TIPOS_DE_HISTORICO

/** TIC-04 Restricted entries never reach a final consumer or customer. */
export const ehRestrito = (tipo: TipoDeHistorico): boolean => tipo !== 'PUBLICO'

/** What an entry of the history tells: something written, or something done. */
export const ACOES_DO_HISTORICO = {
  ABERTURA: 'abriu o ticket',
  MENSAGEM: 'escreveu uma mensagem',
  ENCAMINHAMENTO: 'encaminhou o ticket',
  AVANCO: 'avançou a etapa',
  RETROCESSO: 'voltou a etapa',
  FINALIZACAO: 'finalizou o ticket',
  REABERTURA: 'reabriu o ticket',
  ARQUIVAMENTO: 'arquivou o ticket',
  DESARQUIVAMENTO: 'desarquivou o ticket',
  RECLASSIFICACAO: 'mudou o tipo do ticket',
  CADASTRO: 'completou o cadastro do cliente',
  ITENS: 'alterou os produtos do ticket',
  COLETA_GERADA: 'gerou a ordem de coleta',
  COLETA_CONFIRMADA: 'confirmou a coleta',
  COLETA_CANCELADA: 'cancelou a coleta',
} as const
export type AcaoDoHistorico = keyof typeof ACOES_DO_HISTORICO

/** TIC-07 Answer to one product, with how it reads and the colour of its label. */
export const STATUS_DO_ITEM = {
  A: { label: 'Aprovado', cor: 'success' },
  AN: { label: 'Em Análise', cor: 'warning' },
  N: { label: 'Negado', cor: 'danger' },
} as const
export type StatusDoItem = keyof typeof STATUS_DO_ITEM

export type OrigemDoItem = 'NOTA' | 'AVULSO'

export type TipoDeAnexo = 'ANEXO' | 'NFD'
