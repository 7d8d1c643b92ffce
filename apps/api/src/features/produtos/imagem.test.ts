import { obterImagemDoProduto } from '@balcao/dominio/produtos/contratos'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../../../test/app-de-teste.ts'
import { produto } from './tabelas.ts'

describe('GET /images/produtos/:idImagem', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('NOV-10 a imagem sai do caminho derivado do id, sem sessão, e não pode executar nada', async () => {
    const [linha] = await teste.negocio().banco.select().from(produto).limit(1)
    const { status, headers, bruta } = await teste.chamar(obterImagemDoProduto, {
      params: { idImagem: linha?.imagemId ?? '' },
    })
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('image/svg+xml')
    expect(headers['content-security-policy']).toContain("script-src 'self'")
    expect(bruta.body).toContain('<svg')
    expect(bruta.body).not.toMatch(/<script|onload=/i)
  })

  it.each(['nao-existe', '../../../etc/passwd', '..%2F..%2Fsenha', 'A'.repeat(100)])(
    'NOV-10 404 para %s',
    async (idImagem) => {
      expect((await teste.chamar(obterImagemDoProduto, { params: { idImagem } })).status).toBe(404)
    },
  )
})
