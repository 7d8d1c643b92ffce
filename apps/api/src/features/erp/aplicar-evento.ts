import type { RespostaDe } from '@balcao/dominio/contrato'
import { avaliarEvento } from '@balcao/dominio/erp/avaliar-evento'
import type { EventoDoErp, receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { BLOQUEIO_DO_ERP } from '@balcao/dominio/pedidos/bloqueios'
import type { Tx } from '../../platform/banco/conexao.ts'
import { anunciarPedido } from '../pedidos/anunciar.ts'
import { bloquear } from '../pedidos/bloquear.ts'
import { mudarStatus } from '../pedidos/mudar-status.ts'
import {
  contarDePessoas,
  type LinhaDoPedido,
  liberarOsDoErp,
  registrarNoPedido,
} from '../pedidos/queries-mudanca.ts'
import type { EmQueCaso } from '../pedidos/reacoes.ts'
import { gravarNotas } from './gravar-notas.ts'
import { gravarIdExterno, gravarItens, ultimoDoErp } from './queries.ts'

type Resposta = RespostaDe<typeof receberEventoDoErp>

/** DOC-03 Does what the ERP tells of an order, as far as it may be done; the order is held by whoever calls. */
export async function aplicarEvento(
  tx: Tx,
  caso: EmQueCaso,
  antes: LinhaDoPedido,
  evento: EventoDoErp,
): Promise<Resposta> {
  const ocorridoEm = new Date(evento.ocorridoEm)
  const avaliado = avaliarEvento(
    {
      status: antes.status,
      ultimoEm: await ultimoDoErp(tx, antes.id),
      retido: (await contarDePessoas(tx, antes.id)) > 0,
    },
    { status: evento.status, ocorridoEm },
  )
  const { resultado } = avaliado
  const motivo =
    avaliado.resultado === 'RECUSADO'
      ? ERROS[avaliado.motivo].mensagem
      : resultado === 'ANTIGO'
        ? 'Algo mais novo já era conhecido deste pedido.'
        : null
  if (motivo) await registrarNaoAplicado(tx, caso, antes, { evento, ocorridoEm, motivo })
  if (resultado !== 'ANTIGO') await gravarOQueDiz(tx, antes.id, evento)
  // An invoice is a fact, however late the news of it.
  if (evento.nota) await gravarNotas(tx, antes, [evento.nota.xml], caso.autoria.agora)
  const depois = resultado === 'APLICADO' ? await aplicar(tx, caso, antes, { evento, ocorridoEm }) : antes
  if (resultado !== 'APLICADO') await anunciarPedido(tx, caso.autoria)
  return { pedido: antes.id, status: depois.status, resultado, motivo }
}

type Ocorrido = { evento: EventoDoErp; ocorridoEm: Date }

async function aplicar(tx: Tx, caso: EmQueCaso, antes: LinhaDoPedido, { evento, ocorridoEm }: Ocorrido) {
  const deQuem = { sistema: 'ERP', ocorridoEm } as const
  const { status, observacao = null } = evento
  if (status === 'BLOQUEADO') {
    const detalhe = observacao ?? 'o ERP não disse por quê'
    return bloquear(tx, caso, antes.id, [{ tipo: BLOQUEIO_DO_ERP, detalhe }], deQuem)
  }
  if (antes.status === 'BLOQUEADO')
    await liberarOsDoErp(tx, antes.id, {
      liberadoEm: caso.autoria.agora,
      liberadoPor: null,
      motivo: observacao ?? 'Liberado pelo ERP',
    })
  return mudarStatus(tx, caso, antes, { para: status, observacao, ...deQuem })
}

async function registrarNaoAplicado(
  tx: Tx,
  { autoria }: EmQueCaso,
  { id, status, versao }: LinhaDoPedido,
  { evento, ocorridoEm, motivo }: Ocorrido & { motivo: string },
): Promise<void> {
  await registrarNoPedido(tx, {
    pedidoId: id,
    quando: autoria.agora,
    ocorridoEm,
    tipo: 'NAO_APLICADO',
    de: status,
    para: evento.status,
    sistema: 'ERP',
    observacao: motivo,
    versao,
  })
}

/** DOC-02 How the ERP calls the order, and what it says of its lines. */
async function gravarOQueDiz(tx: Tx, pedidoId: number, { idExterno, itens }: EventoDoErp): Promise<void> {
  if (idExterno) await gravarIdExterno(tx, pedidoId, idExterno)
  if (itens.length === 0) return
  // The last word on a line that is told twice.
  const porNumero = new Map(itens.map((item) => [item.numero, item]))
  const achados = await gravarItens(tx, pedidoId, [...porNumero.values()])
  const faltam = [...porNumero.keys()].filter((numero) => !achados.has(numero))
  if (faltam.length > 0)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { itens: `O pedido não tem o item ${faltam[0]}.` },
    })
}
