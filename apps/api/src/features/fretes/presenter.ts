import type { CotacaoDeFrete } from '@balcao/dominio/fretes/contratos'
import { calcularFretePago } from '@balcao/dominio/fretes/frete-pago'
import { ordenarCotacoes } from '@balcao/dominio/fretes/ordem'
import { lerDiasDeEntrega, previsaoDeEntrega } from '@balcao/dominio/fretes/previsao'
import type { ParametrosDaFilial } from '@balcao/dominio/parametros'
import type { Calendario } from '@balcao/dominio/prazos/calendario'
import type { CargaACotar } from './cotador.ts'
import type { CotacaoComFonte } from './reunir.ts'

type Contexto = {
  carga: CargaACotar
  hoje: string
  calendario: Calendario
  parametros: ParametrosDaFilial
}

/** FRE-02, FRE-03 As they are listed: with the days of handling, the forecast, and what the customer pays of each. */
export function apresentarCotacoes(
  cotacoes: readonly CotacaoComFonte[],
  contexto: Contexto,
): CotacaoDeFrete[] {
  const { freteListaAConsultar, fretePrazoMaximoDias: maximo } = contexto.parametros
  const listadas = cotacoes
    .map((cotacao) => apresentar(cotacao, contexto))
    .filter(({ aConsultar }) => freteListaAConsultar || !aConsultar)
    .filter(({ prazo }) => maximo === 0 || prazo <= maximo)
  return ordenarCotacoes(listadas)
}

function apresentar(
  cotacao: CotacaoComFonte,
  { carga, hoje, calendario, parametros }: Contexto,
): CotacaoDeFrete {
  const { embutido, pago, gratis } = calcularFretePago({
    cotado: cotacao.valor,
    total: carga.total,
    percentualEmbutido: parametros.fretePercentualEmbutido,
    tipoDiferenciado: carga.tipoFrete?.diferenciado ?? false,
    jaPago: carga.jaPago,
    minimoSemCobranca: parametros.freteMinimoSemCobranca,
  })
  const prazo = cotacao.prazo + parametros.freteDiasManuseio
  const dias = lerDiasDeEntrega(cotacao.diasSemanaEntrega)
  const motivo = porQueNaoSeEscolhe(cotacao)
  return {
    ...cotacao,
    prazo,
    previsao: previsaoDeEntrega({ hoje, prazo, dias, calendario }),
    selecionavel: motivo === null,
    motivo,
    vlEmbutido: Number(embutido),
    vlJaPago: Number(carga.jaPago),
    vlPago: Number(pago),
    gratis,
    referencia: null,
  }
}

function porQueNaoSeEscolhe({ aConsultar, idTransp }: CotacaoComFonte): string | null {
  if (aConsultar) return 'O preço deste destino se consulta com a transportadora.'
  return idTransp === null ? 'Esta transportadora não está cadastrada.' : null
}
