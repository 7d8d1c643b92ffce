import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { confirmarAviso, publicarAviso } from '@balcao/dominio/avisos/contratos'
import { listarAvisosPublicados, listarLeiturasDoAviso, retirarAviso } from '@balcao/dominio/avisos/gestao'
import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAvisos } from '../../../test/cenario-de-avisos.ts'
import { cenarioDeUsuarios } from '../../../test/cenario-de-usuarios.ts'
import { ouvirDesdeAUltima, ouvirEventos } from '../../../test/ouvir-eventos.ts'
import { colaborador, colaboradorSetor, permissao } from '../acesso/tabelas.ts'
import { setor } from '../setores/tabelas.ts'
import { aviso } from './tabelas.ts'
import { vigiarAvisos } from './vigiar.ts'

const TEXTO = { titulo: 'Inventário', mensagem: 'O depósito fecha mais cedo.' }
const UM_DIA_MS = 86_400_000

describe('ADM-08 avisos com público, dias e leituras', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeAvisos>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeAvisos(teste)
  })
  afterAll(() => teste.fechar())

  let chamadas = 0
  const publicar = async (corpo: object = {}) =>
    teste.chamar(publicarAviso, {
      token: await teste.tokenDe('GERENTE'),
      corpo: { ...TEXTO, ...corpo },
      ip: `10.1.0.${++chamadas}`,
    })
  const daqui = (dias: number) => somarDias(hojeEm(teste.agora()), dias)
  const depois = (dias: number) => new Date(teste.agora().getTime() + dias * UM_DIA_MS)
  const listar = async (query: object = {}, quem: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(listarAvisosPublicados, { token: await teste.tokenDe(quem), query: query as never })
  const leituras = async (idAviso: number, query: object = {}, quem: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(listarLeiturasDoAviso, {
      token: await teste.tokenDe(quem),
      params: { idAviso },
      query: query as never,
    })
  const retirar = async (idAviso: number, versao = 1, quem: TipoDeUsuario = 'GERENTE') =>
    teste.chamar(retirarAviso, { token: await teste.tokenDe(quem), params: { idAviso }, corpo: { versao } })
  const vistos = async (quem: TipoDeUsuario) => (await cenario.ver(quem)).corpo.itens.map(({ id }) => id)
  const situacaoDe = async (id: number) =>
    (await listar()).corpo.itens.find((item) => item.id === id)?.situacao

  it('ADM-08 com dia marcado não se vê antes; no dia vai ao ar e o público ouve; depois do fim, sai', async () => {
    const eventos = await ouvirEventos(teste)
    const { corpo } = await publicar({ tipos: ['OPERADOR'], de: daqui(2), ate: daqui(3) })
    expect(corpo.agendado).toBe(true)
    expect([await vistos('OPERADOR'), await situacaoDe(corpo.id)]).toEqual([[], 'AGENDADO'])
    await vigiarAvisos(teste.negocio(), teste.agora())
    expect(await vistos('OPERADOR')).toEqual([])
    await vigiarAvisos(teste.negocio(), depois(2))
    expect([await vistos('OPERADOR'), await situacaoDe(corpo.id)]).toEqual([[corpo.id], 'PUBLICADO'])
    const [publicado] = await teste.negocio().banco.select().from(aviso).where(eq(aviso.id, corpo.id))
    await vigiarAvisos(teste.negocio(), publicado?.ate ?? depois(5))
    expect([await vistos('OPERADOR'), await situacaoDe(corpo.id)]).toEqual([[], 'ENCERRADO'])
    const canal = 'private-avisos-OPERADOR-todas'
    await expect
      .poll(() => eventos)
      .toEqual([
        { canal, evento: 'aviso-publicado', dados: { id: corpo.id } },
        { canal, evento: 'aviso-saiu', dados: { id: corpo.id } },
      ])
  })

  it('ADM-08 para um setor, só quem trabalha nele vê', async () => {
    const { banco } = teste.negocio()
    const [novo] = await banco
      .insert(setor)
      .values({ nome: `Doca ${crypto.randomUUID()}` })
      .returning()
    const setorId = novo?.id ?? 0
    const { corpo } = await publicar({ setores: [setorId, setorId] })
    expect(await vistos('OPERADOR')).toEqual([])
    const operadores = await banco
      .select({ colaboradorId: colaborador.id })
      .from(colaborador)
      .where(eq(colaborador.tipo, 'OPERADOR'))
    await banco.insert(colaboradorSetor).values(operadores.map((um) => ({ ...um, setorId })))
    await expect.poll(() => vistos('OPERADOR')).toEqual([corpo.id])
    expect(
      (await leituras(corpo.id, { faltam: true, take: 100 })).corpo.itens.map(({ tipo }) => tipo),
    ).toContain('OPERADOR')
    expect((await listar()).corpo.itens[0]?.publico).toContain(`setor ${novo?.nome}`)
  })

  it('ADM-08 quem leu, quando, e quem falta; quem escreveu não conta', async () => {
    const { corpo } = await publicar({ tipos: ['OPERADOR', 'GERENTE'] })
    const antes = (await leituras(corpo.id, { faltam: true, take: 100 })).corpo
    await teste.chamar(confirmarAviso, {
      token: await teste.tokenDe('OPERADOR'),
      params: { idAviso: corpo.id },
    })
    expect((await listar()).corpo.itens[0]).toMatchObject({ id: corpo.id, lidos: 1, situacao: 'PUBLICADO' })
    const { itens } = (await leituras(corpo.id)).corpo
    expect(itens.map(({ tipo }) => tipo).toSorted()).toEqual(['GERENTE', 'OPERADOR'])
    expect(itens.every(({ lidoEm }) => lidoEm !== null)).toBe(true)
    const agora = (await leituras(corpo.id, { faltam: true, take: 100 })).corpo
    expect(agora.paginator.total).toBe(antes.paginator.total - 1)
    expect(new Set(antes.itens.map(({ tipo }) => tipo))).toEqual(new Set(['OPERADOR']))
  })

  it('ADM-08 retirado, sai de todos na hora; de novo, a razão', async () => {
    const { corpo } = await publicar()
    const eventos = await ouvirEventos(teste)
    expect((await retirar(corpo.id)).status).toBe(200)
    expect([await vistos('OPERADOR'), await situacaoDe(corpo.id)]).toEqual([[], 'RETIRADO'])
    await expect.poll(() => eventos.some(({ evento }) => evento === 'aviso-saiu')).toBe(true)
    const { status, erro } = await retirar(corpo.id, 2)
    expect([status, erro.codigo]).toEqual([409, 'AVISO_JA_SAIU'])
    // The very same words again are another notice now.
    expect((await publicar()).corpo.id).not.toBe(corpo.id)
  })

  it('ADM-08 o que ainda não foi ao ar se retira sem que ninguém ouça', async () => {
    const { corpo } = await publicar({ de: daqui(2) })
    const desdeAqui = await ouvirDesdeAUltima(teste)
    expect((await retirar(corpo.id)).corpo.message).toBe('O aviso não vai mais ao ar.')
    expect((await desdeAqui()).map(({ evento }) => evento)).not.toContain('aviso-saiu')
  })

  it.each([
    [{ de: '2020-01-01' }, 'de', 'Este dia já passou.'],
    [{ ate: '2020-01-01' }, 'ate', 'Este dia já passou.'],
    [{ setores: [999_999] }, 'setores', 'O campo é inválido'],
    [{ de: 'amanhã' }, 'de', expect.any(String)],
  ])('ADM-08 422 no campo: %#', async (corpo, campo, mensagem) => {
    const { status, erro } = await publicar(corpo)
    expect([status, erro.campos]).toEqual([422, { [campo]: mensagem }])
    expect(await teste.negocio().banco.$count(aviso)).toBe(0)
  })

  it('ADM-08 os que se dirigem a uma pessoa não são de quem publica', async () => {
    const [pessoa] = await teste.negocio().banco.select().from(colaborador).limit(1)
    const id = await cenario.gravar({ colaboradorId: pessoa?.id ?? 0 })
    expect((await listar()).corpo.itens).toEqual([])
    expect([(await leituras(id)).status, (await retirar(id)).status]).toEqual([404, 404])
  })

  it('ADM-08 falta quem o veria: da filial, ou de todas, e com conta de antes do aviso', async () => {
    const usuarios = cenarioDeUsuarios(teste)
    const [daqui = 0, outra = 0] = await usuarios.filiais()
    const [nela, fora, depoisDele] = [
      await usuarios.criar({ filiais: [daqui] }),
      await usuarios.criar({ filiais: [outra] }),
      await usuarios.criar({ filiais: [daqui], criadoEm: depois(1) }),
    ]
    const gerente = await usuarios.criar({ tipo: 'GERENTE', filiais: [outra] })
    const { corpo } = await publicar({ tipos: ['OPERADOR', 'GERENTE'], idFil: daqui })
    const { itens } = (await leituras(corpo.id, { faltam: true, take: 100 })).corpo
    const faltam = itens.map(({ id }) => id)
    expect(faltam).toEqual(expect.arrayContaining([nela.id, gerente.id]))
    for (const { id } of [fora, depoisDele]) expect(faltam).not.toContain(id)
  })

  it('PER-01 quem só vê filiais gere os avisos das suas e os que escreveu', async () => {
    const { banco } = teste.negocio()
    await banco.insert(permissao).values({ tipo: 'SUPERVISOR', acao: 'AVISO_PUBLICAR', autorizado: true })
    try {
      const suas = await cenario.filiaisDe('SUPERVISOR')
      const alheia = (await cenario.filiaisDe('GERENTE')).find((id) => !suas.includes(id))
      const eu = await teste.chamar(carregarApp, { token: await teste.tokenDe('SUPERVISOR') })
      const deSua = await cenario.gravar({ filialId: suas[0] ?? 0 })
      const escrito = await cenario.gravar({ autorId: eu.corpo.colaborador.id })
      const [deOutra, deTodas] = [await cenario.gravar({ filialId: alheia ?? 0 }), await cenario.gravar()]
      const vistos = (await listar({}, 'SUPERVISOR')).corpo.itens.map(({ id }) => id)
      expect(vistos.toSorted((a, b) => a - b)).toEqual([deSua, escrito])
      for (const id of [deOutra, deTodas])
        expect([
          (await leituras(id, {}, 'SUPERVISOR')).status,
          (await retirar(id, 1, 'SUPERVISOR')).status,
        ]).toEqual([404, 404])
      expect((await retirar(deSua, 1, 'SUPERVISOR')).status).toBe(200)
    } finally {
      await banco.delete(permissao).where(eq(permissao.acao, 'AVISO_PUBLICAR'))
    }
  })

  it('ADM-08 401, 403, 404, 409 e 422', async () => {
    const { corpo } = await publicar()
    expect((await teste.chamar(listarAvisosPublicados, { query: {} as never })).status).toBe(401)
    expect((await listar({}, 'OPERADOR')).status).toBe(403)
    expect((await leituras(corpo.id, {}, 'OPERADOR')).status).toBe(403)
    expect((await retirar(corpo.id, 1, 'OPERADOR')).status).toBe(403)
    expect((await retirar(999_999)).status).toBe(404)
    expect((await retirar(corpo.id, 7)).status).toBe(409)
    expect((await listar({ situacao: 'X' })).status).toBe(422)
  })

  it('ADM-08 filtra pela situação', async () => {
    const { corpo } = await publicar({ de: daqui(3) })
    await publicar({ titulo: 'Outro' })
    expect((await listar({ situacao: 'AGENDADO' })).corpo.itens.map(({ id }) => id)).toEqual([corpo.id])
  })
})
