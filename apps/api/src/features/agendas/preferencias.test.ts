import {
  alterarLembretes,
  criarCalendario,
  lerCalendario,
  obterPreferenciasDaAgenda,
  revogarCalendario,
} from '@balcao/dominio/agendas/contratos-preferencias'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { preferenciaDeAgenda } from './tabelas.ts'

describe('/sac/agendas/preferencias e /sac/agendas/calendario', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(() => teste.negocio().banco.delete(preferenciaDeAgenda))
  afterAll(() => teste.fechar())

  const obter = async (tipo: TipoDeUsuario = 'OPERADOR') =>
    (await teste.chamar(obterPreferenciasDaAgenda, { token: await teste.tokenDe(tipo) })).corpo
  const criar = async (headers = {}) =>
    teste.chamar(criarCalendario, { token: await teste.tokenDe('OPERADOR'), corpo: {}, headers })
  const tokenDe = (endereco: string) => new URL(endereco).searchParams.get('token') ?? ''
  const ler = (endereco: string) =>
    teste.chamar(lerCalendario, { query: { token: tokenDe(endereco) } }).then(({ status }) => status)

  it('AGE-01 os lembretes vêm ligados, e cada um se liga e desliga só para a própria pessoa', async () => {
    expect(await obter()).toEqual({ lembretePorAviso: true, lembretePorEmail: true, calendarioDesde: null })
    const { status, corpo } = await teste.chamar(alterarLembretes, {
      token: await teste.tokenDe('OPERADOR'),
      corpo: { lembretePorAviso: true, lembretePorEmail: false },
    })
    expect([status, corpo.lembretePorEmail]).toEqual([200, false])
    expect(await obter()).toMatchObject({ lembretePorAviso: true, lembretePorEmail: false })
    expect(await obter('GERENTE')).toMatchObject({ lembretePorEmail: true })
  })

  it('SEG-01 o endereço do calendário só existe na resposta: o banco guarda o resumo', async () => {
    const { banco } = teste.negocio()
    const { status, corpo } = await criar({ 'idempotency-key': 'calendario-1' })
    expect(status).toBe(200)
    expect(new URL(corpo.endereco).pathname).toBe('/api/aurora/agendas.ics')
    const token = tokenDe(corpo.endereco)
    expect(token).toMatch(/^[\w-]{43}$/)
    const [linha] = await banco.select().from(preferenciaDeAgenda)
    expect(JSON.stringify(linha)).not.toContain(token)
    const feitos = await banco.select().from(historico).where(eq(historico.entidade, 'preferencia_de_agenda'))
    expect(JSON.stringify(feitos)).not.toContain(token)
    const { rows } = await banco.execute<Record<string, unknown>>(sql`select * from requisicao_repetivel`)
    expect(JSON.stringify(rows)).not.toContain(token)
    expect((await obter()).calendarioDesde).toBe(corpo.calendarioDesde)
    expect(await ler(corpo.endereco)).toBe(200)
  })

  it('SEG-01 renovar encerra o anterior, e revogar encerra todos; os lembretes ficam', async () => {
    const token = await teste.tokenDe('OPERADOR')
    const corpo = { lembretePorAviso: false, lembretePorEmail: true }
    await teste.chamar(alterarLembretes, { token, corpo })
    const primeiro = (await criar()).corpo.endereco
    const segundo = (await criar()).corpo.endereco
    expect([await ler(primeiro), await ler(segundo)]).toEqual([404, 200])
    expect((await teste.chamar(revogarCalendario, { token })).status).toBe(200)
    expect(await ler(segundo)).toBe(404)
    expect(await obter()).toEqual({ ...corpo, calendarioDesde: null })
  })

  it('422 sem dizer os dois; AUT-10 401 sem sessão; PER-01 403 para o consumidor final', async () => {
    const token = await teste.tokenDe('OPERADOR')
    const incompleto = await teste.chamar(alterarLembretes, { token, corpo: { lembretePorAviso: true } })
    expect(incompleto.status).toBe(422)
    const consumidor = await teste.tokenDe('CONSUMIDOR_FINAL')
    for (const contrato of [
      obterPreferenciasDaAgenda,
      alterarLembretes,
      criarCalendario,
      revogarCalendario,
    ]) {
      expect((await teste.chamar(contrato, { corpo: {} })).status).toBe(401)
      expect((await teste.chamar(contrato, { token: consumidor, corpo: {} })).status).toBe(403)
    }
  })
})
