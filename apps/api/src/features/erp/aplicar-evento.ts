import type { RespostaDe } from '@balcao/dominio/contrato'
import { avaliarEvento, type Resultado } from '@balcao/dominio/erp/avaliar-evento'
import type { EventoDoErp, receberEventoDoErp } from '@balcao/dominio/erp/contratos'
import { ERROS, ErroDeNegocio } from '@balcao/dominio/erros'
import { BLOQUEIO_DO_ERP } from '@balcao/dominio/pedidos/bloqueios'
import {
  DESISTIU,
  dizQuantidades,
  fraseDoFaturamento,
  SAIU,
  tudoFaturado,
} from '@balcao/dominio/pedidos/faturamento'
import { foiFaturado } from '@balcao/dominio/pedidos/status'
import { type Caso, contarAosOutros } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { exigirQueCaiba, faturarPedido } from '../estoque/faturar.ts'
import { anunciarPedido } from '../pedidos/anunciar.ts'
import { bloquear } from '../pedidos/bloquear.ts'
import { avisarQuemVendeu, mudarStatus } from '../pedidos/mudar-status.ts'
import {
  contarDePessoas,
  gravarPedido,
  type LinhaDoPedido,
  liberarOsDoErp,
  registrarNoPedido,
  travarPedido,
} from '../pedidos/queries-mudanca.ts'
import { gravarNotas } from './gravar-notas.ts'
import { gravarIdExterno, gravarItens, ultimoDoErp } from './queries.ts'

type Resposta = RespostaDe<typeof receberEventoDoErp>

/** DOC-03 Does what the ERP tells of an order, as far as it may be done; the order is held by whoever calls. */
export async function aplicarEvento(
  tx: Tx,
  caso: Caso,
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
  if (resultado !== 'ANTIGO') await gravarOQueDiz(tx, antes.id, evento)
  const faturado = contaDeNota(antes, evento, resultado) ? await contarNota(tx, antes, evento) : null
  // An invoice is a fact, however late the news of it.
  if (evento.nota) await gravarNotas(tx, antes, [evento.nota.xml], caso.autoria.agora)
  // A further invoice, or one of several, leaves the order where it stands.
  if (faturado?.levou && (resultado !== 'APLICADO' || !faturado.encerra)) {
    await registrarFaturamento(tx, caso, antes, { evento, ocorridoEm, faturado })
    return { pedido: antes.id, status: antes.status, resultado: 'APLICADO', motivo: null }
  }
  if (motivo) await registrarNaoAplicado(tx, caso, antes, { evento, ocorridoEm, motivo })
  const observacao = [evento.observacao, faturado?.frase].filter(Boolean).join('\n') || undefined
  const depois =
    resultado === 'APLICADO'
      ? await aplicar(tx, caso, antes, { evento: { ...evento, observacao }, ocorridoEm })
      : antes
  if (resultado !== 'APLICADO') await anunciarPedido(tx, caso.autoria)
  return { pedido: antes.id, status: depois.status, resultado, motivo }
}

type Ocorrido = { evento: EventoDoErp; ocorridoEm: Date }

/** Whether what is told takes goods: an invoice is a fact, even of an order that went on already, or when it is one of several told late. */
function contaDeNota({ status }: LinhaDoPedido, evento: EventoDoErp, resultado: Resultado): boolean {
  if (!SAIU.includes(evento.status)) return false
  if (resultado === 'APLICADO') return !foiFaturado(status) || dizQuantidades(evento.itens)
  // Nobody waits for the goods any more: an invoice told late takes none of them.
  if (DESISTIU.some((desistiu) => desistiu === status)) return false
  const jaSaiu = SAIU.some((saiu) => saiu === status)
  return dizQuantidades(evento.itens) && (jaSaiu || (evento.parcial && resultado === 'ANTIGO'))
}

type Faturado = { levou: boolean; encerra: boolean; frase: string | null }

async function contarNota(
  tx: Tx,
  antes: LinhaDoPedido,
  { itens, parcial, status }: EventoDoErp,
): Promise<Faturado> {
  const { linhas, levou } = await faturarPedido(tx, antes, itens)
  const nada = parcial ? !levou : linhas.length > 0 && linhas.every(({ total }) => total.isZero())
  if (nada) throw new ErroDeNegocio('FATURAMENTO_SEM_QUANTIDADE')
  const encerra = !parcial || tudoFaturado(linhas)
  // Of what was told before nothing is said again.
  const frase = levou || status === 'FATURADO' ? fraseDoFaturamento(linhas, encerra) : null
  return { levou, encerra, frase }
}

async function registrarFaturamento(
  tx: Tx,
  caso: Caso,
  antes: LinhaDoPedido,
  { evento, ocorridoEm, faturado }: Ocorrido & { faturado: Faturado },
): Promise<void> {
  const { autoria } = caso
  const { id, status } = antes
  const observacao = [evento.observacao, faturado.frase].filter(Boolean).join('\n') || 'Faturado por inteiro.'
  const { versao } = await gravarPedido(tx, autoria, id)
  await registrarNoPedido(tx, {
    pedidoId: id,
    quando: autoria.agora,
    ocorridoEm,
    tipo: 'FATURAMENTO',
    sistema: 'ERP',
    observacao,
    versao,
  })
  const emParte = faturado.frase !== null
  await avisarQuemVendeu(tx, caso, { antes, para: emParte ? status : 'FATURADO', observacao, emParte })
  await anunciarPedido(tx, autoria)
  await contarAosOutros(tx, caso, 'pedidoMudouPorDentro', { pedidoId: id })
}

async function aplicar(tx: Tx, caso: Caso, antes: LinhaDoPedido, { evento, ocorridoEm }: Ocorrido) {
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
  await mudarStatus(tx, caso, antes, { para: status, observacao, ...deQuem })
  // Whoever follows orders may have held it back meanwhile.
  return travarPedido(tx, antes.id)
}

async function registrarNaoAplicado(
  tx: Tx,
  { autoria }: Caso,
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
async function gravarOQueDiz(tx: Tx, pedidoId: number, evento: EventoDoErp): Promise<void> {
  const { idExterno, itens, status } = evento
  if (idExterno) await gravarIdExterno(tx, pedidoId, idExterno)
  if (itens.length === 0) return
  const deNota = SAIU.includes(status)
  // The last word on a line that is told twice; quantities of an invoice are taken out of the stock apart.
  const porNumero = new Map(
    itens.map(({ qtdeAt, ...item }) => [item.numero, deNota ? item : { ...item, qtdeAt }]),
  )
  const achados = await gravarItens(tx, pedidoId, [...porNumero.values()])
  const faltam = [...porNumero.keys()].filter((numero) => !achados.has(numero))
  if (faltam.length > 0)
    throw new ErroDeNegocio('CAMPOS_INVALIDOS', {
      campos: { itens: `O pedido não tem o item ${faltam[0]}.` },
    })
  if (!deNota) await exigirQueCaiba(tx, pedidoId, itens)
}
