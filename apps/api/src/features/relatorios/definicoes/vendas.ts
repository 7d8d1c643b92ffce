import type { ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import type { ColunaDoRelatorio } from '../coluna.ts'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import {
  type GrupoDeVendas,
  linhasDaMargem,
  linhasDasVendas,
  linhasDosPerdidos,
  linhasDosProdutosVendidos,
} from '../queries-vendas.ts'
import { instantes, numeros, texto } from '../valores.ts'
import { agruparPor, FILIAL, periodo, REPRESENTANTE } from './filtros-comuns.ts'

const INCLUIDOS = periodo('Incluídos no período')

const recorte = (valores: ValoresDosFiltros) => ({
  periodo: instantes(valores, 'PERIODO'),
  filiais: numeros(valores, 'FILIAL'),
  representantes: numeros(valores, 'REPRESENTANTE'),
})

const grupo = (valores: ValoresDosFiltros) => texto(valores, 'AGRUPAR') as GrupoDeVendas

// One customer may buy from several: adding the groups would count it twice.
const CLIENTES: ColunaDoRelatorio = { chave: 'clientes', titulo: 'Clientes', tipo: 'inteiro' }
const PARTE: ColunaDoRelatorio = { chave: 'perc', titulo: 'Parte do total (%)', tipo: 'percentual' }
const VALOR: ColunaDoRelatorio = { chave: 'valor', titulo: 'Valor', tipo: 'dinheiro', total: 'soma' }

const medidasDasVendas: readonly ColunaDoRelatorio[] = [
  { chave: 'pedidos', titulo: 'Pedidos', tipo: 'inteiro', total: 'soma' },
  CLIENTES,
  { chave: 'itens', titulo: 'Itens', tipo: 'inteiro', total: 'soma' },
  VALOR,
  {
    chave: 'media',
    titulo: 'Média por pedido',
    tipo: 'dinheiro',
    total: { parte: 'valor', todo: ['pedidos'] },
  },
  PARTE,
]

const PESSOAS = { REPRESENTANTE: 'Representante do cliente', VENDEDOR: 'Quem incluiu' }

export const vendasPorRepresentante: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Vendas por representante',
    descricao: 'Quanto cada representante, ou cada vendedor, vendeu em pedidos no período.',
    icone: 'operadores',
    cor: '#2f9e44',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['PEDIDO_LISTAR'],
  filtros: [INCLUIDOS, agruparPor(PESSOAS), FILIAL, REPRESENTANTE],
  colunas: (valores) => [
    {
      chave: 'grupo',
      titulo: grupo(valores) === 'VENDEDOR' ? 'Vendedor' : 'Representante',
      tipo: 'texto',
    },
    ...medidasDasVendas,
  ],
  ordem: () => ['-valor', 'grupo'],
  grafico: () => ({ rotulos: ['grupo'], valor: 'valor' }),
  linhas: (contexto, valores) => linhasDasVendas(contexto, { ...recorte(valores), grupo: grupo(valores) }),
}

export const vendasPorFilial: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Vendas por filial',
    descricao: 'Quanto cada filial vendeu em pedidos no período, ou o que se vendeu a cada mês.',
    icone: 'vendas',
    cor: '#1971c2',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['PEDIDO_LISTAR'],
  filtros: [INCLUIDOS, agruparPor({ FILIAL: 'Filial', MES: 'Mês' }), FILIAL, REPRESENTANTE],
  colunas: (valores) => [
    grupo(valores) === 'MES'
      ? { chave: 'grupo', titulo: 'Mês', tipo: 'mes' }
      : { chave: 'grupo', titulo: 'Filial', tipo: 'texto' },
    ...medidasDasVendas,
  ],
  ordem: (valores) => (grupo(valores) === 'MES' ? ['-grupo'] : ['-valor', 'grupo']),
  grafico: (valores) => ({
    rotulos: ['grupo'],
    valor: 'valor',
    ...(grupo(valores) === 'MES' && { emOrdem: true as const }),
  }),
  linhas: (contexto, valores) => linhasDasVendas(contexto, { ...recorte(valores), grupo: grupo(valores) }),
}

const porMarca = (valores: ValoresDosFiltros) => texto(valores, 'AGRUPAR') === 'MARCA'

export const vendasPorProduto: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Vendas por produto',
    descricao: 'Os produtos ou as marcas mais vendidos em pedidos no período, em quantidade e em valor.',
    icone: 'produtos',
    cor: '#e8590c',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['PEDIDO_LISTAR'],
  filtros: [
    INCLUIDOS,
    agruparPor({ PRODUTO: 'Produto', MARCA: 'Marca' }),
    {
      parametro: 'PRODUTO',
      label: 'Produto ou marca',
      tipo: 'TEXT',
      tamanho: 100,
      dica: 'Código, descrição ou marca',
    },
    FILIAL,
    REPRESENTANTE,
  ],
  colunas: (valores) => [
    ...(porMarca(valores)
      ? [{ chave: 'nome', titulo: 'Marca', tipo: 'texto' } as const]
      : [
          { chave: 'codigo', titulo: 'Código', tipo: 'codigo' } as const,
          { chave: 'nome', titulo: 'Produto', tipo: 'texto' } as const,
          { chave: 'marca', titulo: 'Marca', tipo: 'texto' } as const,
        ]),
    // One order has several products.
    { chave: 'pedidos', titulo: 'Pedidos', tipo: 'inteiro' },
    CLIENTES,
    { chave: 'quantidade', titulo: 'Quantidade', tipo: 'quantidade', total: 'soma' },
    VALOR,
    PARTE,
  ],
  ordem: () => ['-valor', 'nome'],
  grafico: () => ({ rotulos: ['nome'], valor: 'valor' }),
  linhas: (contexto, valores) =>
    linhasDosProdutosVendidos(contexto, {
      ...recorte(valores),
      porMarca: porMarca(valores),
      termo: texto(valores, 'PRODUTO'),
    }),
}

export const margemDasVendas: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Margem das vendas',
    descricao: 'O lucro e a margem dos pedidos do período, nas filiais que os mostram; sem custo não entra.',
    icone: 'taxa',
    cor: '#5f3dc4',
    modoExibicao: 'TABELA',
    tipo: 'GERAL',
  },
  exige: ['PEDIDO_LISTAR', 'PEDIDO_MARGEM'],
  filtros: [
    INCLUIDOS,
    agruparPor({ FILIAL: 'Filial', ...PESSOAS, CLIENTE: 'Cliente' }),
    FILIAL,
    REPRESENTANTE,
  ],
  colunas: () => [
    { chave: 'grupo', titulo: 'Grupo', tipo: 'texto' },
    { chave: 'pedidos', titulo: 'Pedidos', tipo: 'inteiro', total: 'soma' },
    VALOR,
    { chave: 'lucro', titulo: 'Lucro', tipo: 'dinheiro', total: 'soma' },
    {
      chave: 'margem',
      titulo: 'Margem (%)',
      tipo: 'percentual',
      total: { parte: 'lucro', todo: ['valor'], por: 100 },
    },
  ],
  ordem: () => ['-lucro', 'grupo'],
  grafico: () => ({ rotulos: ['grupo'], valor: 'lucro' }),
  linhas: (contexto, valores, negocio) =>
    linhasDaMargem(contexto, {
      ...recorte(valores),
      grupo: grupo(valores),
      exibe: negocio.parametroPorFilial('exibeMargemLucro'),
    }),
}

export const orcamentosPerdidos: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Orçamentos perdidos por motivo',
    descricao: 'Por que os orçamentos se perderam no período, ou de quem eram, e quanto valiam.',
    icone: 'devolucoes',
    cor: '#e03131',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['ORCAMENTO_LISTAR'],
  filtros: [
    periodo('Perdidos no período', { relativo: 'ULTIMOS_DIAS', dias: 90 }),
    agruparPor({ MOTIVO: 'Motivo', VENDEDOR: 'Quem incluiu' }),
    FILIAL,
  ],
  colunas: (valores) => [
    {
      chave: 'grupo',
      titulo: texto(valores, 'AGRUPAR') === 'VENDEDOR' ? 'Vendedor' : 'Motivo',
      tipo: 'texto',
    },
    { chave: 'orcamentos', titulo: 'Orçamentos', tipo: 'inteiro', total: 'soma' },
    CLIENTES,
    VALOR,
    {
      chave: 'media',
      titulo: 'Média por orçamento',
      tipo: 'dinheiro',
      total: { parte: 'valor', todo: ['orcamentos'] },
    },
    PARTE,
  ],
  ordem: () => ['-valor', 'grupo'],
  grafico: () => ({ rotulos: ['grupo'], valor: 'valor' }),
  linhas: (contexto, valores) => {
    const { representantes: _todos, ...doPeriodo } = recorte(valores)
    return linhasDosPerdidos(contexto, {
      ...doPeriodo,
      porVendedor: texto(valores, 'AGRUPAR') === 'VENDEDOR',
    })
  },
}
