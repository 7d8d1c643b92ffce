import type { ValoresDoAjuste } from '../ajustes/assuntos.ts'
import { lerLinhas } from '../ajustes/campo.ts'
import type { DescricaoDaTabela } from '../ajustes/tabela.ts'

const MAIOR_PESO = 100_000
const MAIOR_MEDIDA = 100_000
const MAIOR_FATOR = 100_000
const MAXIMO_DE_EMBALAGENS = 20

const peso = (nome: string, ajuda: string) =>
  ({
    especie: 'decimal',
    minimo: 0,
    maximo: MAIOR_PESO,
    unidade: 'kg',
    obrigatorio: true,
    padrao: '0',
    foraDaLista: true,
    nome,
    ajuda,
  }) as const

const medida = (nome: string) =>
  ({
    especie: 'decimal',
    minimo: 0,
    maximo: MAIOR_MEDIDA,
    unidade: 'cm',
    obrigatorio: true,
    padrao: '0',
    foraDaLista: true,
    nome,
    ajuda: 'De uma unidade, para a cubagem do frete; 0 quando não se sabe',
  }) as const

const quantos = (nome: string) =>
  ({ especie: 'decimal', minimo: 0.0001, maximo: MAIOR_FATOR, obrigatorio: true, nome }) as const

/** How a product is sold, as its field keeps it. */
export const EMBALAGENS = {
  secao: 'Como se vende',
  especie: 'linhas',
  maximo: MAXIMO_DE_EMBALAGENS,
  obrigatorio: true,
  foraDaLista: true,
  nome: 'Embalagens',
  ajuda:
    'Cada modo de vender: quantas unidades tem, de quantas em quantas se vende e o mínimo. Uma por que já se vendeu fica',
  colunas: {
    unidade: { especie: 'texto', tamanho: 6, obrigatorio: true, nome: 'Embalagem' },
    fatorConversao: quantos('Unidades nela'),
    multiplo: quantos('Múltiplo'),
    minimo: quantos('Mínimo'),
  },
} as const

/** ADM-07 What the packs of a product must be to each other. */
export function problemasDoProduto({ embalagens, pesoLiquido, pesoBruto }: ValoresDoAjuste) {
  const problemas: Record<string, string> = {}
  const linhas = lerLinhas(EMBALAGENS, embalagens ?? '')
  const vistas = new Set<string>()
  for (const { unidade = '' } of linhas) {
    const nome = unidade.toUpperCase()
    if (vistas.has(nome)) problemas.embalagens = `A embalagem ${nome} está duas vezes.`
    vistas.add(nome)
  }
  const foraDoMultiplo = linhas.find(({ multiplo, minimo }) => !cabe(minimo, multiplo))
  if (foraDoMultiplo && !problemas.embalagens)
    problemas.embalagens = `Em ${foraDoMultiplo.unidade}, o mínimo é um múltiplo de ${foraDoMultiplo.multiplo}.`
  if (Number(pesoBruto) > 0 && Number(pesoBruto) < Number(pesoLiquido))
    problemas.pesoBruto = 'O peso bruto não é menor que o líquido.'
  return problemas
}

const DEZ_MILESIMOS = 10_000
const inteiro = (texto: string | undefined) => Math.round(Number(texto?.replace(',', '.')) * DEZ_MILESIMOS)
const cabe = (minimo: string | undefined, multiplo: string | undefined) =>
  inteiro(multiplo) > 0 && inteiro(minimo) % inteiro(multiplo) === 0

export const PRODUTO = {
  genero: 'o',
  endereco: 'produtos',
  descricao: 'O que se vende: código, nome, marca, embalagens, medidas e a imagem de cada produto',
  palavras: 'mercadoria item catálogo SKU EAN GTIN código de barras foto marca família NCM peso embalagem',
  muda: ['produtos', 'precos', 'orcamentos'],
  nome: 'descricaoCompleta',
  campos: {
    codigo: {
      especie: 'formatado',
      formato: 'codigo',
      obrigatorio: true,
      nome: 'Código',
      ajuda: 'Como as pessoas e o sistema de origem chamam o produto; depois da primeira venda, não muda',
    },
    descricaoCompleta: {
      especie: 'texto',
      tamanho: 200,
      obrigatorio: true,
      nome: 'Descrição completa',
      ajuda: 'Como aparece a quem vende e ao cliente, no orçamento e no pedido',
    },
    descricao: {
      especie: 'texto',
      tamanho: 120,
      obrigatorio: true,
      nome: 'Descrição curta',
      ajuda: 'Sem a marca, para onde há pouco espaço',
    },
    marca: {
      especie: 'texto',
      tamanho: 60,
      obrigatorio: true,
      nome: 'Marca',
      ajuda: 'Uma das que já há, ou uma nova; campanhas, limites e reajustes se dão por marca',
    },
    categoria: {
      especie: 'texto',
      tamanho: 60,
      obrigatorio: true,
      nome: 'Família',
      ajuda: 'O grupo de produtos a que pertence; relatórios e reajustes se dão por família',
    },
    classeVenda: {
      especie: 'escolha',
      opcoes: [
        { valor: 'A', nome: 'A' },
        { valor: 'B', nome: 'B' },
        { valor: 'C', nome: 'C' },
      ],
      vazio: 'nenhuma',
      nome: 'Curva',
      ajuda: 'A classe de venda, se a empresa a usa',
    },
    unidade: {
      secao: 'Como se conta',
      especie: 'texto',
      tamanho: 6,
      obrigatorio: true,
      padrao: 'UN',
      nome: 'Unidade',
      ajuda: 'A do estoque e do preço; de um que já se vendeu, não muda',
    },
    embalagens: { ...EMBALAGENS, padrao: 'UN;1;1;1' },
    codigoBarras: {
      secao: 'Fiscal e logística',
      especie: 'formatado',
      formato: 'codigoDeBarras',
      nome: 'Código de barras',
      ajuda: 'O EAN de uma unidade, que o leitor procura; vazio quando não tem',
    },
    ncm: {
      especie: 'formatado',
      formato: 'ncm',
      obrigatorio: true,
      nome: 'NCM',
      ajuda: 'Escolhe as regras de imposto',
    },
    pesoLiquido: peso('Peso líquido', 'De uma unidade, sem a embalagem; 0 quando não se sabe'),
    pesoBruto: peso('Peso bruto', 'De uma unidade, com a embalagem: é o do frete; 0 quando não se sabe'),
    altura: medida('Altura'),
    largura: medida('Largura'),
    comprimento: medida('Comprimento'),
    imagemId: {
      especie: 'imagem',
      foraDaLista: true,
      vazio: 'nenhuma',
      nome: 'Imagem',
      ajuda: 'Como o produto se mostra a quem o escolhe',
    },
    anexoObrigatorio: {
      secao: 'Devolução',
      especie: 'sim-nao',
      obrigatorio: true,
      padrao: 'N',
      foraDaLista: true,
      nome: 'Pede foto na devolução',
      ajuda: 'Se o ticket de devolução dele não segue sem uma foto',
    },
  },
  unico: ['codigo'],
  ordem: ['descricaoCompleta'],
  paginada: true,
  regra: problemasDoProduto,
  aoRetirar:
    'Deixa de ser procurado e vendido; os pedidos que já o têm seguem, e notas, tickets, preços e estoque ficam como estão.',
} as const satisfies DescricaoDaTabela
