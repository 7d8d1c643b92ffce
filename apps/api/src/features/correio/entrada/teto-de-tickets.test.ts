import { count, eq, inArray, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { escreverEmail } from '../../../../test/escrever-email.ts'
import { usarFluxo } from '../../../../test/fluxo-de-tickets.ts'
import { porNaCaixa, receberEmail } from '../../../../test/receber-email.ts'
import { parametro } from '../../parametros/tabelas.ts'
import { correioRecebida } from '../tabelas-entrada.ts'
import { comToken, tokenDoTicket } from '../token.ts'
import { entrarCorreio } from './entrar.ts'

const CHAVE = 'SAC_ticketsPorHoraDoMesmoRemetente'
const HORA_MS = 3_600_000

describe('ALC-02 teto de tickets por remetente', () => {
  const fluxo = usarFluxo()
  const negocio = () => fluxo.teste.negocio()
  const banco = () => negocio().banco
  beforeEach(async () => {
    await banco().execute(sql`delete from graphile_worker._private_jobs`)
    await banco()
      .insert(parametro)
      .values([
        { chave: CHAVE, filialId: 1, valor: '2' },
        { chave: CHAVE, filialId: 2, valor: '1' },
      ])
    await negocio().renovarParametros()
  })
  afterEach(async () => {
    await banco().delete(parametro)
    await negocio().renovarParametros()
  })
  const receber = (De: string, filial = 1, cabecalhos = {}) =>
    receberEmail(fluxo.teste, escreverEmail('Oi', { From: De, ...cabecalhos }), filial)
  const desfechos = async (De: string, vezes: number, filial = 1) => {
    const estados: (string | undefined)[] = []
    for (let vez = 0; vez < vezes; vez++) estados.push((await receber(De, filial)).estado)
    return estados
  }

  it('o que passa do teto da filial espera uma pessoa, com o motivo, e volta a entrar uma hora depois', async () => {
    expect(await desfechos('a@muitos.test', 2)).toEqual(['NO_TICKET', 'NO_TICKET'])
    expect(await receber('a@muitos.test')).toMatchObject({
      estado: 'DE_LADO',
      motivo: 'Este endereço já abriu 2 tickets na última hora: os próximos esperam uma pessoa.',
    })
    expect(await desfechos('b@muitos.test', 1)).toEqual(['NO_TICKET'])
    expect(await desfechos('a@muitos.test', 2, 2)).toEqual(['NO_TICKET', 'DE_LADO'])
    fluxo.teste.adiantar(HORA_MS)
    expect(await desfechos('a@muitos.test', 1)).toEqual(['NO_TICKET'])
  })

  it('o que é de um ticket entra nele, e uma pessoa abre quantos quiser', async () => {
    const { ticketId } = await receber('c@muitos.test', 2)
    const endereco = comToken('sac@aurora.test', tokenDoTicket(negocio().segredos.correio, Number(ticketId)))
    for (let vez = 0; vez < 3; vez++)
      expect((await receber('c@muitos.test', 2, { To: endereco })).ticketId).toBe(ticketId)
    const { id, estado } = await receber('c@muitos.test', 2)
    expect(estado).toBe('DE_LADO')
    await banco()
      .update(correioRecebida)
      .set({ estado: 'NA_FILA' })
      .where(eq(correioRecebida.id, Number(id)))
    const dados = { recebidaId: Number(id), decisao: 'NOVO_TICKET' } as const
    await entrarCorreio(negocio(), dados, { tentativa: 1, maximoDeTentativas: 1 }, fluxo.teste.agora)
    const [aberta] = await banco()
      .select()
      .from(correioRecebida)
      .where(eq(correioRecebida.id, Number(id)))
    expect(aberta?.estado).toBe('NO_TICKET')
  })

  it('as que chegam juntas contam umas com as outras', async () => {
    const ids: number[] = []
    for (let vez = 0; vez < 6; vez++)
      ids.push(Number(await porNaCaixa(fluxo.teste, escreverEmail(`${vez}`, { From: 'd@muitos.test' }))))
    const contexto = { tentativa: 1, maximoDeTentativas: 1 }
    await Promise.all(
      ids.map((recebidaId) => entrarCorreio(negocio(), { recebidaId }, contexto, fluxo.teste.agora)),
    )
    const estados = await banco()
      .select({ estado: correioRecebida.estado, quantas: count() })
      .from(correioRecebida)
      .where(inArray(correioRecebida.id, ids))
      .groupBy(correioRecebida.estado)
    expect(Object.fromEntries(estados.map(({ estado, quantas }) => [estado, quantas]))).toEqual({
      NO_TICKET: 2,
      DE_LADO: 4,
    })
  })
})
