// CON-01: the fixed measures of the product, each stated once. What a branch may change is a parameter, not a constant.

export const DEBOUNCE_MS = { avulsos: 800, pesquisa: 400, validacao: 300 } as const

export const TAMANHO_DE_PAGINA = {
  avulsos: 6,
  registroDeAtividades: 7,
  // What the server sends of the activity log when the caller does not ask for a size.
  registroDeAtividadesPadrao: 5,
  historicoDoTicket: 8,
  atividadesDoTicket: 3,
  atendimentos: 9,
  artigos: 5,
  agendas: 10_000,
} as const

export const PAGINAS_VISIVEIS = 3

/** Deeper is for filters, not for paging: an offset costs as much as the rows it skips. */
export const MAXIMO_DE_PAGINAS = 100

export const DURACAO_DO_TOAST_MS = {
  padrao: 5_000,
  validacaoDoTicket: 3_000,
  artigos: 10_000,
  comAcao: 15_000,
} as const

export const COPIADO_MS = 1_000

export const VALIDACAO_DA_SESSAO_MS = 300_000

export const LARGURA_DO_MENU = 280

export const ALTURA_DO_MENU_DE_NEGOCIOS = { topo: 225, lateral: 300 } as const

export const ALTURA_MAXIMA_DE_OPCOES = 400

export const TRANSICAO_DO_DIALOGO_MS = 150

export const NIVEIS_DE_MOTIVO = 5

export const REFERENCIAS_COMERCIAIS = 3

export const TAMANHO_MAXIMO = {
  observacoes: 250,
  complemento: 80,
  quantidade: 4,
  quantidadeDoTicket: 7,
} as const

/** More than this no step of a ticket takes in one answer. */
export const MAXIMO_DE_ITENS_DO_TICKET = 500

/** TIC-11 Titles that one extension moves. */
export const MAXIMO_DE_TITULOS_DO_TICKET = 200

export const INSCRICAO_ESTADUAL = { minimo: 6, maximo: 14 } as const

export const SENHA = { nova: { minimo: 6, maximo: 20 }, atual: { minimo: 1, maximo: 50 } } as const

/** SEG-04 Beyond this a number is no longer exact: a larger id must be refused at the door, not reach the database as another. */
export const MAIOR_ID = Number.MAX_SAFE_INTEGER

/** What the column holds: a larger number is no version of anything, and the database would choke on it. */
export const MAIOR_VERSAO = 2_147_483_647

/** How repeated sign-in failures slow down: seconds. */
export const ESPERA_DE_ACESSO = {
  inicialSegundos: 15,
  maximaSegundos: 900,
  esquecimentoSegundos: 3600,
} as const

/** What sends a message to somebody: times an hour, by account or by whoever asks. */
export const LIMITE_POR_HORA = {
  redefinicaoSemCaptcha: 3,
  confirmacaoDeEmail: 5,
  envioDeOrcamento: 10,
  perguntaSobreOrcamento: 10,
  pedidoDeAprovacao: 5,
} as const

export const DIAS_PARA_DESFAZER_EMAIL = 7

/** SHL-06 How long a silent websocket waits before it asks whether the server is there. */
export const ATIVIDADE_DO_WEBSOCKET_MS = 600_000
