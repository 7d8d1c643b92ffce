import { ErroDeNegocio } from '@balcao/dominio/erros'
import { pode } from '@balcao/dominio/permissoes'
import { verRelatorio } from '@balcao/dominio/relatorios/contratos'
import type { FastifyReply } from 'fastify'
import type { Negocio } from '../../negocio.ts'
import { registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { rota } from '../../rota.ts'
import { sessaoPorId } from '../acesso/sessoes.ts'
import { abandonarArquivo, enviarArquivoDoRelatorio, gerarArquivoDoRelatorio } from './arquivos.ts'
import { sessaoDoLink } from './link.ts'
import { montarRelatorio, prepararPedido } from './montar-relatorio.ts'
import { LINHAS_DA_PAGINA, paginaDaRecusa, paginaDoRelatorio } from './pagina.ts'
import { enviarPagina } from './pagina-enviada.ts'

/** REL-01 The link says who asks and for what; what they may see is asked again, of today's permissions. */
export const rotaVerRelatorio = rota(
  verRelatorio,
  async ({ params, query, negocio, agora, autoria, resposta, tx }) => {
    const { ts, token, formato, tema, posicao: _, ...recebidos } = query
    const assunto = { relatorioId: params.idRelatorio, valores: recebidos }
    try {
      const sessaoId = sessaoDoLink(negocio, { ts, token }, assunto, agora)
      if (sessaoId === null) throw new ErroDeNegocio('LINK_DE_RELATORIO_INVALIDO')
      const sessao = await sessaoPorId(negocio, sessaoId, agora)
      if (!pode(sessao.autorizacoes, 'RELATORIO_VER')) throw new ErroDeNegocio('SEM_PERMISSAO')
      const circunstancia = { negocio, banco: tx, sessao, agora }
      const pedido = await prepararPedido(circunstancia, params.idRelatorio, recebidos)
      if (!formato) {
        const pronto = await montarRelatorio(circunstancia, pedido, LINHAS_DA_PAGINA)
        const links = emMoldura(resposta) ? null : queryDe(resposta)
        return enviarPagina(resposta, negocio, 200, paginaDoRelatorio(pronto, { tema, links }))
      }
      const arquivo = await gerarArquivoDoRelatorio(circunstancia, pedido, formato)
      // Who took data out of the system, and which, is on record before the first byte leaves.
      await transacao(negocio.banco, (tx) =>
        registrarHistorico(
          tx,
          { ...autoria, colaboradorId: sessao.colaboradorId },
          {
            entidade: 'relatorio',
            entidadeId: pedido.relatorio.id,
            acao: 'EXPORTAR',
            dados: {
              formato,
              relatorio: pedido.relatorio.chave,
              valores: pedido.valores,
              total: arquivo.total,
            },
          },
        ),
      ).catch(async (erro) => {
        await abandonarArquivo(arquivo)
        throw erro
      })
      return enviarArquivoDoRelatorio(resposta, arquivo, formato)
    } catch (erro) {
      return recusar(resposta, negocio, erro, tema)
    }
  },
)

/** The frame's page has the buttons of the portal around it. */
const emMoldura = ({ request }: FastifyReply) => request.headers['sec-fetch-dest'] === 'iframe'

const queryDe = ({ request }: FastifyReply) => request.url.split('?')[1] ?? ''

/** Whoever looks at a page is told on a page; a program gets the error of every other route. */
function recusar(
  resposta: FastifyReply,
  negocio: Negocio,
  erro: unknown,
  tema: 'claro' | 'escuro' | undefined,
): FastifyReply {
  const { request } = resposta
  if (!request.headers.accept?.includes('text/html')) throw erro
  if (!(erro instanceof ErroDeNegocio)) request.log.error({ err: erro }, 'falha inesperada')
  const recusa = erro instanceof ErroDeNegocio ? erro : new ErroDeNegocio('ERRO_INTERNO')
  return enviarPagina(resposta, negocio, recusa.status, paginaDaRecusa(recusa, { tema }))
}
