import type { Parametros } from '@balcao/dominio/parametros'
import { ServicoForaDoAlcance } from '../../platform/http-externo/pedir-json.ts'
import type { CotacaoDoCotador, CotadorDeFrete, PedidoDeCotacao } from './cotador.ts'

export type CotacaoComFonte = CotacaoDoCotador & { fonte: string }
type Falha = { fonte: string; mensagem: string }
type Reunidas = { cotacoes: CotacaoComFonte[]; falhas: Falha[] }

type Cotadores = { tabela: CotadorDeFrete; externo: CotadorDeFrete; emUso: Parametros['freteCotador'] }

/** FRE-01 Asks those that the branch uses, at once; where the service outside fails, the tables answer in its stead. */
export async function reunirCotacoes(
  { tabela, externo, emUso }: Cotadores,
  pedido: PedidoDeCotacao,
): Promise<Reunidas> {
  if (emUso === 'TABELA') return perguntar(tabela, pedido)
  if (emUso === 'AMBOS')
    return juntar(await Promise.all([perguntar(tabela, pedido), perguntar(externo, pedido)]))
  const deFora = await perguntar(externo, pedido)
  return deFora.falhas.length === 0 ? deFora : juntar([deFora, await perguntar(tabela, pedido)])
}

async function perguntar(cotador: CotadorDeFrete, pedido: PedidoDeCotacao): Promise<Reunidas> {
  const { nome } = cotador
  try {
    const cotacoes = await cotador.cotar(pedido)
    return { cotacoes: cotacoes.map((cotacao) => ({ ...cotacao, fonte: nome })), falhas: [] }
  } catch (erro) {
    if (!(erro instanceof ServicoForaDoAlcance)) throw erro
    return {
      cotacoes: [],
      falhas: [{ fonte: nome, mensagem: 'Não respondeu, ou respondeu o que não se entende.' }],
    }
  }
}

const juntar = (partes: readonly Reunidas[]): Reunidas => ({
  cotacoes: partes.flatMap(({ cotacoes }) => cotacoes),
  falhas: partes.flatMap(({ falhas }) => falhas),
})
