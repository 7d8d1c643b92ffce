import { Decimal, type Numerico, somar } from '../../formatos/decimal.ts'
import { formatarNumero } from '../../formatos/dinheiro.ts'
import type { Fatos } from '../etapas.ts'
import type { StatusDoItem } from '../situacoes.ts'
import { type Conferido, concluir, conferirProdutos } from './campos.ts'

/** TIC-06, TIC-11 What may become of a requested quantity, in the order it is asked, with its name. */
export const DESTINOS_DA_ANALISE = {
  qtd_fora_prazo: 'Fora do prazo',
  qtd_outra_marca: 'Outra marca',
  qtd_falta: 'Falta',
  qtd_avaria: 'Avaria',
  qtd_quebra_direta: 'Quebra direta',
  qtd_autorizada: 'Autorizada',
} as const
export type DestinoDaAnalise = keyof typeof DESTINOS_DA_ANALISE

const destinos = Object.keys(DESTINOS_DA_ANALISE) as DestinoDaAnalise[]

export type RespostaDaAnalise = Record<DestinoDaAnalise, number> & {
  id: number
  motivo_analise_id?: number | null | undefined
}

type ProdutoEmAnalise = { id: number; solicitada: Numerico }
type Analisado = { id: number; status: StatusDoItem }

const MENSAGENS_DA_ANALISE = {
  soma: (soma: Decimal, solicitada: Numerico) =>
    `As quantidades somam ${formatarNumero(soma)}, mas o pedido é de ${formatarNumero(solicitada)}.`,
  motivo: 'Diga o motivo do que não foi autorizado.',
  motivoDesconhecido: 'Este motivo não está mais em uso.',
} as const

/** TIC-11 How much of the requested quantity has no answer yet; negative when the answers are more than it. */
export function restaAnalisar(solicitada: Numerico, resposta: Record<DestinoDaAnalise, Numerico>): Decimal {
  return new Decimal(solicitada).minus(somar(...destinos.map((destino) => resposta[destino])))
}

/** TIC-11 The return analysis: the six quantities of each product add up to what was requested, refusals have a reason. */
export function analisar(
  produtos: readonly ProdutoEmAnalise[],
  respostas: readonly RespostaDaAnalise[],
  motivos: ReadonlySet<number>,
): Conferido<{ produtos: Analisado[]; fatos: Fatos }> {
  const campos = conferirProdutos('analise', produtos, respostas, ({ solicitada }, resposta) => ({
    ...problemaDaSoma(solicitada, resposta),
    ...problemaDoMotivo(solicitada, resposta, motivos),
  }))
  return concluir(campos, () => {
    const analisados = respostas.map(({ id, qtd_autorizada }): Analisado => {
      return { id, status: qtd_autorizada > 0 ? 'A' : 'N' }
    })
    const nada = analisados.every(({ status }) => status === 'N')
    return { produtos: analisados, fatos: new Set(nada ? ['NADA_AUTORIZADO'] : []) }
  })
}

function problemaDaSoma(solicitada: Numerico, resposta: RespostaDaAnalise): Record<string, string> {
  const resta = restaAnalisar(solicitada, resposta)
  if (resta.isZero()) return {}
  return { qtd_autorizada: MENSAGENS_DA_ANALISE.soma(new Decimal(solicitada).minus(resta), solicitada) }
}

function problemaDoMotivo(
  solicitada: Numerico,
  { qtd_autorizada, motivo_analise_id: motivo }: RespostaDaAnalise,
  motivos: ReadonlySet<number>,
): Record<string, string> {
  if (motivo !== null && motivo !== undefined)
    return motivos.has(motivo) ? {} : { motivo_analise_id: MENSAGENS_DA_ANALISE.motivoDesconhecido }
  const recusou = new Decimal(qtd_autorizada).lessThan(solicitada)
  return recusou ? { motivo_analise_id: MENSAGENS_DA_ANALISE.motivo } : {}
}
