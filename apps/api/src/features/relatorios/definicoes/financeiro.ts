import { lerPeriodo } from '@balcao/dominio/relatorios/filtros'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import {
  type GrupoDosTitulos,
  linhasDoCredito,
  linhasDosTitulos,
  linhasPorIdade,
} from '../queries-financeiras.ts'
import { numeros, texto } from '../valores.ts'
import { agruparPor, FILIAL, periodo, REPRESENTANTE } from './filtros-comuns.ts'

const valor = (chave: string, titulo: string) => ({ chave, titulo, tipo: 'dinheiro', total: 'soma' }) as const

export const receberPorIdade: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Contas a receber por idade',
    descricao: 'O que está em aberto hoje: a vencer e vencido há 30, 60, 90 dias ou mais.',
    icone: 'receber',
    cor: '#f08c00',
    modoExibicao: 'TABELA',
    tipo: 'GERAL',
  },
  exige: ['CLIENTE_BOLETOS'],
  filtros: [
    agruparPor({ CLIENTE: 'Cliente', FILIAL: 'Filial', REPRESENTANTE: 'Representante' }),
    FILIAL,
    REPRESENTANTE,
  ],
  colunas: () => [
    { chave: 'grupo', titulo: 'Grupo', tipo: 'texto' },
    { chave: 'titulos', titulo: 'Títulos', tipo: 'inteiro', total: 'soma' },
    valor('a_vencer', 'A vencer'),
    valor('ate_30', '1 a 30 dias'),
    valor('ate_60', '31 a 60 dias'),
    valor('ate_90', '61 a 90 dias'),
    valor('mais_de_90', 'Mais de 90 dias'),
    valor('vencido', 'Vencido'),
    valor('total', 'Total'),
  ],
  ordem: () => ['-vencido', '-total', 'grupo'],
  grafico: () => ({ rotulos: ['grupo'], valor: 'vencido' }),
  linhas: (contexto, valores) =>
    linhasPorIdade(contexto, {
      grupo: texto(valores, 'AGRUPAR') as GrupoDosTitulos,
      filiais: numeros(valores, 'FILIAL'),
      representantes: numeros(valores, 'REPRESENTANTE'),
    }),
}

export const usoDoCredito: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Uso do limite de crédito',
    descricao: 'O limite de cada cliente, quanto está usado, quanto ainda há e em que proporção.',
    icone: 'custos',
    cor: '#0c8599',
    modoExibicao: 'TABELA',
    tipo: 'GERAL',
  },
  exige: ['CLIENTE_LIMITES'],
  filtros: [
    agruparPor({ CLIENTE: 'Cliente', COBRANCA: 'Cliente e cobrança' }),
    {
      parametro: 'USO',
      label: 'Uso a partir de (%)',
      tipo: 'NUMBER',
      obrigatorio: true,
      minimo: 0,
      maximo: 1_000,
      tamanho: 4,
      padrao: '0',
    },
    REPRESENTANTE,
  ],
  colunas: (valores) => [
    { chave: 'codigo', titulo: 'Código', tipo: 'codigo' },
    { chave: 'nome', titulo: 'Cliente', tipo: 'texto' },
    { chave: 'representante', titulo: 'Representante', tipo: 'texto' },
    ...(texto(valores, 'AGRUPAR') === 'COBRANCA'
      ? [{ chave: 'cobranca', titulo: 'Cobrança', tipo: 'texto' } as const]
      : []),
    valor('limite', 'Limite'),
    valor('utilizado', 'Utilizado'),
    valor('livre', 'Livre'),
    {
      chave: 'uso',
      titulo: 'Uso (%)',
      tipo: 'percentual',
      total: { parte: 'utilizado', todo: ['limite'], por: 100 },
    },
  ],
  ordem: () => ['-uso', '-utilizado', 'nome'],
  linhas: (contexto, valores, negocio) =>
    linhasDoCredito(contexto, {
      porCobranca: texto(valores, 'AGRUPAR') === 'COBRANCA',
      representantes: numeros(valores, 'REPRESENTANTE'),
      usoMinimo: Number(texto(valores, 'USO')),
      pedidosContam: negocio.parametroPorFilial('pedidosContamNoLimite'),
    }),
}

const SITUACOES = ['A vencer', 'Vencido', 'Pago', 'Baixado'].map((label) => ({ valor: label, label }))

export const listaDeTitulos: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Títulos',
    descricao: 'Cada título que vence no período, com a situação, o atraso e o que foi pago.',
    icone: 'receber',
    cor: '#087f5b',
    modoExibicao: 'TABELA',
    tipo: 'GERAL',
  },
  exige: ['CLIENTE_BOLETOS'],
  filtros: [
    periodo('Vencem no período'),
    { parametro: 'SITUACAO', label: 'Situação', tipo: 'SELECT', opcoes: SITUACOES, dica: 'Todas' },
    FILIAL,
    REPRESENTANTE,
  ],
  colunas: () => [
    { chave: 'vencimento', titulo: 'Vencimento', tipo: 'data' },
    { chave: 'codigo', titulo: 'Código', tipo: 'codigo' },
    { chave: 'cliente', titulo: 'Cliente', tipo: 'texto' },
    { chave: 'numero', titulo: 'Título', tipo: 'texto' },
    { chave: 'filial', titulo: 'Filial', tipo: 'texto' },
    { chave: 'cobranca', titulo: 'Cobrança', tipo: 'texto' },
    { chave: 'emissao', titulo: 'Emissão', tipo: 'data' },
    { chave: 'situacao', titulo: 'Situação', tipo: 'texto' },
    { chave: 'atraso', titulo: 'Dias de atraso', tipo: 'inteiro' },
    valor('valor', 'Valor'),
    { chave: 'pago_em', titulo: 'Pago em', tipo: 'data' },
    valor('valor_pago', 'Valor pago'),
  ],
  ordem: () => ['vencimento', 'cliente', 'numero'],
  linhas: (contexto, valores) =>
    linhasDosTitulos(contexto, {
      vencimento: lerPeriodo(valores.PERIODO),
      situacao: texto(valores, 'SITUACAO'),
      filiais: numeros(valores, 'FILIAL'),
      representantes: numeros(valores, 'REPRESENTANTE'),
    }),
}
