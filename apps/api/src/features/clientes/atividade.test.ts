import { atualizarAtividade, listarAtividadesDoCliente } from '@balcao/dominio/clientes/secoes'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { opcaoDeCadastro } from '../opcoes/tabelas.ts'
import type { cliente } from './tabelas.ts'

describe('atividade do cliente', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  let [antiga, nova] = [
    { id: 0, descricao: '' },
    { id: 0, descricao: '' },
  ]
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
    const opcoes = await teste
      .negocio()
      .banco.select()
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'ATIVIDADE'))
      .limit(2)
    ;[antiga = antiga, nova = nova] = opcoes
  })
  afterAll(() => teste.fechar())

  const criar = (campos: Partial<typeof cliente.$inferInsert> = {}) =>
    cenario.criar({ campos: { atividade: antiga.descricao, ...campos } })
  const mudar = async (idCli: number, corpo: Record<string, unknown>, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(atualizarAtividade, { token: await teste.tokenDe(tipo), query: { idCli }, corpo })
  const ler = async (idCli: number, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarAtividadesDoCliente, { token: await teste.tokenDe(tipo), params: { idCli } })

  it('ENT-06 a atividade, com o id na lista e se a pessoa pode mudá-la', async () => {
    const dono = await criar()
    const item = { id: dono.id, atividade: antiga.descricao, idAtividade: antiga.id }
    expect((await ler(dono.id)).corpo.itens).toEqual([{ ...item, permiteEditar: true }])
    expect((await ler(dono.id, 'COLABORADOR')).corpo.itens).toEqual([{ ...item, permiteEditar: false }])
    const forDaLista = await criar({ atividade: 'Ferro-velho', atividadeTravada: true })
    expect((await ler(forDaLista.id)).corpo.itens).toEqual([
      { id: forDaLista.id, atividade: 'Ferro-velho', idAtividade: null, permiteEditar: false },
    ])
    expect((await ler(dono.id, 'REPRESENTANTE')).status).toBe(404)
  })

  it.each(['o nome', 'o id'])('CLI-06 muda a de quem viu %s da atual, com histórico', async (oQue) => {
    const dono = await criar()
    const valoranterior = oQue === 'o id' ? String(antiga.id) : antiga.descricao
    expect((await mudar(dono.id, { id: dono.id, valoranterior, valor: nova.id })).status).toBe(200)
    expect((await ler(dono.id)).corpo.itens[0]?.atividade).toBe(nova.descricao)
    expect(await cenario.ultimoHistorico('cliente', dono.id)).toEqual({
      acao: 'ALTERAR_ATIVIDADE',
      dados: { de: antiga.descricao, para: nova.descricao },
    })
  })

  it('PER-05 409 se já não é a que a pessoa viu, e se vem do sistema da empresa', async () => {
    const dono = await criar()
    const corpo = { id: dono.id, valoranterior: nova.descricao, valor: nova.id }
    expect(await mudar(dono.id, corpo)).toMatchObject({ status: 409, erro: { codigo: 'VALOR_MUDOU' } })
    const travado = await criar({ atividadeTravada: true })
    const certo = { id: travado.id, valoranterior: antiga.descricao, valor: nova.id }
    expect(await mudar(travado.id, certo)).toMatchObject({
      status: 409,
      erro: { codigo: 'NAO_PERMITE_EDITAR' },
    })
  })

  it('CLI-06 422 no campo para o que não é atividade da lista', async () => {
    const dono = await criar()
    const [classificacao] = await teste
      .negocio()
      .banco.select()
      .from(opcaoDeCadastro)
      .where(eq(opcaoDeCadastro.lista, 'CLASSIFICACAO'))
      .limit(1)
    for (const valor of [999_999, classificacao?.id]) {
      const { status, erro } = await mudar(dono.id, { id: dono.id, valoranterior: antiga.descricao, valor })
      expect([status, erro.campos]).toEqual([422, { valor: 'Escolha uma atividade da lista.' }])
    }
  })

  it('404 para o cliente de outra pessoa e para o item que não é dele; 401; 403', async () => {
    const dono = await criar()
    const corpo = { id: dono.id, valoranterior: antiga.descricao, valor: nova.id }
    expect((await mudar(dono.id, corpo, 'REPRESENTANTE')).status).toBe(404)
    expect((await mudar(dono.id, { ...corpo, id: dono.id + 1 })).status).toBe(404)
    expect((await teste.chamar(atualizarAtividade, { query: { idCli: dono.id }, corpo })).status).toBe(401)
    expect((await mudar(dono.id, corpo, 'COLABORADOR')).status).toBe(403)
  })
})
