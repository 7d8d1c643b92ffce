import { oQueORelogioFaz } from '@balcao/dominio/aprovacoes/prazos'
import type { Caso, Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import { doSistema, registrarHistorico } from '../../platform/banco/historico.ts'
import { transacao } from '../../platform/banco/transacao.ts'
import { anunciarAprovacoes, avisarDoFim, avisarQuemDecide } from './pedir.ts'
import { type AprovacaoGravada, gravarAprovacao, marcarVista, travarAsQueEsperam } from './queries-mudanca.ts'

const POR_VEZ = 100
const UMA_HORA_MS = 3_600_000

/** GES-03 Reminds, escalates, brings back what was set aside and lets lapse; what was told is written in the same transaction. */
export async function vigiarAprovacoes(negocio: Negocio, agora: Date): Promise<void> {
  let depoisDe: number | null = 0
  while (depoisDe !== null) {
    const de: number = depoisDe
    depoisDe = await transacao(negocio.banco, (tx) => vigiarAlgumas(tx, negocio, { agora, depoisDe: de }))
  }
}

/** Answers from where to go on; null where nothing is left. */
async function vigiarAlgumas(
  tx: Tx,
  negocio: Negocio,
  { agora, depoisDe }: { agora: Date; depoisDe: number },
): Promise<number | null> {
  const caso: Caso = { negocio, autoria: doSistema(agora, ['aprovacoes', 'avisos']) }
  const horas = [
    negocio.parametroPorFilial('aprovacaoHorasDoLembrete'),
    negocio.parametroPorFilial('aprovacaoHorasDaEscalada'),
  ].flatMap((um) => [um.geral, ...um.excecoes.values()])
  const desde = new Date(agora.getTime() - Math.min(...horas.filter((um) => um > 0), 720) * UMA_HORA_MS)
  const esperam = await travarAsQueEsperam(tx, { agora, desde, depoisDe, maximo: POR_VEZ })
  let feitas = 0
  for (const uma of esperam) {
    const { aprovacaoHorasDoLembrete, aprovacaoHorasDaEscalada } = negocio.parametrosEntre(
      uma.filialId === null ? [] : [uma.filialId],
    )
    const cobranca = {
      horasDoLembrete: aprovacaoHorasDoLembrete,
      horasDaEscalada: aprovacaoHorasDaEscalada,
    }
    const feito = oQueORelogioFaz(uma, cobranca, agora)
    if (!feito) continue
    feitas += 1
    await FAZER[feito](tx, caso, uma)
  }
  if (feitas > 0) await anunciarAprovacoes(tx, caso)
  return esperam.length < POR_VEZ ? null : (esperam.at(-1)?.id ?? null)
}

const registrar = (tx: Tx, { autoria }: Caso, id: number, acao: string) =>
  registrarHistorico(tx, autoria, { entidade: 'aprovacao', entidadeId: id, acao })

const FAZER = {
  async EXPIRAR(tx: Tx, caso: Caso, uma: AprovacaoGravada) {
    const fim = await gravarAprovacao(tx, caso.autoria, uma.id, {
      situacao: 'EXPIRADA',
      decididaEm: caso.autoria.agora,
    })
    await registrar(tx, caso, uma.id, 'EXPIRADA')
    await avisarDoFim(tx, caso, fim, { quem: null, motivo: '' })
  },
  async VOLTAR(tx: Tx, caso: Caso, uma: AprovacaoGravada) {
    const volta = await gravarAprovacao(tx, caso.autoria, uma.id, { situacao: 'PENDENTE', separadaAte: null })
    await registrar(tx, caso, uma.id, 'VOLTOU')
    await avisarQuemDecide(tx, caso, volta, 'VOLTOU')
  },
  async ESCALAR(tx: Tx, caso: Caso, uma: AprovacaoGravada) {
    await marcarVista(tx, [uma.id], 'escaladaEm', caso.autoria.agora)
    await registrar(tx, caso, uma.id, 'ESCALADA')
    await avisarQuemDecide(tx, caso, uma, 'ESCALADA')
  },
  async LEMBRAR(tx: Tx, caso: Caso, uma: AprovacaoGravada) {
    await marcarVista(tx, [uma.id], 'lembradaEm', caso.autoria.agora)
    await registrar(tx, caso, uma.id, 'LEMBRETE')
    await avisarQuemDecide(tx, caso, uma, 'LEMBRETE')
  },
}
