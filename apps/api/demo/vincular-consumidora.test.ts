import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { colaborador } from '../src/features/acesso/tabelas.ts'
import { colaboradorCliente } from '../src/features/clientes/tabelas.ts'
import { type AppDeTeste, criarAppDeTeste } from '../test/app-de-teste.ts'
import { CPF_DA_CONSUMIDORA, EMAIL_DA_CONSUMIDORA } from './contas.ts'
import { preencherSeVazio } from './preencher-se-vazio.ts'

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
  const completar = () => preencherSeVazio(teste.negocio(), teste.agora(), () => undefined)

  it('SEG-01 já nasce vinculada ao próprio cadastro', async () => {
    expect(await conta()).toMatchObject({
      email: EMAIL_DA_CONSUMIDORA,
      emailConfirmado: EMAIL_DA_CONSUMIDORA,
    })
    expect(await vinculos()).toBe(1)
  })

  it('SEG-01 uma pasta de antes ganha o vínculo, uma vez', async () => {
    await banco().delete(colaboradorCliente)
    await banco()
      .update(colaborador)
      .set({ email: 'cecilia.lins@auroradistribuidora.example', emailConfirmado: null })
      .where(dela)
    await completar()
    await completar()
    expect((await conta())?.emailConfirmado).toBe(EMAIL_DA_CONSUMIDORA)
    expect(await vinculos()).toBe(1)
  })

  it('SEG-01 quem já mudou o e-mail da conta não é vinculado por nós', async () => {
    await banco().delete(colaboradorCliente)
    await banco()
      .update(colaborador)
      .set({ email: 'alguem@exemplo.com.br', emailConfirmado: null })
      .where(dela)
    await completar()
    expect([(await conta())?.email, await vinculos()]).toEqual(['alguem@exemplo.com.br', 0])
  })
})
