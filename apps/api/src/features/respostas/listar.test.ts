import {
  baixarAnexoDaResposta,
  excluirResposta,
  listarRespostas,
  oferecerRespostas,
  restaurarResposta,
  usarResposta,
} from '@balcao/dominio/respostas/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeRespostas } from '../../../test/cenario-de-respostas.ts'
import { PNG } from '../../../test/formulario.ts'

describe('MES-05 achar e usar respostas prontas', () => {
  let teste: AppDeTeste
  let cenario: Awaited<ReturnType<typeof cenarioDeRespostas>>
  beforeEach(async () => {
    teste ??= await criarAppDeTeste()
    cenario = await cenarioDeRespostas(teste)
  })
  afterAll(() => teste.fechar())
  const de = (quem: TipoDeUsuario) => teste.tokenDe(quem)
  const oferecidas = async (quem: TipoDeUsuario) =>
    (await teste.chamar(oferecerRespostas, { token: await de(quem), query: {} })).corpo.itens.map(
      ({ atalho }) => atalho,
    )
  const usar = async (quem: TipoDeUsuario, idResposta: number) =>
    teste.chamar(usarResposta, { token: await de(quem), params: { idResposta }, corpo: {} })

  it('as que mais uso vêm primeiro, e o uso é de cada um', async () => {
    await cenario.criar('GERENTE', { escopo: 'TODOS', titulo: 'A', atalho: 'aa' })
    const { corpo: b } = await cenario.criar('GERENTE', { escopo: 'TODOS', titulo: 'B', atalho: 'bb' })
    await cenario.criar('OPERADOR', { titulo: 'C', atalho: 'cc' })
    expect(await oferecidas('OPERADOR')).toEqual(['aa', 'bb', 'cc'])
    expect((await usar('OPERADOR', b.id)).corpo).toEqual({ usos: 1 })
    expect((await usar('OPERADOR', b.id)).corpo).toEqual({ usos: 2 })
    expect(await oferecidas('OPERADOR')).toEqual(['bb', 'aa', 'cc'])
    expect(await oferecidas('GERENTE')).toEqual(['aa', 'bb'])
  })

  it('a lista acha pelo texto, filtra por escopo e não mostra a de outro', async () => {
    await cenario.criar('GERENTE', { escopo: 'TODOS', texto: 'Coleta agendada', atalho: 'coleta' })
    await cenario.criar('OPERADOR', { texto: 'Devolução recebida', atalho: 'recebida' })
    const listar = async (quem: TipoDeUsuario, query: object) =>
      (await teste.chamar(listarRespostas, { token: await de(quem), query: { ...query } })).corpo.itens.map(
        ({ atalho }) => atalho,
      )
    expect(await listar('OPERADOR', { termo: 'devolucao' })).toEqual(['recebida'])
    expect(await listar('GERENTE', { termo: 'devolucao' })).toEqual([])
    expect(await listar('OPERADOR', { escopo: 'TODOS' })).toEqual(['coleta'])
    expect((await listar('OPERADOR', { orderBy: 'titulo', direction: 'DESC' })).length).toBe(2)
  })

  it('excluída some e volta; a versão manda, e o atalho tomado não deixa voltar', async () => {
    const { corpo } = await cenario.criar('OPERADOR')
    const params = { idResposta: corpo.id }
    const token = await de('OPERADOR')
    const excluir = (versao: number) => teste.chamar(excluirResposta, { token, params, query: { versao } })
    const restaurar = (versao: number) =>
      teste.chamar(restaurarResposta, { token, params, corpo: { versao } })
    expect((await excluir(9)).status).toBe(409)
    expect((await restaurar(1)).erro.codigo).toBe('RESPOSTA_NAO_EXCLUIDA')
    expect((await excluir(1)).corpo.versao).toBe(2)
    expect(await oferecidas('OPERADOR')).toEqual([])
    expect((await usar('OPERADOR', corpo.id)).status).toBe(404)
    const { corpo: outra } = await cenario.criar('OPERADOR', { titulo: 'Tomou o atalho' })
    expect((await restaurar(2)).erro.codigo).toBe('RESPOSTA_ATALHO_OCUPADO')
    await teste.chamar(excluirResposta, { token, params: { idResposta: outra.id }, query: { versao: 1 } })
    expect((await restaurar(2)).status).toBe(200)
    expect(await oferecidas('OPERADOR')).toEqual(['ola'])
    const alheia = await teste.chamar(excluirResposta, {
      token: await de('GERENTE'),
      params,
      query: { versao: 3 },
    })
    expect(alheia.status).toBe(404)
  })

  it('o anexo é baixado só por quem vê a resposta, e só por ela', async () => {
    const { corpo } = await cenario.criar('OPERADOR', {}, [{ nome: 'guia.png', conteudo: PNG }])
    const baixar = async (quem: TipoDeUsuario, idResposta: number) =>
      teste.chamar(baixarAnexoDaResposta, {
        token: await de(quem),
        params: { idResposta, idAnexo: corpo.anexos[0]?.id ?? 0 },
      })
    const certa = await baixar('OPERADOR', corpo.id)
    expect(certa.status).toBe(200)
    expect(certa.bruta.rawPayload.equals(PNG)).toBe(true)
    expect((await baixar('GERENTE', corpo.id)).status).toBe(404)
    expect((await baixar('OPERADOR', corpo.id + 1)).status).toBe(404)
  })

  it('401 sem sessão, 403 a quem não atende', async () => {
    expect((await teste.chamar(oferecerRespostas, { query: {} })).status).toBe(401)
    expect((await teste.chamar(oferecerRespostas, { token: await de('CONSUMIDOR_FINAL') })).status).toBe(403)
  })
})
