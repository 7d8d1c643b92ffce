import { criarCalendario, lerCalendario } from '@balcao/dominio/agendas/contratos-preferencias'
import { comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAgendas } from '../../../test/cenario-de-agendas.ts'
import { lerCalendarioEstrito } from '../../../test/ler-icalendario.ts'
import { colaborador, permissao } from '../acesso/tabelas.ts'
import { atendimento } from '../atendimentos/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'
import { agenda } from './tabelas.ts'

describe('GET /agendas.ics', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeAgendas>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeAgendas(teste)
  })
  beforeEach(async () => {
    await teste.negocio().banco.delete(atendimento)
    await teste.negocio().banco.delete(agenda)
  })
  afterAll(() => teste.fechar())

  const tokenDoCalendario = async (tipo: TipoDeUsuario = 'OPERADOR') => {
    const { corpo } = await teste.chamar(criarCalendario, { token: await teste.tokenDe(tipo), corpo: {} })
    return new URL(corpo.endereco).searchParams.get('token') ?? ''
  }
  const pedir = (token: string, headers = {}) => teste.chamar(lerCalendario, { query: { token }, headers })
  const eventos = async (token: string) => lerCalendarioEstrito((await pedir(token)).bruta.body).eventos

  it('API-08 um calendário bem formado, com a duração que a filial diz', async () => {
    const marcada = await cenario.agendar({
      horas: 24,
      campos: { assunto: 'Oferta; nova, e boa\\', descricao: 'Linha um\nLinha dois'.repeat(20), versao: 4 },
    })
    const chave = comPrefixo('agendaDuracaoMinutos')
    const { banco } = teste.negocio()
    await banco.insert(parametro).values({ filialId: marcada.filialId, chave, valor: '45' })
    await teste.negocio().renovarParametros()
    const token = await tokenDoCalendario()
    const { status, headers } = await pedir(token)
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    const [evento, ...demais] = await eventos(token)
    expect(demais).toEqual([])
    const emUtc = (quando: Date) =>
      quando
        .toISOString()
        .replace(/\.\d{3}/, '')
        .replace(/[-:]/g, '')
    expect(evento).toMatchObject({
      UID: `agenda-${marcada.id}@aurora.balcao`,
      SEQUENCE: '3',
      DTSTART: emUtc(marcada.agendadaPara),
      DTEND: emUtc(new Date(marcada.agendadaPara.getTime() + 45 * 60_000)),
      SUMMARY: expect.stringContaining('Oferta; nova, e boa\\'),
      DESCRIPTION: expect.stringContaining('Linha um\nLinha dois'),
      CATEGORIES: 'Venda',
    })
    expect(evento?.URL).toContain(`agenda=${marcada.id}`)
    await banco.delete(parametro)
    await teste.negocio().renovarParametros()
  })

  it('PER-07 só as próprias, mesmo de quem vê as de todos, e só de clientes que a pessoa vê', async () => {
    await cenario.agendar()
    const doGerente = await cenario.agendar({ colaborador: 'GERENTE' })
    expect((await eventos(await tokenDoCalendario('GERENTE'))).map(({ UID }) => UID)).toEqual([
      `agenda-${doGerente.id}@aurora.balcao`,
    ])
    await cenario.agendar({ colaborador: 'REPRESENTANTE' })
    expect(await eventos(await tokenDoCalendario('REPRESENTANTE'))).toEqual([])
  })

  it('API-08 a etiqueta poupa a resposta até algo mudar', async () => {
    const { id } = await cenario.agendar()
    const token = await tokenDoCalendario()
    const { etag = '' } = (await pedir(token)).headers
    const repetida = await pedir(token, { 'if-none-match': etag })
    expect([repetida.status, repetida.bruta.body]).toEqual([304, ''])
    await teste.negocio().banco.update(agenda).set({ assunto: 'Outro', versao: 2 }).where(eq(agenda.id, id))
    expect((await pedir(token, { 'if-none-match': etag })).status).toBe(200)
  })

  it('SEG-01 404 para o endereço que não existe, a conta bloqueada e quem perdeu a permissão', async () => {
    const { banco } = teste.negocio()
    const token = await tokenDoCalendario()
    expect((await pedir('x'.repeat(43))).status).toBe(404)
    const operador = eq(colaborador.id, await cenario.idDaConta('OPERADOR'))
    await banco.update(colaborador).set({ ativo: false }).where(operador)
    expect((await pedir(token)).status).toBe(404)
    await banco.update(colaborador).set({ ativo: true }).where(operador)
    await banco.insert(permissao).values({ tipo: 'OPERADOR', acao: 'AGENDA_VER', autorizado: false })
    expect((await pedir(token)).status).toBe(404)
    await banco.delete(permissao)
    expect((await pedir(token)).status).toBe(200)
  })

  it('422 sem o segredo ou com um que não pode ser', async () => {
    expect((await teste.chamar(lerCalendario, {})).status).toBe(422)
    expect((await pedir('curto')).status).toBe(422)
  })
})
