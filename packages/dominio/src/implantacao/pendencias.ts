/** ADM-09 What a business must have before its first of each. */
export const ASSUNTOS_DAS_PENDENCIAS = ['TICKET', 'ORCAMENTO', 'BOLETO'] as const
export type AssuntoDaPendencia = (typeof ASSUNTOS_DAS_PENDENCIAS)[number]

export const NOMES_DAS_PENDENCIAS: Record<AssuntoDaPendencia, string> = {
  TICKET: 'O primeiro ticket',
  ORCAMENTO: 'O primeiro orçamento',
  BOLETO: 'O primeiro boleto',
}

/** Pages of the portal where something of it is done. */
export const ENDERECOS_DAS_PENDENCIAS = [
  '/administracao/catalogo/expediente',
  '/administracao/comercial/contas-de-cobranca',
  '/administracao/comercial/filiais',
  '/administracao/comercial/formas-de-cobranca',
  '/administracao/comercial/impostos',
  '/administracao/comercial/planos-de-pagamento',
  '/administracao/comercial/precos',
  '/administracao/comercial/tipos-de-frete',
  '/administracao/parametros',
  '/administracao/saude',
  '/administracao/tipos-de-tickets',
  '/administracao/usuarios',
  '/clientes',
] as const
type Endereco = (typeof ENDERECOS_DAS_PENDENCIAS)[number]

type Pendencia = {
  assunto: AssuntoDaPendencia
  /** As what is missing, and as what is there. */
  falta: string
  feita: string
  endereco: Endereco | null
}

export const PENDENCIAS = {
  filial: {
    assunto: 'TICKET',
    falta: 'Nenhuma filial está ativa',
    feita: 'Há filial ativa',
    endereco: '/administracao/comercial/filiais',
  },
  setores: {
    assunto: 'TICKET',
    falta: 'Nenhum setor tem quem trabalhe nele: ninguém vê a fila',
    feita: 'Há setores com quem trabalhe neles',
    endereco: '/administracao/usuarios',
  },
  tipos: {
    assunto: 'TICKET',
    falta: 'Nenhum tipo de ticket tem etapas',
    feita: 'Há tipos de ticket com etapas',
    endereco: '/administracao/tipos-de-tickets',
  },
  expediente: {
    assunto: 'TICKET',
    falta: 'Nenhuma filial tem expediente: os prazos não correm',
    feita: 'O expediente conta os prazos',
    endereco: '/administracao/catalogo/expediente',
  },
  correio: {
    assunto: 'TICKET',
    falta: 'O e-mail não sai: as mensagens ficam em uma pasta do servidor (SMTP_URL)',
    feita: 'O e-mail sai por um servidor',
    endereco: '/administracao/saude',
  },
  clientes: {
    assunto: 'ORCAMENTO',
    falta: 'Nenhum cliente foi cadastrado',
    feita: 'Há clientes',
    endereco: '/clientes',
  },
  precos: {
    assunto: 'ORCAMENTO',
    falta: 'Nenhum produto tem preço em uma tabela ativa',
    feita: 'Há produtos com preço',
    endereco: '/administracao/comercial/precos',
  },
  planos: {
    assunto: 'ORCAMENTO',
    falta: 'Nenhum plano de pagamento vale hoje',
    feita: 'Há planos de pagamento',
    endereco: '/administracao/comercial/planos-de-pagamento',
  },
  cobrancas: {
    assunto: 'ORCAMENTO',
    falta: 'Nenhuma forma de cobrança está em uso',
    feita: 'Há formas de cobrança',
    endereco: '/administracao/comercial/formas-de-cobranca',
  },
  tiposDeFrete: {
    assunto: 'ORCAMENTO',
    falta: 'Nenhum tipo de frete está em uso',
    feita: 'Há tipos de frete',
    endereco: '/administracao/comercial/tipos-de-frete',
  },
  impostos: {
    assunto: 'ORCAMENTO',
    falta: 'Nenhuma regra de impostos: os orçamentos saem sem eles',
    feita: 'Há regras de impostos',
    endereco: '/administracao/comercial/impostos',
  },
  pedidos: {
    assunto: 'BOLETO',
    falta: 'Nenhum pedido foi feito ainda',
    feita: 'Há pedidos',
    endereco: null,
  },
  contas: {
    assunto: 'BOLETO',
    falta: 'Nenhuma filial tem conta de cobrança em um banco',
    feita: 'Há conta de cobrança',
    endereco: '/administracao/comercial/contas-de-cobranca',
  },
  titulos: {
    assunto: 'BOLETO',
    falta: 'Nenhum título chegou: quem os emite é o ERP',
    feita: 'Há títulos',
    endereco: '/administracao/parametros',
  },
} as const satisfies Record<string, Pendencia>

export type ChaveDaPendencia = keyof typeof PENDENCIAS
export const chavesDasPendencias = Object.keys(PENDENCIAS) as ChaveDaPendencia[]

/** In the order in which they are met, what is missing and what is not. */
export const pendenciasDe = (feitas: Readonly<Record<ChaveDaPendencia, boolean>>) =>
  chavesDasPendencias.map((chave) => {
    const { assunto, falta, feita: frase, endereco } = PENDENCIAS[chave]
    const feita = feitas[chave]
    return { chave, assunto, frase: feita ? frase : falta, feita, endereco }
  })
