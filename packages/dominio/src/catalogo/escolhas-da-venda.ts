import type { DescricaoDaTabela } from '../ajustes/tabela.ts'

const MUDA = ['escolhas-da-venda'] as const
const MAIOR_PRAZO = 720
const MAXIMO_DE_PARCELAS = 24
const MAIOR_TAXA = 9999

const descricaoDe = (ajuda: string) =>
  ({ especie: 'texto', tamanho: 60, obrigatorio: true, nome: 'Nome', ajuda }) as const

export const PLANO_DE_PAGAMENTO = {
  genero: 'o',
  endereco: 'planos-de-pagamento',
  descricao: 'Em quantos dias o cliente paga, e em quantas vezes: o que se escolhe no orçamento',
  palavras: 'prazo parcela à vista condição 28/35/42 vencimento validade vigência',
  muda: MUDA,
  nome: 'descricao',
  campos: {
    descricao: descricaoDe('O que quem vende escolhe, e o cliente lê no orçamento e no pedido'),
    parcelas: {
      especie: 'dias',
      maximo: MAIOR_PRAZO,
      quantos: MAXIMO_DE_PARCELAS,
      vazio: 'à vista',
      nome: 'Parcelas',
      ajuda: 'Os dias de cada parcela, a contar da venda; vazio é à vista. Não mudam em um plano já usado',
    },
    validoDe: {
      especie: 'data',
      vazio: 'desde sempre',
      nome: 'Vale de',
      ajuda: 'O primeiro dia em que se oferece; vazio, desde já',
    },
    validoAte: {
      especie: 'data',
      vazio: 'sem fim',
      nome: 'Até',
      ajuda: 'O último dia em que se oferece; vazio, sem fim. Orçamentos que já o têm ficam com ele',
    },
  },
  unico: ['descricao'],
  ordem: ['descricao'],
  regra: ({ validoDe, validoAte }): Record<string, string> =>
    validoDe && validoAte && validoAte < validoDe ? { validoAte: 'Acaba antes de começar.' } : {},
  aoRetirar: 'Deixa de ser oferecido; o que já foi vendido por ele continua a mostrá-lo.',
} as const satisfies DescricaoDaTabela<'descricao' | 'parcelas' | 'validoDe' | 'validoAte'>

export const FORMA_DE_COBRANCA = {
  genero: 'a',
  endereco: 'formas-de-cobranca',
  descricao: 'Como o cliente paga (boleto, PIX, cartão, dinheiro), e o que se cobra por isso',
  palavras: 'boleto PIX cartão taxa antecipada pagamento',
  muda: MUDA,
  nome: 'descricao',
  campos: {
    descricao: descricaoDe('O que quem vende escolhe, e o cliente lê no orçamento e no pedido'),
    taxaFixa: {
      especie: 'dinheiro',
      minimo: 0,
      maximo: MAIOR_TAXA,
      obrigatorio: true,
      nome: 'Taxa fixa',
      ajuda: 'Somada a cada orçamento que se cobra assim; os que já existem ficam com a de antes',
    },
    descricaoTaxaFixa: {
      especie: 'texto',
      tamanho: 60,
      nome: 'Nome da taxa',
      ajuda: 'Como o cliente a lê: taxa de boleto',
    },
    antecipada: {
      especie: 'sim-nao',
      obrigatorio: true,
      nome: 'Paga antes',
      ajuda: 'O cliente paga antes de a mercadoria sair: só com planos à vista, e sem usar o crédito dele',
    },
  },
  unico: ['descricao'],
  ordem: ['descricao'],
  aoRetirar: 'Deixa de ser oferecida; o que já foi vendido assim continua a mostrá-la.',
} as const satisfies DescricaoDaTabela<'descricao' | 'taxaFixa' | 'descricaoTaxaFixa' | 'antecipada'>

export const TIPO_DE_FRETE = {
  genero: 'o',
  endereco: 'tipos-de-frete',
  descricao: 'Quem paga o frete: o que se escolhe no orçamento e o ERP recebe com o pedido',
  palavras: 'CIF FOB retira entrega embutido',
  muda: MUDA,
  nome: 'descricao',
  campos: {
    descricao: descricaoDe('O que quem vende escolhe'),
    diferenciado: {
      especie: 'sim-nao',
      obrigatorio: true,
      nome: 'Embutido nos preços',
      ajuda: 'Parte do frete já está nos preços: só o que passa dela se cobra à parte',
    },
  },
  unico: ['descricao'],
  ordem: ['descricao'],
  aoRetirar: 'Deixa de ser oferecido; o que já foi vendido assim continua a mostrá-lo.',
} as const satisfies DescricaoDaTabela<'descricao' | 'diferenciado'>

export const REGIAO_DE_VENDA = {
  genero: 'a',
  endereco: 'regioes-de-venda',
  descricao: 'As regiões em que os clientes são agrupados, nos filtros, nos relatórios e nas coletas',
  palavras: 'território zona rota carteira praça',
  muda: ['regioes'],
  nome: 'nome',
  campos: { nome: descricaoDe('Como a região aparece nos filtros') },
  unico: ['nome'],
  ordem: ['nome'],
  aoRetirar: 'Deixa de ser oferecida nos filtros. Só se retira uma região sem clientes.',
} as const satisfies DescricaoDaTabela<'nome'>
