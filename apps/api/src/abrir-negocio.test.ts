import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AppDeTeste, criarAppDeTeste } from '../test/app-de-teste.ts'
import { abrirNegocio } from './abrir-negocio.ts'
import { criarLog } from './platform/log.ts'
import { relogioDoSistema } from './platform/relogio.ts'

describe('negócio', () => {
  let teste: AppDeTeste
  beforeAll(async () => {
    teste = await criarAppDeTeste()
  })
  afterAll(() => teste.fechar())

  it('NEG-03 o banco de um negócio recusa servir outro, mesmo que a configuração mande', async () => {
    const { configuracao, url, armazem } = teste.negocio()
    const outro = { ...configuracao, id: 'boreal', banco: url }
    const abrir = abrirNegocio({
      configuracao: outro,
      servidor: url,
      armazem,
      relogio: relogioDoSistema,
      log: criarLog('silent'),
    })
    await expect(abrir).rejects.toThrow('já pertence ao negócio aurora')
  })
})
