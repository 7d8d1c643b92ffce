import type { Acao } from '../permissoes.ts'

type Assunto = {
  /** One of them, and all of them. */
  um: string
  varios: string
  /** Who may change it, and take a change back. */
  acao: Acao
}

/** ADM-01 Whatever is set and told in the audit, by the name under which its history is kept. */
export const ASSUNTOS_AJUSTADOS = {
  permissao: {
    um: 'Permissão de tipo de conta',
    varios: 'Permissões de tipos de conta',
    acao: 'PERMISSAO_CONFIGURAR',
  },
  'permissao-da-pessoa': {
    um: 'Permissão de uma pessoa',
    varios: 'Permissões de pessoas',
    acao: 'PERMISSAO_CONFIGURAR',
  },
  parametro: { um: 'Parâmetro', varios: 'Parâmetros', acao: 'PARAMETRO_CONFIGURAR' },
  texto: { um: 'Texto', varios: 'Textos', acao: 'CONTEUDO_CONFIGURAR' },
  imagem: { um: 'Imagem do negócio', varios: 'Imagens do negócio', acao: 'CONTEUDO_CONFIGURAR' },
  usuario: { um: 'Usuário', varios: 'Usuários', acao: 'USUARIO_GERIR' },
  setor: { um: 'Setor', varios: 'Setores', acao: 'CATALOGO_CONFIGURAR' },
  'menu-de-tickets': { um: 'Menu de tickets', varios: 'Menus de tickets', acao: 'CATALOGO_CONFIGURAR' },
  'tipo-de-tickets': { um: 'Tipo de tickets', varios: 'Tipos de tickets', acao: 'CATALOGO_CONFIGURAR' },
  'situacao-de-tickets': {
    um: 'Situação de tickets',
    varios: 'Situações de tickets',
    acao: 'CATALOGO_CONFIGURAR',
  },
  'origem-de-tickets': {
    um: 'Origem de tickets',
    varios: 'Origens de tickets',
    acao: 'CATALOGO_CONFIGURAR',
  },
  'motivo-de-finalizacao': {
    um: 'Motivo de finalização',
    varios: 'Motivos de finalização',
    acao: 'CATALOGO_CONFIGURAR',
  },
  'motivo-de-produto': {
    um: 'Motivo de devolução',
    varios: 'Motivos de devolução',
    acao: 'CATALOGO_CONFIGURAR',
  },
  'motivo-de-analise': {
    um: 'Motivo da análise',
    varios: 'Motivos da análise',
    acao: 'CATALOGO_CONFIGURAR',
  },
  custo: { um: 'Custo', varios: 'Custos', acao: 'CATALOGO_CONFIGURAR' },
  turno: { um: 'Turno', varios: 'Expediente das filiais', acao: 'CATALOGO_CONFIGURAR' },
  feriado: { um: 'Feriado', varios: 'Feriados', acao: 'CATALOGO_CONFIGURAR' },
  'tipo-de-artigo': { um: 'Tipo de artigo', varios: 'Tipos de artigo', acao: 'FAQ_EDITAR' },
  filial: { um: 'Filial', varios: 'Filiais', acao: 'COMERCIAL_CONFIGURAR' },
  'conta-de-cobranca': {
    um: 'Conta de cobrança',
    varios: 'Contas de cobrança',
    acao: 'COMERCIAL_CONFIGURAR',
  },
  'plano-de-pagamento': {
    um: 'Plano de pagamento',
    varios: 'Planos de pagamento',
    acao: 'COMERCIAL_CONFIGURAR',
  },
  'forma-de-cobranca': {
    um: 'Forma de cobrança',
    varios: 'Formas de cobrança',
    acao: 'COMERCIAL_CONFIGURAR',
  },
  'tipo-de-frete': { um: 'Tipo de frete', varios: 'Tipos de frete', acao: 'COMERCIAL_CONFIGURAR' },
  'regiao-de-venda': { um: 'Região de venda', varios: 'Regiões de venda', acao: 'COMERCIAL_CONFIGURAR' },
  transportadora: { um: 'Transportadora', varios: 'Transportadoras', acao: 'COMERCIAL_CONFIGURAR' },
  'regra-fiscal': { um: 'Regra de imposto', varios: 'Regras de imposto', acao: 'COMERCIAL_CONFIGURAR' },
  produto: { um: 'Produto', varios: 'Produtos', acao: 'COMERCIAL_CONFIGURAR' },
  estoque: { um: 'Estoque', varios: 'Estoque', acao: 'COMERCIAL_CONFIGURAR' },
  'passagem-de-carteira': {
    um: 'Passagem de carteira',
    varios: 'Passagens de carteira',
    acao: 'COMERCIAL_CONFIGURAR',
  },
  'tabela-de-preco': { um: 'Tabela de preço', varios: 'Tabelas de preço', acao: 'COMERCIAL_CONFIGURAR' },
  preco: { um: 'Preço', varios: 'Preços', acao: 'COMERCIAL_CONFIGURAR' },
  'mudanca-de-precos': {
    um: 'Mudança de preços',
    varios: 'Mudanças de preços',
    acao: 'COMERCIAL_CONFIGURAR',
  },
  cupom: { um: 'Cupom', varios: 'Cupons', acao: 'COMERCIAL_CONFIGURAR' },
  'tabela-de-frete': { um: 'Tabela de frete', varios: 'Tabelas de frete', acao: 'COMERCIAL_CONFIGURAR' },
  'regiao-de-frete': { um: 'Região de frete', varios: 'Regiões de frete', acao: 'COMERCIAL_CONFIGURAR' },
  'condicional-de-frete': {
    um: 'Serviço da entrega',
    varios: 'Serviços da entrega',
    acao: 'COMERCIAL_CONFIGURAR',
  },
} as const satisfies Record<string, Assunto>

export type AssuntoAjustado = keyof typeof ASSUNTOS_AJUSTADOS

/** Where subjects of rows have their pages and routes, by the action that they ask for. */
export const SALAS_DOS_ASSUNTOS = {
  CATALOGO_CONFIGURAR: '/administracao/catalogo',
  COMERCIAL_CONFIGURAR: '/administracao/comercial',
  FAQ_EDITAR: '/administracao/ajuda',
} as const satisfies Partial<Record<Acao, string>>
export type SalaDosAssuntos = keyof typeof SALAS_DOS_ASSUNTOS

/** Those that may be kept in rows. */
export type AssuntoDeLinhas = {
  [A in AssuntoAjustado]: (typeof ASSUNTOS_AJUSTADOS)[A]['acao'] extends SalaDosAssuntos ? A : never
}[AssuntoAjustado]

/** What the fields of a setting said, as text; null is one that said nothing. */
export type ValoresDoAjuste = Readonly<Record<string, string | null>>
