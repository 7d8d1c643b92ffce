import * as z from 'zod/mini'
import { camposDe, escolha } from '../listas/campos.ts'
import { SITUACOES_DA_TAREFA, situacoesDaTarefa } from './situacoes.ts'

export const tarefaQueFalhou = z.object({
  id: z.number(),
  nome: z.string(),
  situacao: z.enum(situacoesDaTarefa),
  tentativas: z.number(),
  maximoDeTentativas: z.number(),
  erro: z.string(),
  /** When it is tried again; null for one that was given up. */
  proximaEm: z.nullable(z.string()),
  falhouEm: z.string(),
})
export type TarefaQueFalhou = z.output<typeof tarefaQueFalhou>

export const CAMPOS_DA_TAREFA = camposDe(tarefaQueFalhou)({
  nome: { rotulo: 'Tarefa', coluna: { larguraMinima: 220, peso: 2 } },
  situacao: {
    rotulo: 'Situação',
    filtro: escolha(SITUACOES_DA_TAREFA, { todos: 'Todas' }),
    coluna: { largura: 150, noCartao: 'canto' },
  },
  erro: {
    rotulo: 'Último erro',
    valor: ({ erro }) => erro || 'Sem explicação',
    coluna: { larguraMinima: 240, peso: 4 },
  },
  tentativas: { rotulo: 'Tentativas', coluna: { largura: 100, noCartao: 1 } },
  falhouEm: { rotulo: 'Falhou', tipo: 'instante', coluna: { largura: 120, noCartao: 1 } },
  proximaEm: { rotulo: 'Tenta de novo', tipo: 'instante', coluna: { largura: 130, dispensavel: 1 } },
})
