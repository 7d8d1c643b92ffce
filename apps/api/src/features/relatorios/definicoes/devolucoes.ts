import { STATUS_DO_ITEM, type StatusDoItem } from '@balcao/dominio/tickets/situacoes'
import type { ColunaDoRelatorio } from '../coluna.ts'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import {
  type GrupoDeProdutos,
  linhasPorCliente,
  linhasPorMotivo,
  linhasPorProduto,
} from '../queries-devolucoes.ts'
import { instantes, numeros, texto } from '../valores.ts'
import { FILIAL, periodo } from './filtros-comuns.ts'

const MAXIMO_DE_PRODUTOS = 200
const MAXIMO_DE_CODIGOS = 1_000

const ULTIMOS_90 = { relativo: 'ULTIMOS_DIAS', dias: 90 } as const

const medidas = (tickets: ColunaDoRelatorio): readonly ColunaDoRelatorio[] => [
  tickets,
  { chave: 'itens', titulo: 'Itens', tipo: 'inteiro', total: 'soma' },
  { chave: 'quantidade', titulo: 'Qtde. solicitada', tipo: 'quantidade', total: 'soma' },
  { chave: 'autorizada', titulo: 'Qtde. autorizada', tipo: 'quantidade', total: 'soma' },
  { chave: 'valor', titulo: 'Valor solicitado', tipo: 'dinheiro', total: 'soma' },
  { chave: 'valor_autorizado', titulo: 'Valor autorizado', tipo: 'dinheiro', total: 'soma' },
  { chave: 'perc', titulo: 'Parte do total (%)', tipo: 'percentual' },
]

// A ticket may have products of several reasons: adding the groups would count it twice.
const TICKETS: ColunaDoRelatorio = { chave: 'tickets', titulo: 'Tickets', tipo: 'inteiro' }

const RESPOSTAS = Object.entries(STATUS_DO_ITEM).map(([valor, { label }]) => ({ valor, label }))

export const devolucoesPorMotivo: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Devoluções por motivo',
    descricao: 'Por que os produtos voltam, em quantidade e em valor, e quanto foi autorizado.',
    icone: 'devolucoes',
    cor: '#e8590c',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER'],
  filtros: [
    periodo('Abertas no período', ULTIMOS_90),
    { parametro: 'RESPOSTA', label: 'Resposta da análise', tipo: 'SELECT', opcoes: RESPOSTAS, dica: 'Todas' },
    FILIAL,
  ],
  colunas: () => [{ chave: 'motivo', titulo: 'Motivo', tipo: 'texto' }, ...medidas(TICKETS)],
  ordem: () => ['-valor', 'motivo'],
  grafico: () => ({ rotulos: ['motivo'], valor: 'valor' }),
  linhas: (contexto, valores) =>
    linhasPorMotivo(contexto, {
      abertos: instantes(valores, 'PERIODO'),
      status: (texto(valores, 'RESPOSTA') || undefined) as StatusDoItem | undefined,
      filiais: numeros(valores, 'FILIAL'),
    }),
}

export const devolucoesPorProduto: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Produtos mais devolvidos',
    descricao: 'Os produtos ou as marcas que mais voltam, pelo valor ou pela quantidade.',
    icone: 'produtos',
    cor: '#d9480f',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER'],
  filtros: [
    periodo('Abertas no período', ULTIMOS_90),
    {
      parametro: 'AGRUPAR',
      label: 'Agrupar por',
      tipo: 'RADIO',
      obrigatorio: true,
      opcoes: [
        { valor: 'PRODUTO', label: 'Produto' },
        { valor: 'MARCA', label: 'Marca' },
      ],
      padrao: 'PRODUTO',
    },
    {
      parametro: 'ORDENAR',
      label: 'Ordenar pelo maior',
      tipo: 'SELECT',
      obrigatorio: true,
      opcoes: [
        { valor: 'valor', label: 'Valor solicitado' },
        { valor: 'quantidade', label: 'Quantidade solicitada' },
      ],
      padrao: 'valor',
    },
    {
      parametro: 'PRIMEIROS',
      label: 'Mostrar os primeiros',
      tipo: 'NUMBER',
      obrigatorio: true,
      minimo: 1,
      maximo: MAXIMO_DE_PRODUTOS,
      tamanho: 3,
      padrao: '20',
    },
    {
      parametro: 'PRODUTO',
      label: 'Produto ou marca',
      tipo: 'TEXT',
      tamanho: 100,
      dica: 'Código, descrição ou marca',
    },
    FILIAL,
  ],
  colunas: (valores) =>
    texto(valores, 'AGRUPAR') === 'MARCA'
      ? [{ chave: 'nome', titulo: 'Marca', tipo: 'texto' }, ...medidas(TICKETS)]
      : [
          { chave: 'codigo', titulo: 'Código', tipo: 'codigo' },
          { chave: 'nome', titulo: 'Produto', tipo: 'texto' },
          { chave: 'marca', titulo: 'Marca', tipo: 'texto' },
          ...medidas(TICKETS),
        ],
  ordem: (valores) => [`-${texto(valores, 'ORDENAR')}`, 'nome'],
  grafico: (valores) => ({ rotulos: ['nome'], valor: texto(valores, 'ORDENAR') }),
  linhas: (contexto, valores) =>
    linhasPorProduto(contexto, {
      abertos: instantes(valores, 'PERIODO'),
      grupo: texto(valores, 'AGRUPAR') as GrupoDeProdutos,
      medida: texto(valores, 'ORDENAR') === 'quantidade' ? 'quantidade' : 'valor',
      primeiros: Number(texto(valores, 'PRIMEIROS')),
      termo: texto(valores, 'PRODUTO'),
      filiais: numeros(valores, 'FILIAL'),
    }),
}

export const devolucoesPorCliente: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Taxa de devolução por cliente',
    descricao: 'Quanto cada cliente devolveu diante do que foi faturado para ele no período.',
    icone: 'taxa',
    cor: '#e03131',
    modoExibicao: 'TABELA',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER', 'CLIENTE_NOTAS'],
  filtros: [
    periodo('Período', ULTIMOS_90),
    {
      parametro: 'MEDIDA',
      label: 'Valor devolvido',
      tipo: 'RADIO',
      obrigatorio: true,
      opcoes: [
        { valor: 'solicitado', label: 'Solicitado' },
        { valor: 'autorizado', label: 'Autorizado' },
      ],
      padrao: 'solicitado',
    },
    {
      parametro: 'CLIENTES',
      label: 'Códigos dos clientes',
      tipo: 'TEXTAREA',
      tamanho: MAXIMO_DE_CODIGOS,
      dica: 'Um por linha; em branco, todos',
      aceita: /^\d{1,15}([\s,;]+\d{1,15})*$/,
    },
    FILIAL,
  ],
  colunas: () => [
    { chave: 'codigo', titulo: 'Código', tipo: 'codigo' },
    { chave: 'nome', titulo: 'Cliente', tipo: 'texto' },
    { chave: 'cidade', titulo: 'Cidade', tipo: 'texto' },
    { chave: 'notas', titulo: 'Notas', tipo: 'inteiro', total: 'soma' },
    { chave: 'faturado', titulo: 'Faturado', tipo: 'dinheiro', total: 'soma' },
    { chave: 'tickets', titulo: 'Devoluções', tipo: 'inteiro', total: 'soma' },
    { chave: 'devolvido', titulo: 'Devolvido', tipo: 'dinheiro', total: 'soma' },
    {
      chave: 'taxa',
      titulo: 'Taxa (%)',
      tipo: 'percentual',
      total: { parte: 'devolvido', todo: ['faturado'], por: 100 },
    },
  ],
  ordem: () => ['-devolvido', 'nome'],
  grafico: () => ({ rotulos: ['nome'], valor: 'devolvido' }),
  linhas: (contexto, valores) =>
    linhasPorCliente(contexto, {
      abertos: instantes(valores, 'PERIODO'),
      medida: texto(valores, 'MEDIDA') === 'autorizado' ? 'autorizado' : 'solicitado',
      clientes: texto(valores, 'CLIENTES')
        .split(/[\s,;]+/)
        .filter(Boolean)
        .map(Number),
      filiais: numeros(valores, 'FILIAL'),
    }),
}
