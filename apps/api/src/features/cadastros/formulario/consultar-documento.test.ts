import { consultarDocumento } from '@balcao/dominio/cadastros/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros } from '../../../../test/cenario-de-cadastros.ts'
import { cadastro } from '../nucleo/tabelas.ts'

describe('consulta de um documento', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const consultar = async (documento: string, quem: TipoDeUsuario = 'OPERADOR') =>
    teste.chamar(consultarDocumento, { token: await teste.tokenDe(quem), params: { documento } })

  it('CAD-03 livre, cliente, prospect, simulação e pendente, com quem é', async () => {
    expect((await consultar(cenario.novoCnpj())).corpo).toEqual({
      situacao: 'LIVRE',
      cliente: null,
      message: 'Documento disponível para cadastro.',
    })
    for (const [situacao, campos] of [
      ['CLIENTE', {}],
      ['PROSPECT', { prospect: true }],
      ['SIMULACAO', { prospect: true, simulacao: true }],
      ['PENDENTE', { prospect: true }],
    ] as const) {
      const dono = await cenario.criar({ campos: { ...campos, documento: cenario.novoCnpj() } })
      if (situacao === 'PENDENTE')
        await teste
          .negocio()
          .banco.insert(cadastro)
          .values({
            clienteId: dono.id,
            modo: 'COMPLETO',
            situacao,
            formulario: await cenario.preencher(dono.documento),
            solicitadoEm: teste.agora(),
          })
      expect((await consultar(dono.documento)).corpo).toMatchObject({
        situacao,
        cliente: { id: dono.id, fant: dono.fantasia },
      })
    }
  })

  it('CAD-03 de quem a sessão não vê só se diz que existe: nem nome, nem o que é', async () => {
    const dono = await cenario.criar({
      campos: { prospect: true, simulacao: true, documento: cenario.novoCnpj() },
    })
    expect((await consultar(dono.documento, 'REPRESENTANTE')).corpo).toEqual({
      situacao: 'CLIENTE',
      cliente: null,
      message: 'Este documento já é de um cliente cadastrado.',
    })
  })

  it('AUT-10 PER-01 404 para o que não é documento; 401; 403', async () => {
    expect((await consultar('11111111111')).status).toBe(404)
    const params = { documento: cenario.novoCnpj() }
    expect((await teste.chamar(consultarDocumento, { params })).status).toBe(401)
    expect((await consultar(params.documento, 'COLABORADOR')).status).toBe(403)
  })
})
