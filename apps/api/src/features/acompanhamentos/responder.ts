import { avaliarPeloLink, responderPeloLink } from '@balcao/dominio/acompanhamentos/pelo-link'
import { avisoDaResposta, impedimentoParaResponder } from '@balcao/dominio/acompanhamentos/regras'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { efeitoDaMensagem, problemasDaMensagem } from '@balcao/dominio/tickets/mensagem'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { rota } from '../../rota.ts'
import { OBRIGADO, registrarAvaliacao } from '../avaliacoes/registrar.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { camposDaMensagem } from '../tickets/fluxo/campos-da-mensagem.ts'
import { reabrir } from '../tickets/fluxo/reabrir.ts'
import { estadoDoTicket, type TicketTravado } from '../tickets/nucleo/carregar-para-mudar.ts'
import { guardarAnexos } from '../tickets/nucleo/guardar-anexos.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { inserirAnexos } from '../tickets/nucleo/queries-anexos.ts'
import { exigirCampos, recusarSe } from '../tickets/nucleo/recusar.ts'
import { peloLinkDe, travarPeloLink } from './carregar.ts'
import { respostaJaEscrita } from './queries.ts'

const ENVIADA = 'Resposta enviada. Quem atende você já pode ler.'

/** As the customer's account writes, who has a link has none. */
const DO_CLIENTE = {
  tipo: 'PUBLICO',
  daEquipe: false,
  aguardarCliente: false,
  contato: null,
  clienteLe: true,
} as const

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

    const dados = { peloLink: peloLinkDe(link) }
    const reabriu = linha.finalizadoEm !== null && (await reabrirSeCouber(tx, autoria, travado, dados))
    const { historicoId } = await mudarTicket(tx, autoria, linha, {
      campos: await camposDaMensagem(tx, travado, efeitoDaMensagem(DO_CLIENTE, linha), agora),
      entrada: { tipo: 'PUBLICO', acao: 'MENSAGEM', mensagem, dados: { ...dados, chave } },
    })
    const guardados = await guardarAnexos({ armazem: negocio.armazem, aoFalhar }, recebidos)
    await inserirAnexos(
      tx,
      guardados.map((guardado) => ({ ...guardado, ticketId: linha.id, historicoId, criadoEm: agora })),
    )
    if (linha.operadorId !== null) {
      const aviso = avisoDaResposta({
        idTicket: linha.id,
        protocolo: formatarProtocolo(linha.protocolo),
        por: link.nome ?? link.email,
        mensagem,
        reabriu,
      })
      await avisarPessoa(tx, autoria, { colaboradorId: linha.operadorId, ...aviso })
    }
    return { message: ENVIADA }
  },
)

/** What it returned may be another ticket's by now: then it stays over, and what was written is read all the same. */
async function reabrirSeCouber(
  tx: Tx,
  autoria: Autoria,
  travado: TicketTravado,
  dados: Record<string, unknown>,
): Promise<boolean> {
  try {
    await tx.transaction((parte) => reabrir(parte, autoria, travado, { dados }))
    return true
  } catch (erro) {
    if (erro instanceof ErroDeNegocio && erro.codigo === 'SALDO_INSUFICIENTE') return false
    throw erro
  }
}

export const rotaAvaliarPeloLink = rota(avaliarPeloLink, async ({ corpo, negocio, autoria, agora, tx }) => {
  const { token, nota, comentario } = corpo
  const { link, linha } = await travarPeloLink(tx, token, agora)
  const por = link.nome ?? link.email
  const dados = { peloLink: peloLinkDe(link) }
  await registrarAvaliacao(tx, { negocio, autoria }, linha, { nota, comentario, por, dados })
  return { message: OBRIGADO }
})
