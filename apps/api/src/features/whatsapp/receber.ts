import { timingSafeEqual } from 'node:crypto'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { receberDoWhatsapp, verificarWebhook } from '@balcao/dominio/whatsapp/contratos'
import { lerNotificacao } from '@balcao/dominio/whatsapp/notificacao'
import { textoDoCorpo } from '../../platform/http/ler-json.ts'
import { rota } from '../../rota.ts'
import { assinaturaDoWhatsappVale } from './assinatura.ts'
import { entrar } from './entrar-no-ticket.ts'
import { saberDaSituacao } from './situacoes.ts'

function iguais(a: string, b: string): boolean {
  const [um, outro] = [Buffer.from(a), Buffer.from(b)]
  return um.length === outro.length && timingSafeEqual(um, outro)
}

export const rotaVerificarWebhook = rota(verificarWebhook, async ({ query, negocio, resposta }) => {
  const { whatsappVerificacao } = negocio.parametros(null)
  const certa = whatsappVerificacao !== '' && iguais(query['hub.verify_token'], whatsappVerificacao)
  if (query['hub.mode'] !== 'subscribe' || !certa) throw new ErroDeNegocio('ASSINATURA_INVALIDA')
  return resposta.type('text/plain; charset=utf-8').send(query['hub.challenge'])
})

/** ALC-05 One transaction for all that came: what fails is sent again whole, and what was written is not written twice. */
export const rotaReceberDoWhatsapp = rota(
  receberDoWhatsapp,
  async ({ negocio, autoria, agora, aoFalhar, resposta, tx }) => {
    const { whatsappNumeroId } = negocio.parametros(null)
    // Of a shape that is not ours: read part by part, within what any body may bring.
    const { mensagens, situacoes } = lerNotificacao(resposta.request.body, whatsappNumeroId)
    for (const mensagem of mensagens) await entrar(tx, { negocio, autoria, aoFalhar }, mensagem)
    for (const situacao of situacoes) await saberDaSituacao(tx, negocio, situacao, agora)
    return { recebidas: mensagens.length + situacoes.length }
  },
  {
    guarda: async ({ request, negocio }) => {
      const { whatsappSegredo, whatsappNumeroId } = negocio.parametros(null)
      const assinatura = request.headers['x-hub-signature-256']
      if (
        whatsappNumeroId === '' ||
        !assinaturaDoWhatsappVale(assinatura, textoDoCorpo(request), whatsappSegredo)
      )
        throw new ErroDeNegocio('ASSINATURA_INVALIDA')
    },
  },
)
