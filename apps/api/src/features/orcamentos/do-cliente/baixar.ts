import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import { baixarPedido } from '@balcao/dominio/pedidos/contratos'
import type { FastifyReply } from 'fastify'
import { logoNoPapel } from '../../../identidade.ts'
import type { Negocio } from '../../../negocio.ts'
import { enviarArquivo } from '../../../platform/http/enviar-arquivo.ts'
import { rota } from '../../../rota.ts'
import { itensDoPedido, pedidoVisivelPorId } from '../../pedidos/queries-detalhe.ts'
import { acimaDosLimites } from '../limites/conferir.ts'
import { orcamentoVisivelPorId } from '../nucleo/queries-detalhe.ts'
import { partesDoPedido } from '../nucleo/queries-partes.ts'
import { carregarParaCliente } from './carregar.ts'
import type { Marca } from './marca-pdf.ts'
import { papelDoOrcamento, papelDoPedido } from './papel.ts'
import { desenharPapel } from './pdf.ts'
import { apresentarPedidoAoCliente } from './presenter.ts'

type Emissao = { em: Date; sujeitoAAprovacao: boolean }

const marcaDe = async (negocio: Negocio): Promise<Marca> => ({
  nome: negocio.configuracao.nome,
  cor: negocio.configuracao.cor,
  logo: (await logoNoPapel(negocio))?.conteudo ?? null,
})

/** VEN-02 As it goes to the customer, in hand or by mail. */
export async function pdfDoOrcamento(
  negocio: Negocio,
  orcamento: OrcamentoDoCliente,
  { em, sujeitoAAprovacao }: Emissao,
) {
  const papel = papelDoOrcamento(orcamento, sujeitoAAprovacao)
  return {
    nome: `orcamento-${orcamento.numero}.pdf`,
    midia: 'application/pdf',
    conteudo: await desenharPapel(orcamento, papel, await marcaDe(negocio), em),
  }
}

export const enviarPdf = async (
  resposta: FastifyReply,
  negocio: Negocio,
  orcamento: OrcamentoDoCliente,
  emissao: Emissao,
): Promise<FastifyReply> =>
  enviarArquivo(resposta, { ...(await pdfDoOrcamento(negocio, orcamento, emissao)), mostravel: true })

export const rotaBaixarOrcamento = rota(
  baixarOrcamento,
  async ({ params, sessao, negocio, resposta, agora, tx }) => {
    const encontrado = await orcamentoVisivelPorId(tx, sessao, params.id)
    if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const recusaDoLink = await acimaDosLimites(tx, { negocio, agora }, encontrado.documento)
    const orcamento = await carregarParaCliente(tx, negocio, encontrado, agora)
    return enviarPdf(resposta, negocio, orcamento, { em: agora, sujeitoAAprovacao: recusaDoLink !== null })
  },
)

/** DOC-01 The same paper, of an order. */
export const rotaBaixarPedido = rota(
  baixarPedido,
  async ({ params, sessao, negocio, resposta, agora, tx }) => {
    const encontrado = await pedidoVisivelPorId(tx, sessao, params.id)
    if (!encontrado) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const { id } = encontrado.documento
    const [itens, partes] = await Promise.all([itensDoPedido(tx, id), partesDoPedido(tx, id)])
    const pedido = apresentarPedidoAoCliente(encontrado, itens, partes, negocio)
    return enviarArquivo(resposta, {
      nome: `pedido-${id}.pdf`,
      midia: 'application/pdf',
      conteudo: await desenharPapel(pedido, papelDoPedido(pedido), await marcaDe(negocio), agora),
      mostravel: true,
    })
  },
)
