import { listarEnderecosDeEntrega } from '@balcao/dominio/enderecos/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { cenarioDeClientes } from '../../../test/cenario-de-clientes.ts'
import { enderecoEntrega } from './tabelas.ts'

describe('GET /sac/enderecos/:idCli', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeClientes>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeClientes(teste)
  })
  afterAll(() => teste.fechar())

  const listar = async (idCli: number | string, tipo: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(listarEnderecosDeEntrega, { token: await teste.tokenDe(tipo), params: { idCli } })
  const gravar = async (clienteId: number, campos: Partial<typeof enderecoEntrega.$inferInsert> = {}) => {
    const [linha] = await teste
      .negocio()
      .banco.insert(enderecoEntrega)
      .values({
        clienteId,
        cep: '79002000',
        logradouro: 'Rua das Flores',
        numero: '10',
        bairro: 'Centro',
        cidade: 'Campo Grande',
        ibge: '5002704',
        uf: 'MS',
        ...campos,
      })
      .returning()
    return linha?.id ?? 0
  }

  it('END-01 ENT-07 o selecionado primeiro, depois os mais novos; o excluído não aparece', async () => {
    const [dono, outro] = [await cenario.criar(), await cenario.criar()]
    const escolhido = await gravar(dono.id, {
      selecionado: true,
      complemento: 'Galpão',
      observacao: 'Doca 3',
    })
    const velho = await gravar(dono.id, { numero: '11' })
    const novo = await gravar(dono.id, { numero: '12' })
    await gravar(dono.id, { numero: '13', excluidoEm: new Date() })
    await gravar(outro.id)
    const { status, corpo } = await listar(dono.id)
    expect([status, corpo.itens.map(({ id }) => id)]).toEqual([200, [escolhido, novo, velho]])
    expect(corpo.itens[0]).toEqual({
      id: escolhido,
      cep: '79002000',
      rua: 'Rua das Flores',
      numero: '10',
      complemento: 'Galpão',
      bairro: 'Centro',
      cidade: 'Campo Grande',
      estado: 'MS',
      ibge: '5002704',
      obs: 'Doca 3',
      selecionado: true,
      versao: 1,
    })
  })

  it('END-01 404 para o cliente de outra pessoa e o que não existe; 401; PER-01 403 sem a ação', async () => {
    const dono = await cenario.criar()
    for (const id of [dono.id, 999_999, 'abc'])
      expect([id, (await listar(id, 'REPRESENTANTE')).status]).toEqual([id, 404])
    expect((await teste.chamar(listarEnderecosDeEntrega, { params: { idCli: dono.id } })).status).toBe(401)
    const { status } = await cenario.semAcao('SUPERVISOR', ['CLIENTE_DADOS'], () =>
      listar(dono.id, 'SUPERVISOR'),
    )
    expect(status).toBe(403)
  })
})
