import { ErroDeNegocio } from '@balcao/dominio/erros'
import type { OrcamentoDoCliente } from '@balcao/dominio/orcamentos/do-cliente'
import { baixarOrcamento } from '@balcao/dominio/orcamentos/link'
import type { FastifyReply } from 'fastify'
import type { Negocio } from '../../../negocio.ts'
import { enviarArquivo } from '../../../platform/http/enviar-arquivo.ts'
import { rota } from '../../../rota.ts'
import { acimaDosLimites } from '../limites/conferir.ts'
import { orcamentoVisivelPorId } from '../nucleo/queries-detalhe.ts'
import { carregarParaCliente } from './carregar.ts'
import { desenharOrcamento, type Emissao } from './pdf.ts'

export async function enviarPdf(
  resposta: FastifyReply,
  negocio: Negocio,
  orcamento: OrcamentoDoCliente,
  emissao: Emissao,
): Promise<FastifyReply> {
  const conteudo = await desenharOrcamento(orcamento, negocio.configuracao, emissao)
  return enviarArquivo(resposta, {
    nome: `orcamento-${orcamento.numero}.pdf`,
    midia: 'application/pdf',
    conteudo,
    mostravel: true,
  })
}

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
