import * as z from 'zod/mini'
import { camposDe, escolhasDe, termo } from '../listas/campos.ts'
import { ESCOPOS_DO_OBJETIVO, escoposDoObjetivo, TIPOS_DE_OBJETIVO, tiposDeObjetivo } from './especies.ts'
import { mesValido, SITUACOES_DO_OBJETIVO, situacoesDoObjetivo } from './progresso.ts'

export const campoMes = z.string().check(z.maxLength(7), z.refine(mesValido, 'Mês inválido'))

export const objetivoDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  mes: z.string(),
  escopo: z.enum(escoposDoObjetivo),
  idAlvo: z.number(),
  alvo: z.string(),
  tipo: z.enum(tiposDeObjetivo),
  /** Empty for all of them. */
  marca: z.string(),
  meta: z.number(),
  alcancado: z.number(),
  falta: z.number(),
  percentual: z.number(),
  diasUteis: z.number(),
  decorridos: z.number(),
  restantes: z.number(),
  necessidade: z.nullable(z.number()),
  projecao: z.nullable(z.number()),
  situacao: z.enum(situacoesDoObjetivo),
  /** Among those of the same kind, by the part that is reached. */
  posicao: z.number(),
  concorrentes: z.number(),
})
export type ObjetivoDaLista = z.output<typeof objetivoDaLista>

/** GES-01 */
export const CAMPOS_DO_OBJETIVO = camposDe(objetivoDaLista)({
  termo: termo('Vendedor, equipe, filial ou marca…'),
  mes: {
    rotulo: 'Mês',
    planilha: 10,
    filtro: { esquema: z.optional(campoMes) },
  },
  alvo: {
    rotulo: 'De quem',
    planilha: 30,
    ordem: { alvo: 'De quem' },
    coluna: { larguraMinima: 150, confortavel: 190, peso: 3 },
  },
  escopo: {
    rotulo: 'Alcance',
    valor: ({ escopo }) => ESCOPOS_DO_OBJETIVO[escopo],
    planilha: 12,
    filtro: escolhasDe(ESCOPOS_DO_OBJETIVO, { todos: 'Todos' }),
  },
  tipo: {
    rotulo: 'Objetivo',
    valor: ({ tipo, marca }) => (marca ? `${TIPOS_DE_OBJETIVO[tipo]} · ${marca}` : TIPOS_DE_OBJETIVO[tipo]),
    planilha: 26,
    filtro: escolhasDe(TIPOS_DE_OBJETIVO, { todos: 'Todos' }),
    coluna: { largura: 140, noCartao: 1 },
  },
  situacao: {
    rotulo: 'Situação',
    valor: ({ situacao }) => SITUACOES_DO_OBJETIVO[situacao],
    planilha: 16,
    filtro: escolhasDe(SITUACOES_DO_OBJETIVO, { todos: 'Todas', extra: true }),
    coluna: { largura: 122, noCartao: 'canto' },
  },
  meta: {
    rotulo: 'Meta',
    tipo: 'numero',
    planilha: 16,
    coluna: { largura: 118, dispensavel: 3, noCartao: 2 },
  },
  alcancado: {
    rotulo: 'Alcançado',
    tipo: 'numero',
    planilha: 16,
    coluna: { larguraMinima: 130, confortavel: 150, peso: 1, noCartao: 2 },
  },
  percentual: {
    rotulo: '% da meta',
    tipo: 'numero',
    planilha: 12,
    ordem: { percentual: '% da meta' },
  },
  falta: {
    rotulo: 'Falta',
    tipo: 'numero',
    planilha: 16,
    ordem: { falta: 'O que falta' },
  },
  necessidade: {
    rotulo: 'Por dia útil',
    tipo: 'numero',
    planilha: 16,
    coluna: { largura: 112, noCartao: 3 },
  },
  projecao: {
    rotulo: 'Projeção',
    tipo: 'numero',
    planilha: 16,
    coluna: { largura: 118, dispensavel: 1, noCartao: 'oculto' },
  },
  posicao: {
    rotulo: 'Posição',
    tipo: 'numero',
    planilha: 10,
    ordem: { posicao: 'Posição' },
    coluna: { largura: 92, dispensavel: 2, noCartao: 'oculto' },
  },
})
