import { Decimal } from '../formatos/decimal.ts'
import type { Conferido } from './campos-do-requisito.ts'
import { concluir } from './campos-do-requisito.ts'

type CustoLancado = { custo_id: number; valor: number; observacao?: string | undefined }

const CASAS_DO_DINHEIRO = 2

const MENSAGENS_DA_CONTROLADORIA = {
  desconhecido: 'Este custo não está mais em uso.',
  repetido: 'Este custo já está na lista: some os valores em uma linha.',
  centavos: 'Informe o valor com até duas casas decimais.',
} as const

/** TIC-11, TIC-12 Costs of the controllership analysis: each known cost once, in whole cents. */
export function lancarCustos(
  custos: readonly CustoLancado[],
  disponiveis: ReadonlySet<number>,
): Conferido<{ custos: { custoId: number; valor: string; observacao: string | null }[] }> {
  const campos: Record<string, string> = {}
  const vistos = new Set<number>()
  for (const [i, { custo_id, valor }] of custos.entries()) {
    const campo = `controladoria.custos.${i}`
    if (!disponiveis.has(custo_id)) campos[`${campo}.custo_id`] = MENSAGENS_DA_CONTROLADORIA.desconhecido
    else if (vistos.has(custo_id)) campos[`${campo}.custo_id`] = MENSAGENS_DA_CONTROLADORIA.repetido
    vistos.add(custo_id)
    if (new Decimal(valor).decimalPlaces() > CASAS_DO_DINHEIRO)
      campos[`${campo}.valor`] = MENSAGENS_DA_CONTROLADORIA.centavos
  }
  return concluir(campos, () => ({
    custos: custos.map(({ custo_id, valor, observacao }) => ({
      custoId: custo_id,
      valor: new Decimal(valor).toFixed(CASAS_DO_DINHEIRO),
      observacao: observacao || null,
    })),
  }))
}
