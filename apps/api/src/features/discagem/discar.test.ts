import { randomUUID } from 'node:crypto'
import { discar } from '@balcao/dominio/discagem/contratos'
import { type ChaveDeParametro, comPrefixo } from '@balcao/dominio/parametros'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { and, desc, eq, notInArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeTickets } from '../../../test/cenario-de-tickets.ts'
import { emJson, MAUS_MODOS, usarServicoDeFora } from '../../../test/servico-de-fora.ts'
import { historico } from '../../platform/banco/tabelas.ts'
import { colaborador, colaboradorFilial } from '../acesso/tabelas.ts'
import { filial } from '../filiais/tabelas.ts'
import { parametro } from '../parametros/tabelas.ts'

const central = usarServicoDeFora()
let teste: AppDeTeste
let cenario: ReturnType<typeof cenarioDeTickets>
let propria: number
let operador: number

beforeAll(async () => {
  teste = await criarAppDeTeste()
  cenario = cenarioDeTickets(teste)
  operador = await cenario.idDaConta('OPERADOR')
  const { banco } = teste.negocio()
  const [conta] = await banco
    .update(colaborador)
    .set({ codigoOperador: '4012' })
    .where(eq(colaborador.id, operador))
    .returning()
  propria = conta?.filialId ?? 0
  await parametrizar(propria, {
    protocoloDiscagem: 'api',
    discadoraEndereco: `${central.endereco}/discar`,
    discadoraPrefixo: '0',
  })
})
afterAll(() => teste?.fechar())

async function parametrizar(filialId: number, valores: Partial<Record<ChaveDeParametro, string>>) {
  const { banco } = teste.negocio()
  for (const [nome, valor] of Object.entries(valores)) {
    const chave = comPrefixo(nome as ChaveDeParametro)
    await banco.delete(parametro).where(and(eq(parametro.chave, chave), eq(parametro.filialId, filialId)))
    await banco.insert(parametro).values({ chave, filialId, valor })
  }
  await teste.negocio().renovarParametros()
}

let enderecos = 0
const ligar = async (corpo: object = {}, quem: TipoDeUsuario = 'OPERADOR', headers = {}) =>
  teste.chamar(discar, {
    corpo: { numero: '(11) 98765-4321', ...corpo },
    token: await teste.tokenDe(quem),
    // The limit per minute has a test of its own.
    ip: `10.9.0.${++enderecos}`,
    headers,
  })
const discagens = () =>
  teste
    .negocio()
    .banco.select()
    .from(historico)
    .where(eq(historico.acao, 'DISCAGEM'))
    .orderBy(desc(historico.id))

describe('discar', () => {
  it.each([
    ['JSON', emJson({ ok: true })],
    ['um texto qualquer', MAUS_MODOS['uma página em vez de JSON']],
  ])(
    'CLI-11 manda o número com o prefixo e o ramal de quem liga; a central responde %s',
    async (_caso, atender) => {
      central.atender = atender ?? central.atender
      const { status, corpo } = await ligar()
      expect([status, corpo]).toEqual([200, { message: 'Enviado para discadora' }])
      expect(central.recebidos).toEqual([
        { metodo: 'POST', caminho: '/discar', corpo: { numero: '011987654321', ramal: '4012' } },
      ])
      expect((await discagens())[0]).toMatchObject({
        entidade: 'colaborador',
        entidadeId: String(operador),
        colaboradorId: operador,
        dados: { numero: '011987654321', filial: propria },
      })
    },
  )

  it('TIC-13 mandado duas vezes com a mesma chave, toca uma vez', async () => {
    central.atender = emJson({})
    const headers = { 'idempotency-key': randomUUID() }
    for (const { status } of [await ligar({}, 'OPERADOR', headers), await ligar({}, 'OPERADOR', headers)])
      expect(status).toBe(200)
    expect(central.recebidos).toHaveLength(1)
  })

  it('PAR-01 a central é a da filial dita', async () => {
    const outra = await cenario.filialDoOperador(1)
    central.atender = emJson({})
    expect((await ligar({ idFil: outra })).erro.codigo).toBe('DISCADORA_NAO_CONFIGURADA')
    await parametrizar(outra, { protocoloDiscagem: 'api', discadoraEndereco: `${central.endereco}/outra` })
    expect((await ligar({ idFil: outra })).status).toBe(200)
    expect(central.recebidos).toMatchObject([{ caminho: '/outra', corpo: { numero: '11987654321' } }])
  })

  it.each([
    ['o protocolo é um link', { protocoloDiscagem: 'tel' }],
    ['falta o endereço', { protocoloDiscagem: 'api', discadoraEndereco: '' }],
  ])('CLI-11 409 quando %s', async (_caso, valores) => {
    await parametrizar(propria, valores)
    const { status, erro } = await ligar()
    expect([status, erro.codigo]).toEqual([409, 'DISCADORA_NAO_CONFIGURADA'])
    expect(central.recebidos).toEqual([])
    await parametrizar(propria, {
      protocoloDiscagem: 'api',
      discadoraEndereco: `${central.endereco}/discar`,
    })
  })
})

describe('quando a central falha', () => {
  it.each(['cortada no meio', 'sem resposta', 'grande demais', 'para outro lugar'])(
    'ERR-07 resposta %s: diz que não discou, não insiste e não registra',
    async (modo) => {
      central.atender = MAUS_MODOS[modo] ?? central.atender
      const antes = (await discagens()).length
      const { status, erro } = await ligar()
      expect([status, erro.codigo, erro.message]).toEqual([503, 'DISCADORA_INDISPONIVEL', 'Erro ao discar'])
      expect(central.recebidos).toHaveLength(1)
      expect(await discagens()).toHaveLength(antes)
    },
  )

  it.each([
    ['com mensagem', emJson({ message: ' Ramal ocupado ' }, 409), 'Ramal ocupado'],
    ['com uma mensagem longa', emJson({ message: 'x'.repeat(999) }, 500), 'x'.repeat(200)],
    ['com outra coisa', emJson({ message: { a: 1 } }, 500), 'Erro ao discar'],
    ['com um erro 500', MAUS_MODOS['erro 500'], 'falhou'],
    ['sem nada', emJson('', 502), 'Erro ao discar'],
  ])('ERR-07 recusa %s', async (_caso, atender, mensagem) => {
    central.atender = atender ?? central.atender
    const { status, erro } = await ligar()
    expect([status, erro.message]).toEqual([503, mensagem])
  })
})

describe('quem pode', () => {
  it('PER-01 401 sem sessão, 403 sem a ação', async () => {
    expect((await teste.chamar(discar, { corpo: { numero: '11987654321' } })).status).toBe(401)
    expect((await ligar({}, 'CONSUMIDOR_FINAL')).status).toBe(403)
  })

  it('PER-01 404 para a filial de outros e para a que não existe', async () => {
    const { banco } = teste.negocio()
    const minhas = banco
      .select({ id: colaboradorFilial.filialId })
      .from(colaboradorFilial)
      .where(eq(colaboradorFilial.colaboradorId, operador))
    const [alheia] = await banco.select().from(filial).where(notInArray(filial.id, minhas))
    if (alheia) expect((await ligar({ idFil: alheia.id })).status).toBe(404)
    expect((await ligar({ idFil: 999_999 })).status).toBe(404)
    expect((await ligar({ idFil: 999_999 }, 'GERENTE')).status).toBe(404)
    expect(central.recebidos).toEqual([])
  })

  it.each([{ numero: '' }, { numero: 'abc' }, { numero: '190' }, { numero: '0'.repeat(40) }, { idFil: 'x' }])(
    'API-09 422 para %j',
    async (corpo) => {
      expect((await ligar(corpo)).status).toBe(422)
    },
  )
})
