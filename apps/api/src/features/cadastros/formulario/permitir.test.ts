import { listarCamposAdicionais, permiteCadastrar } from '@balcao/dominio/cadastros/contratos'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDeCadastros } from '../../../../test/cenario-de-cadastros.ts'
import { campoAdicional } from '../nucleo/tabelas.ts'

describe('quem cadastra, de que modo e com que campos', () => {
  let teste: AppDeTeste
  let cenario: ReturnType<typeof cenarioDeCadastros>
  beforeAll(async () => {
    teste = await criarAppDeTeste()
    cenario = cenarioDeCadastros(teste)
  })
  afterAll(() => teste.fechar())

  const perguntar = async (quem: TipoDeUsuario, query = {}) =>
    (await teste.chamar(permiteCadastrar, { token: await teste.tokenDe(quem), query })).corpo

  it('CAD-01 API-06 diz quem pode, e o modo da filial em que se cadastra', async () => {
    expect(await perguntar('REPRESENTANTE')).toEqual({ permite: true, modo: 'COMPLETO' })
    expect(await perguntar('COLABORADOR')).toEqual({ permite: false, modo: 'COMPLETO' })
    const idFil = await cenario.filialDoOperador(1)
    await cenario.comParametro('cadastraCliente', 'AVANCADO', idFil, async () => {
      expect(await perguntar('OPERADOR', { idFil })).toEqual({ permite: true, modo: 'AVANCADO' })
      expect((await perguntar('OPERADOR', { idFil: await cenario.filialDoOperador(0) })).modo).toBe(
        'COMPLETO',
      )
    })
    expect((await teste.chamar(permiteCadastrar)).status).toBe(401)
    const token = await teste.tokenDe('OPERADOR')
    expect((await teste.chamar(permiteCadastrar, { token, query: { idFil: 'x' } })).status).toBe(422)
  })

  it('CAD-10 os campos em uso, na ordem do negócio', async () => {
    const { banco } = teste.negocio()
    await banco
      .insert(campoAdicional)
      .values({ rotulo: 'Fora de uso', tipo: 'TEXTO', ordem: 0, ativo: false })
    const token = await teste.tokenDe('OPERADOR')
    const query = { entidade: 'cliente' }
    const { corpo } = await teste.chamar(listarCamposAdicionais, { token, query })
    expect(corpo.itens[0]).toEqual({
      id: expect.any(Number),
      rotulo: 'Melhor período para entrega',
      tipo: 'LISTA',
      obrigatorio: true,
      tamanho: 100,
      opcoes: ['Manhã', 'Tarde', 'Qualquer horário'],
    })
    expect(corpo.itens.map(({ tipo }) => tipo)).toEqual(['LISTA', 'NUMERO', 'DATA', 'SIM_NAO', 'TEXTO'])
    expect((await teste.chamar(listarCamposAdicionais, { token })).status).toBe(422)
    expect((await teste.chamar(listarCamposAdicionais, { query })).status).toBe(401)
    const colaborador = await teste.tokenDe('COLABORADOR')
    expect((await teste.chamar(listarCamposAdicionais, { token: colaborador, query })).status).toBe(403)
  })
})
