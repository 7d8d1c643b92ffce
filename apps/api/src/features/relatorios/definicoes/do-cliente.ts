import { PARAMETRO_DO_CLIENTE } from '@balcao/dominio/relatorios/contratos'
import type { ValoresDosFiltros } from '@balcao/dominio/relatorios/filtros'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import { linhasDoCliente } from '../queries-devolucoes.ts'
import { linhasDasCompras, linhasDosOrcamentos, linhasDosProdutos } from '../queries-do-cliente.ts'
import { instantes, texto } from '../valores.ts'
import { DO_CLIENTE, periodo } from './filtros-comuns.ts'

const UM_ANO = { relativo: 'ULTIMOS_DIAS', dias: 365 } as const

const recorte = (valores: ValoresDosFiltros) => ({
  clienteId: Number(texto(valores, PARAMETRO_DO_CLIENTE)),
  periodo: instantes(valores, 'PERIODO'),
})

export const comprasDoCliente: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Compras do cliente por mês',
    descricao: 'Quantas notas fiscais o cliente recebeu em cada mês, quanto valem e a média de cada uma.',
    icone: 'notas',
    cor: '#0c8599',
    modoExibicao: 'GRAFICO',
    tipo: 'CLIENTE',
  },
  exige: ['CLIENTE_NOTAS'],
  filtros: [DO_CLIENTE, periodo('Emitidas no período', UM_ANO)],
  colunas: () => [
    { chave: 'mes', titulo: 'Mês', tipo: 'mes' },
    { chave: 'notas', titulo: 'Notas', tipo: 'inteiro', total: 'soma' },
    { chave: 'itens', titulo: 'Itens', tipo: 'inteiro', total: 'soma' },
    { chave: 'valor', titulo: 'Valor', tipo: 'dinheiro', total: 'soma' },
    {
      chave: 'media',
      titulo: 'Média por nota',
      tipo: 'dinheiro',
      total: { parte: 'valor', todo: ['notas'] },
    },
  ],
  ordem: () => ['-mes'],
  grafico: () => ({ rotulos: ['mes'], valor: 'valor', emOrdem: true }),
  linhas: (contexto, valores) => linhasDasCompras(contexto, recorte(valores)),
}

export const produtosDoCliente: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Produtos comprados pelo cliente',
    descricao: 'O que o cliente compra, quanto de cada produto, e quando o comprou pela última vez.',
    icone: 'produtos',
    cor: '#2f9e44',
    modoExibicao: 'TABELA',
    tipo: 'CLIENTE',
  },
  exige: ['CLIENTE_NOTAS'],
  filtros: [DO_CLIENTE, periodo('Comprados no período', UM_ANO)],
  colunas: () => [
    { chave: 'codigo', titulo: 'Código', tipo: 'codigo' },
    { chave: 'produto', titulo: 'Produto', tipo: 'texto' },
    { chave: 'marca', titulo: 'Marca', tipo: 'texto' },
    // One invoice has several products: adding the rows would count it twice.
    { chave: 'compras', titulo: 'Compras', tipo: 'inteiro' },
    { chave: 'quantidade', titulo: 'Quantidade', tipo: 'quantidade' },
    { chave: 'valor', titulo: 'Valor', tipo: 'dinheiro', total: 'soma' },
    { chave: 'perc', titulo: 'Parte do total (%)', tipo: 'percentual' },
    { chave: 'ultima', titulo: 'Última compra', tipo: 'data' },
  ],
  ordem: () => ['-valor', 'produto'],
  grafico: () => ({ rotulos: ['produto'], valor: 'valor' }),
  linhas: (contexto, valores) => linhasDosProdutos(contexto, recorte(valores)),
}

export const devolucoesDoCliente: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Devoluções do cliente',
    descricao: 'Cada produto que o cliente pediu para devolver, por quê, e quanto foi autorizado.',
    icone: 'devolucoes',
    cor: '#e8590c',
    modoExibicao: 'TABELA',
    tipo: 'CLIENTE',
  },
  exige: ['TICKET_VER', 'CLIENTE_TICKETS'],
  filtros: [DO_CLIENTE, periodo('Abertas no período', UM_ANO)],
  colunas: () => [
    { chave: 'data', titulo: 'Data', tipo: 'data' },
    { chave: 'protocolo', titulo: 'Ticket', tipo: 'protocolo' },
    { chave: 'codigo', titulo: 'Código', tipo: 'codigo' },
    { chave: 'produto', titulo: 'Produto', tipo: 'texto' },
    { chave: 'motivo', titulo: 'Motivo', tipo: 'texto' },
    { chave: 'quantidade', titulo: 'Qtde. solicitada', tipo: 'quantidade', total: 'soma' },
    { chave: 'autorizada', titulo: 'Qtde. autorizada', tipo: 'quantidade', total: 'soma' },
    { chave: 'valor', titulo: 'Valor solicitado', tipo: 'dinheiro', total: 'soma' },
    { chave: 'valor_autorizado', titulo: 'Valor autorizado', tipo: 'dinheiro', total: 'soma' },
  ],
  ordem: () => ['-data', '-protocolo', 'produto'],
  grafico: () => ({ rotulos: ['motivo'], valor: 'valor' }),
  linhas: (contexto, valores) => {
    const { clienteId, periodo: abertos } = recorte(valores)
    return linhasDoCliente(contexto, { clienteId, abertos })
  },
}

const quantidade = (chave: string, titulo: string) =>
  ({ chave, titulo, tipo: 'inteiro', total: 'soma' }) as const

export const orcamentosDoCliente: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Orçamentos do cliente por mês',
    descricao: 'Quantos orçamentos de cada mês viraram pedido, quantos se perderam e quantos ainda esperam.',
    icone: 'taxa',
    cor: '#9c36b5',
    modoExibicao: 'RESUMO',
    tipo: 'CLIENTE',
  },
  exige: ['CLIENTE_ORCAMENTOS'],
  filtros: [DO_CLIENTE, periodo('Incluídos no período', UM_ANO)],
  colunas: () => [
    { chave: 'mes', titulo: 'Mês', tipo: 'mes' },
    quantidade('orcamentos', 'Orçamentos'),
    quantidade('ganhos', 'Viraram pedido'),
    quantidade('perdidos', 'Perdidos'),
    quantidade('abertos', 'Em aberto'),
    quantidade('vencidos', 'Vencidos'),
    { chave: 'valor', titulo: 'Valor', tipo: 'dinheiro', total: 'soma' },
    { chave: 'valor_ganho', titulo: 'Valor ganho', tipo: 'dinheiro', total: 'soma' },
    {
      chave: 'taxa',
      titulo: 'Conversão (%)',
      tipo: 'percentual',
      total: { parte: 'ganhos', todo: ['orcamentos'], por: 100 },
    },
  ],
  ordem: () => ['-mes'],
  grafico: () => ({ rotulos: ['mes'], valor: 'valor', emOrdem: true }),
  linhas: (contexto, valores) => linhasDosOrcamentos(contexto, recorte(valores)),
}
