import type { Relatorio } from '@balcao/dominio/relatorios/contratos'
import type { Filtro, TipoDeFiltro } from '@balcao/dominio/relatorios/filtros'

export const relatorioDe = (id: number, partes: Partial<Relatorio> = {}): Relatorio => ({
  id,
  titulo: `Relatório ${id}`,
  descricao: `O que o relatório ${id} mostra.`,
  thumb: null,
  icone: 'tickets',
  cor: '#1971c2',
  modo_exibicao: 'TABELA',
  tipo: 'GERAL',
  area: 'ATENDIMENTO',
  ...partes,
})

export const filtroDe = (parametro: string, tipo: TipoDeFiltro, partes: Partial<Filtro> = {}): Filtro => ({
  parametro,
  label: parametro,
  tipo,
  obrigatorio: false,
  opcoes: [],
  valorpadrao: tipo === 'MULTISELECT' ? [] : '',
  tamanho: null,
  minimo: null,
  maximo: null,
  limite_dias: null,
  dica: null,
  ...partes,
})

export const OPCOES = [
  { valor: '1', label: 'Campinas' },
  { valor: '2', label: 'Goiânia' },
]
