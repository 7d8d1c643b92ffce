import { listarSolicitantes } from '@balcao/dominio/cadastros/fila'
import type { TipoDeUsuario } from '@balcao/dominio/usuarios'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../../test/app-de-teste.ts'
import { cenarioDaFila } from '../../../../test/cenario-da-fila.ts'
import { cadastro } from '../nucleo/tabelas.ts'

describe('GET /sac/cadastros/solicitantes', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const listar = async (tipo: TipoDeUsuario) =>
    teste.chamar(listarSolicitantes, { token: await teste.tokenDe(tipo) })

  it('CAD-01, PER-01 cada um uma vez, em ordem, dos cadastros que se veem', async () => {
    await teste.negocio().banco.delete(cadastro)
    const cenario = cenarioDaFila(teste)
    await cenario.pedir()
    await cenario.pedir({ campos: { situacao: 'APROVADO' } })
    await cenario.pedir({ solicitante: null })
    await cenario.pedir({ solicitante: 'OPERADOR', doRepresentante: false })
    const [representante, operador] = await Promise.all(
      (['REPRESENTANTE', 'OPERADOR'] as const).map((tipo) => cenario.idDaConta(tipo)),
    )
    const { status, corpo } = await listar('GERENTE')
    expect(status).toBe(200)
    expect(corpo.itens.map(({ id }) => id).sort()).toEqual([representante, operador].sort())
    const nomes = corpo.itens.map(({ nome }) => nome)
    expect(nomes).toEqual(nomes.toSorted((a, b) => a.localeCompare(b, 'pt-BR')))
    expect((await listar('REPRESENTANTE')).corpo.itens.map(({ id }) => id)).toEqual([representante])
  })

  it('AUT-10 401 sem sessão; PER-01 403 sem a ação', async () => {
    expect((await teste.chamar(listarSolicitantes)).status).toBe(401)
    expect((await listar('CONSUMIDOR_FINAL')).status).toBe(403)
  })
})
