import { colaborador } from '@balcao/api/src/features/acesso/tabelas.ts'
import { colaboradorCliente } from '@balcao/api/src/features/clientes/tabelas.ts'
import { type AppDeTeste, criarAppDeTeste } from '@balcao/api/test/app-de-teste.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CPF_DA_CONSUMIDORA, EMAIL_DA_CONSUMIDORA } from './contas.ts'

describe('SEG-01 a consumidora da demonstração', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  const banco = () => teste.negocio().banco
  const dela = eq(colaborador.cpf, CPF_DA_CONSUMIDORA)
  const conta = async () => (await banco().select().from(colaborador).where(dela))[0]
  const vinculos = () => banco().$count(colaboradorCliente)

  it('SEG-01 já nasce vinculada ao próprio cadastro', async () => {
    expect(await conta()).toMatchObject({
      email: EMAIL_DA_CONSUMIDORA,
      emailConfirmado: EMAIL_DA_CONSUMIDORA,
    })
    expect(await vinculos()).toBe(1)
  })
})
