import { PARAMETRO_DO_CLIENTE } from '@balcao/dominio/relatorios/contratos'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import { linhasDasNotas, linhasDoHistorico, linhasSemCompra } from '../queries-clientes.ts'
import { instantes, marcado, numeros, texto } from '../valores.ts'
import { DO_CLIENTE, FILIAL, periodo } from './filtros-comuns.ts'

const DEZ_ANOS_DIAS = 3_650

export const notasPorFilial: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Notas fiscais por filial e mês',
    descricao: 'Quantas notas cada filial emitiu em cada mês, para quantos clientes e quanto valem.',
    icone: 'notas',
    cor: '#0c8599',
    modoExibicao: 'RESUMO',
    tipo: 'GERAL',
  },
  exige: ['CLIENTE_NOTAS'],
  filtros: [periodo('Emitidas no período', { relativo: 'ULTIMOS_DIAS', dias: 180 }), FILIAL],
  colunas: () => [
    { chave: 'mes', titulo: 'Mês', tipo: 'mes' },
    { chave: 'filial', titulo: 'Filial', tipo: 'texto' },
    { chave: 'notas', titulo: 'Notas', tipo: 'inteiro', total: 'soma' },
    // The same customer buys in several months.
    { chave: 'clientes', titulo: 'Clientes', tipo: 'inteiro' },
    { chave: 'itens', titulo: 'Itens', tipo: 'inteiro', total: 'soma' },
    { chave: 'valor', titulo: 'Valor', tipo: 'dinheiro', total: 'soma' },
    {
      chave: 'media',
      titulo: 'Média por nota',
      tipo: 'dinheiro',
      total: { parte: 'valor', todo: ['notas'] },
    },
  ],
  ordem: () => ['-mes', 'filial'],
  grafico: () => ({ rotulos: ['mes'], valor: 'valor', emOrdem: true }),
  linhas: (contexto, valores) =>
    linhasDasNotas(contexto, {
      emitidas: instantes(valores, 'PERIODO'),
      filiais: numeros(valores, 'FILIAL'),
    }),
}

export const clientesSemCompra: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Clientes sem compra',
    descricao: 'Quem está há muito tempo sem comprar, com a última compra, o representante e o telefone.',
    icone: 'clientes',
    cor: '#f08c00',
    modoExibicao: 'TABELA',
    tipo: 'GERAL',
  },
  exige: ['CLIENTE_PESQUISAR'],
  filtros: [
    {
      parametro: 'DIAS',
      label: 'Dias sem compra',
      tipo: 'NUMBER',
      obrigatorio: true,
      minimo: 1,
      maximo: DEZ_ANOS_DIAS,
      tamanho: 4,
      padrao: ({ diasClienteSemCompra }) => String(diasClienteSemCompra),
    },
    {
      parametro: 'ATE',
      label: 'Contados até',
      tipo: 'DATE',
      obrigatorio: true,
      padrao: { relativo: 'HOJE' },
    },
    { parametro: 'UF', label: 'Estado', tipo: 'SELECT', opcoes: 'ESTADOS', dica: 'Todos' },
    { parametro: 'NUNCA', label: 'Incluir quem nunca comprou', tipo: 'CHECKBOX' },
  ],
  colunas: () => [
    { chave: 'codigo', titulo: 'Código', tipo: 'codigo' },
    { chave: 'nome', titulo: 'Cliente', tipo: 'texto' },
    { chave: 'cidade', titulo: 'Cidade', tipo: 'texto' },
    { chave: 'representante', titulo: 'Representante', tipo: 'texto' },
    { chave: 'telefone', titulo: 'Telefone', tipo: 'telefone' },
    { chave: 'ultima_compra', titulo: 'Última compra', tipo: 'data' },
    { chave: 'dias', titulo: 'Dias', tipo: 'inteiro' },
  ],
  ordem: () => ['-dias', 'nome'],
  linhas: (contexto, valores) =>
    linhasSemCompra(contexto, {
      dias: Number(texto(valores, 'DIAS')),
      ate: texto(valores, 'ATE'),
      uf: texto(valores, 'UF'),
      comNuncaCompraram: marcado(valores, 'NUNCA'),
    }),
}

export const historicoDoCliente: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Histórico do cliente',
    descricao: 'As notas fiscais e os tickets de um cliente, do mais novo ao mais antigo.',
    icone: 'historico',
    cor: '#3b5bdb',
    modoExibicao: 'RESUMO',
    tipo: 'CLIENTE',
  },
  exige: ['TICKET_VER', 'CLIENTE_NOTAS'],
  filtros: [
    DO_CLIENTE,
    periodo('Período', { relativo: 'ULTIMOS_DIAS', dias: 180 }),
    {
      parametro: 'MOSTRAR',
      label: 'Mostrar',
      tipo: 'RADIO',
      obrigatorio: true,
      opcoes: [
        { valor: 'TUDO', label: 'Tudo' },
        { valor: 'NOTAS', label: 'Notas fiscais' },
        { valor: 'TICKETS', label: 'Tickets' },
      ],
      padrao: 'TUDO',
    },
  ],
  colunas: () => [
    { chave: 'data', titulo: 'Data', tipo: 'data' },
    { chave: 'tipo', titulo: 'O quê', tipo: 'texto' },
    // The number of an invoice has its series after it, and is left as it is.
    { chave: 'documento', titulo: 'Documento', tipo: 'protocolo' },
    { chave: 'descricao', titulo: 'Descrição', tipo: 'texto' },
    { chave: 'situacao', titulo: 'Situação', tipo: 'texto' },
    { chave: 'filial', titulo: 'Filial', tipo: 'texto' },
    { chave: 'valor', titulo: 'Valor', tipo: 'dinheiro', total: 'soma' },
  ],
  ordem: () => ['-data', '-documento'],
  linhas: (contexto, valores) =>
    linhasDoHistorico(contexto, {
      clienteId: Number(texto(valores, PARAMETRO_DO_CLIENTE)),
      periodo: instantes(valores, 'PERIODO'),
      oQue: texto(valores, 'MOSTRAR'),
    }),
}
