import { avaliarPeloLink, responderPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { donoDoLink, impedimentoParaResponder } from '@balcao/dominio/acompanhamentos/regras'
import { problemasDaMensagem } from '@balcao/dominio/tickets/mensagem'
import { rota } from '../../rota.ts'
import { OBRIGADO, registrarAvaliacao } from '../avaliacoes/registrar.ts'
import { estadoDoTicket } from '../tickets/nucleo/carregar-para-mudar.ts'
import { exigirCampos, recusarSe } from '../tickets/nucleo/recusar.ts'
import { peloLinkDe, travarPeloLink } from './carregar.ts'
import { DO_CLIENTE, escreverDoCliente } from './escrever-do-cliente.ts'
import { respostaJaEscrita } from './queries.ts'

const ENVIADA = 'Resposta enviada. Quem atende você já pode ler.'

/** ALC-03 The ticket is held: the same answer sent twice at once is written once. */
export const rotaResponderPeloLink = rota(
  responderPeloLink,
  async ({ corpo, arquivos, negocio, autoria, agora, aoFalhar, tx }) => {
    const { token, chave, mensagem } = corpo
    const { link, linha } = await travarPeloLink(tx, token, agora)
    if (await respostaJaEscrita(tx, linha.id, chave)) return { message: ENVIADA }
    const travado = { linha, estado: await estadoDoTicket(tx, linha) }
    const parametros = negocio.parametros(linha.filialId)
    recusarSe(impedimentoParaResponder(travado.estado, parametros.diasParaReabrirTicket, agora))
    const recebidos = arquivos.ate(parametros.tamanhoMaximoArquivoMb)
    exigirCampos(problemasDaMensagem({ ...DO_CLIENTE, mensagem, anexos: recebidos.length, setor: null }))

    await escreverDoCliente(tx, { negocio, autoria, aoFalhar }, travado, {
      mensagem,
      arquivos: recebidos,
      dados: { peloLink: peloLinkDe(link) },
      chave,
      por: link.nome ?? donoDoLink(link.email),
      meio: 'pelo link',
    })
    return { message: ENVIADA }
  },
)

export const rotaAvaliarPeloLink = rota(avaliarPeloLink, async ({ corpo, negocio, autoria, agora, tx }) => {
  const { token, nota, comentario } = corpo
  const { link, linha } = await travarPeloLink(tx, token, agora)
  const por = link.nome ?? donoDoLink(link.email)
  const dados = { peloLink: peloLinkDe(link) }
  await registrarAvaliacao(tx, { negocio, autoria }, linha, { nota, comentario, por, dados })
  return { message: OBRIGADO }
})
