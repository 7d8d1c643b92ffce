import { randomUUID } from 'node:crypto'
import { marcaServe } from '@balcao/dominio/configuracao-fv/quem-vende'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { LinhaDigitada } from '@balcao/dominio/orcamentos/edicao'
import { baseDaLinha, precificarItem } from '@balcao/dominio/orcamentos/precificar'
import { problemasDaLinha, type RegrasDaLinha } from '@balcao/dominio/orcamentos/problemas-da-linha'
import type { ProdutoNoEditor } from '@balcao/dominio/orcamentos/produto-no-editor'
import type { Operacao } from '@balcao/dominio/precos/tributacao'
import { filiaisDoCliente } from '../../clientes/queries.ts'
import { produtosNoEditor } from '../../precos/produtos-no-editor.ts'
import { conferirCabecalho } from '../conteudo/conferir-cabecalho.ts'
import { contextoDoOrcamento } from '../conteudo/contexto.ts'
import { calcular, gravarConteudo } from '../conteudo/gravar-conteudo.ts'
import { lerLinhaAosPrecosDeHoje } from '../conteudo/ler-linhas.ts'
import { deQuemEh } from '../conteudo/quem-vende.ts'
import type { OrcamentoDoBanco } from '../conteudo/queries-cabecalho.ts'
import type { LinhaDoBanco } from '../conteudo/queries-linhas.ts'
import { mudarOrcamento } from '../conteudo/queries-mudanca.ts'
import { conferirLimites } from '../limites/depois-da-mudanca.ts'
import { comecarOrcamento, type DeOnde, type Escrita } from './comecar.ts'

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
  const { tx, sessao, negocio, autoria, agora } = escrita
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
  const contexto = await contextoDoOrcamento(tx, escrita, documento)
  const produtos = await produtosNoEditor(
    tx,
    contexto,
    linhas.map(({ produtoId }) => produtoId),
  )
  const vendavel = (linha: LinhaDoBanco) =>
    baseDaLinha({ idEmb: linha.embalagemId }, produtos.get(linha.produtoId)) !== null &&
    marcaServe(quem, produtos.get(linha.produtoId)?.marca ?? '')
  const parametros = negocio.parametros(documento.filialId)
  const regras = { ...parametros, ...quem, marcaServe: (marca: string) => marcaServe(quem, marca) }
  const conteudo = {
    documento,
    contexto,
    atuais: [],
    finais: linhas.filter(vendavel).map((linha) => {
      const digitada = lerLinhaAosPrecosDeHoje(linha)
      return copiarLinha(
        comPrecosDigitados ? digitada : { ...digitada, precoDigitado: null },
        produtos.get(linha.produtoId),
        contexto.operacao,
        regras,
      )
    }),
    tocado: () => true,
    promessa: null,
    cupom: null,
  }
  const calculado = await calcular(tx, conteudo)
  const totais = await gravarConteudo(tx, conteudo, calculado)
  const { aprovacoes } = conferirLimites({ ...escrita, deQuem }, novo, {
    conteudo,
    calculado,
    totais: { ...totais, valorFrete: documento.valorFrete, freteEscolhido: documento.freteEscolhido },
  })
  await mudarOrcamento(tx, novo.id, { ...totais, aprovacoes }, autoria)
  return {
    id: novo.id,
    foraDeLinha: linhas
      .filter((linha) => !vendavel(linha))
      .map(({ codigo, produtoId }) =>
        [codigo, produtos.get(produtoId)?.descricaocompleta].filter(Boolean).join(' · '),
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
  produto: ProdutoNoEditor | undefined,
  operacao: Operacao,
  regras: RegrasDaLinha,
): LinhaDigitada {
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
