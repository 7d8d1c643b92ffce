import { ErroDeNegocio } from '@balcao/dominio/erros'
import { avisoDaMudanca } from '@balcao/dominio/pedidos/aviso-da-mudanca'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import { impedimentoParaMudar, type StatusDaVida } from '@balcao/dominio/pedidos/vida'
import { type Caso, contarAosOutros } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { anunciarPedido } from './anunciar.ts'
import { clienteDoPedido, gravarPedido, type LinhaDoPedido, registrarNoPedido } from './queries-mudanca.ts'

export type Mudanca = {
  para: StatusDaVida
  /** What whoever changes it says. */
  observacao: string | null
  /** Where no person does it. */
  sistema?: 'ERP' | 'PORTAL'
  /** By the clock of the ERP. */
  ocorridoEm?: Date
}

/** DOC-03 The one way in which an order changes its status: it is held by whoever calls. */
export async function mudarStatus(
  tx: Tx,
  caso: Caso,
  antes: LinhaDoPedido,
  { para, observacao, sistema, ocorridoEm }: Mudanca,
): Promise<LinhaDoPedido> {
  const impedimento = impedimentoParaMudar(antes.status, para)
  if (impedimento) throw new ErroDeNegocio(impedimento)
  const { agora, colaboradorId } = caso.autoria
  const depois = await gravarPedido(tx, caso.autoria, antes.id, { status: para })
  await registrarNoPedido(tx, {
    pedidoId: antes.id,
    quando: agora,
    ocorridoEm: ocorridoEm ?? null,
    tipo: 'STATUS',
    de: antes.status,
    para,
    colaboradorId,
    sistema: sistema ?? null,
    observacao,
    versao: depois.versao,
  })
  await avisarQuemVendeu(tx, caso, { antes, para, observacao })
  await anunciarPedido(tx, caso.autoria)
  await contarAosOutros(tx, caso, 'pedidoMudou', {
    pedidoId: antes.id,
    filialId: antes.filialId,
    de: antes.status,
    para,
    observacao,
    sistema: sistema ?? null,
  })
  return depois
}

type Aviso = { antes: LinhaDoPedido; para: string; observacao: string | null; emParte?: boolean }

/** AVI-01 Whoever took the order, unless it was they who changed it. */
export async function avisarQuemVendeu(
  tx: Tx,
  { negocio, autoria }: Caso,
  { antes, para, observacao, emParte = false }: Aviso,
): Promise<void> {
  const { pedidoAvisaVendedor, descricaoStatusPedido } = negocio.parametros(antes.filialId)
  if (!pedidoAvisaVendedor || antes.colaboradorId === autoria.colaboradorId) return
  const aviso = avisoDaMudanca({
    idPedido: antes.id,
    de: antes.status,
    para,
    label: labelDoStatus(para, descricaoStatusPedido),
    cliente: await clienteDoPedido(tx, antes.clienteId),
    observacao,
    emParte,
  })
  if (aviso) await avisarPessoa(tx, autoria, { colaboradorId: antes.colaboradorId, ...aviso })
}
