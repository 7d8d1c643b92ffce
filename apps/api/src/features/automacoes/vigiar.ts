import { janelaDaOcasiao } from '@balcao/dominio/automacoes/execucao'
import { chaveDaOcasiao, eDoTempo } from '@balcao/dominio/automacoes/quando'
import type { Negocio } from '../../negocio.ts'
import { executarRegra } from './executar.ts'
import type { AutomacaoGravada } from './queries-escrita.ts'
import { jaExecutadas, regrasLigadasEm } from './queries-execucao.ts'
import { pertoDoPrazo, ticketsParados } from './queries-vigia.ts'

const POR_VEZ = 100

/**
 * MES-10 What only time brings: deadlines that come near, silences that last. A batch ends where none is left that the
 * rule has not run for, and each run is its own transaction: whoever dies in between goes on from there.
 */
export async function vigiarTickets(negocio: Negocio, agora: Date, sinal: AbortSignal): Promise<void> {
  for (const regra of await regrasLigadasEm(negocio.banco, ['PERTO_DO_PRAZO', 'PARADO'], agora)) {
    let depoisDe = 0
    for (;;) {
      const vez = await daVez(negocio, regra, agora, depoisDe)
      const ids = vez.map(({ ticketId }) => ticketId)
      const feitas = await jaExecutadas(negocio.banco, regra.id, ids)
      for (const { ticketId, chave } of vez) {
        if (sinal.aborted) return
        if (!feitas.has(`${ticketId} ${chave}`))
          await executarRegra(negocio, { regraId: regra.id, ticketId, chave }, agora)
        depoisDe = ticketId
      }
      if (vez.length < POR_VEZ) break
    }
  }
}

async function daVez(negocio: Negocio, regra: AutomacaoGravada, agora: Date, depoisDe: number) {
  const { quando, tempo, ativadaEm } = regra
  if (!eDoTempo(quando) || tempo === null || ativadaEm === null) return []
  const janela = { ...janelaDaOcasiao({ quando, tempo, ativadaEm }, agora), depoisDe, maximo: POR_VEZ }
  if (quando === 'PARADO')
    return (await ticketsParados(negocio.banco, regra, janela)).map(({ id, em }) => ({
      ticketId: id,
      chave: chaveDaOcasiao.PARADO(em),
    }))
  return (await pertoDoPrazo(negocio.banco, regra, janela)).map(({ id, em }) => ({
    ticketId: id,
    chave: chaveDaOcasiao.PERTO_DO_PRAZO(em),
  }))
}
