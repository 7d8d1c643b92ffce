import { carregarApp } from '@balcao/dominio/acesso/contratos-da-sessao'
import { confirmarVariosAvisos } from '@balcao/dominio/avisos/contratos'
import { MAXIMO_EM_LOTE } from '@balcao/dominio/listas/lote'
import { canalDoColaborador } from '@balcao/dominio/realtime/canais'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeAvisos } from '../../../test/cenario-de-avisos.ts'
import { ouvirEventos } from '../../../test/ouvir-eventos.ts'
import { permissao } from '../acesso/tabelas.ts'
import { avisoLeitura } from './tabelas.ts'

describe('POST /sac/avisos/lote/lidos', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeAvisos>>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  beforeEach(async () => {
    cenario = await cenarioDeAvisos(teste)
  })
  afterAll(() => teste.fechar())

  const confirmar = async (avisos: unknown[], tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(confirmarVariosAvisos, { token: await teste.tokenDe(tipo), corpo: { avisos } as never })
  const leituras = () => teste.negocio().banco.select().from(avisoLeitura)

  it('AVI-01 confirma os escolhidos, e só para a pessoa; diz quantos faltam e conta às outras abas', async () => {
    const [um, dois, tres] = [await cenario.gravar(), await cenario.gravar(), await cenario.gravar()]
    const { corpo: carga } = await teste.chamar(carregarApp, { token: await teste.tokenDe('OPERADOR') })
    const eventos = await ouvirEventos(teste)
    const { status, corpo } = await confirmar([um, tres])
    expect([status, corpo]).toEqual([200, { quantidade: 1 }])
    const { itens } = (await cenario.ver('OPERADOR', { naoLidos: true })).corpo
    expect(itens.map(({ id }) => id)).toEqual([dois])
    expect((await cenario.ver('REPRESENTANTE', { naoLidos: true })).corpo.paginator.total).toBe(3)
    const canal = canalDoColaborador(carga.colaborador.id)
    await expect.poll(() => eventos).toEqual([{ canal, evento: 'avisos-lidos', dados: { quantidade: 1 } }])
  })

  it('AVI-01 de novo não muda nada', async () => {
    const ids = [await cenario.gravar(), await cenario.gravar()]
    await confirmar(ids)
    const antes = await leituras()
    expect(antes).toHaveLength(2)
    teste.adiantar(60_000)
    expect((await confirmar([...ids, ...ids])).corpo).toEqual({ quantidade: 0 })
    expect(await leituras()).toEqual(antes)
  })

  it('AVI-01 o que a pessoa não vê fica como estava', async () => {
    const seu = await cenario.gravar()
    const alheio = await cenario.gravar({ tipos: ['GERENTE'] })
    expect((await confirmar([seu, alheio, alheio + 1000])).corpo).toEqual({ quantidade: 0 })
    expect((await leituras()).map(({ avisoId }) => avisoId)).toEqual([seu])
    expect((await cenario.ver('GERENTE', { naoLidos: true })).corpo.itens.map(({ id }) => id)).toContain(
      alheio,
    )
  })

  it.each([[[]], [['abc']], [[0]], [Array.from({ length: MAXIMO_EM_LOTE + 1 }, (_, i) => i + 1)]])(
    'AVI-01 422 sem aviso que se entenda, ou com avisos demais',
    async (avisos) => {
      const { status, erro } = await confirmar(avisos)
      expect([status, Object.keys(erro.campos ?? {})[0]?.split('.')[0]]).toEqual([422, 'avisos'])
    },
  )

  it('AUT-10 401 sem sessão; PER-01 403 sem a permissão', async () => {
    const avisos = [await cenario.gravar()]
    expect((await teste.chamar(confirmarVariosAvisos, { corpo: { avisos } })).status).toBe(401)
    await teste
      .negocio()
      .banco.insert(permissao)
      .values({ tipo: 'COLABORADOR', acao: 'AVISO_CONFIRMAR', autorizado: false })
    expect((await confirmar(avisos, 'COLABORADOR')).status).toBe(403)
    expect(await leituras()).toEqual([])
  })
})
