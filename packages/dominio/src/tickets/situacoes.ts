/** What a status means to the rules, whatever the business calls it. */
export const SITUACOES_DO_STATUS = ['ABERTO', 'EM_ANDAMENTO', 'AGUARDANDO_CLIENTE', 'FINALIZADO'] as const
export type SituacaoDoStatus = (typeof SITUACOES_DO_STATUS)[number]

/** TIC-02 How an archived ticket shows, whatever its status was. */
export const STATUS_ARQUIVADO = { id: 0, label: 'Arquivado', cor: '#868e96' } as const

/** MES-06/uniao How one that became part of another shows: a kind of archived. */
export const STATUS_UNIDO = { ...STATUS_ARQUIVADO, label: 'Unido' } as const

/** TIC-07 Answer to one product, with how it reads and the colour of its label. */
export const STATUS_DO_ITEM = {
  A: { label: 'Aprovado', cor: 'success' },
  AN: { label: 'Em Análise', cor: 'warning' },
  N: { label: 'Negado', cor: 'danger' },
} as const
export type StatusDoItem = keyof typeof STATUS_DO_ITEM

export type OrigemDoItem = 'NOTA' | 'AVULSO'

export type TipoDeAnexo = 'ANEXO' | 'NFD'
