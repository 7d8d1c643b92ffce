import {
  avisoDaAvaliacao,
  ehNotaBaixa,
  impedimentoParaAvaliar,
  type Nota,
} from '@balcao/dominio/avaliacoes/regras'
import { comObservacao, FRASES } from '@balcao/dominio/tickets/historico'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import type { Negocio } from '../../negocio.ts'
import type { Tx } from '../../platform/banco/conexao.ts'
import type { Autoria } from '../../platform/banco/historico.ts'
import { avisarPessoa } from '../avisos/avisar-pessoa.ts'
import { mudarTicket } from '../tickets/nucleo/mudar-ticket.ts'
import type { LinhaDoTicket } from '../tickets/nucleo/queries-mudanca.ts'
import { recusarSe } from '../tickets/nucleo/recusar.ts'
import { avaliacaoDe, fimDoTicket, gravarAvaliacao, quemAtendeu, supervisoresDoSetor } from './queries.ts'

export type Dita = {
  nota: number
  comentario: string
  /** Who says it, as they are called. */
  por: string
  /** How the entry of the history tells who it was, beside the account. */
  dados?: Record<string, unknown>
}

export const OBRIGADO = 'Avaliação registrada. Obrigado!'

/** ALC-04 Of a locked ticket, by whoever may rate it. Said again as it was said, it changes nothing. */
export async function registrarAvaliacao(
  tx: Tx,
  { negocio, autoria }: { negocio: Negocio; autoria: Autoria },
  linha: LinhaDoTicket,
  { nota, comentario, por, dados }: Dita,
): Promise<void> {
  const { agora } = autoria
  const parametros = negocio.parametros(linha.filialId)
  const antes = await avaliacaoDe(tx, linha.id)
  const fim = await fimDoTicket(tx, linha.id)
  recusarSe(impedimentoParaAvaliar(fim, antes?.avaliadoEm ?? null, parametros, agora))
  if (antes?.nota === nota && antes.comentario === comentario) return
  const doUltimoFim = antes && linha.finalizadoEm && antes.avaliadoEm >= linha.finalizadoEm
  const operadorId = await quemAtendeu(tx, linha.id)
  await gravarAvaliacao(tx, {
    ticketId: linha.id,
    nota,
    comentario,
    por,
    avaliadoEm: doUltimoFim ? antes.avaliadoEm : agora,
    mudadoEm: agora,
    operadorId,
    setorId: linha.setorId,
  })
  await mudarTicket(tx, { negocio, autoria }, linha, {
    entrada: {
      tipo: 'PUBLICO',
      acao: 'AVALIACAO',
      mensagem: comObservacao(FRASES.avaliacao(nota, antes !== null), comentario),
      dados: { ...dados, nota },
    },
  })
  const aviso = avisoDaAvaliacao({
    idTicket: linha.id,
    protocolo: formatarProtocolo(linha.protocolo),
    nota: nota as Nota,
    comentario,
    por,
  })
  const baixa = ehNotaBaixa(nota, antes?.nota ?? null, parametros.notaBaixaDaAvaliacao)
  const supervisores = baixa ? await supervisoresDoSetor(tx, linha) : []
  const avisados = new Set([operadorId, ...supervisores.map(({ id }) => id)])
  for (const colaboradorId of avisados)
    if (colaboradorId !== null) await avisarPessoa(tx, autoria, { colaboradorId, ...aviso })
}
