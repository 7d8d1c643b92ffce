import {
  EXTENSOES_DE_CONVERSA,
  MIDIA_DO_TIPO,
  type TipoDeArquivo,
  tipoPeloConteudo,
} from '@balcao/dominio/arquivos/anexos'
import { FRASES } from '@balcao/dominio/tickets/historico'
import { listarTriagemDoWhatsapp } from '@balcao/dominio/whatsapp/triagem'
import type { Negocio } from '../../negocio.ts'
import { novaChave } from '../../platform/arquivos/chave.ts'
import { type Guarda, nomeLegivel } from '../../platform/arquivos/guardar-arquivos.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { doSistema } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { agendar } from '../../tarefas/catalogo.ts'
import { anunciarRecebidas } from '../acompanhamentos/anunciar-recebidas.ts'
import type { Contexto } from '../acompanhamentos/escrever-do-cliente.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import { PASTA_DOS_ANEXOS } from '../tickets/nucleo/guardar-anexos.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import { inserirAnexos } from '../tickets/nucleo/queries-anexos.ts'
import { travarTicketSemSessao } from '../tickets/nucleo/queries-respostas.ts'
import { ligacaoDoWhatsapp } from './ligacao.ts'
import { gravarMensagem, type MensagemGravada, mensagemPorId, travarMensagemPorId } from './queries.ts'
import { deQuemEOTicket } from './queries-conversa.ts'
import { guardarMidia, tirarMidia } from './queries-triagem.ts'

const BYTES_POR_MB = 1024 * 1024
/** While it is of no branch. */
const MEGAS_EM_TRIAGEM = 10
const aceita = (tipo: TipoDeArquivo | null): tipo is TipoDeArquivo =>
  tipo !== null && (EXTENSOES_DE_CONVERSA as readonly string[]).includes(`.${tipo}`)

const NAO_VEIO = 'não pôde ser trazido, porque não existe mais ou passa do tamanho.'
const NAO_SE_ACEITA = 'não é de um tipo aceito.'

type Arquivo = { nome: string; midia: string; bytes: Buffer }

/** WhatsApp keeps what came for a few days only: it is fetched at once, whether a ticket has the message or not. */
export const agendarMidia = (tx: Tx, mensagemId: number): Promise<void> =>
  agendar(tx, 'buscar-midia-do-whatsapp', { mensagemId }, { chave: `midia-${mensagemId}` })

/** ALC-05 What came with a message, within the size and of what the bytes say it is: an attachment of its entry, or kept with it in triage. */
export async function buscarMidia(negocio: Negocio, mensagemId: number, agora: Date): Promise<void> {
  const parada = await mensagemPorId(negocio.banco, mensagemId)
  const ligacao = ligacaoDoWhatsapp(negocio)
  if (!parada?.midia || !ligacao) return
  const { midia, ticketId } = parada
  const megas =
    ticketId === null
      ? MEGAS_EM_TRIAGEM
      : negocio.parametros((await deQuemEOTicket(negocio.banco, ticketId)).filialId).tamanhoMaximoArquivoMb
  const bytes = await ligacao.api.baixarMidia(midia.id, megas * BYTES_POR_MB)
  const extensao = bytes && tipoPeloConteudo(bytes)
  const arquivo =
    bytes && aceita(extensao)
      ? { nome: nomeLegivel(midia.nome ?? `whatsapp.${extensao}`), midia: MIDIA_DO_TIPO[extensao], bytes }
      : null
  await receber(negocio, mensagemId, arquivo ?? (bytes ? NAO_SE_ACEITA : NAO_VEIO), agora)
}

async function receber(negocio: Negocio, id: number, veio: Arquivo | string, agora: Date): Promise<void> {
  const desfazer: (() => Promise<void>)[] = []
  const guarda = {
    armazem: negocio.armazem,
    aoFalhar: (passo: () => Promise<void>) => void desfazer.push(passo),
  }
  try {
    await transacao(negocio.banco, async (tx) => {
      const mensagem = await travarMensagemPorId(tx, id)
      // Asked for twice, it is kept once.
      if (!mensagem?.midia) return
      await gravarMensagem(tx, id, { midia: null, ...(typeof veio === 'string' && { semArquivo: veio }) })
      const { ticketId, historicoId } = mensagem
      if (ticketId === null || historicoId === null) {
        if (typeof veio !== 'string') await guardarMidia(tx, { mensagemId: id, ...veio })
        await anunciarRecebidas(tx, listarTriagemDoWhatsapp)
      } else if (typeof veio === 'string') await contarQueNaoVeio(tx, negocio, ticketId, veio, agora)
      else await anexar(tx, guarda, veio, { ticketId, historicoId, criadoEm: agora })
    })
  } catch (erro) {
    // What a rollback does not reach.
    for (const passo of desfazer) await passo().catch(() => undefined)
    throw erro
  }
}

async function anexar(
  tx: Tx,
  { armazem, aoFalhar }: Guarda,
  { nome, midia, bytes }: Arquivo,
  onde: { ticketId: number; historicoId: number; criadoEm: Date },
): Promise<void> {
  const extensao = Object.entries(MIDIA_DO_TIPO).find(([, tipo]) => tipo === midia)?.[0] ?? 'bin'
  const arquivo = novaChave(PASTA_DOS_ANEXOS, extensao)
  aoFalhar(() => armazem.remover(arquivo))
  await armazem.gravar(arquivo, bytes, midia)
  await inserirAnexos(tx, [{ ...onde, arquivo, nomeExibicao: nome, midia, tamanho: bytes.length }])
  await anunciarEnvio(tx, onde)
}

/** The staff must know that there was something more. */
async function contarQueNaoVeio(
  tx: Tx,
  negocio: Negocio,
  ticketId: number,
  porque: string,
  agora: Date,
): Promise<void> {
  const linha = await travarTicketSemSessao(tx, ticketId)
  await mudarTicket(tx, { negocio, autoria: doSistema(agora, ['tickets', 'historico']) }, linha, {
    entrada: { tipo: 'PRIVADO', acao: 'WHATSAPP', mensagem: FRASES.whatsappSemArquivo(porque) },
  })
}

/** ALC-05 What came with a message that a ticket took: already here, still to be fetched, or not to be had. */
export async function anexarMidia(
  tx: Tx,
  { negocio, autoria: { agora }, aoFalhar }: Contexto,
  { id, midia, semArquivo }: MensagemGravada,
  onde: { ticketId: number; historicoId: number },
): Promise<void> {
  if (midia) return agendarMidia(tx, id)
  if (semArquivo) return contarQueNaoVeio(tx, negocio, onde.ticketId, semArquivo, agora)
  const guardada = await tirarMidia(tx, id)
  if (guardada)
    await anexar(tx, { armazem: negocio.armazem, aoFalhar }, guardada, { ...onde, criadoEm: agora })
}
