import * as z from 'zod/mini'
import { contrato } from '../contrato.ts'
import { campoUf } from '../enderecos/campos.ts'
import { Decimal } from '../formatos/decimal.ts'
import { campoData, campoId, campoQuantidade, campoSimOuNao } from '../validacao.ts'
import type { ImpostosDaLinha } from './impostos.ts'
import { IMPOSTOS_SOMADOS } from './impostos.ts'

/** As they are called where they are explained. */
export const NOMES_DOS_IMPOSTOS = {
  ipi: 'IPI',
  st: 'ICMS ST',
  stsn: 'ICMS ST (Simples)',
  fcpSt: 'FCP ST',
  icmsPartilha: 'ICMS partilha (DIFAL)',
  icms: 'ICMS (dentro do preço)',
  ibs: 'IBS',
  cbs: 'CBS',
} as const satisfies Record<Exclude<keyof ImpostosDaLinha, 'passos'>, string>
type NomeDoImposto = keyof typeof NOMES_DOS_IMPOSTOS

/** ADM-07 What a sale would pay, by the rule that counts for it on a day, nothing being sold. */
export const testarImpostos = contrato('GET /administracao/impostos/testar', {
  acao: 'COMERCIAL_CONFIGURAR',
  descricao: 'Que regra de imposto vale para um produto, uma filial e um estado, e quanto se pagaria',
  le: ['impostos'],
  query: z.object({
    idProd: campoId,
    idFil: campoId,
    uf: campoUf,
    contribuinte: z._default(campoSimOuNao, true),
    consumidorFinal: z._default(campoSimOuNao, false),
    simples: z._default(campoSimOuNao, false),
    quantidade: campoQuantidade,
    /** Of one unit. */
    preco: campoQuantidade,
    /** Freight and insurance that are charged. */
    despesas: z._default(campoQuantidade, 0),
    /** Today, where none is said. */
    dia: z.optional(campoData),
  }),
  resposta: z.object({
    /** Null where none speaks of the sale. */
    regra: z.nullable(z.object({ id: z.number(), nome: z.string() })),
    ncm: z.string(),
    mercadoria: z.number(),
    impostos: z.array(
      z.object({ nome: z.string(), perc: z.number(), valor: z.number(), somado: z.boolean() }),
    ),
    total: z.number(),
    passos: z.array(z.object({ texto: z.string(), valor: z.number() })),
  }),
})

const somado = (imposto: NomeDoImposto) => IMPOSTOS_SOMADOS.some((um) => um === imposto)

/** Those that come to something, those that are added first. */
export function apresentarImpostos(mercadoria: Decimal, { passos, ...impostos }: ImpostosDaLinha) {
  const nomes = Object.keys(NOMES_DOS_IMPOSTOS) as NomeDoImposto[]
  const cobrados = nomes
    .map((nome) => ({ nome: NOMES_DOS_IMPOSTOS[nome], ...impostos[nome], somado: somado(nome) }))
    .filter(({ valor }) => !valor.isZero())
  return {
    mercadoria: Number(mercadoria),
    impostos: cobrados.map((um) => ({ ...um, valor: Number(um.valor) })),
    total: Number(
      cobrados.reduce((soma, um) => (um.somado ? soma.plus(um.valor) : soma), new Decimal(mercadoria)),
    ),
    passos,
  }
}
