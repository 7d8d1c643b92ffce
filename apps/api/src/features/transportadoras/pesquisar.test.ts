import { pesquisarTransportadoras } from '@balcao/dominio/consultas/contratos'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { transportadora } from './tabelas.ts'

describe('GET /sac/consultas/transportadoras', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('GER-12 ENT-05 acha pelo nome sem acento e pelo CNPJ; a inativa não aparece', async () => {
    const { banco } = teste.negocio()
    const token = await teste.tokenDe('OPERADOR')
    const [alvo] = await banco
      .update(transportadora)
      .set({ razaoSocial: 'Expresso Ligação Rápida' })
      .where(eq(transportadora.id, 1))
      .returning()
    for (const q of ['ligacao rapida', alvo?.cnpj]) {
      const { corpo } = await teste.chamar(pesquisarTransportadoras, { token, query: { q } })
      expect(corpo.itens).toContainEqual(
        expect.objectContaining({ id: 1, razSoc: 'Expresso Ligação Rápida' }),
      )
    }
    await banco.update(transportadora).set({ ativa: false }).where(eq(transportadora.id, 1))
    const { corpo } = await teste.chamar(pesquisarTransportadoras, { token, query: { q: 'ligacao' } })
    expect(corpo.itens).toEqual([])
  })

  it('PER-01 401 sem sessão, 403 para o consumidor final', async () => {
    expect((await teste.chamar(pesquisarTransportadoras)).status).toBe(401)
    const token = await teste.tokenDe('CONSUMIDOR_FINAL')
    expect((await teste.chamar(pesquisarTransportadoras, { token })).status).toBe(403)
  })
})
