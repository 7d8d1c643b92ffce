import { escreverNoHistorico } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { asc, eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach } from 'vitest'
import { correioMensagem } from '../src/features/correio/tabelas.ts'
import { comToken, tokenDoTicket } from '../src/features/correio/token.ts'
import { parametro } from '../src/features/parametros/tabelas.ts'
import { ticket, ticketHistorico } from '../src/features/tickets/nucleo/tabelas.ts'
import { cumprirTarefas } from './cumprir-tarefas.ts'
import { escreverEmail } from './escrever-email.ts'
import type { usarFluxo } from './fluxo-de-tickets.ts'
import { receberEmail } from './receber-email.ts'

export const MARIA = 'maria@cliente.test'
export const SAC = 'sac@aurora.test'

/** ALC-02 A business that is written to by mail: tickets of Maria's, what comes in, what leaves. */
export function usarCaixaDeEntrada(fluxo: ReturnType<typeof usarFluxo>) {
  beforeEach(async () => {
    await banco().execute(sql`delete from graphile_worker._private_jobs`)
    await banco()
      .insert(parametro)
      .values([{ chave: 'SAC_enderecoDeResposta', filialId: null, valor: SAC }])
    await negocio().renovarParametros()
    negocio().configuracao.portal = 'https://portal.aurora.test'
  })
  afterEach(async () => {
    await banco().delete(parametro)
    await negocio().renovarParametros()
  })

  const negocio = () => fluxo.teste.negocio()
  const banco = () => negocio().banco
  const receber = (texto: string, cabecalhos: Record<string, string> = {}) =>
    receberEmail(fluxo.teste, escreverEmail(texto, cabecalhos))
  const abrir = async (campos: Record<string, unknown> = {}) => {
    const aberto = await fluxo.abrir({ tipo: 'ELOGIO', assunto: 'Caixa amassada' })
    await fluxo.mudar(aberto.id, { contatoNome: 'Maria', contatoEmail: MARIA, ...campos })
    return fluxo.linha(aberto.id)
  }
  const historico = (id: number) =>
    banco()
      .select()
      .from(ticketHistorico)
      .where(eq(ticketHistorico.ticketId, id))
      .orderBy(asc(ticketHistorico.id))
  const ultima = async (id: number) => (await historico(id)).at(-1)
  const tickets = () => banco().$count(ticket)
  const enderecoDe = (id: number) => comToken(SAC, tokenDoTicket(negocio().segredos.correio, id))
  const escrito = async (id: number, mensagem: string) => {
    await fluxo.agir(escreverNoHistorico, id, { mensagem })
    await cumprirTarefas(fluxo.teste)
    const [enviado] = await banco()
      .select()
      .from(correioMensagem)
      .where(eq(correioMensagem.ticketId, id))
      .orderBy(sql`id desc`)
      .limit(1)
    if (!enviado) throw new Error('nada foi enviado')
    return enviado
  }
  return { negocio, banco, receber, abrir, historico, ultima, tickets, enderecoDe, escrito }
}
