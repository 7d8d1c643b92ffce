import type { TipoDeDocumentoDoCliente } from '@balcao/dominio/documentacao/tipos'

/** What the demo representative asked for, and what became of it; days before today. */
export const PEDIDOS_DE_CADASTRO = [
  {
    quem: 'NOVO',
    diasAtras: 23,
    hora: '14:35',
    recusa:
      'A inscrição estadual consta como baixada na SEFAZ. Peça ao cliente a regularização e envie de novo.',
  },
  {
    quem: 'NOVO',
    diasAtras: 9,
    hora: '09:10',
    recusa: 'As referências comerciais não confirmaram compras. Inclua outras três e envie de novo.',
  },
  { quem: 'PROSPECT', diasAtras: 6, hora: '16:20' },
  { quem: 'NOVO', diasAtras: 4, hora: '11:05' },
  { quem: 'NOVO', diasAtras: 2, hora: '10:40' },
  { quem: 'NOVO', diasAtras: 1, hora: '15:50' },
] as const

/** Hour at which somebody decided, the day after it was asked for. */
export const HORA_DA_DECISAO = '09:30'

/** CNAE of shops that buy from a distributor. */
export const CNAES = ['4711302', '4712100', '4721102', '4723700', '4729699', '4789004'] as const

/** Who says that they sell to the customer. */
export const REFERENCIAS = [
  'Atacado Bom Preço',
  'Distribuidora Planalto',
  'Laticínios Serra Azul',
  'Bebidas Rio Claro',
  'Moinho Santa Luzia',
  'Embalagens Modelo',
  'Frigorífico Boa Vista',
] as const

export const BANCOS_DA_DEMO = ['001', '104', '237', '341', '756'] as const

export const OBSERVACOES_DO_CADASTRO = [
  'Recebe mercadoria só pela manhã.',
  'Compra toda semana; pediu visita às terças.',
  'Loja nova, com inauguração marcada.',
  'Indicado por outro cliente do bairro.',
] as const

/** What is said of a place where goods are left. */
export const OBSERVACOES_DE_ENTREGA = [
  'Entrada de carga pelos fundos.',
  'Receber até as 11 h.',
  'Ligar ao chegar: portão fechado.',
  'Depósito: procurar o encarregado.',
  null,
] as const

type Papel = {
  tipo: TipoDeDocumentoDoCliente
  nome: string
  formato: 'pdf' | 'png'
  texto: string
  /** Days from today to its end; null for what does not end. */
  venceEm: number | null
}

/** CAD-12 Papers of the customer in which one finds something of everything: good, ending, ended, endless. */
export const PAPEIS_DO_CLIENTE: readonly Papel[] = [
  {
    tipo: 'CONTRATO_SOCIAL',
    nome: 'contrato-social-consolidado.pdf',
    formato: 'pdf',
    texto: 'Consolidação do contrato social, com a última alteração do quadro societário.',
    venceEm: null,
  },
  {
    tipo: 'INSCRICAO_ESTADUAL',
    nome: 'cartao-inscricao-estadual.pdf',
    formato: 'pdf',
    texto: 'Comprovante de inscrição estadual, com a situação cadastral na data da emissão.',
    venceEm: 210,
  },
  { tipo: 'ALVARA', nome: 'alvara-de-funcionamento.png', formato: 'png', texto: '', venceEm: 12 },
  {
    tipo: 'REGIME_ESPECIAL',
    nome: 'regime-especial.pdf',
    formato: 'pdf',
    texto: 'Termo de regime especial de recolhimento concedido ao contribuinte.',
    venceEm: -18,
  },
]
