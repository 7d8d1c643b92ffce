import { createHash } from 'node:crypto'
import { problemasDoEvento, receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import { ErroDeNegocio } from '@balcao/dominio/erros'
import { MENSAGENS } from '@balcao/dominio/mensagens'
import { textoDoCorpo } from '../../platform/http/ler-json.ts'
import { rota } from '../../rota.ts'
import { travarPedido } from '../pedidos/queries-mudanca.ts'
import { aplicarEvento } from './aplicar-evento.ts'
import { assinaturaVale, CABECALHOS } from './assinatura.ts'
import { eventoRecebido, gravarRespostaDoEvento, inserirEvento } from './queries.ts'

const UM_MINUTO_MS = 60_000

const imprimir = (evento: unknown): string =>
  createHash('sha256').update(JSON.stringify(evento)).digest('hex')

export const rotaReceberEventoDoErp = rota(
  receberEventoDoErp,
  async ({ corpo, negocio, agora, autoria, tx }) => {
    const { erpJanelaMinutos } = negocio.parametros(null)
    // Whatever happened after it would be too late.
    if (Date.parse(corpo.ocorridoEm) > agora.getTime() + erpJanelaMinutos * UM_MINUTO_MS)
      throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos: { ocorridoEm: MENSAGENS.dataInvalida } })
    const campos = problemasDoEvento(corpo)
    if (Object.keys(campos).length > 0) throw new ErroDeNegocio('CAMPOS_INVALIDOS', { campos })
    const antes = await travarPedido(tx, corpo.pedido)
    const impressao = imprimir(corpo)
    const evento = { idExterno: corpo.id, impressao, pedidoId: antes.id, recebidoEm: agora }
    const novo = await inserirEvento(tx, evento)
    if (novo === null) {
      const primeiro = await eventoRecebido(tx, corpo.id)
      if (primeiro?.impressao !== impressao || !primeiro.resposta) throw new ErroDeNegocio('CHAVE_JA_USADA')
      return primeiro.resposta
    }
    const resposta = await aplicarEvento(tx, { negocio, autoria }, antes, corpo)
    await gravarRespostaDoEvento(tx, novo, resposta)
    return resposta
  },
  {
    guarda: async ({ request, negocio, agora }) => {
      const corpo = textoDoCorpo(request)
      const { erpSegredo, erpJanelaMinutos } = negocio.parametros(null)
      const recebido = {
        momento: request.headers[CABECALHOS.momento],
        assinatura: request.headers[CABECALHOS.assinatura],
        corpo,
      }
      const como = { segredo: erpSegredo, agora, janelaMs: erpJanelaMinutos * UM_MINUTO_MS }
      if (!assinaturaVale(recebido, como)) throw new ErroDeNegocio('ASSINATURA_INVALIDA')
    },
  },
)
