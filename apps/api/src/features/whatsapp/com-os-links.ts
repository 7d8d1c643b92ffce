import { comLinks } from '@balcao/dominio/whatsapp/com-link'
import { MAIOR_PARAMETRO_DO_MODELO, MAIOR_TEXTO_DO_WHATSAPP } from '@balcao/dominio/whatsapp/limites'
import type { Negocio } from '../../negocio.ts'
import { escrever } from '../../textos.ts'
import { enderecoDaAvaliacao } from '../acompanhamentos/criar-link.ts'
import { linkDaMensagem } from '../acompanhamentos/links-da-mensagem.ts'
import type { MensagemGravada } from './queries.ts'
import { partesDosLinks } from './queries-conversa.ts'

type Partida = Pick<MensagemGravada, 'id' | 'ticketId' | 'historicoId' | 'waId' | 'texto'> & {
  origem: string
}

/** ALC-03, ALC-04 With the first words and with the last: in between, the conversation goes on there. */
export async function comOsLinks(
  negocio: Negocio,
  { id, ticketId, historicoId, waId, texto, origem }: Partida,
  especie: 'TEXTO' | 'MODELO',
  agora: Date,
): Promise<string> {
  if (origem === '' || ticketId === null || historicoId === null) return texto
  const partes = await partesDosLinks(negocio.banco, { ticketId, historicoId, id, waId })
  if (!partes || !(partes.primeira || partes.acao === 'FINALIZACAO')) return texto
  const { filialId, acao, nome } = partes
  const link = await linkDaMensagem(
    negocio,
    { ticketId, filialId, para: waId, nome, acao },
    { origem, agora },
  )
  if (!link) return texto
  const { token, acompanhar, avalia } = link
  const convite = (parte: 'acompanhar' | 'avaliar', endereco: string) =>
    escrever(negocio, 'whatsappDoTicket', filialId, parte, { link: endereco })
  const convites = [
    ...(avalia ? [convite('avaliar', enderecoDaAvaliacao(origem, negocio.configuracao.id, token))] : []),
    convite('acompanhar', acompanhar),
  ]
  const corta = especie === 'MODELO'
  const maximo = corta ? MAIOR_PARAMETRO_DO_MODELO : MAIOR_TEXTO_DO_WHATSAPP
  return comLinks(texto, convites, { maximo, corta })
}
