import { type ChaveDoTeto, chavesDeTeto, type Teto, type Tetos } from '../aprovacoes/tetos.ts'
import { podeLiberar } from '../pedidos/bloqueios.ts'
import type { Autorizacoes } from '../permissoes.ts'
import type { Excesso } from './limites.ts'

/** VEN-02 Who let an excess be, and how much of it they saw. */
export type Aprovacao = Pick<Excesso, 'tipo' | 'chave' | 'medida' | 'valor'> & {
  por: number
  nome: string
  em: string
  /** Null for what whoever wrote it may give by their own right. */
  motivo: string | null
  /** Less than was asked: it waits for whoever sells to come down to it. */
  teto?: true
}

/** What is told of a quote that somebody has yet to let be, wherever it is shown or printed. */
export const SUJEITO_A_APROVACAO = 'Sujeito a aprovação'

/** As much as was seen, or less: in percent and in money, so that a few boxes do not approve a thousand. */
const cobre = (aprovacao: Aprovacao, excesso: Excesso): boolean =>
  aprovacao.tipo === excesso.tipo &&
  aprovacao.chave === excesso.chave &&
  excesso.medida <= aprovacao.medida &&
  excesso.valor <= aprovacao.valor

export const aprovacaoDe = (excesso: Excesso, aprovacoes: readonly Aprovacao[]): Aprovacao | undefined =>
  aprovacoes.find((aprovacao) => cobre(aprovacao, excesso))

/** What nobody who may has let be. */
export const porAprovar = (excessos: readonly Excesso[], aprovacoes: readonly Aprovacao[]): Excesso[] =>
  excessos.filter((excesso) => !excesso.dentro && !aprovacaoDe(excesso, aprovacoes))

/** GES-03 How far it was let be, of what still goes further. */
export const tetoDe = (excesso: Excesso, aprovacoes: readonly Aprovacao[]): Aprovacao | undefined =>
  aprovacoes.find(({ tipo, chave, teto }) => teto && tipo === excesso.tipo && chave === excesso.chave)

/** GES-03 What waits for an answer: all that nobody let be, but what was answered with less and not asked again since. */
export const semResposta = (
  excessos: readonly Excesso[],
  aprovacoes: readonly Aprovacao[],
  pedidos: readonly string[],
): Excesso[] =>
  porAprovar(excessos, aprovacoes).filter(
    (excesso) => pedidos.includes(excesso.tipo) || !tetoDe(excesso, aprovacoes),
  )

const emTeto = (tipo: string): ChaveDoTeto | undefined => chavesDeTeto.find((chave) => chave === tipo)

/** GES-03 Of what waits, what may be let be only so far, with the most that is asked. */
export const tetosDosExcessos = (pendentes: readonly Excesso[]): Teto[] =>
  chavesDeTeto.flatMap((chave) => {
    const medidas = pendentes.filter(({ tipo }) => tipo === chave).map(({ medida }) => medida)
    return medidas.length === 0 ? [] : [{ chave, pedido: Math.max(...medidas) }]
  })

type Quem = { por: number; nome: string; em: string }

const aprovar = ({ tipo, chave, medida, valor }: Excesso, quem: Quem, motivo: string | null): Aprovacao => ({
  tipo,
  chave,
  medida,
  valor,
  ...quem,
  motivo,
})

/** After a change: approvals of what is still there stay, and what whoever wrote gave now, and may by themselves, is on record as theirs. */
export function aprovacoesDepois(
  aprovacoes: readonly Aprovacao[],
  excessos: readonly Excesso[],
  novos: readonly Excesso[],
  quem: Quem,
): Aprovacao[] {
  // What was let be only so far stays on offer, whatever is typed on the way to it.
  const tetos = aprovacoes.filter(({ teto }) => teto)
  return [
    ...tetos,
    ...excessos.flatMap((excesso) => {
      const ja = aprovacaoDe(excesso, aprovacoes)
      if (ja) return ja.teto ? [] : [ja]
      return excesso.dentro && novos.includes(excesso) ? [aprovar(excesso, quem, null)] : []
    }),
  ]
}

/** VEN-02 What is left of a quote is approved as far as it goes, and no further: what went into an order was approved there. */
export const aprovacoesDoResto = (
  aprovacoes: readonly Aprovacao[],
  excessos: readonly Excesso[],
): Aprovacao[] =>
  excessos.flatMap((excesso) => {
    const ja = aprovacaoDe(excesso, aprovacoes)
    return ja ? [{ ...ja, medida: excesso.medida, valor: excesso.valor }] : []
  })

/** VEN-02 The part comes back with what was approved of the whole before it left. */
export const comAsDaParte = (doResto: readonly Aprovacao[], daParte: readonly Aprovacao[]): Aprovacao[] => {
  const mesma = (uma: Aprovacao) => (outra: Aprovacao) => outra.tipo === uma.tipo && outra.chave === uma.chave
  return [...doResto.filter((uma) => !daParte.some(mesma(uma))), ...daParte]
}

type QuemAprova = {
  colaboradorId: number
  autorizacoes: Autorizacoes
  exigeOutraPessoa: boolean
}

/** Of what waits, what this person may let be. */
export const aprovaveis = (excessos: readonly Excesso[], autorizacoes: Autorizacoes): Excesso[] =>
  excessos.filter(({ tipo }) => podeLiberar(autorizacoes, tipo))

/** VEN-02, SEG-05 Why this person approves nothing of it; null for whoever may. */
export function impedimentoParaAprovar(
  pendentes: readonly Excesso[],
  vendedorId: number,
  { colaboradorId, autorizacoes, exigeOutraPessoa }: QuemAprova,
): 'NADA_A_APROVAR' | 'SEM_PERMISSAO' | 'APROVACAO_DO_PROPRIO_ORCAMENTO' | null {
  if (pendentes.length === 0) return 'NADA_A_APROVAR'
  if (aprovaveis(pendentes, autorizacoes).length === 0) return 'SEM_PERMISSAO'
  return exigeOutraPessoa && vendedorId === colaboradorId ? 'APROVACAO_DO_PROPRIO_ORCAMENTO' : null
}

/**
 * With the approval of these, in the place of those they had. GES-03 Only as far as `tetos` goes: never further than was asked, nor for more
 * money than was asked.
 */
export function comAprovacao(
  aprovacoes: readonly Aprovacao[],
  excessos: readonly Excesso[],
  quem: Quem & { motivo: string },
  tetos: Tetos = {},
): Aprovacao[] {
  const { motivo, ...pessoa } = quem
  const ateOnde = (excesso: Excesso): Aprovacao => {
    const chave = emTeto(excesso.tipo)
    const ate = chave && tetos[chave]
    const aprovado = aprovar(excesso, pessoa, motivo)
    if (ate === undefined || ate >= excesso.medida) return aprovado
    const valor = chave === 'CONTA_CORRENTE' ? ate : excesso.valor
    return { ...aprovado, medida: ate, valor, teto: true }
  }
  const destes = (uma: Aprovacao) =>
    excessos.some(({ tipo, chave }) => tipo === uma.tipo && chave === uma.chave)
  return [...aprovacoes.filter((uma) => !destes(uma)), ...excessos.map(ateOnde)]
}

/** The excesses that a change brought, or made greater; what was there before is not whoever writes beside it to mend. */
export const novosOuMaiores = (depois: readonly Excesso[], antes: readonly Excesso[]): Excesso[] =>
  depois.filter(
    (excesso) =>
      !antes.some(
        ({ tipo, chave, medida, valor }) =>
          tipo === excesso.tipo &&
          chave === excesso.chave &&
          excesso.medida <= medida &&
          excesso.valor <= valor,
      ),
  )
