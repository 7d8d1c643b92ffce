import { LIMITE_POR_HORA } from '@balcao/dominio/constantes'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { impedimentoDoLink } from '@balcao/dominio/orcamentos/aceite'
import { enviarOrcamento } from '@balcao/dominio/orcamentos/link'
import { registrarHistorico } from '../../../platform/banco/historico.ts'
import { rota } from '../../../rota.ts'
import { agendar } from '../../../tarefas/catalogo.ts'
import { enderecoDoPortal } from '../../acesso/endereco-do-portal.ts'
import { contarNoLimite } from '../../acesso/tentativas.ts'
import { destinatarios } from '../../contatos/destinatarios.ts'
import { travarOrcamento } from '../conteudo/queries-cabecalho.ts'
import { exigirDentroDosLimites } from '../limites/conferir.ts'

const DE_OUTRO = 'Este endereço não está no cadastro do cliente.'

/** VEN-02 The message goes by the queue; its link is made there, because a secret is kept nowhere, not even in the queue. */
export const rotaEnviarOrcamento = rota(
  enviarOrcamento,
  async ({ params, corpo, sessao, negocio, agora, autoria, resposta, tx }) => {
    const orcamento = await travarOrcamento(tx, sessao, params.id)
    if (!orcamento) throw new ErroDeNegocio('NAO_ENCONTRADO')
    const impedimento = impedimentoDoLink(orcamento, agora)
    if (impedimento) throw new ErroDeNegocio(impedimento)
    await exigirDentroDosLimites(tx, { negocio, agora }, orcamento)
    const { emails } = await destinatarios(tx, orcamento.clienteId)
    const escolhido = emails.find(({ email }) => email.toLowerCase() === corpo.email.toLowerCase())
    if (!escolhido) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { email: DE_OUTRO } })
    const { id } = orcamento
    await contarNoLimite(tx, [`envio-de-orcamento:${id}`], {
      vezes: LIMITE_POR_HORA.envioDeOrcamento,
      recusa: 'MUITOS_ENVIOS_DE_ORCAMENTO',
      agora,
    })
    await registrarHistorico(tx, autoria, {
      entidade: 'orcamento',
      entidadeId: id,
      acao: 'LINK_ENVIADO',
      dados: { para: escolhido.email },
    })
    await agendar(tx, 'enviar-orcamento', {
      orcamentoId: id,
      para: escolhido.email,
      mensagem: corpo.mensagem,
      origem: enderecoDoPortal(negocio.configuracao.portal, resposta.request),
    })
    return { message: `O orçamento vai para ${escolhido.email} em instantes.` }
  },
)
