import type { ColunaDoRelatorio } from '../coluna.ts'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import {
  type GrupoDoCusto,
  type GrupoDoPrazo,
  linhasDaSituacao,
  linhasDosCustos,
  linhasDosPrazos,
  linhasPorOperador,
} from '../queries-tickets.ts'
import { instantes, marcado, numeros, texto } from '../valores.ts'
import { FILIAL, periodo, SETOR, TIPO_DE_TICKET } from './filtros-comuns.ts'

const contagem = (chave: string, titulo: string): ColunaDoRelatorio => ({
  chave,
  titulo,
  tipo: 'inteiro',
  total: 'soma',
})

export const ticketsPorSituacao: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Tickets em aberto',
    descricao: 'Quantos tickets cada setor tem em cada status, há quantos dias e quantos passaram do prazo.',
    icone: 'tickets',
    cor: '#1971c2',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER'],
  filtros: [
    FILIAL,
    SETOR,
    TIPO_DE_TICKET,
    { parametro: 'SO_ATRASADOS', label: 'Só os que passaram do prazo', tipo: 'CHECKBOX' },
  ],
  colunas: () => [
    { chave: 'setor', titulo: 'Setor', tipo: 'texto' },
    { chave: 'status', titulo: 'Status', tipo: 'texto' },
    contagem('tickets', 'Tickets'),
    contagem('ate_2', 'Até 2 dias'),
    contagem('ate_7', '3 a 7 dias'),
    contagem('ate_15', '8 a 15 dias'),
    contagem('ate_30', '16 a 30 dias'),
    contagem('mais_de_30', 'Mais de 30 dias'),
    contagem('atrasados', 'Atrasados'),
    { chave: 'mais_antigo', titulo: 'Mais antigo', tipo: 'data' },
  ],
  ordem: () => ['setor', '-tickets', 'status'],
  grafico: () => ({ rotulos: ['setor', 'status'], valor: 'tickets' }),
  linhas: (contexto, valores) =>
    linhasDaSituacao(contexto, {
      filiais: numeros(valores, 'FILIAL'),
      setores: numeros(valores, 'SETOR'),
      tipos: numeros(valores, 'TIPO'),
      soAtrasados: marcado(valores, 'SO_ATRASADOS'),
    }),
}

const GRUPOS_DO_PRAZO = [
  { valor: 'SETOR', label: 'Setor' },
  { valor: 'OPERADOR', label: 'Operador' },
  { valor: 'TIPO', label: 'Tipo de ticket' },
  { valor: 'FILIAL', label: 'Filial' },
] as const satisfies { valor: GrupoDoPrazo; label: string }[]

const proporcao = (chave: string, titulo: string): ColunaDoRelatorio => ({
  chave: `${chave}_perc`,
  titulo,
  tipo: 'percentual',
  total: { parte: `${chave}_no_prazo`, todo: [`${chave}_no_prazo`, `${chave}_fora`], por: 100 },
})

const rotuloDo = (opcoes: readonly { valor: string; label: string }[], escolhido: string) =>
  opcoes.find(({ valor }) => valor === escolhido)?.label ?? ''

export const cumprimentoDePrazos: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Cumprimento de prazos',
    descricao: 'Respostas e soluções dentro e fora do prazo, por setor, operador, tipo ou filial.',
    icone: 'prazos',
    cor: '#2f9e44',
    modoExibicao: 'RESUMO',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER', 'TICKET_INTERNO'],
  filtros: [
    periodo('Abertos no período', { relativo: 'ULTIMOS_DIAS', dias: 90 }),
    {
      parametro: 'AGRUPAR',
      label: 'Agrupar por',
      tipo: 'RADIO',
      obrigatorio: true,
      opcoes: GRUPOS_DO_PRAZO,
      padrao: 'SETOR',
    },
    FILIAL,
    TIPO_DE_TICKET,
  ],
  colunas: (valores) => [
    { chave: 'grupo', titulo: rotuloDo(GRUPOS_DO_PRAZO, texto(valores, 'AGRUPAR')), tipo: 'texto' },
    contagem('tickets', 'Tickets'),
    contagem('resposta_no_prazo', 'Resposta no prazo'),
    contagem('resposta_fora', 'Resposta fora'),
    proporcao('resposta', 'Resposta no prazo (%)'),
    contagem('solucao_no_prazo', 'Solução no prazo'),
    contagem('solucao_fora', 'Solução fora'),
    proporcao('solucao', 'Solução no prazo (%)'),
  ],
  ordem: () => ['-tickets', 'grupo'],
  grafico: () => ({ rotulos: ['grupo'], valor: 'solucao_perc' }),
  linhas: (contexto, valores) =>
    linhasDosPrazos(contexto, {
      abertos: instantes(valores, 'PERIODO'),
      grupo: texto(valores, 'AGRUPAR') as GrupoDoPrazo,
      filiais: numeros(valores, 'FILIAL'),
      tipos: numeros(valores, 'TIPO'),
    }),
}

export const ticketsPorOperador: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Tickets por operador',
    descricao: 'O que cada operador recebeu no período, o que concluiu e em quanto tempo.',
    icone: 'operadores',
    cor: '#6741d9',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER', 'TICKET_INTERNO'],
  filtros: [periodo('Abertos no período', { relativo: 'ULTIMOS_DIAS', dias: 90 }), SETOR, FILIAL],
  colunas: () => [
    { chave: 'operador', titulo: 'Operador', tipo: 'texto' },
    contagem('tickets', 'Recebidos'),
    contagem('finalizados', 'Finalizados'),
    contagem('em_aberto', 'Em aberto'),
    contagem('atrasados', 'Atrasados'),
    contagem('reaberturas', 'Reaberturas'),
    { chave: 'horas_somadas', titulo: 'Horas somadas', tipo: 'horas', total: 'soma', oculta: true },
    {
      chave: 'horas',
      titulo: 'Tempo médio até concluir',
      tipo: 'horas',
      total: { parte: 'horas_somadas', todo: ['finalizados'] },
    },
  ],
  ordem: () => ['-tickets', 'operador'],
  grafico: () => ({ rotulos: ['operador'], valor: 'tickets' }),
  linhas: (contexto, valores) =>
    linhasPorOperador(contexto, {
      abertos: instantes(valores, 'PERIODO'),
      setores: numeros(valores, 'SETOR'),
      filiais: numeros(valores, 'FILIAL'),
    }),
}

const GRUPOS_DO_CUSTO = [
  { valor: 'CUSTO', label: 'Custo' },
  { valor: 'SETOR', label: 'Setor' },
  { valor: 'TIPO', label: 'Tipo de ticket' },
  { valor: 'CLIENTE', label: 'Cliente' },
] as const satisfies { valor: GrupoDoCusto; label: string }[]

export const custosDosTickets: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Custos dos tickets',
    descricao: 'O que a controladoria lançou nos tickets: por custo, setor, tipo de ticket ou cliente.',
    icone: 'custos',
    cor: '#c2255c',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  // It adds up what every sector charged.
  exige: ['TICKET_VER', 'TICKET_CUSTOS', 'TICKET_QUALQUER_SETOR'],
  filtros: [
    periodo('Lançados no período', { relativo: 'ULTIMOS_DIAS', dias: 90 }),
    {
      parametro: 'AGRUPAR',
      label: 'Agrupar por',
      tipo: 'RADIO',
      obrigatorio: true,
      opcoes: GRUPOS_DO_CUSTO,
      padrao: 'CUSTO',
    },
    FILIAL,
  ],
  colunas: (valores) => [
    { chave: 'grupo', titulo: rotuloDo(GRUPOS_DO_CUSTO, texto(valores, 'AGRUPAR')), tipo: 'texto' },
    contagem('lancamentos', 'Lançamentos'),
    // A ticket may have several costs: adding the groups would count it twice.
    { chave: 'tickets', titulo: 'Tickets', tipo: 'inteiro' },
    { chave: 'valor', titulo: 'Valor', tipo: 'dinheiro', total: 'soma' },
    { chave: 'perc', titulo: 'Parte do total (%)', tipo: 'percentual' },
  ],
  ordem: () => ['-valor', 'grupo'],
  grafico: () => ({ rotulos: ['grupo'], valor: 'valor' }),
  linhas: (contexto, valores) =>
    linhasDosCustos(contexto, {
      lancados: instantes(valores, 'PERIODO'),
      grupo: texto(valores, 'AGRUPAR') as GrupoDoCusto,
      filiais: numeros(valores, 'FILIAL'),
    }),
}
