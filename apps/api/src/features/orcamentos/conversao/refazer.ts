import { hojeEm } from '@balcao/dominio/formatos/datas'
import { freteCobrado } from '@balcao/dominio/fretes/calculado'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import type { Negocio } from '../../../negocio.ts'
import type { Tx } from '../../../platform/banco/conexao.ts'
import { conferirCupom } from '../conteudo/conferir-cupom.ts'
import { contextoDoOrcamento } from '../conteudo/contexto.ts'
import { type Conteudo, calcular, gravarConteudo, partesDoConteudo } from '../conteudo/gravar-conteudo.ts'
import { prometidosUmaVez } from '../conteudo/precos-mantidos.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import type { LinhaDoBanco } from '../conteudo/queries-linhas.ts'
import { levadoPelasPartes } from '../frete/carga.ts'
import { recalcularFrete } from '../frete/recalcular.ts'

type Quando = { tx: Tx; negocio: Negocio; agora: Date }
type Mudou = {
  /** As they are in the database. */
  atuais: readonly LinhaDoBanco[]
  /** As they shall be: of lines with other quantities each costs what it was promised for. */
  finais: readonly LinhaDigitada[]
  tocados: ReadonlySet<number>
  cobradoAntes: OrcamentoDoBanco
}

/** VEN-02 The lines of a quote with other quantities, at the prices they were promised for, and all that follows from them. The quote is held. */
export async function refazerAosPrecosPrometidos(
  quando: Quando,
  documento: OrcamentoDoBanco,
  { atuais, finais, tocados, cobradoAntes }: Mudou,
) {
  const { tx, agora } = quando
  const contexto = await contextoDoOrcamento(tx, quando, documento)
  const { id: orcamentoId, cupomCodigo, clienteId, filialId } = documento
  const conteudo: Conteudo = {
    documento,
    contexto,
    atuais,
    finais,
    tocado: (idProd) => cupomCodigo !== null || tocados.has(idProd),
    promessa: { mudancas: { itens: [], removidos: [] }, ler: prometidosUmaVez(tx, documento.id) },
    cobradoAntes,
    cupom: null,
  }
  const semCupom = await calcular(tx, conteudo)
  const frete = await recalcularFrete(quando, documento, () =>
    levadoPelasPartes(tx, partesDoConteudo(semCupom)),
  )
  const valorFrete = freteCobrado(documento.valorFrete, documento.freteEscolhido, frete).toFixed(2)
  const conferido =
    cupomCodigo === null
      ? null
      : await conferirCupom(tx, cupomCodigo, {
          orcamentoId,
          clienteId,
          filialId,
          mercadoria: semCupom.precificado.paraOCupom,
          hoje: hojeEm(agora),
        })
  const cupom = conferido && 'cupom' in conferido ? conferido.cupom : null
  const valendo = { ...conteudo, documento: { ...documento, valorFrete }, cupom }
  const calculado = await calcular(tx, valendo)
  const totais = {
    ...(await gravarConteudo(tx, valendo, calculado)),
    // One that fell abates nothing, and stays to be seen.
    cupomCodigo,
    valorFrete,
    valorSeguro: documento.valorSeguro,
    freteEscolhido: frete,
  }
  return { conteudo: valendo, calculado, totais }
}
