import { randomUUID } from 'node:crypto'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { precificarItem } from '@balcao/dominio/orcamentos/precificar'
import { problemasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import { filiaisDoCliente } from '../../clientes/queries.ts'
import { conferirCabecalho } from '../conteudo/conferir-cabecalho.ts'
import { lerLinhaAosPrecosDeHoje } from '../conteudo/ler-linhas.ts'
import { deQuemEh } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import type { LinhaDoBanco } from '../conteudo/queries-linhas.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { comecarOrcamento, type DeOnde, type Escrita } from './comecar.ts'
import { type Base, preencherDocumento } from './preencher-documento.ts'

/** What a quote and an order have in common. */
type Original = Pick<
  OrcamentoDoBanco,
  | 'clienteId'
  | 'filialId'
  | 'tabelaPrecoId'
  | 'planoPagamentoId'
  | 'formaCobrancaId'
  | 'tipoFreteId'
  | 'transportadoraId'
  | 'enderecoEntregaId'
  | 'valorSeguro'
  | 'observacaoEntrega'
  | 'observacaoPedido'
  | 'observacaoCliente'
>

type Copia = {
  original: Original
  /** Without what promotions put in: they do again. */
  linhas: readonly LinhaDoBanco[]
  deOnde: DeOnde
  /** Whether a price that somebody typed still is one. */
  comPrecosDigitados: boolean
}

/** VEN-02 A quote begun from another document, at today's prices; what is no longer sold is told by its name. */
export async function copiarDocumento(
  escrita: Escrita,
  { original, linhas, deOnde, comPrecosDigitados }: Copia,
): Promise<{ id: number; foraDeLinha: string[] }> {
  const { tx, sessao, autoria, agora } = escrita
  const novo = await comecarOrcamento(escrita, {
    idCli: original.clienteId,
    ...(await filialDoOriginal(escrita, original)),
    deOnde,
  })
  const deQuem = await deQuemEh(tx, escrita, novo)
  const quem = deQuem.escreve ?? deQuem.dono
  // What is no longer offered stays as a new quote has it.
  const { colunas } = await conferirCabecalho(tx, novo, cabecalhoCopiado(original), {
    hoje: hojeEm(agora),
    autorizacoes: sessao.autorizacoes,
    quem,
  })
  const documento = await mudarOrcamento(tx, novo.id, colunas, autoria)
  const ids = linhas.map(({ produtoId }) => produtoId)
  const base = await preencherDocumento(escrita, { novo, documento, deQuem, ids }, (com) =>
    linhas
      .filter((linha) => com.vende(linha.produtoId, linha.embalagemId))
      .map((linha) => {
        const digitada = lerLinhaAosPrecosDeHoje(linha)
        return copiarLinha(comPrecosDigitados ? digitada : { ...digitada, precoDigitado: null }, com)
      }),
  )
  return {
    id: novo.id,
    foraDeLinha: linhas
      .filter((linha) => !base.vende(linha.produtoId, linha.embalagemId))
      .map(({ codigo, produtoId }) =>
        [codigo, base.produtos.get(produtoId)?.descricaocompleta].filter(Boolean).join(' · '),
      ),
  }
}

/** The same branch, where it still serves the customer and is the session's to sell from. */
async function filialDoOriginal({ tx, sessao }: Escrita, { clienteId, filialId }: Original) {
  const atende = (await filiaisDoCliente(tx, clienteId)).some(({ id }) => id === filialId)
  return atende && (sessao.veTudo || sessao.filiais.includes(filialId)) ? { idFil: filialId } : {}
}

/** The purchase order, the coupon and the freight that was quoted belong to the other one. */
const cabecalhoCopiado = (original: Original) => ({
  ...(original.tabelaPrecoId !== null && { idTabela: original.tabelaPrecoId }),
  idPlano: original.planoPagamentoId,
  idCobranca: original.formaCobrancaId,
  idTipoFrete: original.tipoFreteId,
  idTransp: original.transportadoraId,
  idEndereco: original.enderecoEntregaId,
  vlSeguro: Number(original.valorSeguro),
  obsEntrega: original.observacaoEntrega,
  obsPedido: original.observacaoPedido,
  obsCliente: original.observacaoCliente,
})

/** At today's prices: only what somebody typed is kept, and of that only what whoever copies may give. */
function copiarLinha(
  { idProd, idEmb, qtde, desconto, precoDigitado, bonificado }: LinhaDigitada,
  { produtos, contexto: { operacao }, regras }: Base,
): LinhaDigitada {
  const produto = produtos.get(idProd)
  const linha = {
    chave: randomUUID(),
    idProd,
    idEmb,
    qtde,
    desconto,
    precoDigitado,
    bonificado,
  }
  const problemas = problemasDaLinha(linha, produto, precificarItem(linha, produto, operacao), regras)
  return {
    ...linha,
    ...(problemas.desconto && { desconto: null }),
    ...(problemas.precoDigitado && { precoDigitado: null }),
  }
}
