import * as z from 'zod/mini'
import { nomeDoCliente } from '../formatos/nomes.ts'
import { camposDe, escolhasDe, filtroDeFilial, simNao, termo } from '../listas/campos.ts'
import { FAIXAS_DE_MARGEM } from './margem.ts'
import { SITUACOES_DA_APROVACAO } from './situacoes.ts'
import { TIPOS_DE_APROVACAO, tiposDeAprovacao } from './tipos.ts'

const chaves = <K extends string>(de: Readonly<Record<K, unknown>>) => Object.keys(de) as [K, ...K[]]
const pessoa = z.object({ id: z.number(), nome: z.string() })

export const aprovacaoDaLista = z.object({
  id: z.number(),
  versao: z.number(),
  tipo: z.enum(tiposDeAprovacao),
  /** Of the quote, order, negotiation or registration. */
  idReferencia: z.number(),
  situacao: z.enum(chaves(SITUACOES_DA_APROVACAO)),
  cliente: z.object({ id: z.number(), razSoc: z.string(), fant: z.string() }),
  idFil: z.nullable(z.number()),
  filial: z.nullable(z.string()),
  solicitante: z.nullable(pessoa),
  supervisor: z.nullable(z.string()),
  plano: z.nullable(z.string()),
  /** What is asked, in a sentence. */
  resumo: z.string(),
  motivos: z.array(z.string()),
  desconto: z.nullable(z.number()),
  /** Null for whoever may not see it (PER-06): the band is for everybody. */
  margem: z.nullable(z.number()),
  faixa: z.nullable(z.enum(chaves(FAIXAS_DE_MARGEM))),
  valor: z.nullable(z.number()),
  pedidaEm: z.string(),
  venceEm: z.nullable(z.string()),
  separadaAte: z.nullable(z.string()),
  decisor: z.nullable(z.string()),
  decididaEm: z.nullable(z.string()),
  /** Why whoever reads does not decide it; null when they do. */
  impedimento: z.nullable(z.string()),
})
export type AprovacaoDaLista = z.output<typeof aprovacaoDaLista>

/** GES-03 What waits for a yes, whatever it is about. */
export const CAMPOS_DA_APROVACAO = camposDe(aprovacaoDaLista)({
  termo: termo('Cliente, documento ou número…'),
  resumo: {
    rotulo: 'O que se pede',
    coluna: { larguraMinima: 200, confortavel: 220, peso: 4 },
  },
  situacao: {
    rotulo: 'Situação',
    filtro: escolhasDe(SITUACOES_DA_APROVACAO, { todos: 'Todas' }),
    valor: ({ situacao }) => SITUACOES_DA_APROVACAO[situacao],
    coluna: { largura: 116, noCartao: 'canto' },
  },
  tipo: {
    rotulo: 'Tipo',
    filtro: escolhasDe({
      NEGOCIACAO: TIPOS_DE_APROVACAO.NEGOCIACAO.label,
      ORCAMENTO: TIPOS_DE_APROVACAO.ORCAMENTO.label,
      PEDIDO: TIPOS_DE_APROVACAO.PEDIDO.label,
      TROCA: TIPOS_DE_APROVACAO.TROCA.label,
      CADASTRO: TIPOS_DE_APROVACAO.CADASTRO.label,
    }),
    valor: ({ tipo }) => TIPOS_DE_APROVACAO[tipo].label,
  },
  cliente: {
    rotulo: 'Cliente',
    valor: ({ cliente }) => nomeDoCliente(cliente),
    coluna: { larguraMinima: 150, confortavel: 160, peso: 3, noCartao: 1 },
  },
  solicitante: {
    rotulo: 'Vendedor',
    valor: ({ solicitante }) => solicitante?.nome,
    coluna: { larguraMinima: 120, peso: 2, dispensavel: 5, noCartao: 2 },
  },
  filial: {
    rotulo: 'Filial',
    filtro: filtroDeFilial(true),
    coluna: { larguraMinima: 110, peso: 1, dispensavel: 1, noCartao: 'oculto' },
  },
  plano: { rotulo: 'Plano', coluna: { larguraMinima: 100, peso: 1, dispensavel: 2, noCartao: 'oculto' } },
  desconto: {
    rotulo: 'Desconto',
    tipo: 'numero',
    coluna: { largura: 84, dispensavel: 3, noCartao: 'oculto' },
  },
  margem: { rotulo: 'Margem', tipo: 'numero', coluna: { largura: 92, dispensavel: 4, noCartao: 3 } },
  valor: {
    rotulo: 'Valor',
    tipo: 'dinheiro',
    ordem: { valor: 'Valor' },
    coluna: { largura: 124, noCartao: 3 },
  },
  pedidaEm: {
    rotulo: 'Esperando desde',
    tipo: 'instante',
    ordem: { espera: 'Mais tempo esperando' },
    coluna: { largura: 150, noCartao: 2 },
  },
  possoDecidir: { rotulo: 'Para mim', filtro: simNao('Só as que espera que eu decida') },
  minhas: { rotulo: 'Que pedi', filtro: simNao('Só as que eu pedi', { extra: true }) },
})
