import { Decimal, type Numerico } from '../../formatos/decimal.ts'
import { formatarDinheiro } from '../../formatos/dinheiro.ts'
import type { Conferido } from './campos.ts'
import { concluir } from './campos.ts'

type CustoLancado = { custo_id: number; valor: number; observacao?: string | undefined }

const CASAS_DO_DINHEIRO = 2

const MENSAGENS_DA_CONTROLADORIA = {
  desconhecido: 'Este custo não está mais em uso.',
  repetido: 'Este custo já está na lista: some os valores em uma linha.',
  centavos: 'Informe o valor com até duas casas decimais.',
  semValor: 'Informe um valor maior que zero.',
  demais: (soma: Decimal, limite: Numerico, casas: number) =>
    `Os custos deste ticket somariam ${formatarDinheiro(soma, casas)}, e o limite da filial é ${formatarDinheiro(limite, casas)}.`,
} as const

type Contexto = {
  disponiveis: ReadonlySet<number>
  /** What the costs charged before add up to, and what all of them may. */
  lancado: Numerico
  limite: Numerico
  /** GER-02 With how many decimals the branch of the ticket writes money. */
  casasDoDinheiro: number
}

/** TIC-11, TIC-12 Costs of the controllership analysis: each known cost once, in whole cents, within what the branch accepts. */
export function lancarCustos(
  custos: readonly CustoLancado[],
  { disponiveis, lancado, limite, casasDoDinheiro }: Contexto,
): Conferido<{ custos: { custoId: number; valor: string; observacao: string | null }[] }> {
  const campos: Record<string, string> = {}
  const vistos = new Set<number>()
  let soma = new Decimal(lancado)
  for (const [i, { custo_id, valor }] of custos.entries()) {
    const campo = `controladoria.custos.${i}`
    if (!disponiveis.has(custo_id)) campos[`${campo}.custo_id`] = MENSAGENS_DA_CONTROLADORIA.desconhecido
    else if (vistos.has(custo_id)) campos[`${campo}.custo_id`] = MENSAGENS_DA_CONTROLADORIA.repetido
    vistos.add(custo_id)
    soma = soma.plus(valor)
    const problema = problemaDoValor(valor)
    const excede = soma.greaterThan(limite)
    if (problema) campos[`${campo}.valor`] = problema
    else if (excede)
      campos[`${campo}.valor`] = MENSAGENS_DA_CONTROLADORIA.demais(soma, limite, casasDoDinheiro)
  }
  return concluir(campos, () => ({
    custos: custos.map(({ custo_id, valor, observacao }) => ({
      custoId: custo_id,
      valor: new Decimal(valor).toFixed(CASAS_DO_DINHEIRO),
      observacao: observacao || null,
    })),
  }))
}

function problemaDoValor(valor: number): string | null {
  if (valor <= 0) return MENSAGENS_DA_CONTROLADORIA.semValor
  return new Decimal(valor).decimalPlaces() > CASAS_DO_DINHEIRO ? MENSAGENS_DA_CONTROLADORIA.centavos : null
}
