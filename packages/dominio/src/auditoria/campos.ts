import * as z from 'zod/mini'
import { camposDe, escolhasDe, periodo, termo } from '../listas/campos.ts'
import { NATUREZAS_DA_AUDITORIA, type NaturezaDaAuditoria } from './naturezas.ts'

export const entradaDaAuditoria = z.object({
  id: z.number(),
  quando: z.string(),
  /** Null where nobody of the portal did it. */
  quem: z.nullable(z.string()),
  ip: z.nullable(z.string()),
  natureza: z.custom<NaturezaDaAuditoria>(),
  /** 'Parâmetro: Prazo de devolução · Matriz' */
  oQue: z.string(),
  /** 'Alterou' */
  acao: z.string(),
  /** In a line; empty where the entry keeps no more. */
  resumo: z.string(),
  mudancas: z.array(z.object({ campo: z.string(), antes: z.string(), depois: z.string() })),
  /** Whether this person may take it back now. */
  desfaz: z.boolean(),
})
export type EntradaDaAuditoria = z.output<typeof entradaDaAuditoria>

export const CAMPOS_DA_AUDITORIA = camposDe(entradaDaAuditoria)({
  termo: termo('Quem fez, ou o quê…'),
  quando: {
    rotulo: 'Quando',
    tipo: 'instante',
    ordem: { quando: 'Quando' },
    planilha: 20,
    coluna: { largura: 150, noCartao: 1 },
  },
  quem: {
    rotulo: 'Quem',
    valor: ({ quem }) => quem ?? 'O próprio portal',
    planilha: 30,
    coluna: { larguraMinima: 210, peso: 1, noCartao: 1 },
  },
  oQue: { rotulo: 'O quê', planilha: 50, coluna: { larguraMinima: 240, peso: 3, noCartao: 'titulo' } },
  acao: { rotulo: 'Ação', planilha: 20, coluna: { largura: 150, noCartao: 'canto' } },
  resumo: { rotulo: 'De → para', planilha: 60, coluna: { larguraMinima: 180, peso: 2, dispensavel: 1 } },
  natureza: {
    rotulo: 'Natureza',
    valor: ({ natureza }) => NATUREZAS_DA_AUDITORIA[natureza],
    planilha: 15,
    filtro: escolhasDe(NATUREZAS_DA_AUDITORIA),
  },
  ip: { rotulo: 'De onde', planilha: 18, coluna: { largura: 130, dispensavel: 2, noCartao: 'oculto' } },
  ...periodo('Quando', 'Período'),
})
