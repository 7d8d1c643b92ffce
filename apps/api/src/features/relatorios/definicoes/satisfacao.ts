import { NOTAS, notas } from '@balcao/dominio/avaliacoes/regras'
import type { ColunaDoRelatorio } from '../coluna.ts'
import type { DefinicaoDeRelatorio } from '../definicao.ts'
import { type GrupoDaSatisfacao, linhasDaSatisfacao, linhasDasAvaliacoes } from '../queries-satisfacao.ts'
import { instantes, marcado, numeros, texto } from '../valores.ts'
import { agruparPor, FILIAL, periodo, SETOR, TIPO_DE_TICKET } from './filtros-comuns.ts'

const GRUPOS: Record<GrupoDaSatisfacao, string> = {
  OPERADOR: 'Operador',
  SETOR: 'Setor',
  TIPO: 'Tipo de ticket',
  FILIAL: 'Filial',
  MES: 'Mês',
}

const contagem = (chave: string, titulo: string): ColunaDoRelatorio => ({
  chave,
  titulo,
  tipo: 'inteiro',
  total: 'soma',
})

export const satisfacao: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Satisfação dos clientes',
    descricao: 'Média, distribuição das notas e quantos avaliaram, por operador, setor, tipo, filial ou mês.',
    icone: 'operadores',
    cor: '#e67700',
    modoExibicao: 'GRAFICO',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER', 'TICKET_INTERNO'],
  filtros: [
    periodo('Encerrados no período', { relativo: 'ULTIMOS_DIAS', dias: 90 }),
    agruparPor(GRUPOS),
    SETOR,
    FILIAL,
    TIPO_DE_TICKET,
  ],
  colunas: (valores) => {
    const grupo = texto(valores, 'AGRUPAR') as GrupoDaSatisfacao
    return [
      { chave: 'grupo', titulo: GRUPOS[grupo] ?? '', tipo: grupo === 'MES' ? 'mes' : 'texto' },
      contagem('encerrados', 'Encerrados'),
      contagem('avaliacoes', 'Avaliações'),
      {
        chave: 'resposta_perc',
        titulo: 'Avaliaram (%)',
        tipo: 'percentual',
        total: { parte: 'avaliacoes', todo: ['encerrados'], por: 100 },
      },
      { chave: 'notas_somadas', titulo: 'Notas somadas', tipo: 'inteiro', total: 'soma', oculta: true },
      {
        chave: 'media',
        titulo: 'Média',
        tipo: 'quantidade',
        total: { parte: 'notas_somadas', todo: ['avaliacoes'] },
      },
      ...notas.map((nota) => contagem(`nota_${nota}`, `${nota} (${NOTAS[nota]})`)),
    ]
  },
  ordem: (valores) => (texto(valores, 'AGRUPAR') === 'MES' ? ['grupo'] : ['-avaliacoes', 'grupo']),
  grafico: (valores) => ({
    rotulos: ['grupo'],
    valor: 'media',
    ...(texto(valores, 'AGRUPAR') === 'MES' && { emOrdem: true }),
  }),
  linhas: (contexto, valores) =>
    linhasDaSatisfacao(contexto, {
      encerrados: instantes(valores, 'PERIODO'),
      grupo: texto(valores, 'AGRUPAR') as GrupoDaSatisfacao,
      setores: numeros(valores, 'SETOR'),
      filiais: numeros(valores, 'FILIAL'),
      tipos: numeros(valores, 'TIPO'),
    }),
}

export const avaliacoesDosClientes: DefinicaoDeRelatorio = {
  padrao: {
    titulo: 'Avaliações e comentários',
    descricao: 'O que cada cliente disse do atendimento, com a nota e quem atendeu.',
    icone: 'historico',
    cor: '#e67700',
    modoExibicao: 'RESUMO',
    tipo: 'GERAL',
  },
  exige: ['TICKET_VER', 'TICKET_INTERNO'],
  filtros: [
    periodo('Avaliados no período', { relativo: 'ULTIMOS_DIAS', dias: 90 }),
    { parametro: 'ATE_NOTA', label: 'Nota até', tipo: 'NUMBER', minimo: 1, maximo: 5, tamanho: 1 },
    { parametro: 'COMENTADAS', label: 'Só com comentário', tipo: 'CHECKBOX' },
    SETOR,
    FILIAL,
    TIPO_DE_TICKET,
  ],
  colunas: () => [
    { chave: 'dia', titulo: 'Data', tipo: 'data' },
    { chave: 'protocolo', titulo: 'Protocolo', tipo: 'protocolo' },
    { chave: 'nota', titulo: 'Nota', tipo: 'inteiro' },
    { chave: 'comentario', titulo: 'Comentário', tipo: 'texto' },
    { chave: 'cliente', titulo: 'Quem avaliou', tipo: 'texto' },
    { chave: 'operador', titulo: 'Operador', tipo: 'texto' },
    { chave: 'setor', titulo: 'Setor', tipo: 'texto' },
    { chave: 'tipo', titulo: 'Tipo de ticket', tipo: 'texto' },
  ],
  ordem: () => ['-dia', 'protocolo'],
  linhas: (contexto, valores) =>
    linhasDasAvaliacoes(contexto, {
      ditos: instantes(valores, 'PERIODO'),
      ateNota: numeros(valores, 'ATE_NOTA')[0] ?? null,
      soComentadas: marcado(valores, 'COMENTADAS'),
      setores: numeros(valores, 'SETOR'),
      filiais: numeros(valores, 'FILIAL'),
      tipos: numeros(valores, 'TIPO'),
    }),
}
