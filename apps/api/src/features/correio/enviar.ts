import { explicarRecusa } from '@balcao/dominio/correio/recusa'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Carteiro, Recusado } from '../../platform/email/carteiro.ts'
import { FalhaDoEnvio } from '../../platform/email/falha-do-envio.ts'
import type { Relogio } from '../../platform/relogio.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import { contarResposta } from '../tickets/nucleo/contar-resposta.ts'
import { prepararMensagem } from './preparar.ts'
import { type Correio, correioPorId, gravarEstado, travarCorreio } from './queries.ts'
import { recusarCorreio } from './recusar.ts'

type Contexto = { tentativa: number; maximoDeTentativas: number }

class CorreioAdiado extends Error {
  override name = 'CorreioAdiado'
}

const SEM_NOTICIA = 'O envio foi interrompido antes de o servidor confirmar: pode ou não ter chegado.'
const DESLIGOU = 'O servidor recebeu o texto e desligou sem confirmar: pode ou não ter chegado.'
const semMaisTentativas = (motivo: string) => `${motivo} Depois de várias tentativas, o portal desistiu.`

/**
 * ALC-01 Gives one message to the server. That it is being given is written down before: whoever finds it so afterwards
 * knows that somebody died in between, and sends nothing; a person decides.
 */
export async function enviarCorreio(
  negocio: Negocio,
  carteiro: Carteiro,
  { correioId, origem }: { correioId: number; origem: string },
  contexto: Contexto,
  relogio: Relogio,
): Promise<void> {
  const parado = await correioPorId(negocio.banco, correioId)
  if (parado?.estado === 'ENVIANDO') return interrompido(negocio, parado, relogio())
  if (parado?.estado !== 'NA_FILA') return
  // Whatever may fail before the server is called fails here, and is tried again by the queue.
  const mensagem = await prepararMensagem(negocio, parado, { origem, agora: relogio() })
  const tomado = await tomar(negocio, correioId, relogio())
  if (!tomado) return
  try {
    const recusados = (await carteiro.enviar(mensagem)) ?? []
    await aceito(negocio, tomado, recusados, relogio())
  } catch (erro) {
    if (!(erro instanceof FalhaDoEnvio)) throw erro
    await falhou(negocio, tomado, erro, contexto, relogio())
  }
}

const interrompido = (negocio: Negocio, { id }: Correio, agora: Date) =>
  transacao(negocio.banco, async (tx) => {
    const correio = await travarCorreio(tx, id)
    if (correio?.estado !== 'ENVIANDO') return
    await gravarEstado(tx, id, { estado: 'INCERTO', motivo: SEM_NOTICIA, estadoEm: agora })
    await anunciarEnvio(tx, correio)
  })

const tomar = (negocio: Negocio, id: number, agora: Date): Promise<Correio | null> =>
  transacao(negocio.banco, async (tx) => {
    const correio = await travarCorreio(tx, id)
    if (correio?.estado !== 'NA_FILA') return null
    const tentativas = correio.tentativas + 1
    await gravarEstado(tx, id, { estado: 'ENVIANDO', motivo: null, estadoEm: agora, tentativas })
    await anunciarEnvio(tx, correio)
    return { ...correio, tentativas }
  })

/** What this run knows is written only while the message is still as this run left it, or was thought lost meanwhile. */
const concluir = (
  negocio: Negocio,
  { id, tentativas }: Correio,
  gravar: (tx: Parameters<typeof gravarEstado>[0], correio: Correio) => Promise<void>,
) =>
  transacao(negocio.banco, async (tx) => {
    const correio = await travarCorreio(tx, id)
    const desta = correio?.estado === 'ENVIANDO' || correio?.estado === 'INCERTO'
    if (!correio || !desta || correio.tentativas !== tentativas) return
    await gravar(tx, correio)
    await anunciarEnvio(tx, correio)
  })

function aceito(negocio: Negocio, tomado: Correio, recusados: readonly Recusado[], agora: Date) {
  const motivos = recusados.map((recusado) => `${recusado.endereco}: ${explicarRecusa(recusado)}`)
  const semODestinatario = recusados.some(({ endereco }) => endereco.toLowerCase() === tomado.para)
  return concluir(negocio, tomado, async (tx, correio) => {
    if (semODestinatario)
      return recusarCorreio(tx, negocio, correio, `Só as cópias receberam. ${motivos.join(' ')}`, agora)
    const motivo = motivos.length > 0 ? `Não receberam a cópia: ${motivos.join(' ')}` : null
    await gravarEstado(tx, correio.id, { estado: 'ENVIADO', motivo, estadoEm: agora })
    await contarResposta(tx, negocio, correio, agora)
  })
}

async function falhou(
  negocio: Negocio,
  tomado: Correio,
  falha: FalhaDoEnvio,
  { tentativa, maximoDeTentativas }: Contexto,
  agora: Date,
): Promise<void> {
  const motivo = explicarRecusa(falha)
  const desiste = falha.desfecho === 'TEMPORARIA' && tentativa >= maximoDeTentativas
  await concluir(negocio, tomado, async (tx, correio) => {
    if (falha.desfecho === 'PERMANENTE') await recusarCorreio(tx, negocio, correio, motivo, agora)
    else if (desiste) await recusarCorreio(tx, negocio, correio, semMaisTentativas(motivo), agora)
    else if (falha.desfecho === 'INCERTA')
      await gravarEstado(tx, correio.id, { estado: 'INCERTO', motivo: DESLIGOU, estadoEm: agora })
    else await gravarEstado(tx, correio.id, { estado: 'NA_FILA', motivo, estadoEm: agora })
  })
  // The queue calls again, each time later.
  if (falha.desfecho === 'TEMPORARIA' && !desiste) throw new CorreioAdiado(motivo, { cause: falha })
}
