import * as z from 'zod/mini'
import { camposDe, escolhasDe, filtroDeFilial, termo } from '../listas/campos.ts'
import type { BeneficioDaCampanha } from '../precos/campanha.ts'
import {
  QUEM_PAGA,
  type QuemPaga,
  SITUACOES_DA_CAMPANHA,
  type SituacaoDaCampanha,
  TIPOS_DA_CAMPANHA,
} from './regras.ts'

const chaves = <K extends string>(de: Readonly<Record<K, unknown>>) => Object.keys(de) as [K, ...K[]]

export const campanhaDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  nome: z.string(),
  situacao: z.enum(chaves(SITUACOES_DA_CAMPANHA)),
  beneficio: z.custom<BeneficioDaCampanha>(),
  /** Of a gift of another product. */
  nomeDoBrinde: z.nullable(z.string()),
  /** What it is over, in few words: 'Marca Serra Alta', '3 produtos'. */
  produtos: z.string(),
  /** For whom: 'Todos os clientes', 'Segmento Padaria'. */
  publico: z.string(),
  filiais: z.string(),
  inicio: z.string(),
  fim: z.string(),
  prioridade: z.number(),
  verba: z.nullable(z.number()),
  verbaUsada: z.number(),
  limite: z.nullable(z.number()),
  unidadesUsadas: z.number(),
  quemPaga: z.enum(chaves(QUEM_PAGA)),
})
export type CampanhaDaLista = z.output<typeof campanhaDaLista>

/** GES-02 */
export const CAMPOS_DA_CAMPANHA = camposDe(campanhaDaLista)({
  termo: termo('Nome ou número…'),
  nome: {
    rotulo: 'Campanha',
    ordem: { nome: 'Nome' },
    coluna: { larguraMinima: 180, confortavel: 240, peso: 3 },
  },
  situacao: {
    rotulo: 'Situação',
    filtro: escolhasDe(SITUACOES_DA_CAMPANHA as Record<SituacaoDaCampanha, string>, { todos: 'Todas' }),
    valor: ({ situacao }) => SITUACOES_DA_CAMPANHA[situacao],
    coluna: { largura: 160, noCartao: 'canto' },
  },
  tipo: {
    rotulo: 'Benefício',
    filtro: escolhasDe(TIPOS_DA_CAMPANHA),
    coluna: { larguraMinima: 180, confortavel: 240, peso: 3, noCartao: 1 },
  },
  publico: {
    rotulo: 'Para quem',
    coluna: { larguraMinima: 140, peso: 2, dispensavel: 1, noCartao: 'oculto' },
  },
  fim: {
    rotulo: 'Validade',
    tipo: 'data',
    ordem: { dtFim: 'Fim', dtInicio: 'Início' },
    coluna: { largura: 130, noCartao: 2 },
  },
  verbaUsada: {
    rotulo: 'Usado',
    tipo: 'dinheiro',
    ordem: { verbaUsada: 'Usado' },
    coluna: { largura: 170, noCartao: 2 },
  },
  quemPaga: {
    rotulo: 'Quem paga',
    filtro: escolhasDe(QUEM_PAGA as Record<QuemPaga, string>, { extra: true }),
    valor: ({ quemPaga }) => QUEM_PAGA[quemPaga],
  },
  filial: { rotulo: 'Filial', filtro: filtroDeFilial(true) },
})
