import { emDias } from '../formatos/contagem.ts'
import { diasEntre } from '../formatos/datas.ts'
import { Decimal, type Numerico } from '../formatos/decimal.ts'
import { MENSAGENS } from '../mensagens.ts'

/** GES-03 What an authorised price is for. */
export const ALVOS_DA_NEGOCIACAO = {
  PRODUTO: 'Produto',
  MARCA: 'Marca',
  CATEGORIA: 'Família',
} as const
export type AlvoDaNegociacao = keyof typeof ALVOS_DA_NEGOCIACAO

/** Where a negotiation stands, of what it says itself and of the approval that it waits for. */
export const SITUACOES_DA_NEGOCIACAO = {
  PENDENTE: 'Aguardando aprovação',
  VIGENTE: 'Em vigor',
  FUTURA: 'Ainda não começou',
  ESGOTADA: 'Toda usada',
  VENCIDA: 'Vencida',
  ENCERRADA: 'Encerrada',
  NEGADA: 'Não aprovada',
} as const
export type SituacaoDaNegociacao = keyof typeof SITUACOES_DA_NEGOCIACAO

/** What an answer may change of what was asked. */
export type Proposta = {
  tipo: 'PRECO' | 'PERCENTUAL'
  preco: number | null
  percentual: number | null
  quantidadeAte: number
  fim: string
}

type Pedida = Proposta & {
  alvo: AlvoDaNegociacao
  idProd: number | null
  marca: string | null
  categoria: string | null
  minimo: number
  inicio: string
}

const casas = (valor: Numerico, quantas: number) => new Decimal(valor).toDecimalPlaces(quantas).equals(valor)

/** Why it says nothing, at its field; empty when it does. `diasMaximo` is the branch's. */
export function problemasDaNegociacao(
  pedida: Pedida,
  { hoje, diasMaximo }: { hoje: string; diasMaximo: number },
): Record<string, string> {
  const { alvo, idProd, marca, categoria, tipo, preco, percentual, minimo, quantidadeAte, inicio, fim } =
    pedida
  const preenchido = { PRODUTO: idProd, MARCA: marca, CATEGORIA: categoria }[alvo]
  const campoDoAlvo = { PRODUTO: 'idProd', MARCA: 'marca', CATEGORIA: 'categoria' }[alvo]
  return {
    ...(!preenchido && { [campoDoAlvo]: MENSAGENS.obrigatorio }),
    ...(tipo === 'PRECO' &&
      alvo !== 'PRODUTO' && { tipo: 'Um preço vale para um produto; para vários, dê um percentual.' }),
    ...(tipo === 'PRECO' &&
      !(preco !== null && preco > 0 && casas(preco, 4)) && { preco: MENSAGENS.invalido }),
    ...(tipo === 'PERCENTUAL' &&
      !(percentual !== null && percentual > 0 && percentual < 100) && { percentual: MENSAGENS.invalido }),
    ...(!(quantidadeAte > 0) && { quantidadeAte: MENSAGENS.quantidadeInvalida }),
    ...(quantidadeAte > 0 &&
      minimo > quantidadeAte && { minimo: 'A menor quantidade passa do total autorizado.' }),
    ...(fim < inicio && { fim: 'O fim vem depois do início.' }),
    ...(fim >= inicio && fim < hoje && { fim: 'Este período já passou.' }),
    ...(fim >= inicio &&
      diasEntre(inicio, fim) > diasMaximo && { fim: `Uma negociação vale no máximo ${emDias(diasMaximo)}.` }),
  }
}

/**
 * GES-03 An answer gives no more than was asked: neither a lower price, nor more of it, nor for longer. Whoever wants to give more
 * lets the seller ask again, so that who asked and who decided stay two.
 */
export function problemasDaProposta(pedida: Pedida, proposta: Proposta): Record<string, string> {
  const alem = (valor: boolean, campo: string) =>
    valor ? { [`proposta.${campo}`]: 'Passa do que foi pedido.' } : {}
  if (proposta.tipo !== pedida.tipo) return { 'proposta.tipo': MENSAGENS.invalido }
  const [preco, pedido] = [proposta.preco ?? 0, pedida.preco ?? 0]
  const [percentual, pedidoEmPercentual] = [proposta.percentual ?? 0, pedida.percentual ?? 0]
  return {
    ...(pedida.tipo === 'PRECO' && (preco <= 0 || !casas(preco, 4))
      ? { 'proposta.preco': MENSAGENS.invalido }
      : alem(pedida.tipo === 'PRECO' && preco < pedido, 'preco')),
    ...(pedida.tipo === 'PERCENTUAL' && percentual <= 0
      ? { 'proposta.percentual': MENSAGENS.invalido }
      : alem(pedida.tipo === 'PERCENTUAL' && percentual > pedidoEmPercentual, 'percentual')),
    ...(proposta.quantidadeAte <= 0 || proposta.quantidadeAte < pedida.minimo
      ? { 'proposta.quantidadeAte': MENSAGENS.quantidadeInvalida }
      : alem(proposta.quantidadeAte > pedida.quantidadeAte, 'quantidadeAte')),
    ...(proposta.fim < pedida.inicio
      ? { 'proposta.fim': MENSAGENS.dataInvalida }
      : alem(proposta.fim > pedida.fim, 'fim')),
  }
}

export const mesmaProposta = (uma: Proposta, outra: Proposta): boolean =>
  uma.preco === outra.preco &&
  uma.percentual === outra.percentual &&
  uma.quantidadeAte === outra.quantidadeAte &&
  uma.fim === outra.fim

type Estado = {
  autorizadaEm: Date | null
  encerradaEm: Date | null
  aberta: boolean
  inicio: string
  fim: string
  restante: Numerico
}

export function situacaoDaNegociacao(
  { autorizadaEm, encerradaEm, aberta, inicio, fim, restante }: Estado,
  hoje: string,
): SituacaoDaNegociacao {
  if (autorizadaEm === null) return aberta ? 'PENDENTE' : 'NEGADA'
  if (encerradaEm !== null) return 'ENCERRADA'
  if (new Decimal(restante).lessThanOrEqualTo(0)) return 'ESGOTADA'
  if (hoje > fim) return 'VENCIDA'
  return hoje < inicio ? 'FUTURA' : 'VIGENTE'
}
