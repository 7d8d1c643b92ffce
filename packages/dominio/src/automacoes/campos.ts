import * as z from 'zod/mini'
import { atualizacao, camposDe, escolha, simNao, termo } from '../listas/campos.ts'
import type { AcaoDaAutomacao } from './acoes.ts'
import { type Condicao, condicoes } from './condicoes.ts'
import { QUANDOS, quandos } from './quando.ts'

export const nomeado = z.object({ id: z.number(), nome: z.string() })

export const automacao = z.object({
  id: z.number(),
  nome: z.string(),
  quando: z.enum(quandos),
  tempo: z.nullable(z.number()),
  se: z.object(
    Object.fromEntries(condicoes.map((condicao) => [condicao, z.array(z.number())])) as Record<
      Condicao,
      z.ZodMiniArray<z.ZodMiniNumber>
    >,
  ),
  entao: z.array(z.custom<AcaoDaAutomacao>()),
  /** What it does, in words. */
  faz: z.array(z.string()),
  /** Customers of its conditions: the only ones that no list has whole. */
  clientes: z.array(nomeado),
  ativa: z.boolean(),
  ultimaExecucao: z.nullable(z.string()),
  /** In the last 30 days. */
  execucoes: z.number(),
  versao: z.number(),
  datahora_atualizacao: z.string(),
  atualizadaPor: z.nullable(z.string()),
})

export type Automacao = z.output<typeof automacao>

export const CAMPOS_DA_AUTOMACAO = camposDe(automacao)({
  termo: termo('Nome da automação…'),
  nome: {
    rotulo: 'Automação',
    ordem: { nome: 'Nome' },
    coluna: { larguraMinima: 240, confortavel: 340, peso: 3 },
  },
  quando: {
    rotulo: 'Quando',
    filtro: escolha(QUANDOS, { todos: 'Qualquer' }),
    coluna: { larguraMinima: 180, confortavel: 260, peso: 2, noCartao: 1 },
  },
  ativa: { rotulo: 'Situação', coluna: { largura: 120, noCartao: 'canto' } },
  ativas: { rotulo: 'Situação', filtro: simNao('Só as ligadas') },
  ultimaExecucao: { rotulo: 'Última execução', tipo: 'instante', coluna: { largura: 160, noCartao: 2 } },
  execucoes: { rotulo: 'Em 30 dias', coluna: { largura: 110, noCartao: 2 } },
  ...atualizacao('Atualizada', { dispensavel: true }),
})
