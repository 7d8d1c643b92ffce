import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { confirmarAviso, confirmarTodosOsAvisos } from '@balcao/dominio/avisos/contratos'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAvisos } from '../../../test/cenario-de-avisos.ts'
import { ouvirDesdeAUltima, ouvirEventos } from '../../../test/ouvir-eventos.ts'
import { permissao } from '../acesso/tabelas.ts'
import { avisoLeitura } from './tabelas.ts'

describe('confirmar a leitura de avisos', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeAvisos>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeAvisos(teste)
  })
  afterAll(() => teste.fechar())

  const confirmar = async (idAviso: number | string, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(confirmarAviso, { token: await teste.tokenDe(tipo), params: { idAviso } })
  const confirmarTodos = async (tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(confirmarTodosOsAvisos, { token: await teste.tokenDe(tipo) })
  const canalDe = async (tipo: TipoDeUsuario) => {
    const { corpo } = await teste.chamar(carregarApp, { token: await teste.tokenDe(tipo) })
    return canalDoColaborador(corpo.colaborador.id)
  }

  describe('POST /sac/avisos/:idAviso/lido', () => {
    it('AVI-01 confirma um, diz quantos faltam e conta às outras abas da pessoa', async () => {
      const id = await cenario.gravar()
      await cenario.gravar()
      const eventos = await ouvirEventos(teste)
      const { status, corpo } = await confirmar(id)
      expect([status, corpo]).toEqual([200, { quantidade: 1 }])
      const { itens } = (await cenario.ver('OPERADOR', { naoLidos: true })).corpo
      expect(itens.map((aviso) => aviso.id)).not.toContain(id)
      const canal = await canalDe('OPERADOR')
      await expect.poll(() => eventos).toEqual([{ canal, evento: 'avisos-lidos', dados: { quantidade: 1 } }])
    })

    it('AVI-01 confirmar de novo não muda nada nem avisa ninguém', async () => {
      const id = await cenario.gravar()
      await confirmar(id)
      const antes = await teste.negocio().banco.select().from(avisoLeitura)
      const desdeAqui = await ouvirDesdeAUltima(teste)
      teste.adiantar(60_000)
      expect((await confirmar(id)).corpo).toEqual({ quantidade: 0 })
      expect(await teste.negocio().banco.select().from(avisoLeitura)).toEqual(antes)
      expect(await desdeAqui()).toEqual([])
    })

    it('AVI-01 confirmações ao mesmo tempo gravam uma leitura só', async () => {
      const id = await cenario.gravar()
      const respostas = await Promise.all(Array.from({ length: 8 }, () => confirmar(id)))
      expect(respostas.map(({ status, corpo }) => [status, corpo.quantidade])).toEqual(
        Array.from({ length: 8 }, () => [200, 0]),
      )
      expect(await teste.negocio().banco.$count(avisoLeitura)).toBe(1)
    })

    it('AVI-01 404 para o aviso que a pessoa não pode ver, como para o que não existe', async () => {
      const alheio = await cenario.gravar({ tipos: ['GERENTE'] })
      for (const id of [alheio, alheio + 1000, 'abc', 0]) {
        const { status, erro } = await confirmar(id)
        expect([id, status, erro.codigo]).toEqual([id, 404, 'NAO_ENCONTRADO'])
      }
      expect(await teste.negocio().banco.$count(avisoLeitura)).toBe(0)
    })
  })

  describe('POST /sac/avisos/lidos', () => {
    it('AVI-01 confirma todos os que a pessoa vê, e só para ela', async () => {
      for (let i = 0; i < 15; i++) await cenario.gravar()
      await cenario.gravar({ tipos: ['GERENTE'] })
      const eventos = await ouvirEventos(teste)
      expect((await confirmarTodos()).corpo).toEqual({ quantidade: 0 })
      expect(await teste.negocio().banco.$count(avisoLeitura)).toBe(15)
      expect((await cenario.ver('REPRESENTANTE', { naoLidos: true })).corpo.paginator.total).toBe(15)
      const canal = await canalDe('OPERADOR')
      await expect.poll(() => eventos).toEqual([{ canal, evento: 'avisos-lidos', dados: { quantidade: 0 } }])
    })

    it('AVI-01 todos e cada um ao mesmo tempo não se atrapalham', async () => {
      const ids = await Promise.all(Array.from({ length: 10 }, () => cenario.gravar()))
      const respostas = await Promise.all([
        ...ids.map((id) => confirmar(id)),
        ...Array.from({ length: 4 }, () => confirmarTodos()),
      ])
      expect(respostas.map(({ status }) => status)).toEqual(respostas.map(() => 200))
      expect(await teste.negocio().banco.$count(avisoLeitura)).toBe(10)
    })
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a permissão', async () => {
    const params = { idAviso: await cenario.gravar() }
    expect((await teste.chamar(confirmarAviso, { params })).status).toBe(401)
    expect((await teste.chamar(confirmarTodosOsAvisos)).status).toBe(401)
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'COLABORADOR', acao: 'AVISO_CONFIRMAR', autorizado: false })
    expect((await confirmar(params.idAviso, 'COLABORADOR')).status).toBe(403)
    expect((await confirmarTodos('COLABORADOR')).status).toBe(403)
  })
})
