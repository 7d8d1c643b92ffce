import { fraseDoEnsaio } from '@balcao/dominio/automacoes/acoes'
import { ENSAIO, ensaiarAutomacao } from '@balcao/dominio/automacoes/contratos'
import { formatarProtocolo } from '@balcao/dominio/tickets/protocolo'
import { rota } from '../../rota.ts'
import { conferirRegra } from './conferir.ts'
import { nomesDasAcoes } from './nomes.ts'
import { inicioDosUltimosDias } from './presenter.ts'
import { ocasioesPassadas } from './queries-ensaio.ts'

/** MES-10 Nothing is done: what there was in the last days, among what the session sees, as tickets are now. */
export const rotaEnsaiarAutomacao = rota(ensaiarAutomacao, async ({ corpo, sessao, tx, agora }) => {
  const regra = await conferirRegra(tx, corpo)
  const periodo = { desde: inicioDosUltimosDias(agora), ate: agora }
  const { itens, paginator } = await ocasioesPassadas(tx, sessao, regra, periodo, ENSAIO.mostrados)
  const nomes = await nomesDasAcoes(tx, regra.entao)
  return {
    ocasioes: paginator.total,
    todas: paginator.totalExato,
    primeiras: itens.map(({ ticket, assunto, em }) => ({
      idTicket: ticket.id,
      protocolo: formatarProtocolo(ticket.protocolo),
      assunto,
      quando: em.toISOString(),
      faria: regra.entao.map((acao) =>
        fraseDoEnsaio(acao, nomes, {
          encerrado: ticket.finalizadoEm !== null || ticket.arquivadoEm !== null,
          temResponsavel: ticket.operadorId !== null,
        }),
      ),
    })),
  }
})
