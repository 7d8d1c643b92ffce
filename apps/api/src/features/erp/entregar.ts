import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import type { Relogio } from '../../platform/relogio.ts'
import { anunciarPedido } from '../pedidos/anunciar.ts'
import { registrarNoPedido, travarPedido } from '../pedidos/queries-mudanca.ts'
import type { AdaptadorDoErp, EntregaAoErp, RespostaDoErp } from './adaptador.ts'
import { adaptadorHttp } from './adaptador-http.ts'
import { adaptadorLocal } from './adaptador-local.ts'
import { gravarEntrega, gravarIdExterno, gravarItens, tomarEntrega } from './queries.ts'

type Contexto = { tentativa: number; maximoDeTentativas: number }
type Caso = { negocio: Negocio; contexto: Contexto; relogio: Relogio }

class ErpNaoRecebeu extends Error {
  override name = 'ErpNaoRecebeu'
}

/**
 * VEN-01 Tells the ERP what it is still to be told of an order, the oldest first. What it does not take now the queue
 * tries again, each time later; the last time it is given up, and shown so.
 */
export async function entregarAoErp(
  negocio: Negocio,
  { pedidoId }: { pedidoId: number },
  contexto: Contexto,
  relogio: Relogio,
): Promise<void> {
  const caso = { negocio, contexto, relogio }
  for (;;) {
    const feito = await transacao(negocio.banco, (tx) => entregarUma(tx, caso, pedidoId))
    if (feito === 'NADA') return
    if (feito === 'MAIS_TARDE') throw new ErpNaoRecebeu('O ERP não recebeu o pedido.')
  }
}

async function entregarUma(tx: Tx, caso: Caso, pedidoId: number): Promise<'FEITO' | 'MAIS_TARDE' | 'NADA'> {
  const tomada = await tomarEntrega(tx, pedidoId)
  if (!tomada) return 'NADA'
  const { entrega, filialId } = tomada
  const { id, mensagem } = entrega
  const resposta = await adaptadorDaFilial(tx, caso, filialId).entregar({ id, pedidoId, filialId, mensagem })
  const agora = caso.relogio()
  if (resposta.situacao === 'FORA_DO_ALCANCE' && !ultimaVez(caso.contexto)) {
    const proximaEm = proximaTentativa(caso.contexto.tentativa, agora)
    await gravarEntrega(tx, id, { erro: resposta.motivo, proximaEm })
    await anunciarPedido(tx, MUDA)
    return 'MAIS_TARDE'
  }
  await concluir(tx, { id, pedidoId, filialId, mensagem }, resposta, agora)
  return 'FEITO'
}

const MUDA = { muda: ['pedidos'] } as const

const ultimaVez = ({ tentativa, maximoDeTentativas }: Contexto) => tentativa >= maximoDeTentativas

/** As the queue counts. */
const proximaTentativa = (tentativa: number, agora: Date) =>
  new Date(agora.getTime() + Math.exp(Math.min(10, tentativa)) * 1000)

/** Whoever has an address has an ERP there; the others have the portal. */
function adaptadorDaFilial(tx: Tx, { negocio, relogio }: Caso, filialId: number): AdaptadorDoErp {
  const { erpEndereco, erpPrazoSegundos } = negocio.parametros(filialId)
  if (erpEndereco === '') return adaptadorLocal({ tx, negocio, agora: relogio() })
  const { erpSegredo } = negocio.parametros(null)
  return adaptadorHttp({
    endereco: erpEndereco,
    segredo: erpSegredo,
    prazoMs: erpPrazoSegundos * 1000,
    relogio,
  })
}

/** It was taken, or will not be: what the ERP said of the order is written in it. */
async function concluir(tx: Tx, entrega: EntregaAoErp, resposta: RespostaDoErp, agora: Date) {
  const { id, pedidoId } = entrega
  const antes = await travarPedido(tx, pedidoId)
  if (resposta.situacao === 'ACEITO')
    await gravarEntrega(tx, id, { entregueEm: agora, desistiuEm: null, erro: null, proximaEm: null })
  else await gravarEntrega(tx, id, { desistiuEm: agora, erro: resposta.motivo, proximaEm: null })
  if (resposta.situacao !== 'FORA_DO_ALCANCE') await gravarItens(tx, pedidoId, resposta.criticas)
  const novoId = resposta.situacao === 'ACEITO' && resposta.idExterno
  if (novoId) await gravarIdExterno(tx, pedidoId, novoId)
  const observacao = novoId
    ? `Recebido pelo ERP como ${novoId}.`
    : resposta.situacao === 'ACEITO'
      ? null
      : `Não integrado: ${resposta.motivo}`
  if (observacao)
    await registrarNoPedido(tx, {
      pedidoId,
      quando: agora,
      tipo: 'INTEGRACAO',
      sistema: 'ERP',
      observacao,
      versao: antes.versao,
    })
  await anunciarPedido(tx, MUDA)
}
