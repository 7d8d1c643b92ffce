import { buffer } from 'node:stream/consumers'
import { explicarFalha } from '@balcao/dominio/whatsapp/falhas'
import { comoEnviar } from '@balcao/dominio/whatsapp/janela'
import { especieDoArquivo } from '@balcao/dominio/whatsapp/limites'
import type { Negocio } from '../../negocio.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Relogio } from '../../platform/relogio.ts'
import { anunciarEnvio } from '../tickets/nucleo/anunciar-envio.ts'
import type { ConteudoDoWhatsapp } from './adaptador.ts'
import { comOsLinks } from './com-os-links.ts'
import { concluir, type Desfecho, INTERROMPIDO } from './concluir.ts'
import { type LigacaoDoWhatsapp, ligacaoDoWhatsapp } from './ligacao.ts'
import { gravarMensagem, type MensagemGravada, mensagemPorId, travarMensagemPorId } from './queries.ts'
import { anexoDaMensagem, conversaDoTicket } from './queries-conversa.ts'

type Contexto = { tentativa: number; maximoDeTentativas: number }

class EnvioAdiado extends Error {
  override name = 'EnvioAdiado'
}

const FORA_DA_JANELA = explicarFalha(131047, 400).motivo
const ARQUIVO_FORA_DA_JANELA = 'Faz mais de 24 horas que o cliente escreveu: arquivos não chegam mais a ele.'
const DESLIGADO = 'O WhatsApp deixou de estar configurado.'
const SEM_ARQUIVO = 'O arquivo não está mais guardado.'
const NAO_LEVOU = 'O WhatsApp não recebeu o arquivo.'

/**
 * ALC-05 Gives one message to WhatsApp, as mail is given (ADR 46): that it is being given is written down before, and whoever
 * finds it so afterwards sends nothing.
 */
export async function enviarPeloWhatsapp(
  negocio: Negocio,
  { mensagemId, origem = '' }: { mensagemId: number; origem?: string },
  { tentativa, maximoDeTentativas }: Contexto,
  relogio: Relogio,
): Promise<void> {
  const parada = await mensagemPorId(negocio.banco, mensagemId)
  if (parada?.estado === 'ENVIANDO') return interrompida(negocio, parada, relogio())
  if (parada?.estado !== 'NA_FILA') return
  const ligacao = ligacaoDoWhatsapp(negocio)
  const { tomada, desfecho } = ligacao
    ? await entregar(negocio, ligacao, { ...parada, origem }, relogio)
    : { tomada: parada, desfecho: impedida(DESLIGADO) }
  if (!tomada) return
  const ultima = tentativa >= maximoDeTentativas
  const adiada = await transacao(negocio.banco, (tx) =>
    concluir(tx, negocio, tomada, desfecho, { ultima, agora: relogio() }),
  )
  // The queue calls again, each time later.
  if (adiada) throw new EnvioAdiado(adiada)
}

const impedida = (motivo: string): Desfecho => ({ situacao: 'IMPEDIDA', motivo })

const interrompida = (negocio: Negocio, { id }: MensagemGravada, agora: Date) =>
  transacao(negocio.banco, async (tx) => {
    const mensagem = await travarMensagemPorId(tx, id)
    if (mensagem?.estado !== 'ENVIANDO') return
    await gravarMensagem(tx, id, { estado: 'INCERTO', motivo: INTERROMPIDO, estadoEm: agora })
    if (mensagem.ticketId !== null) await anunciarEnvio(tx, { ticketId: mensagem.ticketId })
  })

type Partida = MensagemGravada & { origem: string }
type Entrega = { tomada: MensagemGravada | null; desfecho: Desfecho }

async function entregar(
  negocio: Negocio,
  ligacao: LigacaoDoWhatsapp,
  parada: Partida,
  relogio: Relogio,
): Promise<Entrega> {
  // Whatever may be done twice is done before it is written down that it is being given.
  const pronto = await preparar(negocio, ligacao, parada, relogio())
  if ('situacao' in pronto) return { tomada: parada, desfecho: pronto }
  const tomada = await tomar(negocio, parada.id, relogio())
  if (!tomada) return { tomada, desfecho: impedida('') }
  return { tomada, desfecho: await ligacao.api.enviar(parada.waId, pronto) }
}

async function preparar(
  negocio: Negocio,
  { api, modelo }: LigacaoDoWhatsapp,
  partida: Partida,
  agora: Date,
): Promise<ConteudoDoWhatsapp | Desfecho> {
  const { ticketId, anexoId } = partida
  const conversa = ticketId === null ? null : await conversaDoTicket(negocio.banco, ticketId)
  const como = comoEnviar(conversa?.em ?? null, modelo, agora)
  if (!como) return impedida(FORA_DA_JANELA)
  if (anexoId === null) return { ...como, texto: await comOsLinks(negocio, partida, como.especie, agora) }
  if (como.especie === 'MODELO') return impedida(ARQUIVO_FORA_DA_JANELA)
  const anexo = await anexoDaMensagem(negocio.banco, anexoId)
  const aberto = anexo && (await negocio.armazem.abrir(anexo.arquivo))
  if (!aberto) return impedida(SEM_ARQUIVO)
  const { nome, midia, tamanho } = anexo
  const bytes = new Uint8Array(await buffer(aberto.conteudo))
  const levado = await api.levarArquivo({ nome, midia, bytes })
  if (levado.situacao === 'SEM_RESPOSTA') return { situacao: 'ADIADA', motivo: NAO_LEVOU }
  if (levado.situacao === 'RECUSADA') return levado
  return { especie: 'ARQUIVO', id: levado.id, como: especieDoArquivo(midia, tamanho), nome }
}

const tomar = (negocio: Negocio, id: number, agora: Date): Promise<MensagemGravada | null> =>
  transacao(negocio.banco, async (tx) => {
    const mensagem = await travarMensagemPorId(tx, id)
    if (mensagem?.estado !== 'NA_FILA') return null
    const tentativas = mensagem.tentativas + 1
    await gravarMensagem(tx, id, { estado: 'ENVIANDO', motivo: null, estadoEm: agora, tentativas })
    if (mensagem.ticketId !== null) await anunciarEnvio(tx, { ticketId: mensagem.ticketId })
    return { ...mensagem, tentativas }
  })
